"""The rules that a move can break, a module a section: each predicate decides and is quoted.

The order of the modules, and of the rules in each, is the book's; but whether the market may pay is asked before
whether the price, of which its card is a part, is right.
"""

from __future__ import annotations

from catgames.games.burglars.law.rules import (
    activate,
    end_of_game,
    form,
    infiltrate,
    nothing_left,
    price,
    recruit,
    secure,
    turn,
    two_players,
)

MODULES = (turn, recruit, form, activate, secure, infiltrate, two_players, price, end_of_game, nothing_left)
