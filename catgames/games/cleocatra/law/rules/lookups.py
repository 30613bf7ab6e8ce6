"""What several rules look up, and how they speak of it."""

from __future__ import annotations

from catgames.games.cleocatra.language.moves import Herd, Placing, Search
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State


def target(move: Placing | Herd) -> Cell:
    """The tile a rescuer comes to stand on."""
    return move.to if isinstance(move, Herd) else move.tile


def once_moved(state: State, move: Search) -> Cells:
    return (*(cell for cell in state.cells if cell != move.tile), move.place)


def yes_no(fact: bool) -> str:
    return "yes" if fact else "no"
