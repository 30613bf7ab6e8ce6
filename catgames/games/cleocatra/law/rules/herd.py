"""Herd: the rescuer action of the advanced game."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, reason, rule_of
from catgames.games.cleocatra.language.moves import Herd
from catgames.games.cleocatra.law.rules.lookups import (
    IN_TURN,
    no_tile_lies_there,
    none_of_ones_rescuers_is_there,
    tile_there,
)
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile
from catgames.games.cleocatra.position.grid import neighbours
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import State


@reason("basic")
def the_game_is_basic(state: State, move: Herd) -> bool:
    return not state.variants.advanced


@reason("nowhere", lambda state, move: Evidence(shown=(keys.PLACE(move.to),)))
def there_is_no_tile_to_go_to(state: State, move: Herd) -> bool:
    return not is_tile(state, move.to)


@reason("same", tile_there)
def it_stands_there_already(state: State, move: Herd) -> bool:
    return move.to == move.tile


def _from_and_to(state: State, move: Herd) -> Evidence:
    said = values(tile=say_tile(state, move.tile), to=say_tile(state, move.to))
    there = keys.TILE(move.to)
    return Evidence(said, (keys.RESCUER(move.seat, move.tile), there), wrong=(there,))


@reason("far", _from_and_to)
def the_tile_is_not_adjacent(state: State, move: Herd) -> bool:
    return move.to not in neighbours(move.tile)


@rule_of(
    "adv.herd",
    "herd",
    Herd,
    needs=IN_TURN,
    reasons=(
        the_game_is_basic,
        no_tile_lies_there,
        none_of_ones_rescuers_is_there,
        there_is_no_tile_to_go_to,
        it_stands_there_already,
        the_tile_is_not_adjacent,
    ),
)
def ones_rescuer_goes_to_an_adjacent_tile(state: State, move: Herd) -> Evidence:
    return _from_and_to(state, move)
