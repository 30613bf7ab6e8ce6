"""The rules that a move can break, a module a section: each predicate decides and is quoted.

The order of the modules, and of the rules in each, is that in which they are asked.
"""

from __future__ import annotations

from catgames.games.pocket.law.rules import cards, end_of_game, modes, rotation, swaps, turn

MODULES = (end_of_game, turn, modes, cards, swaps, rotation)
