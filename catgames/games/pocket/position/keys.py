"""The names of the things on the table."""

from __future__ import annotations

from collections.abc import Iterable

from catgames.core.key import Key, Keys
from catgames.games.pocket.position.cells import NAMES, NUMBERS

KEEP_KEY = "keep"
AGAIN_KEY = "again"


def cell_key(cell: int) -> Key:
    return f"cell:{NAMES[cell]}"


def cell_keys(cells: Iterable[int]) -> Keys:
    return tuple(cell_key(cell) for cell in cells)


def cell_of(key: Key) -> int | None:
    kind, _, name = key.partition(":")
    return NUMBERS[name] if kind == "cell" else None


def clan_key(clan: str) -> Key:
    return f"clan:{clan}"


def turn_key(quarters: int) -> Key:
    return f"turn:{quarters}"


def player_key(seat: int) -> Key:
    return f"player:{seat}"
