"""Cloaked Cats by its rulebook: a file a section, a test a rule held or broken."""

from __future__ import annotations

from catgames.games.cloaked.law.game import GAME
from tests.games import Book

BOOK = Book(GAME)
at = BOOK.at
broken = BOOK.broken
held = BOOK.held
after = BOOK.after
events = BOOK.events
told = BOOK.told
decided_by = BOOK.decided_by
