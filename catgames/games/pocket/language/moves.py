"""The moves: what a player can say, right or wrong. Each names places, never whether it is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from catgames.core.message import Seat
from catgames.games.pocket.position.cells import offset


@dataclass(frozen=True, slots=True)
class Choose:
    """Take a clan, in the modes where clans are chosen."""

    seat: Seat
    clan: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn a tile face up."""

    seat: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class Swap:
    """The tile of one place and the tile of another change places."""

    seat: Seat
    cell: int
    other: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Leave things as they are: the revealed tile in its place, or at the end every dog as it faces."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turn a dog by so many quarter turns to the right."""

    seat: Seat
    cell: int
    quarters: int


@dataclass(frozen=True, slots=True)
class Again:
    """Begin the second game of two (expert)."""

    seat: Seat


Move: TypeAlias = Choose | Reveal | Swap | Keep | Rotate | Again


def distance(tried: Move, other: Move) -> int:
    """How far apart two moves are; another piece weighs more than another place, another action most."""
    match tried, other:
        case Reveal(), Reveal():
            return sum(offset(tried.cell, other.cell))
        case Swap(), Swap():
            moved = 0 if tried.cell == other.cell else 20
            return moved + sum(offset(tried.other, other.other))
        case Rotate(), Rotate():
            return 4 * sum(offset(tried.cell, other.cell)) + abs(tried.quarters - other.quarters)
        case (Choose(), Choose()) | (Keep(), Keep()) | (Again(), Again()):
            return 0 if tried == other else 1
    return 100
