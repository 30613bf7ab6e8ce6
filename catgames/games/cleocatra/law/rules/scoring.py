"""Scoring: which rescuer, and which tiles."""

from __future__ import annotations

from collections.abc import Iterable

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, reason, rule, rule_of
from catgames.games.cleocatra.language.moves import Rescue
from catgames.games.cleocatra.law.rules.lookups import tile_there
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile
from catgames.games.cleocatra.position.grid import Cells
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import alike, area, doubles
from catgames.games.cleocatra.position.state import State, colour_at
from catgames.games.cleocatra.position.tiles import say_adjective, say_shade


def _inspected(state: State, move: Rescue) -> Evidence:
    tile = move.tile
    there = (keys.INSPECTOR(tile),) if tile in state.inspectors else ()
    return Evidence(tile_there(state, move).said, (*there, keys.RESCUER(move.seat, tile)), wrong=there)


@rule("score.no-inspector", "scoring", Rescue, needs=("rescuer.rescue",), evidence=_inspected)
def the_rescuer_is_not_under_inspection(state: State, move: Rescue) -> bool:
    return move.tile not in state.inspectors


# --- every colour once --------------------------------------------------------------------------------


def _shades(state: State, move: Rescue, colours: Iterable[str]) -> Evidence:
    """These colours, and the tiles of the area that have them."""
    groups, named = alike(state, move.tile), list(colours)
    said = values(shades=tuple(map(say_shade, named)))
    return Evidence(said, keys.tile_keys(cell for colour in named for cell in groups[colour]))


def _empty(state: State, move: Rescue) -> Cells:
    return tuple(cell for cell in move.scored if not is_tile(state, cell))


@reason("no-tile", lambda state, move: Evidence(shown=(*map(keys.PLACE, _empty(state, move)),)))
def an_empty_place_is_named(state: State, move: Rescue) -> bool:
    return bool(_empty(state, move))


def _outside(state: State, move: Rescue) -> Cells:
    return tuple(cell for cell in move.scored if cell not in area(state, move.tile))


def _strangers(state: State, move: Rescue) -> Evidence:
    found = _outside(state, move)
    outside = keys.tile_keys(found)
    return Evidence(values(tile=say_tile(state, found[0])), outside, wrong=outside)


@reason("outside", _strangers)
def a_tile_is_outside_the_area(state: State, move: Rescue) -> bool:
    return bool(_outside(state, move))


def _scored(move: Rescue, tiles: Cells) -> int:
    return sum(cell in move.scored for cell in tiles)


def _twice(state: State, move: Rescue) -> list[str]:
    return [colour for colour, tiles in alike(state, move.tile).items() if _scored(move, tiles) > 1]


@reason("twice", lambda state, move: _shades(state, move, _twice(state, move)))
def a_colour_is_counted_more_than_once(state: State, move: Rescue) -> bool:
    return bool(_twice(state, move))


def _missing(state: State, move: Rescue) -> dict[str, Cells]:
    return {colour: tiles for colour, tiles in alike(state, move.tile).items() if not _scored(move, tiles)}


def _left_out(state: State, move: Rescue) -> list[str]:
    return [colour for colour, tiles in _missing(state, move).items() if len(tiles) == 1]


@reason("left-out", lambda state, move: _shades(state, move, _left_out(state, move)))
def the_only_tile_of_a_colour_is_left_out(state: State, move: Rescue) -> bool:
    return bool(_left_out(state, move))


@reason("unchosen", lambda state, move: _shades(state, move, _missing(state, move)))
def of_tiles_alike_none_is_chosen(state: State, move: Rescue) -> bool:
    return bool(_missing(state, move))


@rule_of(
    "score.choose",
    "scoring",
    Rescue,
    needs=("rescuer.rescue",),
    reasons=(
        an_empty_place_is_named,
        a_tile_is_outside_the_area,
        a_colour_is_counted_more_than_once,
        the_only_tile_of_a_colour_is_left_out,
        of_tiles_alike_none_is_chosen,
    ),
)
def every_colour_of_the_area_is_scored_once(state: State, move: Rescue) -> Evidence:
    groups = alike(state, move.tile)
    chosen = [colour for colour, tiles in groups.items() if len(tiles) > 1]
    said = values(count=len(groups), chosen=len(chosen), shades=tuple(map(say_shade, chosen)))
    return Evidence(said, keys.tile_keys(doubles(state, move.tile) or area(state, move.tile)))


SCORES = ("rescuer.rescue", "score.no-inspector", "score.choose")
"""What must be so before anything is scored."""


def _own_colour(state: State, move: Rescue) -> Evidence:
    colour = colour_at(state, move.tile)
    own = "own" if move.tile in move.scored else "neighbour"
    said = values(colour=say_adjective(colour), chosen=own)
    return Evidence(said, keys.tile_keys(alike(state, move.tile)[colour]))


@permission("ruling.own-colour", "scoring", Rescue, needs=SCORES, evidence=_own_colour)
def a_neighbour_may_be_scored_for_ones_own_colour(state: State, move: Rescue) -> bool:
    return is_tile(state, move.tile) and len(alike(state, move.tile)[colour_at(state, move.tile)]) > 1


def _neighbours(state: State, move: Rescue) -> Evidence:
    found = [cell for cell in move.scored if cell in state.inspectors and cell != move.tile]
    tiles: tuple[Message, ...] = tuple(say_tile(state, cell) for cell in found)
    return Evidence(values(tiles=tiles, count=len(found)), keys.inspector_keys(found))


@permission("ruling.inspected-assistant", "scoring", Rescue, needs=SCORES, evidence=_neighbours)
def colours_and_assistants_count_beside_an_inspector(state: State, move: Rescue) -> bool:
    return any(cell in state.inspectors for cell in move.scored if cell != move.tile)
