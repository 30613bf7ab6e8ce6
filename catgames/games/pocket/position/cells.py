"""The 25 places of the square: how they are named, which lie near which, and how far a swap reaches."""

from __future__ import annotations

from catgames.core.rulebook import Nature, decides

SIDE = 5
CELLS = range(SIDE * SIDE)
CENTRE = 12
COLUMNS = "abcde"
NAMES = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in CELLS)
"""As in a spreadsheet: `a1` is the corner at the top left, `c3` the centre."""
NUMBERS = {name: cell for cell, name in enumerate(NAMES)}

NORTH, EAST, SOUTH, WEST = (-1, 0), (0, 1), (1, 0), (0, -1)
EDGES = (NORTH, EAST, SOUTH, WEST)
COMPASS = {"N": NORTH, "NE": (-1, 1), "E": EAST, "SE": (1, 1), "S": SOUTH, "SW": (1, -1), "W": WEST, "NW": (-1, -1)}
ROUND = tuple(COMPASS.values())
"""All eight directions, clockwise from north."""


def step(cell: int, direction: tuple[int, int], far: int = 1) -> int | None:
    """Where so many steps lead, unless out of the square."""
    row, column = cell // SIDE + direction[0] * far, cell % SIDE + direction[1] * far
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def reached(cell: int, directions: tuple[tuple[int, int], ...], farthest: int) -> tuple[int, ...]:
    """Every cell that lies in one of these directions, at most so far away."""
    found = (step(cell, direction, far) for direction in directions for far in range(1, farthest + 1))
    return tuple(sorted(there for there in found if there is not None))


BESIDE = tuple(reached(cell, EDGES, 1) for cell in CELLS)
"""Adjacent: sharing an edge (Keywords)."""
AROUND = tuple(reached(cell, ROUND, 1) for cell in CELLS)
"""The up to eight cells around one: how far a prey swaps."""
NEAR_IN_LINE = tuple(reached(cell, EDGES, 2) for cell in CELLS)
"""One or two away in the row or the column: how far a cat swaps."""
IN_LINE = tuple(reached(cell, EDGES, SIDE - 1) for cell in CELLS)
"""The rest of the row and of the column: how far a dog swaps."""
NEAR_ALL_ROUND = tuple(reached(cell, ROUND, 2) for cell in CELLS)
"""One or two steps in any of the eight directions: the Defenders' reach."""


@decides("adjacent.edge", "capture", Nature.EFFECT)
def is_adjacent(cell: int, other: int) -> bool:
    """Whether two cells share an edge; touching at a corner is not enough."""
    return other in BESIDE[cell]


def offset(cell: int, other: int) -> tuple[int, int]:
    """How many rows and columns apart."""
    return abs(cell // SIDE - other // SIDE), abs(cell % SIDE - other % SIDE)
