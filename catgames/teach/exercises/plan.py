"""Which exercise a seed means: ten to a round, and half of the answers yes in any ten that follow each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import chain, cycle, islice
from random import Random

ROUND = 10
TWO_WAY = 6
"""So many of a round are answered by yes or no, where a rule can be asked about otherwise too."""


class Way(StrEnum):
    """A way of asking; those of the first line are answered by yes or no."""

    JUDGE, EXPECT, CLAIM = "judge", "expect", "claim"
    MEND, FORESEE, PICK, FIND, MARK, COUNT = "mend", "foresee", "pick", "find", "mark", "count"


EITHER = (Way.JUDGE, Way.EXPECT, Way.CLAIM)


@dataclass(frozen=True, slots=True)
class Slot:
    way: Way
    yes: bool | None
    """The answer, where it is yes or no."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The how manieth exercise of its slot's sort a seed means."""

    slot: Slot
    half: int
    """Even seeds draw from one half of the stock and odd ones from the other: no position comes twice in a row."""
    number: int


def turn(name: str, ways: tuple[Way, ...], seed: int) -> Turn:
    """Every ten seeds use the same slots, so that any ten in a row hold as many of each."""
    slots = layout(name, ways)
    place, half = seed % ROUND, seed % 2
    slot, alike = slots[place], slots[half::2]
    return Turn(slot, half, seed // ROUND * alike.count(slot) + alike[: place // 2].count(slot))


@cache
def layout(name: str, ways: tuple[Way, ...]) -> tuple[Slot, ...]:
    """The slots of a round, in an order that only the name knows; what is alike stands at even and at odd places."""
    either = [way for way in ways if way in EITHER]
    others = [way for way in ways if way not in EITHER]
    asked = (TWO_WAY if others else ROUND) if either else 0
    slots = [Slot(way, number % 2 == 0) for number, way in enumerate(islice(_paired(either), asked))]
    slots += [Slot(way, None) for way in islice(cycle(others), ROUND - asked)]
    slots.sort(key=lambda slot: (slot.way, slot.yes is True))
    halves, chance = (slots[::2], slots[1::2]), Random(f"layout {name}")
    for half in halves:
        chance.shuffle(half)
    return tuple(chain.from_iterable(zip(*halves, strict=True)))


def _paired(ways: list[Way]) -> cycle[Way]:
    """Each twice, once for either answer."""
    return cycle([way for way in ways for _ in (True, False)])
