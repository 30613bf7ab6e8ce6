"""The moves: what a player can say, right or wrong. Each names pieces, never whether it is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from catgames.core.message import Seat

DECK = "deck"
NEW = -1
"""In place of a crew's number: a crew to be started."""


class Spot(NamedTuple):
    """A crew on the table, by its owner and its number, or a new one."""

    owner: Seat
    crew: int


@dataclass(frozen=True, slots=True)
class Take:
    """Recruit one card: the deck's top, or a card (or a gap) of the market. A turn has two."""

    seat: Seat
    source: str


@dataclass(frozen=True, slots=True)
class Form:
    """Play a card face up, as a new crew or onto one."""

    seat: Seat
    card: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class Activate:
    """Put a card face down beneath a crew."""

    seat: Seat
    card: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class Secure:
    """Reveal and score the face-down cards beneath these crews."""

    seat: Seat
    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Infiltrate:
    """Pay, from the hand and with two players from the market, to reveal the card beneath a crew."""

    seat: Seat
    spot: Spot
    price: str
    market: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Put one's own sprung trap face up among one's crews."""

    seat: Seat
    spot: Spot


@dataclass(frozen=True, slots=True)
class Pass:
    seat: Seat


Move: TypeAlias = Take | Form | Activate | Secure | Infiltrate | Place | Pass


def distance(tried: Move, other: Move) -> int:
    """How much of a move must change to make it the other; another action is the greatest change."""
    if type(tried) is not type(other):
        return 100
    return sum(_differ(getattr(tried, name), getattr(other, name)) for name in tried.__slots__)


def _differ(one: object, other: object) -> int:
    if one == other:
        return 0
    if isinstance(one, str) and isinstance(other, str):
        return len(set(one) ^ set(other)) + abs(len(one) - len(other))
    if isinstance(one, Spot) and isinstance(other, Spot):
        return 3 if one.owner != other.owner else 2
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(set(one) ^ set(other))
    return 1
