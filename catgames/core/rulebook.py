"""A rulebook: every rule, ruling and figure, in the book's order. Each is registered once, where it is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from types import ModuleType
from typing import Any, TypeVar

from catgames.core.rule import Law

F = TypeVar("F", bound=Callable[..., object])
_REGISTERED = "__clauses__"


class Nature(StrEnum):
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
    nature: Nature
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
    within: tuple[str, str] | None = None
    """The choice of another option without which it means nothing."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    sections: tuple[str, ...]
    clauses: tuple[Clause, ...]
    figures: tuple[Figure, ...]
    laws: tuple[Law[Any, Any], ...]
    """Those that judge moves."""

    def __repr__(self) -> str:
        return f"Rulebook({', '.join(self.sections)})"

    def clause(self, id: str) -> Clause:
        return next(clause for clause in self.clauses if clause.id == id)

    def asked_about(self, record: type) -> tuple[Law[Any, Any], ...]:
        """In the order of asking: by rank, then as in the book, but never before what a rule needs."""
        waiting = sorted((law for law in self.laws if law.concerns(record)), key=lambda law: law.rank)
        asked: list[Law[Any, Any]] = []
        while waiting:
            later = {law.id for law in waiting}
            asked.append(next(law for law in waiting if later.isdisjoint(law.needs)))
            waiting.remove(asked[-1])
        return tuple(asked)


def decides(id: str, section: str, nature: Nature, option: str = "") -> Callable[[F], F]:
    """Register a rule that is no check of a move where it is decided: what deals, does, hides or ends."""

    def register(work: F) -> F:
        clause = Clause(id, section, nature, work, option)
        setattr(work, _REGISTERED, (clause, *getattr(work, _REGISTERED, ())))
        return work

    return register


def bind(sections: tuple[str, ...], figures: tuple[Figure, ...], modules: Iterable[ModuleType]) -> Rulebook:
    """The rulebook of all that these modules register, section by section, in the order of the modules."""
    found = [entry for module in modules for entry in _registered(module)]
    listed = [_clause(entry) if isinstance(entry, Law) else entry for entry in found]
    # A rule that is asked at two moments, whether the game is on and then of the move itself, is one clause.
    clauses: dict[str, Clause] = {}
    for clause in listed:
        clauses.setdefault(clause.id, clause)
    laws = [entry for entry in found if isinstance(entry, Law)]
    return Rulebook(
        sections,
        tuple(sorted(clauses.values(), key=lambda clause: sections.index(clause.section))),
        figures,
        tuple(laws),
    )


def _registered(module: ModuleType) -> Iterator[Law[Any, Any] | Clause]:
    """What is written in this module, not what it imports."""
    for value in vars(module).values():
        if isinstance(value, Law):
            if value.decides.__module__ == module.__name__:
                yield value
        elif getattr(value, "__module__", "") == module.__name__:
            yield from getattr(value, _REGISTERED, ())


def _clause(law: Law[Any, Any]) -> Clause:
    ruling = law.id.startswith("ruling.")
    nature = Nature.RULING if ruling else Nature(law.nature or Nature.LEGALITY)
    return Clause(law.id, law.section, nature, law.decides, law.option)
