"""What there is to ask about one rule, for practice or for exams: the two never share a position's question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Protocol, TypeVar
from zlib import crc32

from catgames.screen.playable import Playable
from catgames.teach.exercises.family import Family
from catgames.teach.exercises.plan import Slot, Turn, Way
from catgames.teach.exercises.stock import Happening, Pair, Place, kept_for

T = TypeVar("T")
KEPT_FOR_EXAMS = 6
"""One in so many."""


class Purpose(StrEnum):
    PRACTICE = "practice"
    EXAM = "exam"


class Practised(Playable, Protocol):
    """A game that has exercises."""

    @property
    def families(self) -> tuple[Family[Any], ...]: ...


@dataclass(frozen=True, slots=True)
class Supply:
    pairs: tuple[Pair, ...]
    happenings: tuple[Happening, ...]
    used: dict[Way, tuple[Pair, ...]]
    """Pairs that can be asked about in other ways too."""
    family: Family[Any] | None

    @property
    def ways(self) -> tuple[Way, ...]:
        found = [way for way, pairs in self.used.items() if pairs]
        if self.pairs:
            found.append(Way.JUDGE)
        if self.happenings:
            found += [Way.EXPECT, Way.FORESEE]
        if self.family is not None:
            found += [Way.CLAIM, Way.PICK]
        return tuple(way for way in Way if way in found)

    def place(self, turn: Turn) -> tuple[Place, int]:
        """Which move of a pair a turn of judging asks about, and how often all have been asked before."""
        places = [_place(pair, turn.slot) for pair in self.pairs]
        return _drawn(places, [place.position for place in places], turn)

    def pair(self, turn: Turn) -> tuple[Pair, int]:
        pairs = self.used[turn.slot.way]
        return _drawn(pairs, [pair.refused.position for pair in pairs], turn)

    def happening(self, turn: Turn) -> tuple[Happening, int]:
        return _drawn(self.happenings, [one.place.position for one in self.happenings], turn)


def supply(kit: Practised, rule: str, purpose: Purpose) -> Supply:
    family = next((family for family in kit.families if family.rule == rule), None)
    stocked = _stocked(kit.game.id, rule, purpose)
    return Supply(stocked.pairs, stocked.happenings, stocked.used, family)


@cache
def _stocked(game: str, rule: str, purpose: Purpose) -> Supply:
    kept = kept_for(game)
    pairs = kept.pairs(rule)
    used = {way: kept.uses(rule, way) for way in (Way.MEND, Way.FIND, Way.MARK)}
    return Supply(
        _share(pairs, purpose),
        _share(kept.happenings(rule), purpose),
        {way: tuple(pairs[n] for n in numbers if _is_for(n, purpose)) for way, numbers in used.items()},
        None,
    )


def _share(things: Sequence[T], purpose: Purpose) -> tuple[T, ...]:
    return tuple(thing for number, thing in enumerate(things) if _is_for(number, purpose))


def _is_for(number: int, purpose: Purpose) -> bool:
    return (number % KEPT_FOR_EXAMS == KEPT_FOR_EXAMS - 1) == (purpose is Purpose.EXAM)


def _place(pair: Pair, slot: Slot) -> Place:
    return pair.allowed if slot.yes else pair.refused


def _drawn(things: Sequence[T], positions: Sequence[str], turn: Turn) -> tuple[T, int]:
    """From this half of the stock, told apart by the position alone; where there is none, from all."""
    half = [thing for thing, position in zip(things, positions, strict=True) if _half(position) == turn.half]
    drawn = half or list(things)
    return drawn[turn.number % len(drawn)], turn.number // len(drawn)


def _half(position: str) -> int:
    return crc32(position.encode()) % 2
