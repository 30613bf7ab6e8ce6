"""Which positions are kept for exams: what hangs together stays together, and every rule has some."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from zlib import crc32

from catgames.teach.exercises.stock import Stock

WANTED, MOST = 6, 3
"""One in so many of what shows a rule is kept for exams; and never more than one in so many, but for a single one."""


def with_exams(stock: Stock) -> Stock:
    """A position is shown in practice or in exams, never in both, whatever rule it is asked about."""
    cluster = _clusters(_places(stock))
    shelves = [
        Counter(cluster[position] for position in shelf)
        for shelf in sorted(_shelves(stock), key=lambda shelf: len({cluster[position] for position in shelf}))
    ]
    holding = defaultdict[str, list[Counter[str]]](list)
    for shelf in shelves:
        for name in shelf:
            holding[name].append(shelf)
    kept: set[str] = set()
    for shelf in shelves:
        for name in sorted(shelf, key=lambda name: crc32(name.encode())):
            if _for_exams(shelf, kept) * WANTED >= shelf.total():
                break
            if all(_has_room(other, kept, name) for other in holding[name]):
                kept.add(name)
    return replace(stock, exams=frozenset(position for position, name in cluster.items() if name in kept))


def _for_exams(shelf: Counter[str], kept: Iterable[str]) -> int:
    return sum(shelf[name] for name in kept)


def _has_room(shelf: Counter[str], kept: set[str], name: str) -> bool:
    """The scarcest rules need their few for practice; of two one may be for exams all the same."""
    after = _for_exams(shelf, kept) + shelf[name]
    return after < shelf.total() and (after == 1 or after * MOST <= shelf.total())


def _shelves(stock: Stock) -> Iterator[list[str]]:
    """By rule, where its moves are asked about, and where it is told of."""
    for pairs in stock.pairs.values():
        yield [pair.refused.position for pair in pairs]
    for happenings in stock.happenings.values():
        yield [one.place.position for one in happenings]


def _places(stock: Stock) -> Iterator[tuple[str, str]]:
    """Positions that belong together: the two of a pair."""
    for pair in chain.from_iterable(stock.pairs.values()):
        yield pair.allowed.position, pair.refused.position
    for one in chain.from_iterable(stock.happenings.values()):
        yield one.place.position, one.place.position


def _clusters(places: Iterable[tuple[str, str]]) -> dict[str, str]:
    """By position, one of all that are joined, from pair to pair."""
    joined: dict[str, str] = {}

    def first(position: str) -> str:
        while (before := joined.setdefault(position, position)) != position:
            position = before
        return position

    for one, other in places:
        joined[first(one)] = first(other)
    return {position: first(position) for position in list(joined)}
