"""Rescuer actions: scout, team up, rescue; and how many a tile holds."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, rule
from catgames.core.seats import SEATS
from catgames.games.cleocatra.language.moves import Herd, Placing, Rescue, Scout, Settle, TeamUp
from catgames.games.cleocatra.law.rules.lookups import target
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile, say_tile
from catgames.games.cleocatra.position.grid import tiles_beside
from catgames.games.cleocatra.position.state import State, has_room, standing_on, supply
from catgames.games.cleocatra.position.tiles import ROOM


def _scouted(state: State, move: Scout) -> Evidence:
    wrong = "supply" if not supply(state, move.seat) else "nothing" if state.laid is None else "other"
    shown = (keys.TILE(state.laid or move.tile), keys.SUPPLY(move.seat))
    return Evidence(values(wrong=wrong, tile=say_tile(state, move.tile), count=supply(state, move.seat)), shown)


@rule("rescuer.scout", "rescuer", Scout, needs=("turn.two-actions", "ruling.bonus-action"), evidence=_scouted)
def the_tile_was_laid_or_moved_in_this_turn(state: State, move: Scout) -> bool:
    return move.tile == state.laid and supply(state, move.seat) > 0


def _beside(state: State, move: TeamUp) -> Evidence:
    own = state.rescuers[move.seat]
    near = tuple(cell for cell in tiles_beside(state.cells, move.tile) if cell in own)
    wrong = "supply" if not supply(state, move.seat) else "absent" if not is_tile(state, move.tile) else "beside"
    said = values(wrong=wrong, tile=say_tile(state, move.tile), count=len(near), standing=len(own))
    return Evidence(said, (keys.TILE(move.tile), *keys.rescuer_keys(move.seat, near or own)))


@rule("rescuer.team-up", "rescuer", TeamUp, needs=("turn.two-actions",), evidence=_beside)
def the_tile_is_beside_one_that_one_occupies(state: State, move: TeamUp) -> bool:
    if not is_tile(state, move.tile) or not supply(state, move.seat):
        return False
    return any(cell in state.rescuers[move.seat] for cell in tiles_beside(state.cells, move.tile))


def _rescuer(state: State, move: Rescue) -> Evidence:
    own = state.rescuers[move.seat]
    shown = (keys.RESCUER(move.seat, move.tile),) if move.tile in own else keys.rescuer_keys(move.seat, own)
    return Evidence(values(tile=say_tile(state, move.tile), count=len(own)), shown)


@rule("rescuer.rescue", "rescuer", Rescue, needs=("turn.two-actions",), evidence=_rescuer)
def one_of_ones_rescuers_stands_there(state: State, move: Rescue) -> bool:
    return move.tile in state.rescuers[move.seat]


def _onto_a_tile(state: State, move: Placing | Herd) -> bool:
    return is_tile(state, target(move))


def _standing(state: State, move: Placing | Herd) -> Evidence:
    tile = target(move)
    wrong = "own" if tile in state.rescuers[move.seat] else "full"
    there = [seat for seat, cells in zip(SEATS, state.rescuers, strict=False) if tile in cells]
    said = values(wrong=wrong, tile=say_tile(state, tile), count=standing_on(state, tile), room=ROOM)
    return Evidence(said, (keys.TILE(tile), *(keys.RESCUER(seat, tile) for seat in there)))


@rule("tile.capacity", "rescuer", Scout, TeamUp, Settle, Herd, applies=_onto_a_tile, evidence=_standing)
def the_tile_has_room_and_none_of_ones_own(state: State, move: Placing | Herd) -> bool:
    return has_room(state, move.seat, target(move))


def _inspector(state: State, move: Placing | Herd) -> Evidence:
    return Evidence(values(tile=say_tile(state, target(move))), (keys.INSPECTOR(target(move)),))


@permission("ruling.inspected-place", "rescuer", Scout, TeamUp, Settle, Herd, evidence=_inspector)
def a_rescuer_may_go_where_an_inspector_is(state: State, move: Placing | Herd) -> bool:
    return target(move) in state.inspectors
