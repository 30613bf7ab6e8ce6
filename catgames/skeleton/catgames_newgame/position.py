"""Seven cushions in a row, and the cats on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from catgames.core.key import Family
from catgames.core.message import Message, Seat
from catgames.core.notation import parts_like
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS

CUSHIONS = range(7)
FREE = "."
CATS = "12"
"""A cat of each player, as the row shows it."""

CUSHION: Family[int] = Family("cushion", int)
"""What can be touched: `cushion:0` is the first."""


class State(NamedTuple):
    row: str
    """A sign for each cushion, from left to right."""
    turn: Seat
    players: int = len(CATS)


@decides("setup.row", "setup", Nature.SETUP)
def deal(players: int, seed: int, choices: Mapping[str, str]) -> State:
    """All chance comes from the seed: here, who begins."""
    return State(FREE * len(CUSHIONS), SEATS[seed % players])


def to_move(state: State) -> Seat | None:
    return state.turn if FREE in state.row else None


def twin(state: State) -> State:
    """The same row, looked at from behind."""
    return state._replace(row=state.row[::-1])


def faults(state: State) -> tuple[Message, ...]:
    """What is impossible about a position: each a line `fault-…` of the word files."""
    first, second = (state.row.count(cat) for cat in CATS)
    uneven = abs(first - second) > 1 or (first != second and state.turn != (0 if first < second else 1))
    return (Message("fault-turns"),) if uneven else ()


def write(state: State) -> str:
    return f"turn {state.turn + 1}; row {state.row}"


def read(text: str) -> State:
    """`turn 1; row 1..2...`: a dot for a free cushion, 1 and 2 for cats."""
    parts = parts_like(text, turn="[12]", row="[.12]{7}")
    return State(parts["row"], SEATS[int(parts["turn"]) - 1])
