"""The games, each in a folder of its own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from catgames.core.errors import Unreadable, offered
from catgames.core.found import others, package_of
from catgames.core.message import Message

if TYPE_CHECKING:
    from catgames.games.kit import AnyKit

GAMES = ("burglars", "pocket", "cloaked", "cleocatra")
"""Our own games, all complete: what the tests cover."""


def every_game() -> tuple[str, ...]:
    """Ours, and those that other packages bring: what the home page shows."""
    return (*GAMES, *others())


@cache
def load(name: str) -> AnyKit:
    """A game with all that belongs to it. Only the one asked for is imported: pages open faster.

    >>> import catgames
    >>> kit = catgames.load("pocket")
    >>> kit.game is catgames.pocket, len(kit.units) > 5
    (True, True)
    >>> catgames.load("chess")
    Traceback (most recent call last):
        ...
    catgames.core.errors.Unreadable: There is no game called “chess”. There are: burglars, pocket, cloaked, cleocatra.
    """
    package = package_of(name)
    if not package:
        raise Unreadable(Message("unreadable-game", {"text": name, "expected": offered(name, every_game())}))
    made: AnyKit = import_module(package).KIT
    return made
