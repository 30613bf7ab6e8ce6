"""A first game: a prepared deal, cats at the other seats, and a guide that says one thing a turn and then lets go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from catgames.core.message import Seat


@dataclass(frozen=True, slots=True)
class Beat:
    """One idea: `first-ID` in the word files says what to do now, and why one would want it.

    >>> from catgames.teach import Beat
    >>> Beat("recruit", wants=lambda state, move: type(move).__name__ == "Take").id
    'recruit'
    """

    id: str
    wants: Callable[[Any, Any], bool]
    """Whether a move, in a position, does what it advises; its moment has come when some legal move does."""
    after: str = ""
    """It is a reminder: advised once that idea is over, and then whenever its moment comes."""
    known: Callable[[Any, Any], bool] = lambda state, move: False
    """Whether a move, made without this advice, shows that it is not needed: then it is not told any more."""


@dataclass(frozen=True, slots=True)
class Guide:
    """The first game of a game: a deal, who plays along, and the beats.

    >>> import catgames
    >>> guide = catgames.load("burglars").guide
    >>> guide.cats, len(guide.beats) > 5
    (('greedy',), True)
    """

    cats: tuple[str, ...]
    """Who sits at the other seats, by level."""
    seed: int
    beats: tuple[Beat, ...]
    """In the order in which the game makes sense, which is not the book's; what is urgent comes first."""
    means: frozenset[str]
    """Events of others that are explained the first time, by `first-means-EVENT`."""
    goal: Callable[[Any], Seat | None]
    """Who has reached the goal of a first game, which may be shorter than the book's: `first-goal` says so."""
    points: int = 0
    """How many that takes, for the board to say; nothing where it is the book's number."""
    scores: Callable[[Any], Iterable[int]] = lambda state: ()
    """Everybody's points so far, where that goal may come before the book's end."""
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def ideas(self) -> tuple[Beat, ...]:
        """Those that are told once."""
        return tuple(beat for beat in self.beats if not beat.after)

    def beat(self, id: str) -> Beat:
        return next(beat for beat in self.beats if beat.id == id)


NO_GUIDE = Guide(cats=("greedy",), seed=0, beats=(), means=frozenset(), goal=lambda state: None)
"""Of a game that has no first game yet: the room where it would be played is not offered."""
