"""The rules that a move can break, a module a part of the book: each predicate decides and is quoted.

The order of the modules, and of the rules in each, is the book's.
"""

from __future__ import annotations

from catgames.games.cloaked.law.rules import end_of_game, play, turn, unmask

MODULES = (turn, play, unmask, end_of_game)
