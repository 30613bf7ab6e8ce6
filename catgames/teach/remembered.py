"""Mastery as a short text, for the browser's storage and the code: thirteen letters a rule.

A rule is named by four letters that its id gives, so rules may come and go: what is not known in this edition is
kept as it is, and is there again when the rule is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from zlib import crc32

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.teach.mastery import EASIEST, FINENESS, HARDEST, MOST_STRENGTH, Known, Mastery

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUES = {letter: value for value, letter in enumerate(LETTERS)}
EDITION = "1"
WIDTHS = NAME, STRENGTH, DIFFICULTY, LAST, STREAK = 4, 2, 2, 4, 1
WIDTH = sum(WIDTHS)
RANGES = tuple(len(LETTERS) ** width for width in WIDTHS)
"""How many values each number of an entry can have."""
LOWEST = FINENESS * 32
"""What is added to a strength, which may be negative."""
FIRST_MINUTE = 25_000_000
"""A minute of the year 2017: nobody has answered before."""


def write(mastery: Mastery) -> str:
    entries = (numbers(rule, known) for rule, known in sorted(mastery.known.items()))
    return EDITION + "".join(
        _digits(number, width) for entry in entries for number, width in zip(entry, WIDTHS, strict=True)
    )


def read(text: str, rules: Iterable[str]) -> Mastery:
    """What was kept, by the rules of this edition; other entries keep their four letters as a name."""
    edition, body = text[:1], text[1:]
    if not text:
        return Mastery()
    if edition != EDITION or len(body) % WIDTH or not set(body) <= set(LETTERS):
        raise Unreadable(Message("unreadable-mastery"))
    return mastery_of((_numbers_of(body[at : at + WIDTH]) for at in range(0, len(body), WIDTH)), rules)


def numbers(rule: str, known: Known) -> tuple[int, ...]:
    """An entry: the rule's name, and what is kept of it."""
    last = max(0, known.last - FIRST_MINUTE)
    return _number(short(rule)), known.strength + LOWEST, known.difficulty, last, known.streak


def mastery_of(entries: Iterable[Sequence[int]], rules: Iterable[str]) -> Mastery:
    names = {short(rule): rule for rule in rules}
    found: dict[str, Known] = {}
    for number, strength, difficulty, last, streak in entries:
        name = _digits(number, NAME)
        # A browser can be made to say anything: what no answer could lead to is brought within bounds.
        strong = max(-MOST_STRENGTH, min(MOST_STRENGTH, strength - LOWEST))
        hard = max(EASIEST, min(HARDEST, difficulty))
        found[names.get(name, name)] = Known(strong, hard, last + FIRST_MINUTE, streak)
    return Mastery(found)


def short(rule: str) -> str:
    """Four letters for a rule; four letters that were read for one stay as they are."""
    is_short = len(rule) == NAME and "." not in rule
    return rule if is_short else _digits(crc32(rule.encode()) % len(LETTERS) ** NAME, NAME)


def _numbers_of(entry: str) -> list[int]:
    found, at = [], 0
    for width in WIDTHS:
        found.append(_number(entry[at : at + width]))
        at += width
    return found


def _digits(number: int, width: int) -> str:
    base = len(LETTERS)
    return "".join(LETTERS[number // base**place % base] for place in reversed(range(width)))


def _number(text: str) -> int:
    value = 0
    for letter in text:
        value = value * len(LETTERS) + _VALUES[letter]
    return value
