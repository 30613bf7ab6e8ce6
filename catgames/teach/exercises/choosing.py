"""Wrong answers that do not look wrong: the right one is the longest no more often than chance would have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def beside(right: T, wrong: Sequence[T], count: int, length: Callable[[T], int], chance: Random) -> tuple[T, ...]:
    """So many of the wrong answers, chosen such that the right one may take any place when all are measured."""
    longer = [one for one in wrong if length(one) > length(right)]
    shorter = [one for one in wrong if length(one) <= length(right)]
    count = min(count, len(wrong))
    wanted = chance.randint(0, count)
    above = max(min(wanted, len(longer)), count - len(shorter))
    return (*chance.sample(longer, above), *chance.sample(shorter, count - above))


def mixed(right: T, wrong: Sequence[T], chance: Random) -> tuple[tuple[T, ...], int]:
    """All of them in an order that tells nothing, and where the right one then stands."""
    place = chance.randint(0, len(wrong))
    others = list(wrong)
    chance.shuffle(others)
    return (*others[:place], right, *others[place:]), place
