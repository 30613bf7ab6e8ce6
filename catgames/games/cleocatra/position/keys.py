"""The names of the things on the table."""

from __future__ import annotations

import re
from collections.abc import Iterable

from catgames.core.key import Key, Keys
from catgames.games.cleocatra.position.grid import Cell

PILE = "pile"
HELD = "held"
INSPECTORS_KEY = "inspectors"
SCOUT = "scout"
TEAM_UP = "team-up"
RESCUE = "rescue"
COUNT = "count"
PASS_KEY = "pass"
PILLS = (SCOUT, TEAM_UP, RESCUE, COUNT, PASS_KEY)
"""What is said rather than touched."""

_CELL = re.compile(r"(?:tile|place|inspector|rescuer:[0-3]):(-?\d+)\.(-?\d+)")


def tile_key(tile: Cell) -> Key:
    return f"tile:{tile}"


def place_key(place: Cell) -> Key:
    """An empty place beside the pyramids."""
    return f"place:{place}"


def rescuer_key(seat: int, tile: Cell) -> Key:
    return f"rescuer:{seat}:{tile}"


def inspector_key(tile: Cell) -> Key:
    return f"inspector:{tile}"


def supply_key(seat: int) -> Key:
    return f"supply:{seat}"


def score_key(seat: int) -> Key:
    return f"score:{seat}"


def tile_keys(tiles: Iterable[Cell]) -> Keys:
    return tuple(tile_key(tile) for tile in tiles)


def rescuer_keys(seat: int, tiles: Iterable[Cell]) -> Keys:
    return tuple(rescuer_key(seat, tile) for tile in tiles)


def inspector_keys(tiles: Iterable[Cell]) -> Keys:
    return tuple(inspector_key(tile) for tile in tiles)


def cell_of(key: Key) -> Cell | None:
    """Where the thing lies or stands, if it is somewhere in the pyramids."""
    found = _CELL.fullmatch(key)
    return Cell(int(found[1]), int(found[2])) if found else None
