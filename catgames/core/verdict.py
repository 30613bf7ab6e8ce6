"""The verdict on a move: a ledger of every rule consulted, and the nearest moves that are legal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from catgames.core.key import Keys
from catgames.core.rule import Evidence, Rule

S = TypeVar("S")
M = TypeVar("M")


class Standing(StrEnum):
    HELD = "held"
    BROKEN = "broken"
    MOOT = "moot"
    """Means nothing here, because an earlier rule broke."""


@dataclass(frozen=True, slots=True)
class Finding:
    rule: str
    standing: Standing
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Verdict(Generic[M]):
    """True when the move is legal. `repairs` are legal moves near the one tried, nearest first."""

    move: M
    findings: tuple[Finding, ...]
    repairs: tuple[M, ...] = ()

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
        """What to light on the board: the evidence of every broken rule."""
        return tuple(key for finding in self.broken for key in finding.evidence.shown)

    @property
    def parts(self) -> tuple[Keys, ...]:
        """The pieces that something would break into."""
        return tuple(part for finding in self.broken for part in finding.evidence.parts)

    @property
    def broken_rules(self) -> frozenset[str]:
        return frozenset(finding.rule for finding in self.broken)


def judge(rules: Iterable[Rule[S, M]], state: S, move: M) -> tuple[Finding, ...]:
    """Consult every rule that applies: all of them, not only up to the first that breaks."""
    findings: list[Finding] = []
    fallen: set[str] = set()
    for rule in rules:
        if not fallen.isdisjoint(rule.needs):
            fallen.add(rule.id)
            findings.append(Finding(rule.id, Standing.MOOT, Evidence()))
        elif rule.applies(state, move):
            holds = rule.holds(state, move)
            if not holds:
                fallen.add(rule.id)
            standing = Standing.HELD if holds else Standing.BROKEN
            findings.append(Finding(rule.id, standing, rule.evidence(state, move)))
    return tuple(findings)
