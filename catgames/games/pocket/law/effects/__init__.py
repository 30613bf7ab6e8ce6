"""What a move does and what is told of it, a module for moves that belong together."""

from __future__ import annotations

from catgames.games.pocket.law.effects import clans, end, turn

MODULES = (clans, turn, end)
EFFECTS = tuple(effect for module in MODULES for effect in module.EFFECTS)
