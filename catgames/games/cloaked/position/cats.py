"""The 40 cats, a fixed deck read from `deck.txt`; a cat is named by pose and colour, which no two share."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from catgames.core.message import Message
from catgames.core.notation import UNSEEN
from catgames.games.cloaked.position.attributes import ACCESSORIES, PATTERNS, as_set, names, say_attribute

UNKNOWN = -1
"""A cat card that this view of the table does not show."""


def _read() -> tuple[tuple[str, int], ...]:
    lines = (files(__package__) / "deck.txt").read_text(encoding="utf-8").splitlines()
    return tuple(("-".join(line.split()[:2]), as_set(line.split())) for line in lines)


_DECK = _read()
NAMES = tuple(name for name, _ in _DECK)
"""Cats by number: `leaping-blue`."""
ATTRIBUTES_OF = tuple(attributes for _, attributes in _DECK)
NUMBERS = {name: cat for cat, name in enumerate(NAMES)}
CATS = tuple(range(len(_DECK)))


def full_deck() -> tuple[int, ...]:
    """All 40 cat cards, before they are shuffled (Preparation 7)."""
    return CATS


def write_cat(cat: int) -> str:
    return UNSEEN if cat == UNKNOWN else NAMES[cat]


def read_cat(word: str) -> int | None:
    """The cat of that name, or the unseen one; nothing, where no cat is called so."""
    return UNKNOWN if word == UNSEEN else NUMBERS.get(word)


@cache
def count_with(attribute: str) -> int:
    """How many cats have it: what the little seals of the invitation say."""
    return sum(attribute in names(attributes) for attributes in ATTRIBUTES_OF)


def worn(cat: int, kind: tuple[str, ...]) -> str:
    """The one attribute of this kind that the cat has, or an empty word."""
    return next((name for name in names(ATTRIBUTES_OF[cat]) if name in kind), "")


@cache
def say_cat(cat: int) -> Message:
    """'the leaping blue cat', with what it wears left to be seen."""
    if cat == UNKNOWN:
        return Message("cat-unknown")
    pose, colour, *_ = names(ATTRIBUTES_OF[cat])
    return Message("cat", {"pose": say_attribute(pose), "colour": say_attribute(colour)})


@cache
def describe_cat(cat: int) -> Message:
    """Everything there is to see on the card."""
    if cat == UNKNOWN:
        return Message("cat-unknown")
    wears = {"pattern": worn(cat, PATTERNS), "accessory": worn(cat, ACCESSORIES)}
    said = {kind: say_attribute(name) for kind, name in wears.items() if name}
    return Message("cat-both" if all(wears.values()) else f"cat-{next(iter(said))}", {"cat": say_cat(cat), **said})
