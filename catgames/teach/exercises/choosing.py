"""Wrong answers that do not look wrong: the right one is the longest no more often than chance would have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from catgames.core.message import Message
from catgames.teach.step import LEARNER
from catgames.text.words import LANGUAGES, Words

T = TypeVar("T")


def beside(
    right: T, wrong: Sequence[T], count: int, game: str, say: Callable[[T], Message], chance: Random
) -> tuple[T, ...]:
    """So many of the wrong answers, chosen such that the right one may take any place when all are measured."""
    length = length_in(game)
    as_long = length(say(right))
    longer = [one for one in wrong if length(say(one)) > as_long]
    shorter = [one for one in wrong if one not in longer]
    count = min(count, len(wrong))
    wanted = chance.randint(0, count)
    above = max(min(wanted, len(longer)), count - len(shorter))
    return (*chance.sample(longer, above), *chance.sample(shorter, count - above))


def length_in(game: str) -> Callable[[Message], int]:
    """How long something is in all languages together."""
    words = [Words(game, language, LEARNER) for language in LANGUAGES]
    return lambda message: sum(len(spoken(message)) for spoken in words)


def mixed(right: T, wrong: Sequence[T], chance: Random) -> tuple[tuple[T, ...], int]:
    """All of them in an order that tells nothing, and where the right one then stands."""
    place = chance.randint(0, len(wrong))
    others = list(wrong)
    chance.shuffle(others)
    return (*others[:place], right, *others[place:]), place
