"""A rulebook as a register: every rule, ruling and figure, where it stands and what decides it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from catgames.core.rule import Rule


class Kind(StrEnum):
    SETUP = "setup"
    LEGALITY = "legality"
    EFFECT = "effect"
    INFORMATION = "information"
    END = "end"
    RULING = "ruling"


class Source(StrEnum):
    BOOK = "book"
    DEDUCED = "deduced"
    PUBLIC = "public"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of the book, or one ruling where the book is silent."""

    id: str
    section: str
    kind: Kind
    decided_by: Callable[..., object]
    option: str = ""
    """The game's option that settles a ruling otherwise, where a table may choose."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number or list of the game, and how far it can be trusted."""

    id: str
    value: str
    source: Source


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the game; the first choice is the default."""

    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    sections: tuple[str, ...]
    clauses: tuple[Clause, ...]
    figures: tuple[Figure, ...]

    def clause(self, id: str) -> Clause:
        return next(clause for clause in self.clauses if clause.id == id)


def clause(id: str, section: str, kind: Kind, decided_by: Callable[..., object]) -> Clause:
    return Clause(id, section, kind, decided_by)


def legality(section: str, *rules: Rule[Any, Any]) -> tuple[Clause, ...]:
    """Register rules that check moves: they decide themselves."""
    return tuple(Clause(rule.id, section, Kind.LEGALITY, rule.holds) for rule in rules)


def ruling(id: str, section: str, decided_by: Callable[..., object], option: str = "") -> Clause:
    return Clause(id, section, Kind.RULING, decided_by, option)
