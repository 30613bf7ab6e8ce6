"""Exact rules engines for four cat games, and tutors that explain every move."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from catgames.core.errors import AmbiguousMove, IllegalMove, NotAMove, Unreadable, Unseen, said_in
from catgames.core.found import package_of
from catgames.core.game import Game, Outcome
from catgames.core.message import Seat
from catgames.core.verdict import Standing, Verdict
from catgames.core.voice import Voice, lend
from catgames.games import GAMES, load
from catgames.posed import exercise
from catgames.positions import Position, position
from catgames.records import Played, record
from catgames.teach import Unit
from catgames.teach.checking import told_flaws
from catgames.teach.step import Step
from catgames.text.words import spoken
from catgames.told import explain

if TYPE_CHECKING:
    from catgames.games.burglars.law.game import GAME as burglars
    from catgames.games.cleocatra.law.game import GAME as cleocatra
    from catgames.games.cloaked.law.game import GAME as cloaked
    from catgames.games.pocket.law.game import GAME as pocket

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "AmbiguousMove",
    "Game",
    "IllegalMove",
    "NotAMove",
    "Outcome",
    "Played",
    "Position",
    "Seat",
    "Standing",
    "Unreadable",
    "Unseen",
    "Verdict",
    "burglars",
    "check",
    "cleocatra",
    "cloaked",
    "exercise",
    "explain",
    "game",
    "load",
    "pocket",
    "position",
    "record",
]

# A module keeps to the protocol as an object would.
lend(lambda: cast(Voice, import_module("catgames.voice")))


def game(name: str) -> Game[Any, Any]:
    """The engine of a game by its name; `catgames.burglars` is the same with its types.

    >>> import catgames
    >>> catgames.game("burglars") is catgames.burglars
    True
    """
    return load(name).game


def check(game: str, lesson: Unit | Step | Iterable[Step], language: str = "en") -> list[str]:
    """What is wrong with a lesson, in sentences: nothing, where it can be given to a learner.

    >>> from catgames.teach import Try, happened
    >>> grow = Try(text="Make a crew grow.", at="turn 1; 1 hand g crews b; 2 hand *6; seed 1",
    ...            goal=happened("grown"), solution="form green 1")
    >>> check("burglars", grow)
    ['lesson/1: “form green 1” is not allowed there: A crew grows only beside an equal (Action 2).']
    """
    with said_in(spoken(language)):
        if not isinstance(lesson, Unit):
            lesson = Unit("lesson", tuple(lesson) if isinstance(lesson, Iterable) else (lesson,))
        return told_flaws(load(game), lesson, language)


def __getattr__(name: str) -> Game[Any, Any]:
    """`catgames.burglars`: only the game that is asked for is imported."""
    if package_of(name):
        return game(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
