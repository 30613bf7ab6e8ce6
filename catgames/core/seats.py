"""The seats at a table: no game has more than four."""

from __future__ import annotations

from catgames.core.message import Seat

SEATS = tuple(Seat(number) for number in range(4))


def seat_of(text: str) -> Seat:
    """The seat that a key names."""
    return SEATS[int(text)]


def after(seat: Seat, players: int) -> Seat:
    """Clockwise."""
    return SEATS[(seat + 1) % players]
