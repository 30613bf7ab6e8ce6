"""The triangular grid: a cell points up or down, and has a neighbour at each of its three sides."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from catgames.core.memory import LARGE

FARTHEST = 999
"""Columns and rows of a tile; a place beside it may lie one farther."""
CELL = r"-?\d{1,4}\.-?\d{1,4}"
"""How a cell is written, as a regular expression: `-1.0`."""


class Cell(NamedTuple):
    """Rows go down, columns to the right; triangles of a row point up and down in turn."""

    column: int
    row: int

    @property
    def points_up(self) -> bool:
        return (self.column + self.row) % 2 == 0

    def __str__(self) -> str:
        return f"{self.column}.{self.row}"

    @staticmethod
    def read(text: str) -> Cell:
        column, _, row = text.partition(".")
        return Cell(int(column), int(row))


Cells = tuple[Cell, ...]
MIDDLE = Cell(0, 0)
"""Where the first tile is laid: the grid has no edge, so any cell may be called the middle."""


@lru_cache(maxsize=LARGE)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell]:
    column, row = cell
    beyond = row + 1 if (column + row) % 2 == 0 else row - 1
    return Cell(column - 1, row), Cell(column + 1, row), Cell(column, beyond)


class Survey(NamedTuple):
    """What the shape of the pyramids alone decides."""

    places: Cells
    """The empty cells beside one tile or more."""
    leaning: dict[Cell, Cell]
    """The places that touch a single tile, each with that tile."""
    loose: Cells
    """The tiles that could be taken: neither holding the pyramids together nor shut in."""


@lru_cache(maxsize=LARGE)
def survey(cells: Cells) -> Survey:
    standing = set(cells)
    touching: dict[Cell, Cell] = {}
    shared: set[Cell] = set()
    beside: dict[Cell, list[Cell]] = {}
    ends, links = [], []
    sides = 0
    for cell in cells:
        beside[cell] = near = []
        for other in neighbours(cell):
            if other in standing:
                near.append(other)
            elif other in touching:
                shared.add(other)
            else:
                touching[other] = cell
        degree = len(near)
        sides += degree
        if degree == 1:
            ends.append(cell)
        elif degree == 2:
            links.append(cell)
    if cells and len(_reached_from(cells[0], beside)) < len(cells):
        # No game leaves the pyramids in parts, but hands can: only a tile that lies alone could be taken.
        loose = [cell for cell in cells if len(parts_without(cells, cell)) == 1]
    elif sides < 2 * len(cells):
        # Without a ring of tiles every tile between two others holds the pyramids together.
        loose = ends
    else:
        loose = [*ends, *(cell for cell in links if _is_bypassed(cell, beside))]
    places = tuple(sorted(touching))
    leaning = {place: cell for place, cell in touching.items() if place not in shared}
    return Survey(places, leaning, tuple(sorted(loose)))


def _reached_from(cell: Cell, beside: dict[Cell, list[Cell]], without: Iterable[Cell] = ()) -> set[Cell]:
    """The tiles that hold together with this one, some others taken away."""
    seen = {cell, *without}
    reached = [cell]
    for tile in reached:
        for other in beside[tile]:
            if other not in seen:
                seen.add(other)
                reached.append(other)
    return seen


def _is_bypassed(cell: Cell, beside: dict[Cell, list[Cell]]) -> bool:
    """Whether the two neighbours of a tile hold together without it."""
    start, goal = beside[cell]
    return goal in _reached_from(start, beside, {cell})


def destinations(cells: Cells, tile: Cell) -> list[Cell]:
    """Where a tile of these could be moved: beside a tile other than itself."""
    found = survey(cells)
    leaning = found.leaning
    return [place for place in found.places if leaning.get(place) != tile]


def tiles_beside(cells: Cells, cell: Cell) -> Cells:
    return tuple(other for other in neighbours(cell) if other in cells)


def parts(cells: Cells) -> tuple[Cells, ...]:
    """The pieces into which the pyramids fall, the largest first."""
    left = set(cells)
    found = []
    while left:
        reached = [left.pop()]
        for cell in reached:
            for other in neighbours(cell):
                if other in left:
                    left.remove(other)
                    reached.append(other)
        found.append(tuple(sorted(reached)))
    return tuple(sorted(found, key=lambda part: (-len(part), part)))


def parts_without(cells: Cells, tile: Cell) -> tuple[Cells, ...]:
    return parts(tuple(cell for cell in cells if cell != tile))


def enclosed(cells: Cells) -> set[Cell]:
    """The empty cells that cannot be reached from outside."""
    return {gap for group in _groups(cells) for gap in _shut_in(group)} - set(cells)


def _groups(cells: Cells) -> list[Cells]:
    """Tiles that could touch, be it with a corner: only such shut anything in, however far away others lie."""
    left = set(cells)
    found = []
    while left:
        group = [left.pop()]
        for tile in group:
            near = {cell for cell in left if abs(cell.column - tile.column) < 3 and abs(cell.row - tile.row) < 2}
            group += near
            left -= near
        found.append(tuple(group))
    return found


def _shut_in(cells: Cells) -> set[Cell]:
    columns, rows = [c.column for c in cells], [c.row for c in cells]
    left, right, top, bottom = min(columns), max(columns), min(rows) - 1, max(rows) + 1
    inside = {Cell(c, r) for c in range(left, right + 1) for r in range(top, bottom + 1)} - set(cells)
    outside = {cell for cell in inside if cell.column in (left, right) or cell.row in (top, bottom)}
    reached = list(outside)
    for cell in reached:
        for other in neighbours(cell):
            if other in inside and other not in outside:
                outside.add(other)
                reached.append(other)
    return inside - outside


def closes_a_gap(before: Cells, after: Cells) -> bool:
    """Whether an empty cell could be reached from outside, and no longer can."""
    gaps = enclosed(after)
    return bool(gaps) and not gaps <= {*enclosed(before), *before}
