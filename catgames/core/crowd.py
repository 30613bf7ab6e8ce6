"""Moves that take some of several things are as many as the subsets: here they are counted and found, never listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate, chain
from typing import Generic, TypeAlias, TypeVar, overload

from catgames.core.key import Key, Keys

M = TypeVar("M")
Counts: TypeAlias = tuple[int, ...]
"""How many are taken of each thing."""


class Crowd(Sequence[M], Generic[M]):
    """Every way to take some of several things, of each up to its limit; the first ones take few of the first."""

    def __init__(
        self,
        things: Keys,
        limits: Counts,
        sizes: range,
        make: Callable[[Counts], M],
        taken: Callable[[M], Counts | None],
        always: Keys = (),
    ) -> None:
        """`things`: what is touched for one of each; `always`: what every one of these moves touches besides.

        `taken`: how many of each a move takes, right or wrong; None if it is a move of another kind.
        """
        self.things, self.limits, self.always = things, limits, always
        self.least, self.most = max(0, sizes[0]), min(sizes[-1], sum(limits))
        self._make, self._taken = make, taken

    # --- a sequence like any other ------------------------------------------------------------------

    @cached_property
    def _ways(self) -> list[list[int]]:
        """From each thing on: in how many ways fewer than 0, 1, 2 … can be taken of it and those after it."""
        ways, made = [[0] + [1] * (self.most + 1)], [1] + [0] * self.most
        for limit in reversed(self.limits):
            upto = [0, *accumulate(made)]
            made = [upto[size + 1] - upto[max(0, size - limit)] for size in range(self.most + 1)]
            ways.append([0, *accumulate(made)])
        return ways[::-1]

    def _after(self, thing: int, taken: int) -> int:
        """In how many ways the things from this one on can complete what is taken already."""
        ways = self._ways[thing]
        return ways[self.most - taken + 1] - ways[max(0, self.least - taken)] if taken <= self.most else 0

    def __len__(self) -> int:
        return self._after(0, 0) if self.least <= self.most else 0

    @overload
    def __getitem__(self, number: int) -> M: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[M]: ...
    def __getitem__(self, number: int | slice) -> M | Sequence[M]:
        if isinstance(number, slice):
            return [self[one] for one in range(len(self))[number]]
        left = range(len(self))[number]
        counts: list[int] = []
        for thing, limit in enumerate(self.limits):
            for count in range(limit + 1):
                ways = self._after(thing + 1, sum(counts) + count)
                if left < ways:
                    counts.append(count)
                    break
                left -= ways
        return self._make(tuple(counts))

    def __contains__(self, move: object) -> bool:
        return self._found(move) is not None

    def index(self, move: M, start: int = 0, stop: int | None = None) -> int:
        counts = self._found(move)
        if counts is None:
            raise ValueError("no such move")
        place = 0
        for thing, count in enumerate(counts):
            before = sum(counts[:thing])
            place += sum(self._after(thing + 1, before + fewer) for fewer in range(count))
        return place

    def _found(self, move: object) -> Counts | None:
        counts = self._taken(move)  # type: ignore[arg-type]  # it says of anything whether it is such a move
        if counts is None or not self._fits(counts) or self._make(counts) != move:
            return None
        return counts

    def _fits(self, counts: Counts) -> bool:
        within = all(0 <= count <= limit for count, limit in zip(counts, self.limits, strict=True))
        return within and self.least <= sum(counts) <= self.most

    # --- what need not walk through it ----------------------------------------------------------------

    def following(self, held: Counter[Key]) -> Iterator[Key]:
        """All that a move which touches what is held would still touch."""
        taken = [held[thing] for thing in self.things]
        foreign = held.keys() - {*self.things, *self.always}
        over = any(count > limit for count, limit in zip(taken, self.limits, strict=True))
        if not self or foreign or over or sum(taken) > self.most or any(held[key] > 1 for key in self.always):
            return
        yield from (key for key in self.always if not held[key])
        if sum(taken) < self.most:
            yield from (
                thing for thing, count, limit in zip(self.things, taken, self.limits, strict=True) if count < limit
            )

    def near(self, tried: M) -> Iterator[M]:
        """The one that takes most of what this move takes, and those that take one thing more or less."""
        return self._around(self._taken(tried) or (0,) * len(self.limits))

    def outermost(self) -> Iterator[M]:
        """Those that take as little as can be, or as much."""
        return chain(self._around((0,) * len(self.limits)), self._around(self.limits))

    def _around(self, wanted: Counts) -> Iterator[M]:
        counts = self._mended(wanted)
        beside = (
            (*counts[:thing], counts[thing] + more, *counts[thing + 1 :])
            for thing in range(len(counts))
            for more in (1, -1)
        )
        return map(self._make, filter(self._fits, chain((counts,), beside)))

    def _mended(self, wanted: Counts) -> Counts:
        """As many of each as there may be; then as many more, or fewer, as there must be in all."""
        counts = [max(0, min(count, limit)) for count, limit in zip(wanted, self.limits, strict=True)]
        for thing, limit in enumerate(self.limits):
            counts[thing] += min(limit - counts[thing], max(0, self.least - sum(counts)))
            counts[thing] -= min(counts[thing], max(0, sum(counts) - self.most))
        return tuple(counts)


class Gathered(Sequence[M], Generic[M]):
    """Some moves that are listed, and crowds of others after them: one sequence."""

    def __init__(self, listed: Sequence[M], crowds: Sequence[Crowd[M]]) -> None:
        self.listed, self.crowds = listed, crowds
        self._parts: tuple[Sequence[M], ...] = (listed, *crowds)

    def __len__(self) -> int:
        return sum(map(len, self._parts))

    def __iter__(self) -> Iterator[M]:
        return chain.from_iterable(self._parts)

    @overload
    def __getitem__(self, number: int) -> M: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[M]: ...
    def __getitem__(self, number: int | slice) -> M | Sequence[M]:
        if isinstance(number, slice):
            return [self[one] for one in range(len(self))[number]]
        left = range(len(self))[number]
        for part in self._parts:
            if left < len(part):
                return part[left]
            left -= len(part)
        raise IndexError(number)

    def __contains__(self, move: object) -> bool:
        return any(move in part for part in self._parts)

    def index(self, move: M, start: int = 0, stop: int | None = None) -> int:
        before = 0
        for part in self._parts:
            if move in part:
                return before + part.index(move)
            before += len(part)
        raise ValueError("no such move")


def listed(moves: Sequence[M]) -> Sequence[M]:
    return moves.listed if isinstance(moves, Gathered) else moves


def crowds(moves: Sequence[M]) -> Sequence[Crowd[M]]:
    return moves.crowds if isinstance(moves, Gathered) else ()


def near(moves: Sequence[M], tried: M) -> Iterable[M]:
    """All that are listed, and of each crowd the few that are near to this move."""
    return chain(listed(moves), *(crowd.near(tried) for crowd in crowds(moves)))


def worth_a_look(moves: Sequence[M]) -> Sequence[M]:
    """All that are listed, and of each crowd the few that take as little or as much as can be."""
    if not isinstance(moves, Gathered):
        return moves
    return list(dict.fromkeys(chain(moves.listed, *(crowd.outermost() for crowd in moves.crowds))))
