"""The names of the things on the table."""

from __future__ import annotations

from collections.abc import Iterable

from catgames.core.key import Family, Key, Keys
from catgames.core.message import Seat
from catgames.core.seats import seat_of
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

TILE: Family[Cell] = Family("tile", Cell.read)
PLACE: Family[Cell] = Family("place", Cell.read)
"""An empty place beside the pyramids."""
RESCUER: Family[Seat, Cell] = Family("rescuer", seat_of, Cell.read)
INSPECTOR: Family[Cell] = Family("inspector", Cell.read)
SUPPLY: Family[Seat] = Family("supply", seat_of)
SCORE: Family[Seat] = Family("score", seat_of)


def tile_keys(tiles: Iterable[Cell]) -> Keys:
    return tuple(map(TILE, tiles))


def rescuer_keys(seat: Seat, tiles: Iterable[Cell]) -> Keys:
    return tuple(RESCUER(seat, tile) for tile in tiles)


def inspector_keys(tiles: Iterable[Cell]) -> Keys:
    return tuple(map(INSPECTOR, tiles))


def cell_of(key: Key) -> Cell | None:
    """Where the thing lies or stands, if it is somewhere in the pyramids."""
    if standing := RESCUER.parts(key):
        return standing[1]
    found = TILE.parts(key) or PLACE.parts(key) or INSPECTOR.parts(key)
    return found[0] if found else None


def player_of(key: Key) -> Seat | None:
    """Whose points or supply it is."""
    found = SUPPLY.parts(key) or SCORE.parts(key)
    return found[0] if found else None
