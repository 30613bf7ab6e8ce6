"""Where each cell of the grid is drawn: the pyramids are centred and scaled to fit, however they grow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from catgames.games.cleocatra.board.faces import triangle
from catgames.games.cleocatra.position.facts import open_places
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State
from catgames.scene.shapes import Box, Point, Polygon, covers, shrunk

TALL = 0.866
"""A triangle's height for a side of 1."""
LARGEST, SHARE = 140.0, 0.28
"""How wide a tile is at most, and how much of the width there is."""
ROOM = (Cell(-3, -2), Cell(3, 2))
"""Two corners of what the pyramids of a first game grow to."""
LETTER, LINE, ASIDE = 6.6, 12.0, 10.0
"""A letter's width and a line's height at the size of a caption, and how far it keeps from the edge."""
ACROSS = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""Where along a line is looked whether something lies beneath it, from its left end to its right one."""
ROOM_NARROW = (Cell(-3, -1), Cell(3, 1))
"""On a small screen no more than what fits beside the words: the tiles keep their size, if not always their place."""


@dataclass(frozen=True, slots=True)
class Field:
    side: float
    left: float
    top: float
    height: float

    def box(self, cell: Cell) -> Box:
        """The rectangle around a cell."""
        x, y = self.left + cell.column * self.side / 2, self.top + cell.row * self.side * TALL
        return Box(x, y, self.side, self.side * TALL)

    def corners(self, cell: Cell, shrink: float = 0) -> tuple[Point, ...]:
        box = self.box(cell)
        return shrunk(triangle(cell.points_up, box.x, box.y, box.width, box.height), shrink)

    def stands(self, cell: Cell, inset: float) -> tuple[Point, Point, Point]:
        """Where pieces stand: near the two corners of the long side, and near the third."""
        first, second, third = self.corners(cell, inset)
        return first, second, third


def lay_out(state: State, room: Box, least: float = 0, kept: Cells = (), drawn: Cells = ()) -> Field:
    """Everything that is or could be in the pyramids, and room that is kept, as large as width and height allow.

    Room above and below is only for what is drawn, where that is said: the size stays what it will be.
    """
    shown = (*state.cells, *open_places(state), *kept)
    first, last = _span(cell.column for cell in shown)
    across = (last - first + 2) / 2
    side = min(LARGEST, SHARE * room.width, room.width / across, room.height / (_rows(shown) * TALL))
    seen = drawn or shown
    tall = _rows(seen) * TALL * side
    height = max(tall, least)
    left = room.x + (room.width - across * side) / 2 - first * side / 2
    top = room.y + (height - tall) / 2 - min(cell.row for cell in seen) * side * TALL
    return Field(side, left, top, height)


def free_corner(field: Field, cells: Cells, room: Box, letters: int) -> Point:
    """The middle of a line of words in a corner where no cell lies, the lower left one first."""
    half = letters * LETTER / 2
    left, right = room.x + ASIDE + half, room.x + room.width - ASIDE - half
    top, bottom = room.y + ASIDE + LINE / 2, room.y + room.height - ASIDE - LINE / 2
    corners = ((left, bottom), (right, bottom), (left, top), (right, top))
    triangles = [Polygon(field.corners(cell)) for cell in cells]

    def is_free(at: Point) -> bool:
        line = [(at[0] + side * half, at[1] + edge * LINE / 2) for side in ACROSS for edge in (-1, 1)]
        return not any(covers(triangle, *point) for triangle in triangles for point in line)

    return next(filter(is_free, corners), corners[0])


def _span(numbers: Iterable[int]) -> tuple[int, int]:
    found = sorted(numbers)
    return found[0], found[-1]


def _rows(cells: Cells) -> int:
    first, last = _span(cell.row for cell in cells)
    return last - first + 1
