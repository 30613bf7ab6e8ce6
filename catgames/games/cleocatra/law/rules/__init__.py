"""The rules that a move can break, a module a section: each predicate decides and is quoted.

The order of the modules, and of the rules in each, is the order of asking; the rulebook sorts them by section.
"""

from __future__ import annotations

from catgames.games.cleocatra.law.rules import advanced, end_of_game, rescuer, scoring, stuck, tile, turn

MODULES = (end_of_game, turn, tile, advanced, stuck, rescuer, scoring)
