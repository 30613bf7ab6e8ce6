"""The games, each in a folder of its own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from catgames.core.errors import Unreadable
from catgames.core.message import Message

if TYPE_CHECKING:
    from catgames.games.kit import AnyKit

GAMES = ("burglars", "pocket", "cloaked", "cleocatra")
"""The games that are complete: what the home page shows and the tests cover."""


@cache
def load(name: str) -> AnyKit:
    """A game with all that belongs to it. Only the one asked for is imported: pages open faster."""
    if not name.isidentifier() or not (files(__name__) / name / "__init__.py").is_file():
        raise Unreadable(Message("unreadable-game", {"text": name, "expected": ", ".join(GAMES)}))
    made: AnyKit = import_module(f"{__name__}.{name}").KIT
    return made
