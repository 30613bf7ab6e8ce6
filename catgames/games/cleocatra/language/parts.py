"""The parts of a move: tiles and places by column and row, players, the tiles that are scored."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from catgames.core.message import Message, Seat
from catgames.core.part import Part, several
from catgames.core.seats import everybody
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import open_places
from catgames.games.cleocatra.position.grid import CELL, MIDDLE, Cell, Cells, neighbours, tiles_beside
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import State, actor
from catgames.games.cleocatra.position.twin import mirrored

SUPPLY = "supply"
FARTHEST = 9
_CELL = re.compile(CELL, re.ASCII)


def say_place(state: State, place: Cell, moved: Cell | None = None) -> Message:
    """A place by the tiles it touches, the one that is moved away not counted.

    Two tiles have one place in common at most; beside a single tile it takes the side as well.
    """
    if place in state.cells:
        return Message("where-on", {"tile": say_tile(state, place)})
    if not state.cells:
        return Message("where-middle" if place == MIDDLE else "where-not-middle")
    near = [cell for cell in tiles_beside(state.cells, place) if cell != moved]
    if not near:
        return Message("where-apart")
    if len(near) > 1:
        return Message("where-beside", {"tiles": tuple(say_tile(state, cell) for cell in near)})
    return Message(f"where-{_side(near[0], place)}", {"tile": say_tile(state, near[0])})


def _side(tile: Cell, place: Cell) -> str:
    """On which side of the tile the place is."""
    if place.row == tile.row:
        return "left" if place.column < tile.column else "right"
    return "above" if place.row < tile.row else "below"


# --- what can be said, sensible or not --------------------------------------------------------------


def _apart(state: State) -> list[Cell]:
    """Some cells that touch nothing."""
    places = open_places(state)
    return [cell for cell in (*neighbours(places[0]), Cell(99, 99)) if cell not in state.cells and cell not in places]


def tiles(state: State, seat: Seat) -> list[Cell]:
    """By whoever is to move, for there are many: every tile, and a place where there is none."""
    return [*state.cells, open_places(state)[0]] if seat == actor(state) else []


# --- how it is written, read and touched --------------------------------------------------------------


def read_cell(state: State, seat: Seat, word: str) -> Iterable[Cell]:
    return (Cell.read(word),) if _CELL.fullmatch(word) else ()


def _cell_keys(state: State, seat: Seat, cell: Cell) -> tuple[str]:
    return (keys.TILE(cell) if cell in state.cells else keys.PLACE(cell),)


def _cells_apart(one: Cell, other: Cell) -> int:
    return min(FARTHEST, abs(one.column - other.column) + abs(one.row - other.row))


def _others(state: State, seat: Seat) -> Iterable[Cells]:
    return (own for other, own in enumerate(state.rescuers) if other != seat)


def _nothing(state: State, seat: Seat) -> tuple[()]:
    return ()


TILE: Part[State, Cell] = Part(
    "TILE",
    every=tiles,
    write=lambda state, seat, cell: str(cell),
    read=read_cell,
    keys=_cell_keys,
    say=say_tile,
    mirror=mirrored,
    apart=_cells_apart,
    understood=_nothing,
    there=lambda state, seat, cell: cell in state.cells,
)
AIM = replace(TILE, every=lambda state, seat: [*state.cells, open_places(state)[0], *_apart(state)])
"""Where a rescuer is put: anybody may say that."""
PLACE = replace(
    TILE,
    name="PLACE",
    every=lambda state, seat: [*open_places(state), *state.cells, *_apart(state)],
    say=say_place,
    there=lambda state, seat, cell: True,
)
STANDING = replace(TILE, keys=lambda state, seat, tile: (keys.RESCUER(seat, tile),))
"""One's own rescuer, by its tile."""
THEIRS = replace(TILE, there=lambda state, seat, tile: any(tile in own for own in _others(state, seat)))
"""Another player's rescuer, by its tile."""
PLAYER: Part[State, Seat] = Part(
    "PLAYER",
    every=lambda state, seat: everybody(state),
    write=lambda state, seat, player: str(player + 1),
    keys=lambda state, seat, player: (),
    say=lambda state, player: player,
    understood=_nothing,
)
SOURCE: Part[State, Cell | None] = Part(
    f"{SUPPLY}|TILE",
    every=lambda state, seat: (None, *state.cells),
    write=lambda state, seat, source: str(source or SUPPLY),
    read=lambda state, seat, word: (None,) if word == SUPPLY else read_cell(state, seat, word),
    keys=lambda state, seat, source: (keys.INSPECTOR(source) if source else keys.INSPECTORS_KEY,),
    say=lambda state, source: say_tile(state, source) if source else Message("inspector-supply"),
    mirror=lambda source: source and mirrored(source),
    there=lambda state, seat, source: source is None or source in state.cells,
    apart=lambda one, other: _cells_apart(one, other) if one and other else int(one != other),
    understood=_nothing,
)
"""An inspector: from beside the board, or from its tile."""
SCORED: Part[State, Cells] = several(
    TILE,
    lambda cells: tuple(sorted(cells)),
    every=lambda state, seat: (),
    say=lambda state, cells: tuple(say_tile(state, cell) for cell in cells),
    apart=lambda one, other: len(set(one) ^ set(other)),
)
