"""What a move does and what is told of it, a module for moves that belong together."""

from __future__ import annotations

from catgames.games.cleocatra.law.effects import actions, rescue, turn

MODULES = (actions, rescue, turn)
EFFECTS = tuple(effect for module in MODULES for effect in module.EFFECTS)
