"""What there is to ask about one rule, for practice or for exams: the two never share a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import chain
from typing import Any, Protocol, TypeVar
from zlib import crc32

from catgames.screen.playable import Playable
from catgames.teach.exercises.family import Family
from catgames.teach.exercises.plan import EITHER, Slot, Turn, Way, layout
from catgames.teach.exercises.stock import Happening, Pair, Place, kept_for
from catgames.teach.unit import Unit

T = TypeVar("T", Pair, Happening)
D = TypeVar("D")


class Purpose(StrEnum):
    PRACTICE = "practice"
    EXAM = "exam"


GUISES = 2
"""In so many a position surely shows itself, unless things on it are named."""
ROUNDS = {Purpose.PRACTICE: 20, Purpose.EXAM: 4}
"""Rounds of one rule in which nothing should come twice."""


class Practised(Playable, Protocol):
    """A game that has exercises."""

    @property
    def families(self) -> tuple[Family[Any], ...]: ...
    @property
    def units(self) -> tuple[Unit, ...]: ...


@dataclass(frozen=True, slots=True)
class Supply:
    pairs: tuple[Pair, ...]
    used: dict[Way, tuple[Pair, ...]]
    """Pairs that can be asked about in other ways too."""
    asked: dict[Way, tuple[Happening, ...]]
    """Happenings, by the ways in which they can be asked about."""
    family: Family[Any] | None
    ways: tuple[Way, ...]
    """Ways of asking of which there is enough; as many as can be without asking the same again soon."""

    @property
    def happenings(self) -> tuple[Happening, ...]:
        return tuple(dict.fromkeys(chain.from_iterable(self.asked.values())))

    def place(self, turn: Turn) -> tuple[Place, int]:
        """Which move of a pair a turn of judging asks about, and how often all have been asked before."""
        places = list(dict.fromkeys(_place(pair, turn.slot) for pair in self.pairs))
        return _drawn(places, [place.position for place in places], turn)

    def pair(self, turn: Turn) -> tuple[Pair, int]:
        pairs = self.used[turn.slot.way]
        return _drawn(pairs, [asked_of(pair, turn.slot.way).position for pair in pairs], turn)

    def happening(self, turn: Turn) -> tuple[Happening, int]:
        happenings = self.asked[turn.slot.way]
        return _drawn(happenings, [one.place.position for one in happenings], turn)


def supply(kit: Practised, rule: str, purpose: Purpose) -> Supply:
    family = next((family for family in kit.families if family.rule == rule), None)
    stocked = _stocked(kit.game.id, rule, purpose, 0 if family is None else family.cases)
    return replace(stocked, family=family)


@cache
def _stocked(game: str, rule: str, purpose: Purpose, cases: int) -> Supply:
    kept = kept_for(game)

    def fit(things: Sequence[T], *ways: Way) -> dict[Way, tuple[T, ...]]:
        asked = {way: [things[number] for number in kept.uses(rule, way)] for way in ways}
        return {way: tuple(filter(is_meant, those)) for way, those in asked.items()}

    def is_meant(thing: Pair | Happening) -> bool:
        place = thing.refused if isinstance(thing, Pair) else thing.place
        return (place.position in kept.exams) == (purpose is Purpose.EXAM)

    known = kept.pairs(rule)
    pairs = tuple(filter(is_meant, known))
    used = fit(known, Way.MEND, Way.FIND, Way.MARK)
    asked = fit(kept.happenings(rule), Way.EXPECT, Way.FORESEE, Way.COUNT)
    counts = {Way.JUDGE: len(pairs), Way.CLAIM: cases, Way.PICK: cases}
    counts |= {way: len(those) for way, those in (*used.items(), *asked.items())}
    return Supply(pairs, used, asked, None, _enough(counts, ROUNDS[purpose]))


def _enough(counts: Mapping[Way, int], rounds: int) -> tuple[Way, ...]:
    """All ways there are; but those that would soon ask the same again leave their place to the others."""
    listed = sorted((way for way in Way if counts[way]), key=lambda way: -counts[way])
    sets = [tuple(way for way in Way if way in listed[:most]) for most in range(len(listed), -1, -1)]
    return max(sets, key=lambda some: _different(some, counts, rounds))


def _different(ways: tuple[Way, ...], counts: Mapping[Way, int], rounds: int) -> int:
    """So many exercises of these rounds differ."""
    slots = Counter(slot.way for slot in layout("", ways)) if ways else Counter[Way]()
    guises = {way: 1 if way is Way.MARK else GUISES for way in ways}
    there = {way: guises[way] * counts[way] * (2 if way in EITHER else 1) for way in ways}
    return sum(min(rounds * slots[way], there[way]) for way in ways)


def asked_of(pair: Pair, way: Way) -> Place:
    """Where a pair is asked about so: what is to be found is allowed there, what is to be mended or marked is not."""
    return pair.allowed if way is Way.FIND else pair.refused


def _place(pair: Pair, slot: Slot) -> Place:
    return pair.allowed if slot.yes else pair.refused


def _drawn(things: Sequence[D], positions: Sequence[str], turn: Turn) -> tuple[D, int]:
    """From this half of the stock, told apart by the position alone; where there is none, from all."""
    half = [thing for thing, position in zip(things, positions, strict=True) if _half(position) == turn.half]
    drawn = half or list(things)
    return drawn[turn.number % len(drawn)], turn.number // len(drawn)


def _half(position: str) -> int:
    return crc32(position.encode()) % 2
