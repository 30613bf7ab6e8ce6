"""What a move does and what is told of it, a module a step of the turn."""

from __future__ import annotations

from catgames.games.cloaked.law.effects import play, question, turn

MODULES = (play, question, turn)
EFFECTS = tuple(effect for module in MODULES for effect in module.EFFECTS)
