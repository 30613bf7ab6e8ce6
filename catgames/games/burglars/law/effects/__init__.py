"""What a move does and what is told of it, a module for moves that belong together."""

from __future__ import annotations

from catgames.games.burglars.law.effects import crews, loot, recruit, turn

MODULES = (recruit, crews, loot, turn)
EFFECTS = tuple(effect for module in MODULES for effect in module.EFFECTS)
