"""What every game promises: a game is tested by being registered, small or large."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def some(chance: Random, things: Iterable[T], most: int) -> list[T]:
    """A sample; of a small game all there is."""
    listed = list(things)
    return chance.sample(listed, min(most, len(listed)))
