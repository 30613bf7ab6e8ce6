"""What several rules look up, and how they speak of it."""

from __future__ import annotations

from catgames.core.message import Message, Values, values
from catgames.core.rule import Evidence
from catgames.games.pocket.language.moves import Move, Swap
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, offset
from catgames.games.pocket.position.state import DOWN, State
from catgames.games.pocket.position.tiles import DEFENDERS, KIND, ROYAL, UNKNOWN, say_tile

FAR_CARDS = (ROYAL, DEFENDERS)


def visible(state: State, cell: int) -> str:
    """The tile that lies there, unless it lies face down: rules speak only of what both players see."""
    return UNKNOWN if state.faces[cell] == DOWN else state.tiles[cell]


def kind_at(state: State, cell: int) -> str:
    return KIND.get(visible(state, cell), "")


def say_there(state: State, cell: int) -> Message:
    return say_tile(visible(state, cell))


def the_swap(state: State, move: Swap) -> Evidence:
    """From where to where, how far that is, and whether the mover's card makes cats go further."""
    rows, columns = offset(move.cell, move.other)
    straight = "yes" if 0 in (rows, columns) else "no"
    said = values(
        tile=say_there(state, move.cell),
        cell=NAMES[move.cell],
        other=NAMES[move.other],
        rows=rows,
        columns=columns,
        far=max(rows, columns),
        straight=straight,
        card="yes" if state.setup.power(move.seat) in FAR_CARDS else "no",
    )
    return Evidence(said, keys.cell_keys((move.cell, move.other)))


def the_turn(state: State, move: Move) -> Values:
    return values(who=state.turn, mover=move.seat)
