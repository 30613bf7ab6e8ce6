"""A rule: one predicate that decides, and the evidence that explains its decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from catgames.core.key import Keys
from catgames.core.message import Values

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Evidence:
    """The values that the rule's sentence needs, and the keys to light on the board."""

    said: Values = field(default_factory=dict)
    shown: Keys = ()
    parts: tuple[Keys, ...] = ()
    """Keys that fall into groups, each lit in its own way: the pieces something would break into."""


def _always(state: object, move: object) -> bool:
    return True


def _no_evidence(state: object, move: object) -> Evidence:
    return Evidence()


@dataclass(frozen=True, slots=True)
class Rule(Generic[S, M]):
    """Only `holds` decides. `evidence` is asked for by explanations alone, so it may be slow.

    Evidence may serve rules about several kinds of move, so only `holds` says which kind it takes.
    """

    id: str
    holds: Callable[[S, M], bool]
    evidence: Callable[..., Evidence] = _no_evidence
    applies: Callable[..., bool] = _always
    needs: tuple[str, ...] = ()
    """Earlier rules without which this one means nothing; it is moot when one of them broke."""


def rule(
    id: str,
    *,
    evidence: Callable[..., Evidence] = _no_evidence,
    applies: Callable[..., bool] = _always,
    needs: tuple[str, ...] = (),
) -> Callable[[Callable[[S, M], bool]], Rule[S, M]]:
    """Make a rule of a predicate that reads as a fact and is true when the rule is respected."""

    def make(holds: Callable[[S, M], bool]) -> Rule[S, M]:
        return Rule(id, holds, evidence, applies, needs)

    return make
