"""The verdict on a move: a ledger of every rule consulted, and the nearest moves that are legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

from catgames.core.key import Keys
from catgames.core.rule import Evidence, Law, Rank, Reason
from catgames.core.voice import voice

S = TypeVar("S")
M = TypeVar("M")


class Standing(StrEnum):
    """How a rule stands to a move that was tried.

    >>> import catgames
    >>> told = catgames.explain("burglars", "turn 1; 1 hand g crews bo y; 2 hand *6; seed 6", "form green 1")
    >>> {finding.standing for finding in told.verdict.findings} >= {catgames.Standing.HELD, catgames.Standing.BROKEN}
    True
    """

    HELD = "held"
    BROKEN = "broken"
    MOOT = "moot"
    """Means nothing here, because an earlier rule broke."""


@dataclass(frozen=True, slots=True)
class Finding:
    rule: str
    standing: Standing
    evidence: Evidence
    line: str
    """The rule's line that says it: `held`, `moot`, or the reason for which it broke."""


@dataclass(frozen=True, slots=True, repr=False)
class Verdict(Generic[M]):
    """What every rule says of a move; true when the move is legal.

    >>> import catgames
    >>> board = catgames.position("burglars", "turn 1; 1 hand g crews bo y; 2 hand *6; seed 6")
    >>> verdict = board.explain("form green 1").verdict
    >>> verdict.legal, sorted(verdict.broken_rules)
    (False, ['form.same-size'])
    >>> print(verdict.first_line())
    Not allowed: A crew grows only beside an equal (Action 2). This crew shows 2 cats; your other crew shows 1.
    """

    game: str
    state: Any = field(compare=False)
    """The position in which it was tried; what is the same verdict does not depend on it."""
    move: M
    findings: tuple[Finding, ...]
    repairs: tuple[M, ...] = ()
    """Legal moves of the same player near the one tried, nearest first."""
    first: M | None = None
    """A legal move after which the one tried is legal too, in the same turn."""
    tried: Keys = field(default=(), compare=False)
    """The pieces that were reached for."""
    language: str = field(default="en", compare=False)
    """Which one it shows itself in; in whichever it is told, it is the same verdict."""

    def _repr_markdown_(self) -> str:
        return self.told()

    def __repr__(self) -> str:
        return self.first_line()

    def first_line(self, language: str = "") -> str:
        """In a sentence or two: that it is allowed, or which rule it breaks first and why."""
        return voice().first_line(self, language or self.language)

    def told(self, language: str = "") -> str:
        """Every rule that was asked and what it says here, as Markdown."""
        return voice().ledger(self, language or self.language)

    def __bool__(self) -> bool:
        return self.legal

    @property
    def legal(self) -> bool:
        return not self.broken

    @property
    def broken(self) -> tuple[Finding, ...]:
        return tuple(f for f in self.findings if f.standing is Standing.BROKEN)

    @property
    def wrong(self) -> Keys:
        """What to blame on the board: what a broken rule names, else what of its evidence was reached for.

        What may be done instead, or proves the rule, is shown without blame.
        """
        named = (finding.evidence.wrong or self._reached_for(finding) for finding in self.broken)
        return tuple(dict.fromkeys(key for keys in named for key in keys)) or (() if self.legal else self.tried)

    def _reached_for(self, finding: Finding) -> Keys:
        return tuple(key for key in finding.evidence.shown if key in self.tried)

    @property
    def shown(self) -> Keys:
        """What else to look at: the evidence of every broken rule that is not to blame."""
        found = (key for finding in self.broken for key in finding.evidence.shown)
        return tuple(key for key in dict.fromkeys(found) if key not in self.wrong)

    @property
    def parts(self) -> tuple[Keys, ...]:
        """The pieces that something would break into."""
        return tuple(part for finding in self.broken for part in finding.evidence.parts)

    @property
    def broken_rules(self) -> frozenset[str]:
        return frozenset(finding.rule for finding in self.broken)


def judge(laws: Iterable[Law[S, M]], state: S, move: M) -> tuple[Finding, ...]:
    """What every rule that applies finds, with its evidence."""
    findings = []
    for law, standing, reason in standings(laws, state, move):
        if standing is Standing.MOOT:
            findings.append(Finding(law.id, standing, Evidence(), standing))
        elif reason is not None:
            findings.append(Finding(law.id, standing, reason.evidence(state, move), reason.id))
        else:
            findings.append(Finding(law.id, standing, law.evidence(state, move), standing))
    return tuple(findings)


def standings(
    laws: Iterable[Law[S, M]], state: S, move: M
) -> Iterator[tuple[Law[S, M], Standing, Reason[S, M] | None]]:
    """Consult every rule that applies, not only up to the first that breaks; but after the end, none."""
    fallen: set[str] = set()
    lost = Rank.MOVE
    for law in laws:
        if lost is Rank.GAME and law.rank > lost:
            break  # after the end nothing else matters
        if not law.applies(state, move):
            continue
        # What is due does not matter to who is not to decide.
        if not fallen.isdisjoint(law.needs) or (lost is Rank.TURN and law.rank is Rank.PHASE):
            fallen.add(law.id)
            yield law, Standing.MOOT, None
        elif reason := law.broken_by(state, move):
            fallen.add(law.id)
            lost = min(lost, law.rank)
            yield law, Standing.BROKEN, reason
        else:
            yield law, Standing.HELD, None
