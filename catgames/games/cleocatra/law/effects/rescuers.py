"""A rescuer comes onto a tile, goes to the next one, or changes places with another player's."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.games.cleocatra.language.moves import Exchange, Herd, Placing, Scout, Settle, TeamUp
from catgames.games.cleocatra.law.effects.turn import finish_action, tell_finish
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.changes import with_exchange, with_rescuer, with_rescuer_moved
from catgames.games.cleocatra.position.facts import say_tile
from catgames.games.cleocatra.position.state import State, supply

TOLD = {
    Scout: ("scouted", "rescuer.scout"),
    TeamUp: ("teamed-up", "rescuer.team-up"),
    Settle: ("settled", "turn.stuck"),
}


def put(state: State, move: Placing) -> State:
    """Scout, team up or, being stuck, anywhere."""
    return finish_action(with_rescuer(state, move.seat, move.tile))


def herd(state: State, move: Herd) -> State:
    return finish_action(with_rescuer_moved(state, move.seat, move.tile, move.to))


def exchange(state: State, move: Exchange) -> State:
    """Bastet: two rescuers change places."""
    return finish_action(with_exchange(state, move.seat, move.tile, move.other, move.there))


def tell_put(before: State, move: Placing, after: State, tell: Teller) -> None:
    seat, tile = move.seat, move.tile
    event, rule = TOLD[type(move)]
    said = say_tile(before, tile)
    tell(event, rule, (keys.RESCUER(seat, tile),), who=seat, tile=said, count=supply(after, seat))
    tell_finish(with_rescuer(before, seat, tile), after, tell)


def tell_herd(before: State, move: Herd, after: State, tell: Teller) -> None:
    shown = (keys.RESCUER(move.seat, move.to),)
    tell("herded", "adv.herd", shown, who=move.seat, tile=say_tile(before, move.to))
    tell_finish(with_rescuer_moved(before, move.seat, move.tile, move.to), after, tell)


def tell_exchange(before: State, move: Exchange, after: State, tell: Teller) -> None:
    shown = (keys.RESCUER(move.seat, move.there), keys.RESCUER(move.other, move.tile))
    tell("exchanged", "adv.bastet", shown, who=move.seat, other=move.other)
    tell_finish(with_exchange(before, move.seat, move.tile, move.other, move.there), after, tell)


EFFECTS = (
    Effect(Scout, put, tell_put),
    Effect(TeamUp, put, tell_put),
    Effect(Settle, put, tell_put),
    Effect(Herd, herd, tell_herd),
    Effect(Exchange, exchange, tell_exchange),
)
