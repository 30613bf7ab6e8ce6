"""The seats at a table: no game has more than four."""

from __future__ import annotations

from typing import Any

from catgames.core.errors import Unreadable
from catgames.core.message import Message, Seat

SEATS = tuple(Seat(number) for number in range(4))


def seat_of(text: str) -> Seat:
    """The seat that a key names."""
    return SEATS[int(text)]


def everybody(state: Any) -> tuple[Seat, ...]:
    """All at this table: every position knows how many they are."""
    return SEATS[: state.players]


def after(seat: Seat, players: int) -> Seat:
    """Clockwise."""
    return SEATS[(seat + 1) % players]


def seat_in(state: Any, number: object) -> Seat:
    """One of those who sit at this table; anything else is refused."""
    if not isinstance(number, int) or number not in range(state.players):
        raise Unreadable(Message("unreadable-seat", {"text": str(number), "last": state.players - 1}))
    return SEATS[number]
