"""The same position seen from another side of the table: the square turned by a quarter."""

from __future__ import annotations

from catgames.core.chance import HIDDEN
from catgames.games.pocket.position.cells import CELLS, SIDE
from catgames.games.pocket.position.state import NOWHERE, State
from catgames.games.pocket.position.tiles import DOG, KIND, turned


def turned_place(cell: int) -> int:
    """Where a place comes to lie when the square is turned to the right."""
    row, column = divmod(cell, SIDE)
    return column * SIDE + SIDE - 1 - row


_FROM = {turned_place(cell): cell for cell in CELLS}


def twin(state: State) -> State:
    """Dogs turn with the square. Before the tiles are laid out only the shuffle can differ."""
    if not state.tiles:
        seed = state.setup.seed
        return state._replace(setup=state.setup._replace(seed=HIDDEN if seed is HIDDEN else seed + 1))
    tiles = tuple(_faced(state.tiles[_FROM[cell]]) for cell in CELLS)
    faces = "".join(state.faces[_FROM[cell]] for cell in CELLS)
    lifted = NOWHERE if state.lifted == NOWHERE else turned_place(state.lifted)
    return state._replace(tiles=tiles, faces=faces, lifted=lifted)


def _faced(tile: str) -> str:
    return turned(tile, 1) if KIND.get(tile) == DOG else tile
