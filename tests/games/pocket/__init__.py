"""Pocket Cats by its rulebook: a file a section, a test a rule held or broken."""

from __future__ import annotations

from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import State
from tests.games import Book

BOOK = Book(GAME)
at = BOOK.at
broken = BOOK.broken
held = BOOK.held
after = BOOK.after
events = BOOK.events
told = BOOK.told
decided_by = BOOK.decided_by


def reach(position: str) -> set[str]:
    """Where the revealed tile may go."""
    moves = (GAME.write_move(at(position), move).split() for move in GAME.legal_moves(at(position)))
    return {words[2] for words in moves if words[0] == "swap"}


def face(state: State, name: str) -> str:
    return state.faces[NUMBERS[name]]


def tile(state: State, name: str) -> str:
    return state.tiles[NUMBERS[name]]
