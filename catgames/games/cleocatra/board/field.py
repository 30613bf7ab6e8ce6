"""Where each cell of the grid is drawn: the pyramids are centred and scaled to fit, however they grow."""

from __future__ import annotations

from dataclasses import dataclass

from catgames.games.cleocatra.board.faces import triangle
from catgames.games.cleocatra.position.facts import open_places
from catgames.games.cleocatra.position.grid import Cell
from catgames.games.cleocatra.position.state import State
from catgames.scene.shapes import Box, Point, shrunk

TALL = 0.866
"""A triangle's height for a side of 1."""
LARGEST = 118.0
ROOM = (Cell(-3, -2), Cell(3, 2))
"""Two corners of what the pyramids of a first game grow to."""


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


def lay_out(state: State, x: float, y: float, width: float, tallest: float, kept: tuple[Cell, ...] = ()) -> Field:
    """Everything that is or could be in the pyramids, and room that is kept, as large as width and height allow."""
    shown = (*state.cells, *open_places(state), *kept)
    columns, rows = [cell.column for cell in shown], [cell.row for cell in shown]
    across = (max(columns) - min(columns) + 2) / 2
    down = (max(rows) - min(rows) + 1) * TALL
    side = min(LARGEST, width / across, tallest / down)
    height = max(down * side, tallest * 0.55)
    left = x + (width - across * side) / 2 - min(columns) * side / 2
    top = y + (height - down * side) / 2 - min(rows) * side * TALL
    return Field(side, left, top, height)
