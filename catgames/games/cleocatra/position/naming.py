"""How a tile is named: by its colour, and where several have it, by where it lies among them."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State, colour_at
from catgames.games.cleocatra.position.tiles import say_colour

ACROSS = {1: ("",), 2: ("left", "right"), 3: ("left", "middle", "right")}
DOWN = {1: ("",), 2: ("upper", "lower"), 3: ("upper", "middle", "lower")}
"""What so many are called, in order."""


def say_tile(state: State, cell: Cell) -> Message:
    """'the orange tile', 'the left orange tile', or that there is none."""
    if cell not in state.cells:
        return Message("tile-none")
    colour = colour_at(state, cell)
    where = _among(tuple(other for other in state.cells if colour_at(state, other) == colour), cell)
    tile = say_colour(colour)
    return Message("tile-among", {"tile": tile, "where": Message(f"side-{where}")}) if where else tile


def _among(alike: Cells, cell: Cell) -> str:
    """Told by columns if these differ, else by rows, else by both: of one colour there are three at most.

    Two that lie farther apart in height than in breadth are told by rows.
    """
    columns, rows = sorted({c.column for c in alike}), sorted({c.row for c in alike})
    across, down = ACROSS[len(columns)][columns.index(cell.column)], DOWN[len(rows)][rows.index(cell.row)]
    steep = len(alike) == 2 and columns[-1] - columns[0] < 2 * (rows[-1] - rows[0])
    if len(columns) == len(alike) and not steep:
        return across
    if len(rows) == len(alike):
        return down
    in_column = [other for other in alike if other.column == cell.column]
    return f"{down}-{across}" if len(in_column) > 1 else across
