"""Tile actions: expedition and search."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, reason, rule, rule_of
from catgames.games.cleocatra.language.moves import Draw, Lay, Search
from catgames.games.cleocatra.law.rules.lookups import IN_TURN, once_moved, yes_no
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_free, is_mafdat, is_tile, open_places
from catgames.games.cleocatra.position.grid import closes_a_gap, parts_without, tiles_beside
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import SETUP, State, standing_on

SIDES = 3


def _after_set_up(state: State) -> bool:
    return state.step != SETUP


def _place(state: State, move: Lay | Search) -> Evidence:
    return Evidence(shown=(keys.PLACE(move.place),))


def _taken(state: State, move: Lay | Search) -> Evidence:
    return Evidence(values(other=say_tile(state, move.place)), (keys.TILE(move.place),))


@reason("taken", _taken)
def a_tile_lies_there_already(state: State, move: Lay | Search) -> bool:
    return is_tile(state, move.place)


@reason("apart", _place)
def no_tile_lies_beside_that_place(state: State, move: Lay | Search) -> bool:
    return not tiles_beside(state.cells, move.place)


@rule_of(
    "tile.expedition",
    "tile",
    Lay,
    applies=_after_set_up,
    needs=IN_TURN,
    reasons=(a_tile_lies_there_already, no_tile_lies_beside_that_place),
)
def the_drawn_tile_is_laid_beside_the_pyramids(state: State, move: Lay) -> Evidence:
    near = tiles_beside(state.cells, move.place)
    return Evidence(values(count=len(near)), keys.tile_keys(near))


def _pile(state: State) -> Evidence:
    return Evidence(values(count=len(state.pile)), (keys.PILE,))


@rule("ruling.empty-pile", "tile", Draw, needs=IN_TURN, evidence=_pile)
def the_pile_has_a_tile(state: State) -> bool:
    return bool(state.pile)


# --- search -------------------------------------------------------------------------------------------


@reason("no-tile", lambda state, move: Evidence(shown=(keys.PLACE(move.tile),)))
def no_tile_lies_there_to_be_moved(state: State, move: Search) -> bool:
    return not is_tile(state, move.tile)


def _occupied(state: State, move: Search) -> Evidence:
    """In the advanced game it matters that it is no tile of Mafdat's."""
    advanced = yes_no(state.variants.advanced)
    said = values(tile=say_tile(state, move.tile), count=standing_on(state, move.tile), advanced=advanced)
    return Evidence(said, (keys.TILE(move.tile),))


@reason("rescuers", _occupied)
def rescuers_are_on_it(state: State, move: Search) -> bool:
    return standing_on(state, move.tile) > 0 and not is_mafdat(state, move.tile)


@reason("inspector", _occupied)
def an_inspector_is_on_it(state: State, move: Search) -> bool:
    return move.tile in state.inspectors and not is_mafdat(state, move.tile)


def _moved(state: State, move: Search) -> Evidence:
    return Evidence(values(tile=say_tile(state, move.tile)), (keys.TILE(move.tile),))


@reason("same", _moved)
def it_would_stay_where_it_is(state: State, move: Search) -> bool:
    return move.place == move.tile


@reason("itself", _moved)
def nothing_but_itself_touches_that_place(state: State, move: Search) -> bool:
    return tiles_beside(state.cells, move.place) == (move.tile,)


@rule_of(
    "tile.search",
    "tile",
    Search,
    needs=IN_TURN,
    reasons=(
        no_tile_lies_there_to_be_moved,
        rescuers_are_on_it,
        an_inspector_is_on_it,
        it_would_stay_where_it_is,
        a_tile_lies_there_already,
        no_tile_lies_beside_that_place,
        nothing_but_itself_touches_that_place,
    ),
)
def a_tile_with_nobody_on_it_goes_beside_another(state: State, move: Search) -> Evidence:
    """With its pieces, if it is Mafdat's: adv.mafdat speaks of those."""
    near = tuple(say_tile(state, cell) for cell in tiles_beside(state.cells, move.place) if cell != move.tile)
    pieces = standing_on(state, move.tile) + (move.tile in state.inspectors)
    said = values(tile=say_tile(state, move.tile), pieces=pieces, near=near)
    return Evidence(said, (keys.TILE(move.tile), keys.PLACE(move.place)))


def _limited(state: State, move: Search) -> bool:
    return is_tile(state, move.tile) and not is_free(state, move.tile)


def _parts(state: State, move: Search) -> Evidence:
    """The parts into which the pyramids would fall, all of them lit."""
    found = parts_without(state.cells, move.tile)
    sizes = tuple(Message("tiles-counted", {"count": len(part)}) for part in found)
    split = len(found) > 1
    shown = keys.tile_keys(cell for part in found for cell in part) if split else (keys.TILE(move.tile),)
    parts = tuple(keys.tile_keys(part) for part in found) if split else ()
    return Evidence(values(tile=say_tile(state, move.tile), sizes=sizes), shown, parts, (keys.TILE(move.tile),))


@rule("tile.search-connected", "tile", Search, applies=_limited, needs=IN_TURN, evidence=_parts)
def the_pyramids_stay_in_one_piece(state: State, move: Search) -> bool:
    return len(parts_without(state.cells, move.tile)) <= 1


def _sides(state: State, move: Search) -> Evidence:
    near = tiles_beside(state.cells, move.tile)
    said = values(tile=say_tile(state, move.tile), count=len(near))
    return Evidence(said, keys.tile_keys(near), wrong=(keys.TILE(move.tile),))


@rule("tile.search-surrounded", "tile", Search, applies=_limited, needs=IN_TURN, evidence=_sides)
def a_side_of_the_tile_is_open(state: State, move: Search) -> bool:
    return len(tiles_beside(state.cells, move.tile)) < SIDES


LAID = (
    *IN_TURN,
    "tile.expedition",
    "tile.search",
    "tile.search-connected",
    "tile.search-surrounded",
    "ruling.mafdat-limits",
    "turn.second-possible",
)
"""What must be so before a tile lies where it is to go."""


def _gap(state: State, move: Lay | Search) -> Evidence:
    return Evidence(shown=keys.tile_keys(tiles_beside(state.cells, move.place)))


@permission("ruling.enclosed-gap", "tile", Lay, Search, needs=LAID, evidence=_gap)
def an_empty_place_may_be_enclosed(state: State, move: Lay | Search) -> bool:
    if move.place not in open_places(state):
        return False  # what lies apart encloses nothing, and may lie very far away
    after = once_moved(state, move) if isinstance(move, Search) else (*state.cells, move.place)
    return bool(state.cells) and closes_a_gap(state.cells, after)
