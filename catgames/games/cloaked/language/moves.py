"""The moves: what a player can say or do. Masks are no move: the rules place them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from catgames.core.message import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """Step 1: put a cat card face up in the middle; everybody's masks follow by rule."""

    seat: Seat
    cat: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Step 3: ask one player for one attribute."""

    seat: Seat
    target: Seat
    attribute: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Step 4: draw a cat card; without a question before it, that step is skipped."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a question where nothing can be drawn."""

    seat: Seat


Move: TypeAlias = Play | Ask | Draw | Pass


def distance(tried: Move, other: Move) -> int:
    """How much of a move must change to make it the other; another kind is the greatest change."""
    if type(tried) is not type(other):
        return 100
    return sum(getattr(tried, name) != getattr(other, name) for name in tried.__slots__)
