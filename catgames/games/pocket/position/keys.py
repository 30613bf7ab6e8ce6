"""The names of the things on the table."""

from __future__ import annotations

from collections.abc import Iterable

from catgames.core.key import Family, Key, Keys
from catgames.core.message import Seat
from catgames.core.seats import seat_of
from catgames.games.pocket.position.cells import NAMES, NUMBERS

KEEP_KEY = "keep"
AGAIN_KEY = "again"

CELL: Family[str] = Family("cell", str)
"""A place of the square by its name; most of the game knows it by its number, see `cell_key` and `cell_of`."""
CLAN: Family[str] = Family("clan", str)
TURN: Family[int] = Family("turn", int)
"""So many quarters to turn a dog."""
PLAYER: Family[Seat] = Family("player", seat_of)

_CELL_KEYS = tuple(CELL(name) for name in NAMES)


def cell_key(cell: int) -> Key:
    return _CELL_KEYS[cell]


def cell_keys(cells: Iterable[int]) -> Keys:
    return tuple(cell_key(cell) for cell in cells)


def cell_of(key: Key) -> int | None:
    found = CELL.parts(key)
    return NUMBERS.get(found[0]) if found else None
