"""Actions: a tile is drawn, laid or moved; a rescuer is put on a tile, goes to the next, changes places."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import Message
from catgames.core.seats import after as next_to
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Placing,
    Scout,
    Search,
    Settle,
    TeamUp,
)
from catgames.games.cleocatra.law.effects.turn import finish_action, tell_finish
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.changes import (
    with_exchange,
    with_rescuer,
    with_rescuer_moved,
    with_tile,
    with_tile_moved,
)
from catgames.games.cleocatra.position.grid import Cell, closes_a_gap
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import FIRST, SETUP, State, is_occupied, supply
from catgames.games.cleocatra.position.tiles import UNKNOWN, say_adjective

PLACINGS = {
    Scout: ("scouted", "rescuer.scout"),
    TeamUp: ("teamed-up", "rescuer.team-up"),
    Settle: ("settled", "turn.stuck"),
}
"""What is told of a rescuer that comes onto a tile, and by which rule."""


def done(state: State, move: Move) -> State:
    """The pieces once this action is done, whatever comes then; a drawn tile not laid yet lies nowhere."""
    match move:
        case Lay(place=place):
            return with_tile(state, place, state.held or UNKNOWN)
        case Search(tile=tile, place=place):
            return with_tile_moved(state, tile, place)
        case Scout(seat=seat, tile=tile) | TeamUp(seat=seat, tile=tile) | Settle(seat=seat, tile=tile):
            return with_rescuer(state, seat, tile)
        case Herd(seat=seat, tile=tile, to=to):
            return with_rescuer_moved(state, seat, tile, to)
        case Exchange(seat=seat, tile=tile, other=other, there=there):
            return with_exchange(state, seat, tile, other, there)
    return state


def act(state: State, move: Move) -> State:
    return finish_action(done(state, move))


def draw_tile(state: State, move: Draw) -> State:
    """Expedition: the tile is looked at first, then laid."""
    return state._replace(pile=state.pile[:-1], held=state.pile[-1])


def lay(state: State, move: Lay) -> State:
    """The drawn tile is laid face up; in the set-up a rescuer goes onto it at once (Set-up 6)."""
    if state.held == UNKNOWN:
        raise Unseen
    if state.step != SETUP:
        return act(state, move)
    state = with_rescuer(done(state, move), move.seat, move.place)
    step = FIRST if len(state.cells) == state.players else SETUP
    return state._replace(turn=next_to(state.turn, state.players), laid=None, step=step)


# --- what is told ---------------------------------------------------------------------------------


def tell_draw(before: State, move: Draw, after: State, tell: Teller) -> None:
    """What it is only its drawer sees."""
    rule = _rule_of_laying(before)
    tell("drawn", rule, (keys.PILE,), who=move.seat, count=len(after.pile))
    seen = Message("face-unknown") if after.held == UNKNOWN else say_adjective(after.held)
    tell("seen", rule, (keys.HELD,), move.seat, tile=seen)


def tell_lay(before: State, move: Lay, after: State, tell: Teller) -> None:
    seat, place, rule = move.seat, move.place, _rule_of_laying(before)
    tell("laid", rule, (keys.TILE(place),), who=seat, tile=say_adjective(before.held))
    _tell_gap(before, after, place, tell)
    if before.step != SETUP:
        tell_finish(done(before, move), after, tell)
        return
    tell("first-rescuer", rule, (keys.RESCUER(seat, place),), who=seat, count=supply(after, seat))
    if after.step == FIRST:
        tell("ready", "setup.starter", (keys.SUPPLY(after.starter),), who=after.starter)


def _rule_of_laying(state: State) -> str:
    return "setup.first-tiles" if state.step == SETUP else "tile.expedition"


def tell_search(before: State, move: Search, after: State, tell: Teller) -> None:
    event, rule = ("ridden", "adv.mafdat") if is_occupied(before, move.tile) else ("searched", "tile.search")
    tell(event, rule, (keys.TILE(move.place),), who=move.seat, tile=say_tile(before, move.tile))
    _tell_gap(before, after, move.place, tell)
    tell_finish(done(before, move), after, tell)


def _tell_gap(before: State, after: State, place: Cell, tell: Teller) -> None:
    if before.cells and closes_a_gap(before.cells, after.cells):
        tell("gap", "ruling.enclosed-gap", (keys.TILE(place),))


def tell_placing(before: State, move: Placing, after: State, tell: Teller) -> None:
    seat, tile = move.seat, move.tile
    event, rule = PLACINGS[type(move)]
    said = say_tile(before, tile)
    tell(event, rule, (keys.RESCUER(seat, tile),), who=seat, tile=said, count=supply(after, seat))
    tell_finish(done(before, move), after, tell)


def tell_herd(before: State, move: Herd, after: State, tell: Teller) -> None:
    shown = (keys.RESCUER(move.seat, move.to),)
    tell("herded", "adv.herd", shown, who=move.seat, tile=say_tile(before, move.to))
    tell_finish(done(before, move), after, tell)


def tell_exchange(before: State, move: Exchange, after: State, tell: Teller) -> None:
    shown = (keys.RESCUER(move.seat, move.there), keys.RESCUER(move.other, move.tile))
    tell("exchanged", "adv.bastet", shown, who=move.seat, other=move.other)
    tell_finish(done(before, move), after, tell)


EFFECTS = (
    Effect(Draw, draw_tile, tell_draw),
    Effect(Lay, lay, tell_lay),
    Effect(Search, act, tell_search),
    Effect(Scout, act, tell_placing),
    Effect(TeamUp, act, tell_placing),
    Effect(Settle, act, tell_placing),
    Effect(Herd, act, tell_herd),
    Effect(Exchange, act, tell_exchange),
)
