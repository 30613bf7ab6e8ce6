"""Tile actions: a tile is drawn, laid or moved."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.seats import after as next_to
from catgames.games.cleocatra.language.moves import Draw, Lay, Search
from catgames.games.cleocatra.law.effects.turn import finish_action, tell_finish
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.changes import with_rescuer, with_tile, with_tile_moved
from catgames.games.cleocatra.position.grid import Cell, encloses_a_gap
from catgames.games.cleocatra.position.state import FIRST, SETUP, State, colour_at, is_occupied, supply
from catgames.games.cleocatra.position.tiles import UNKNOWN, say_adjective, say_colour


def draw_tile(state: State, move: Draw) -> State:
    """Expedition: the tile is looked at first, then laid."""
    colour = state.pile[-1]
    if colour == UNKNOWN:
        raise Unseen
    return state._replace(pile=state.pile[:-1], held=colour)


def lay(state: State, move: Lay) -> State:
    """The drawn tile is laid face up; in the set-up a rescuer goes onto it at once (Set-up 6)."""
    state = with_tile(state, move.place, state.held)
    if state.step != SETUP:
        return finish_action(state)
    state = with_rescuer(state, move.seat, move.place)
    step = FIRST if len(state.cells) == state.players else SETUP
    return state._replace(turn=next_to(state.turn, state.players), laid=None, step=step)


def search(state: State, move: Search) -> State:
    return finish_action(with_tile_moved(state, move.tile, move.place))


def _rule_of_laying(state: State) -> str:
    return "setup.first-tiles" if state.step == SETUP else "tile.expedition"


def tell_draw(before: State, move: Draw, after: State, tell: Teller) -> None:
    """What it is only its drawer sees."""
    rule = _rule_of_laying(before)
    tell("drawn", rule, (keys.PILE,), who=move.seat, count=len(after.pile))
    tell("seen", rule, (keys.HELD,), move.seat, tile=say_adjective(after.held))


def tell_lay(before: State, move: Lay, after: State, tell: Teller) -> None:
    seat, place, rule = move.seat, move.place, _rule_of_laying(before)
    tell("laid", rule, (keys.TILE(place),), who=seat, tile=say_adjective(before.held))
    _tell_gap(after, place, tell)
    if before.step != SETUP:
        tell_finish(with_tile(before, place, before.held), after, tell)
        return
    tell("first-rescuer", rule, (keys.RESCUER(seat, place),), who=seat, count=supply(after, seat))
    if after.step == FIRST:
        tell("ready", "setup.starter", (keys.SUPPLY(after.starter),), who=after.starter)


def tell_search(before: State, move: Search, after: State, tell: Teller) -> None:
    event, rule = ("ridden", "adv.mafdat") if is_occupied(before, move.tile) else ("searched", "tile.search")
    tell(event, rule, (keys.TILE(move.place),), who=move.seat, tile=say_colour(colour_at(before, move.tile)))
    _tell_gap(after, move.place, tell)
    tell_finish(with_tile_moved(before, move.tile, move.place), after, tell)


def _tell_gap(after: State, place: Cell, tell: Teller) -> None:
    if encloses_a_gap(after.cells):
        tell("gap", "ruling.enclosed-gap", (keys.TILE(place),))


EFFECTS = (Effect(Draw, draw_tile, tell_draw), Effect(Lay, lay, tell_lay), Effect(Search, search, tell_search))
