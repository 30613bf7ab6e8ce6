"""The 19 attributes a cat can have; a set of them is an integer, one bit an attribute."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from catgames.core.memory import LARGE
from catgames.core.message import Message

POSES = ("leaping", "strutting", "seated", "resting", "on-its-back")
COLOURS = ("white", "brown", "blue", "black", "green", "yellow", "purple", "red")
PATTERNS = ("striped", "spotted")
ACCESSORIES = ("yarn", "cocktail", "hat", "mouse")

ATTRIBUTES = POSES + COLOURS + PATTERNS + ACCESSORIES
PARTNER = dict(zip(COLOURS[::2], COLOURS[1::2], strict=True))
MIRROR = {"striped": "spotted", "yarn": "hat", "cocktail": "mouse"}
MIRROR |= {other: name for name, other in (MIRROR | PARTNER).items()} | PARTNER
"""The deck is its own mirror image: where one cat has an attribute, its twin has the other one."""

INDEX = {name: index for index, name in enumerate(ATTRIBUTES)}
ALL = (1 << len(ATTRIBUTES)) - 1


def bit(name: str) -> int:
    return 1 << INDEX[name]


def as_set(names: Iterable[str]) -> int:
    return sum(bit(name) for name in set(names))


@lru_cache(maxsize=LARGE)
def names(attributes: int) -> tuple[str, ...]:
    """The attributes of a set, in the invitation's order."""
    return tuple(name for index, name in enumerate(ATTRIBUTES) if attributes >> index & 1)


def say_attribute(name: str) -> Message:
    return Message(f"attribute-{name}")


def say_attributes(attributes: int) -> tuple[Message, ...]:
    return tuple(say_attribute(name) for name in names(attributes))
