"""A rule: a predicate that decides, and the evidence that explains it. A permission only ever allows."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

from catgames.core.key import Keys
from catgames.core.message import Values

S = TypeVar("S")
M = TypeVar("M")

Fact: TypeAlias = Callable[..., bool]
"""Something true of a position and a move, or of the position alone: the move may be left out."""


class Rank(IntEnum):
    """What is asked first: whether the game is on, whose decision it is, what is due, then the thing itself.

    Whether it is somebody's turn means nothing after the end, and what is due nothing to who is not to decide.
    """

    GAME = 0
    TURN = 1
    PHASE = 2
    MOVE = 3


@dataclass(frozen=True, slots=True)
class Evidence:
    """The values that the rule's sentence needs, and the keys to light on the board."""

    said: Values = field(default_factory=dict)
    shown: Keys = ()
    parts: tuple[Keys, ...] = ()
    """Keys that fall into groups, each lit in its own way: the pieces something would break into."""
    wrong: Keys = ()
    """What is to blame where the rule breaks, if that is not just what was reached for: an obstacle, a part of it."""


Witness: TypeAlias = Callable[..., Evidence]
"""Finds the evidence; like a fact it may do without the move. Asked by explanations alone, so it may be slow."""


def _always(state: object, move: object) -> bool:
    return True


def _no_evidence(state: object, move: object) -> Evidence:
    return Evidence()


@dataclass(frozen=True, slots=True)
class Reason(Generic[S, M]):
    """One way in which a rule breaks: its own test, its own sentence, its own evidence."""

    id: str
    """The rule's line that says it: `broken-bare`; `broken` where there is only one way."""
    applies: Callable[[S, M], bool]
    evidence: Callable[[S, M], Evidence]


@dataclass(frozen=True, slots=True)
class Law(Generic[S, M]):
    """What is asked about a move: a rule, which may break, or a permission, which has no reason to."""

    id: str
    section: str
    judges: tuple[type, ...]
    """The kinds of move that it judges; none named means all."""
    decides: Callable[..., object]
    """The predicate, where it stands in the code; of a rule with several reasons, what shows that it holds."""
    holds: Callable[[S, M], bool]
    evidence: Callable[[S, M], Evidence]
    """What shows that it holds."""
    reasons: tuple[Reason[S, M], ...]
    """In order: the first that applies is the one that is told."""
    applies: Callable[[S, M], bool]
    needs: tuple[str, ...]
    """Earlier rules without which this one means nothing; it is moot when one of them broke."""
    rank: Rank
    nature: str
    """What it is about where it is more than a check of moves: an effect, the end."""
    option: str
    """The game's option that settles a ruling otherwise, where a table may choose."""

    @property
    def is_permission(self) -> bool:
        return not self.reasons

    def broken_by(self, state: S, move: M) -> Reason[S, M] | None:
        return next((reason for reason in self.reasons if reason.applies(state, move)), None)

    def concerns(self, record: type) -> bool:
        return not self.judges or record in self.judges


def reason(id: str, evidence: Witness = _no_evidence) -> Callable[[Fact], Reason[Any, Any]]:
    """Make a reason of a predicate that is true where it breaks the rule; the line `broken-ID` says it."""

    def make(predicate: Fact) -> Reason[Any, Any]:
        return Reason(f"broken-{id}", _with_move(predicate), _with_move(evidence))

    return make


def rule(
    id: str,
    section: str,
    *judges: type,
    evidence: Witness = _no_evidence,
    applies: Fact = _always,
    needs: tuple[str, ...] = (),
    rank: Rank = Rank.MOVE,
    nature: str = "",
    option: str = "",
) -> Callable[[Fact], Law[Any, Any]]:
    """Make a rule of a predicate that reads as a fact and is true when the rule is respected.

    It breaks in one way only, and the evidence serves both lines.
    """

    def make(predicate: Fact) -> Law[Any, Any]:
        holds, shows, when = _with_move(predicate), _with_move(evidence), _with_move(applies)
        ways = (Reason("broken", lambda state, move: not holds(state, move), shows),)
        return Law(id, section, judges, predicate, holds, shows, ways, when, needs, rank, nature, option)

    return make


def rule_of(
    id: str,
    section: str,
    *judges: type,
    reasons: tuple[Reason[Any, Any], ...],
    applies: Fact = _always,
    needs: tuple[str, ...] = (),
    rank: Rank = Rank.MOVE,
    nature: str = "",
    option: str = "",
) -> Callable[[Witness], Law[Any, Any]]:
    """Make a rule that breaks for several reasons, the first that applies being told; it holds when none does.

    What is decorated finds the evidence that it holds. A reason may rely on those before it not applying.
    """
    tests = tuple(reason.applies for reason in reasons)

    def holds(state: Any, move: Any) -> bool:
        return not any(test(state, move) for test in tests)

    def make(witness: Witness) -> Law[Any, Any]:
        shows, when = _with_move(witness), _with_move(applies)
        return Law(id, section, judges, witness, holds, shows, reasons, when, needs, rank, nature, option)

    return make


def permission(
    id: str,
    section: str,
    *judges: type,
    evidence: Witness = _no_evidence,
    needs: tuple[str, ...] = (),
    nature: str = "",
    option: str = "",
) -> Callable[[Fact], Law[Any, Any]]:
    """Make a permission of a predicate that is true where it allows what one might think forbidden."""

    def make(predicate: Fact) -> Law[Any, Any]:
        when, shows = _with_move(predicate), _with_move(evidence)
        return Law(id, section, judges, predicate, _always, shows, (), when, needs, Rank.MOVE, nature, option)

    return make


def _with_move(asked: Callable[..., Any]) -> Callable[[Any, Any], Any]:
    """A fact about the position alone is asked about a move too."""
    if len(inspect.signature(asked).parameters) != 1:
        return asked
    return lambda state, move: asked(state)
