"""What the things on the pyramids are called when they are touched or read out: in words, for no tile has a number."""

from __future__ import annotations

from catgames.core.message import Message, Seat, values
from catgames.games.cleocatra.language.parts import say_place
from catgames.games.cleocatra.position.grid import Cell, tiles_beside
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import State, colour_at
from catgames.games.cleocatra.position.tiles import NAMES


def label_tile(state: State, tile: Cell) -> Message:
    """With what lies beside it, for who cannot see that; its cat has a name where abilities are played with."""
    near = tuple(say_tile(state, cell) for cell in tiles_beside(state.cells, tile))
    said = values(
        tile=say_tile(state, tile),
        cat=Message(f"cat-{NAMES[colour_at(state, tile)]}"),
        advanced="yes" if state.variants.advanced else "no",
        count=len(near),
    )
    return Message("label-tile", {**said, "near": near} if near else said)


def label_place(state: State, place: Cell) -> Message:
    return Message("label-place", {"place": say_place(state, place)})


def label_rescuer(state: State, seat: Seat, tile: Cell) -> Message:
    return Message("label-rescuer", {"who": seat, "tile": say_tile(state, tile)})


def label_inspector(state: State, tile: Cell) -> Message:
    return Message("label-inspector", {"tile": say_tile(state, tile)})
