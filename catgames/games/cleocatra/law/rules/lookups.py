"""What several rules look up, the reasons they share, and how they speak of it."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, reason
from catgames.games.cleocatra.language.moves import Exchange, Herd, Placing, Rescue, Search
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import State, supply

IN_TURN = ("setup.first-tiles", "turn.two-actions", "ruling.bonus-action")
"""Who is to decide, and what: without that it means nothing how a thing is done."""


def target(move: Placing | Herd) -> Cell:
    """The tile a rescuer comes to stand on."""
    return move.to if isinstance(move, Herd) else move.tile


def once_moved(state: State, move: Search) -> Cells:
    return (*(cell for cell in state.cells if cell != move.tile), move.place)


def yes_no(fact: bool) -> str:
    return "yes" if fact else "no"


def tile_there(state: State, move: Placing | Rescue | Exchange | Herd) -> Evidence:
    tile = (keys.TILE(move.tile),)
    return Evidence(values(tile=say_tile(state, move.tile)), tile, wrong=tile)


@reason("no-tile", lambda state, move: Evidence(shown=(keys.PLACE(move.tile),)))
def no_tile_lies_there(state: State, move: Placing | Rescue | Exchange | Herd) -> bool:
    return not is_tile(state, move.tile)


@reason("nobody", tile_there)
def none_of_ones_rescuers_is_there(state: State, move: Rescue | Exchange | Herd) -> bool:
    return move.tile not in state.rescuers[move.seat]


@reason("no-supply", lambda state, move: Evidence(shown=(keys.SUPPLY(move.seat),)))
def no_rescuer_is_left_in_supply(state: State, move: Placing) -> bool:
    return not supply(state, move.seat)
