"""The rules that a move can break, a module a section: each predicate decides and is quoted.

The order of the modules, and of the rules in each, is the order of asking; the rulebook sorts them by section.
"""

from __future__ import annotations

from catgames.games.cleocatra.law.rules import (
    bastet,
    bonus,
    end_of_game,
    herd,
    inspectors,
    mafdat,
    rescuer,
    scoring,
    stuck,
    tile,
    turn,
)

MODULES = (end_of_game, turn, bonus, tile, mafdat, bastet, herd, stuck, rescuer, scoring, inspectors)
