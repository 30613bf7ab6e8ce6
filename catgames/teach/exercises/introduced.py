"""Which tables a learner knows: those without variants and house rules, and those that the course has shown by then."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import chain

from catgames.teach.exercises.supply import Practised

Chosen = frozenset[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Tables:
    """Those at which nothing else is chosen than this, by option."""

    choices: Chosen

    def have(self, kit: Practised, position: str) -> bool:
        return chosen(kit, position) <= self.choices


def chosen(kit: Practised, position: str) -> Chosen:
    """What a position chooses otherwise than a first game does."""
    usual = {option.name: option.choices[0] for option in kit.game.options}
    parts = (part.strip().partition(" ") for part in position.split(";"))
    return frozenset((name, choice) for name, _, choice in parts if name in usual and choice != usual[name])


def tables_of(kit: Practised, sections: Collection[str]) -> Tables:
    """Those that the course shows in these sections; what a first game needs is known without any of it."""
    units = (unit for unit in kit.units if unit.section in sections and unit.need != "first")
    return Tables(_all_of(chosen(kit, step.at) for unit in units for step in unit.steps))


def _all_of(choices: Iterable[Chosen]) -> Chosen:
    return frozenset(chain.from_iterable(choices))
