"""Rescuer actions: scout, team up, rescue; and how many a tile holds."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, reason, rule_of
from catgames.core.seats import SEATS
from catgames.games.cleocatra.language.moves import Herd, Placing, Rescue, Scout, Settle, TeamUp
from catgames.games.cleocatra.law.rules.lookups import (
    IN_TURN,
    no_rescuer_is_left_in_supply,
    no_tile_lies_there,
    none_of_ones_rescuers_is_there,
    target,
    tile_there,
)
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile
from catgames.games.cleocatra.position.grid import Cells, tiles_beside
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import State, standing_on, supply
from catgames.games.cleocatra.position.tiles import ROOM

# --- scout --------------------------------------------------------------------------------------------


@reason("nothing-laid", lambda state: Evidence(shown=(keys.SCOUT,)))
def no_tile_was_laid_or_moved_in_this_turn(state: State, move: Scout) -> bool:
    return state.laid is None


def _which(state: State, move: Scout) -> Evidence:
    assert state.laid is not None, "a tile was laid"
    said = values(tile=say_tile(state, move.tile), laid=say_tile(state, state.laid))
    tile = keys.TILE(move.tile)
    return Evidence(said, (tile, keys.TILE(state.laid)), wrong=(tile,))


@reason("another", _which)
def another_tile_was_laid_or_moved(state: State, move: Scout) -> bool:
    return move.tile != state.laid


@rule_of(
    "rescuer.scout",
    "rescuer",
    Scout,
    needs=IN_TURN,
    reasons=(
        no_tile_was_laid_or_moved_in_this_turn,
        no_rescuer_is_left_in_supply,
        no_tile_lies_there,
        another_tile_was_laid_or_moved,
    ),
)
def the_tile_was_laid_or_moved_in_this_turn(state: State, move: Scout) -> Evidence:
    said = values(tile=say_tile(state, move.tile), count=supply(state, move.seat))
    return Evidence(said, (keys.TILE(move.tile), keys.SUPPLY(move.seat)))


# --- team up ------------------------------------------------------------------------------------------


def _beside(state: State, move: TeamUp) -> Cells:
    return tuple(cell for cell in tiles_beside(state.cells, move.tile) if cell in state.rescuers[move.seat])


@reason("alone", lambda state, move: Evidence(shown=(keys.SUPPLY(move.seat),)))
def one_has_no_rescuer_on_any_tile(state: State, move: TeamUp) -> bool:
    return not state.rescuers[move.seat]


@reason("itself", tile_there)
def ones_rescuer_is_on_the_tile_itself(state: State, move: TeamUp) -> bool:
    return move.tile in state.rescuers[move.seat] and not _beside(state, move)


def _elsewhere(state: State, move: TeamUp) -> Evidence:
    own = state.rescuers[move.seat]
    said = values(tile=say_tile(state, move.tile), count=len(own))
    return Evidence(said, (keys.TILE(move.tile), *keys.rescuer_keys(move.seat, own)))


@reason("far", _elsewhere)
def none_of_ones_rescuers_is_beside(state: State, move: TeamUp) -> bool:
    return not _beside(state, move)


@rule_of(
    "rescuer.team-up",
    "rescuer",
    TeamUp,
    needs=IN_TURN,
    reasons=(
        no_rescuer_is_left_in_supply,
        one_has_no_rescuer_on_any_tile,
        no_tile_lies_there,
        ones_rescuer_is_on_the_tile_itself,
        none_of_ones_rescuers_is_beside,
    ),
)
def the_tile_is_beside_one_that_one_occupies(state: State, move: TeamUp) -> Evidence:
    near = _beside(state, move)
    said = values(tile=say_tile(state, move.tile), count=len(near))
    return Evidence(said, (keys.TILE(move.tile), *keys.rescuer_keys(move.seat, near)))


# --- rescue -------------------------------------------------------------------------------------------


@rule_of(
    "rescuer.rescue",
    "rescuer",
    Rescue,
    needs=IN_TURN,
    reasons=(no_tile_lies_there, none_of_ones_rescuers_is_there),
)
def one_of_ones_rescuers_stands_there(state: State, move: Rescue) -> Evidence:
    return Evidence(values(tile=say_tile(state, move.tile)), (keys.RESCUER(move.seat, move.tile),))


# --- two to a tile ------------------------------------------------------------------------------------


def _onto_a_tile(state: State, move: Placing | Herd) -> bool:
    return is_tile(state, target(move))


def _standing(state: State, move: Placing | Herd) -> Evidence:
    tile = target(move)
    there = [seat for seat, cells in zip(SEATS, state.rescuers, strict=False) if tile in cells]
    return Evidence(values(tile=say_tile(state, tile)), tuple(keys.RESCUER(seat, tile) for seat in there))


@reason("own", _standing)
def one_has_a_rescuer_there(state: State, move: Placing | Herd) -> bool:
    return target(move) in state.rescuers[move.seat]


@reason("full", _standing)
def two_rescuers_are_there(state: State, move: Placing | Herd) -> bool:
    return standing_on(state, target(move)) >= ROOM


@rule_of(
    "tile.capacity",
    "rescuer",
    Scout,
    TeamUp,
    Settle,
    Herd,
    applies=_onto_a_tile,
    needs=(*IN_TURN, "adv.herd"),
    reasons=(one_has_a_rescuer_there, two_rescuers_are_there),
)
def the_tile_has_room_and_none_of_ones_own(state: State, move: Placing | Herd) -> Evidence:
    tile = target(move)
    return Evidence(values(tile=say_tile(state, tile), count=standing_on(state, tile)), (keys.TILE(tile),))


COMES = (
    *IN_TURN,
    "rescuer.scout",
    "rescuer.team-up",
    "turn.stuck",
    "adv.herd",
    "tile.capacity",
    "turn.second-possible",
)
"""What must be so before a rescuer comes to a tile."""


def _inspector(state: State, move: Placing | Herd) -> Evidence:
    return Evidence(values(tile=say_tile(state, target(move))), (keys.INSPECTOR(target(move)),))


@permission("ruling.inspected-place", "rescuer", Scout, TeamUp, Settle, Herd, needs=COMES, evidence=_inspector)
def a_rescuer_may_go_where_an_inspector_is(state: State, move: Placing | Herd) -> bool:
    return target(move) in state.inspectors
