"""Mastery as a short text, for the browser's storage and the code: thirteen letters a rule.

A rule is named by four letters that its id gives, so rules may come and go: what is not known in this edition is
kept as it is, and is there again when the rule is.
"""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.teach.mastery import FINENESS, Known, Mastery

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUES = {letter: value for value, letter in enumerate(LETTERS)}
EDITION = "1"
NAME, STRENGTH, DIFFICULTY, LAST, STREAK = 4, 2, 2, 4, 1
WIDTH = NAME + STRENGTH + DIFFICULTY + LAST + STREAK
LOWEST = FINENESS * 32
"""What is added to a strength, which may be negative."""
FIRST_MINUTE = 25_000_000
"""A minute of the year 2017: nobody has answered before."""


def write(mastery: Mastery) -> str:
    entries = (_written(rule, known) for rule, known in sorted(mastery.known.items()))
    return EDITION + "".join(entries)


def read(text: str, rules: Iterable[str]) -> Mastery:
    """What was kept, by the rules of this edition; other entries keep their four letters as a name."""
    edition, body = text[:1], text[1:]
    if not text:
        return Mastery()
    if edition != EDITION or len(body) % WIDTH or not set(body) <= set(LETTERS):
        raise Unreadable(Message("unreadable-mastery"))
    names = {short(rule): rule for rule in rules}
    entries = (body[start : start + WIDTH] for start in range(0, len(body), WIDTH))
    return Mastery({names.get(entry[:NAME], entry[:NAME]): _known(entry[NAME:]) for entry in entries})


def short(rule: str) -> str:
    """Four letters for a rule; four letters that were read for one stay as they are."""
    is_short = len(rule) == NAME and "." not in rule
    return rule if is_short else _digits(crc32(rule.encode()) % len(LETTERS) ** NAME, NAME)


def _written(rule: str, known: Known) -> str:
    return "".join(
        (
            short(rule),
            _digits(known.strength + LOWEST, STRENGTH),
            _digits(known.difficulty, DIFFICULTY),
            _digits(max(0, known.last - FIRST_MINUTE), LAST),
            _digits(known.streak, STREAK),
        )
    )


def _known(text: str) -> Known:
    numbers, at = [], 0
    for width in (STRENGTH, DIFFICULTY, LAST, STREAK):
        numbers.append(_number(text[at : at + width]))
        at += width
    strength, difficulty, last, streak = numbers
    return Known(strength - LOWEST, difficulty, last + FIRST_MINUTE, streak)


def _digits(number: int, width: int) -> str:
    base = len(LETTERS)
    return "".join(LETTERS[number // base**place % base] for place in reversed(range(width)))


def _number(text: str) -> int:
    value = 0
    for letter in text:
        value = value * len(LETTERS) + _VALUES[letter]
    return value
