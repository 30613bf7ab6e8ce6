"""The same position seen from another side of the table: the square turned by a quarter."""

from __future__ import annotations

from dataclasses import replace

from catgames.games.pocket.language.moves import Move, Reveal, Rotate, Swap
from catgames.games.pocket.position.cells import CELLS, SIDE
from catgames.games.pocket.position.state import NOWHERE, State
from catgames.games.pocket.position.tiles import DOG, KIND, turned


def _turned(cell: int) -> int:
    """Where a place comes to lie when the square is turned to the right."""
    row, column = divmod(cell, SIDE)
    return column * SIDE + SIDE - 1 - row


_FROM = {_turned(cell): cell for cell in CELLS}


def twin(state: State) -> State:
    """Dogs turn with the square. Before the tiles are laid out only the shuffle can differ."""
    if not state.tiles:
        return state._replace(setup=state.setup._replace(seed=state.setup.seed + 1))
    tiles = tuple(_faced(state.tiles[_FROM[cell]]) for cell in CELLS)
    faces = "".join(state.faces[_FROM[cell]] for cell in CELLS)
    lifted = NOWHERE if state.lifted == NOWHERE else _turned(state.lifted)
    return state._replace(tiles=tiles, faces=faces, lifted=lifted)


def _faced(tile: str) -> str:
    return turned(tile, 1) if KIND.get(tile) == DOG else tile


def twin_move(move: Move) -> Move:
    match move:
        case Reveal(cell=cell) | Rotate(cell=cell):
            return replace(move, cell=_turned(cell))
        case Swap(cell=cell, other=other):
            return replace(move, cell=_turned(cell), other=_turned(other))
    return move
