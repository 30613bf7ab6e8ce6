"""What several rules look up, and how they speak of it."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.message import values
from catgames.core.rule import Evidence
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, offset
from catgames.games.pocket.position.facts import kind_at, say_there, stretches_to
from catgames.games.pocket.position.state import PLAY, State
from catgames.games.pocket.position.tiles import CAT


def yes_no(fact: bool) -> str:
    return "yes" if fact else "no"


def a_turn_is_on(state: State) -> bool:
    return state.stage == PLAY


def the_revealed(state: State) -> Evidence:
    said = values(tile=say_there(state, state.lifted), cell=NAMES[state.lifted])
    return Evidence(said, (keys.cell_key(state.lifted),))


def from_here_to_there(state: State, move: Swap) -> Evidence:
    said = values(cell=NAMES[move.cell], other=NAMES[move.other])
    return Evidence(said, keys.cell_keys((move.cell, move.other)), wrong=(keys.cell_key(move.other),))


def how_far(state: State, move: Swap) -> Evidence:
    """From where to where, and how many steps that is, straight or diagonally."""
    found = from_here_to_there(state, move)
    return replace(found, said={**found.said, "far": max(offset(move.cell, move.other))})


def in_line(state: State, move: Swap) -> Evidence:
    """How many steps along the row or the column; only where it is one of them."""
    found = how_far(state, move)
    line = "column" if offset(move.cell, move.other)[1] == 0 else "row"
    return replace(found, said={**found.said, "line": line})


def moves_the_revealed(state: State, move: Swap, kind: str) -> bool:
    return move.cell == state.lifted and kind_at(state, move.cell) == kind


def is_stretched(state: State, move: Swap) -> bool:
    """Whether only the mover's card lets the revealed cat go there."""
    return moves_the_revealed(state, move, CAT) and stretches_to(state, move.seat, move.cell, move.other)
