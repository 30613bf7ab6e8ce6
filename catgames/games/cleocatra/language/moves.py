"""The moves: what a player can say, right or wrong. Each names pieces, never whether it is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from catgames.core.message import Seat
from catgames.games.cleocatra.position.grid import Cell, Cells


@dataclass(frozen=True, slots=True)
class Draw:
    """Expedition, its first half: draw a tile and look at it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Lay:
    """Expedition, its second half: lay the drawn tile face up."""

    seat: Seat
    place: Cell


@dataclass(frozen=True, slots=True)
class Search:
    """Move a tile to another place; a Mafdat tile may carry its pieces along."""

    seat: Seat
    tile: Cell
    place: Cell


@dataclass(frozen=True, slots=True)
class Exchange:
    """Bastet: one's rescuer on this tile and another player's on another tile change places."""

    seat: Seat
    tile: Cell
    other: Seat
    there: Cell


@dataclass(frozen=True, slots=True)
class Scout:
    """Put a rescuer on the tile just laid or moved."""

    seat: Seat
    tile: Cell


@dataclass(frozen=True, slots=True)
class TeamUp:
    """Put a rescuer on a tile beside one that one occupies."""

    seat: Seat
    tile: Cell


@dataclass(frozen=True, slots=True)
class Rescue:
    """Score with the rescuer on this tile; `scored` are the tiles that give their colours, in order."""

    seat: Seat
    tile: Cell
    scored: Cells


@dataclass(frozen=True, slots=True)
class Herd:
    """Move a rescuer to an adjacent tile."""

    seat: Seat
    tile: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Post:
    """Put an inspector on a tile: from beside the board (no source), or from another tile."""

    seat: Seat
    source: Cell | None
    tile: Cell


@dataclass(frozen=True, slots=True)
class Settle:
    """Being stuck: put a rescuer on any tile with room."""

    seat: Seat
    tile: Cell


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: the turn, or a bonus action."""

    seat: Seat


TileAction: TypeAlias = Draw | Search | Exchange
Placing: TypeAlias = Scout | TeamUp | Settle
RescuerAction: TypeAlias = Scout | TeamUp | Rescue | Herd
Move: TypeAlias = TileAction | Lay | RescuerAction | Post | Settle | Pass

TILE_ACTIONS = (Draw, Search, Exchange)


def distance(tried: Move, other: Move) -> int:
    """How much of a move must change to make it the other; another action is the greatest change."""
    if type(tried) is type(other):
        return sum(_differ(getattr(tried, name), getattr(other, name)) for name in tried.__slots__)
    if isinstance(tried, Placing) and isinstance(other, Placing):
        return 50 + _differ(tried.tile, other.tile)
    return 100


def _differ(one: object, other: object) -> int:
    if one == other:
        return 0
    if isinstance(one, Cell) and isinstance(other, Cell):
        return min(9, abs(one.column - other.column) + abs(one.row - other.row))
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(set(one) ^ set(other))
    return 1
