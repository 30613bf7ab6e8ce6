"""What a move does: every effect is told with the rule that makes it happen."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.event import Teller, silent
from catgames.core.message import Seat
from catgames.games.cleocatra.language.moves import Draw, Exchange, Herd, Lay, Pass, Scout, Search, Settle, TeamUp
from catgames.games.cleocatra.law.following import can_follow, why_nothing_follows
from catgames.games.cleocatra.position import changes, keys
from catgames.games.cleocatra.position.grid import Cell, encloses_a_gap
from catgames.games.cleocatra.position.state import (
    BONUS,
    FIRST,
    SEATS,
    SECOND,
    SETUP,
    State,
    colour_at,
    is_frozen,
    is_occupied,
    round_is_over,
    supply,
    winners,
)
from catgames.games.cleocatra.position.tiles import UNKNOWN, say_adjective, say_colour


def draw_tile(state: State, move: Draw, tell: Teller) -> State:
    """Expedition: the tile is looked at first, then laid; what it is only its drawer sees."""
    colour = state.pile[-1]
    if colour == UNKNOWN:
        raise Unseen
    rule = "setup.first-tiles" if state.step == SETUP else "tile.expedition"
    tell("drawn", rule, (keys.PILE,), who=move.seat, count=len(state.pile) - 1)
    tell("seen", rule, (keys.HELD,), move.seat, tile=say_adjective(colour))
    return state._replace(pile=state.pile[:-1], held=colour)


def lay(state: State, move: Lay, tell: Teller) -> State:
    """The drawn tile is laid face up; in the set-up a rescuer goes onto it at once (Set-up 6)."""
    seat, place = move.seat, move.place
    rule = "setup.first-tiles" if state.step == SETUP else "tile.expedition"
    tell("laid", rule, (keys.tile_key(place),), who=seat, tile=say_adjective(state.held))
    state = changes.with_tile(state, place, state.held)
    _tell_gap(state, place, tell)
    if state.step != SETUP:
        return finish_action(state, tell)
    state = changes.with_rescuer(state, seat, place)
    tell("first-rescuer", rule, (keys.rescuer_key(seat, place),), who=seat, count=supply(state, seat))
    ready = len(state.cells) == state.players
    if ready:
        tell("ready", "setup.starter", (keys.supply_key(state.starter),), who=state.starter)
    return state._replace(turn=next_seat(state), laid=None, step=FIRST if ready else SETUP)


def search(state: State, move: Search, tell: Teller) -> State:
    tile, place = move.tile, move.place
    riding = is_occupied(state, tile)
    rule = "adv.mafdat" if riding else "tile.search"
    id = "ridden" if riding else "searched"
    tell(id, rule, (keys.tile_key(place),), who=move.seat, tile=say_colour(colour_at(state, tile)))
    state = changes.with_tile_moved(state, tile, place)
    _tell_gap(state, place, tell)
    return finish_action(state, tell)


def exchange(state: State, move: Exchange, tell: Teller) -> State:
    """Bastet: two rescuers change places."""
    shown = (keys.rescuer_key(move.seat, move.there), keys.rescuer_key(move.other, move.tile))
    tell("exchanged", "adv.bastet", shown, who=move.seat, other=move.other)
    return finish_action(changes.with_exchange(state, move.seat, move.tile, move.other, move.there), tell)


def scout(state: State, move: Scout, tell: Teller) -> State:
    return finish_action(_put(state, move, "scouted", "rescuer.scout", tell), tell)


def team_up(state: State, move: TeamUp, tell: Teller) -> State:
    return finish_action(_put(state, move, "teamed-up", "rescuer.team-up", tell), tell)


def settle(state: State, move: Settle, tell: Teller) -> State:
    """Being stuck: a rescuer anywhere, then one rescuer action."""
    return finish_action(_put(state, move, "settled", "turn.stuck", tell), tell)


def herd(state: State, move: Herd, tell: Teller) -> State:
    shown = (keys.rescuer_key(move.seat, move.to),)
    tell("herded", "adv.herd", shown, who=move.seat, tile=say_colour(colour_at(state, move.to)))
    return finish_action(changes.with_rescuer_moved(state, move.seat, move.tile, move.to), tell)


def pass_turn(state: State, move: Pass, tell: Teller) -> State:
    if state.step == BONUS:
        tell("declined", "ruling.bonus-action", (keys.supply_key(move.seat),), who=move.seat)
        return next_turn(state, tell)
    tell("passed", "ruling.no-second", (keys.supply_key(move.seat),), who=move.seat)
    return end_turn(state, tell)


# --- what several actions do ------------------------------------------------------------------------


def _put(state: State, move: Scout | TeamUp | Settle, id: str, rule: str, tell: Teller) -> State:
    seat, tile = move.seat, move.tile
    state = changes.with_rescuer(state, seat, tile)
    shown = (keys.rescuer_key(seat, tile),)
    tell(id, rule, shown, who=seat, tile=say_colour(colour_at(state, tile)), count=supply(state, seat))
    return state


def _tell_gap(state: State, place: Cell, tell: Teller) -> None:
    """Looked for only if somebody listens: it is no matter of course, and takes a while."""
    if tell is not silent and encloses_a_gap(state.cells):
        tell("gap", "ruling.enclosed-gap", (keys.tile_key(place),))


def finish_action(state: State, tell: Teller) -> State:
    """An action is done: a second follows the first if there is one, then the turn ends."""
    if state.step != FIRST:
        return end_turn(state, tell)
    state = state._replace(step=SECOND)
    if can_follow(state):
        return state
    tell("alone", "ruling.no-second", (), who=state.turn, tried=why_nothing_follows(state))
    return end_turn(state, tell)


def end_turn(state: State, tell: Teller) -> State:
    """A bonus action comes before the next turn, and before the end of the round is looked at."""
    if state.bonus is None or state.step == BONUS:
        return next_turn(state, tell)
    tell("bonus-due", "ruling.bonus-action", (keys.supply_key(state.bonus),), who=state.bonus)
    return state._replace(step=BONUS, laid=None)


def next_turn(state: State, tell: Teller) -> State:
    turn = next_seat(state)
    state = state._replace(turn=turn, step=FIRST, laid=None, bonus=None)
    if is_frozen(state):
        tell("frozen", "ruling.frozen", keys.inspector_keys(state.inspectors))
        _tell_winners(state, tell)
    elif round_is_over(state):
        tell("round-over", "end.trigger", (keys.score_key(turn),), count=max(state.scores))
        _tell_winners(state, tell)
    return state


def _tell_winners(state: State, tell: Teller) -> None:
    won = winners(state)
    shown = tuple(keys.score_key(seat) for seat in won)
    if len(won) == 1:
        tell("won", "end.winner", shown, who=won[0], count=max(state.scores))
    else:
        tell("shared", "end.winner", shown, players=len(won), count=max(state.scores))


def next_seat(state: State) -> Seat:
    return SEATS[(state.turn + 1) % state.players]
