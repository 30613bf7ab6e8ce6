"""What several rules look up, and how they speak of it."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.cleocatra.language.moves import Herd, Placing, Search
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State, colour_at, is_occupied
from catgames.games.cleocatra.position.tiles import MAFDAT, UNKNOWN, say_colour


def is_tile(state: State, cell: Cell) -> bool:
    return cell in state.cells


def say_tile(state: State, cell: Cell) -> Message:
    """'the orange tile', or that there is none."""
    return say_colour(colour_at(state, cell)) if is_tile(state, cell) else Message("tile-none")


def colour_or_none(state: State, cell: Cell) -> str:
    return colour_at(state, cell) if is_tile(state, cell) else UNKNOWN


def target(move: Placing | Herd) -> Cell:
    """The tile a rescuer comes to stand on."""
    return move.to if isinstance(move, Herd) else move.tile


def moves_mafdat(state: State, move: Search) -> bool:
    """Whether Mafdat's ability could speak: an advanced game, and a tile of hers."""
    return state.variants.advanced and colour_or_none(state, move.tile) == MAFDAT


def rides(state: State, move: Search) -> bool:
    """A Mafdat tile with pieces on it."""
    return moves_mafdat(state, move) and is_occupied(state, move.tile)


def is_free(state: State, move: Search) -> bool:
    """Whether this table frees Mafdat from the limits of a search."""
    return state.variants.mafdat_free and moves_mafdat(state, move)


def once_moved(state: State, move: Search) -> Cells:
    return (*(cell for cell in state.cells if cell != move.tile), move.place)


def yes_no(fact: bool) -> str:
    return "yes" if fact else "no"
