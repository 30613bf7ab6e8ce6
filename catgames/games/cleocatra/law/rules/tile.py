"""Tile actions: expedition and search."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, rule
from catgames.games.cleocatra.language.moves import Draw, Lay, Search
from catgames.games.cleocatra.law.rules.lookups import once_moved
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_free, is_mafdat, is_tile, open_places, say_tile
from catgames.games.cleocatra.position.grid import encloses_a_gap, parts_without, tiles_beside
from catgames.games.cleocatra.position.state import SETUP, State, is_occupied, standing_on

SIDES = 3


def _after_set_up(state: State) -> bool:
    return state.step != SETUP


def _place(state: State, move: Lay) -> Evidence:
    near = tiles_beside(state.cells, move.place)
    wrong = "taken" if is_tile(state, move.place) else "apart"
    shown = keys.tile_keys(near) or (keys.TILE(move.place), keys.PLACE(move.place))
    return Evidence(values(wrong=wrong, count=len(near)), shown)


@rule("tile.expedition", "tile", Lay, applies=_after_set_up, needs=("turn.two-actions",), evidence=_place)
def the_drawn_tile_is_laid_beside_the_pyramids(state: State, move: Lay) -> bool:
    return move.place in open_places(state)


def _hinders_search(state: State, move: Search) -> str:
    tile, place = move.tile, move.place
    if not is_tile(state, tile):
        return "absent"
    if is_occupied(state, tile) and not is_mafdat(state, tile):
        return "rescuer" if standing_on(state, tile) else "inspector"
    if is_tile(state, place):
        return "same" if place == tile else "taken"
    return "" if any(near != tile for near in tiles_beside(state.cells, place)) else "apart"


def _search(state: State, move: Search) -> Evidence:
    tile = move.tile
    said = values(wrong=_hinders_search(state, move), tile=say_tile(state, tile), count=standing_on(state, tile))
    return Evidence(said, (keys.TILE(tile), keys.PLACE(move.place)))


@rule("tile.search", "tile", Search, needs=("turn.two-actions",), evidence=_search)
def a_tile_with_nobody_on_it_goes_beside_another(state: State, move: Search) -> bool:
    return not _hinders_search(state, move)


def _limited(state: State, move: Search) -> bool:
    return is_tile(state, move.tile) and not is_free(state, move.tile)


def _parts(state: State, move: Search) -> Evidence:
    """The parts into which the pyramids would fall, all of them lit."""
    found = parts_without(state.cells, move.tile)
    sizes = tuple(Message("number", {"count": len(part)}) for part in found)
    split = len(found) > 1
    shown = keys.tile_keys(cell for part in found for cell in part) if split else (keys.TILE(move.tile),)
    parts = tuple(keys.tile_keys(part) for part in found) if split else ()
    return Evidence(values(tile=say_tile(state, move.tile), count=len(found), sizes=sizes), shown, parts)


@rule("tile.search-connected", "tile", Search, applies=_limited, evidence=_parts)
def the_pyramids_stay_in_one_piece(state: State, move: Search) -> bool:
    return len(parts_without(state.cells, move.tile)) <= 1


def _sides(state: State, move: Search) -> Evidence:
    near = tiles_beside(state.cells, move.tile)
    return Evidence(values(tile=say_tile(state, move.tile), count=len(near)), keys.tile_keys(near))


@rule("tile.search-surrounded", "tile", Search, applies=_limited, evidence=_sides)
def a_side_of_the_tile_is_open(state: State, move: Search) -> bool:
    return len(tiles_beside(state.cells, move.tile)) < SIDES


def _pile(state: State) -> Evidence:
    return Evidence(values(count=len(state.pile)), (keys.PILE,))


@rule("ruling.empty-pile", "tile", Draw, evidence=_pile)
def the_pile_has_a_tile(state: State) -> bool:
    return bool(state.pile)


def _gap(state: State, move: Lay | Search) -> Evidence:
    return Evidence(shown=keys.tile_keys(tiles_beside(state.cells, move.place)))


@permission(
    "ruling.enclosed-gap",
    "tile",
    Lay,
    Search,
    needs=("setup.first-tiles", "tile.expedition", "tile.search"),
    evidence=_gap,
)
def an_empty_place_may_be_enclosed(state: State, move: Lay | Search) -> bool:
    if move.place not in open_places(state):
        return False  # what lies apart encloses nothing, and may lie very far away
    return encloses_a_gap(once_moved(state, move) if isinstance(move, Search) else (*state.cells, move.place))
