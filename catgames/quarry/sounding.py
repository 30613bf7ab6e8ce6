"""How things sound in every language: what sounds the same to somebody cannot be asked apart."""

from __future__ import annotations

import re
from collections.abc import Iterable

from catgames.core.message import Message
from catgames.teach.step import LEARNER
from catgames.text.words import LANGUAGES, Words

_FIGURE = re.compile(r"\d+")

Said = tuple[str, ...]
"""A sentence in every language."""


def said(game: str, message: Message) -> Said:
    return tuple(Words(game, code, LEARNER)(message) for code in LANGUAGES)


def is_alone(one: Said, heard: Iterable[Said]) -> bool:
    """Whether it sounds like none of these, in any language."""
    return all(set(one).isdisjoint(other) for other in heard)


def is_counted_otherwise(one: Said, other: Said) -> bool:
    """Whether other figures are read in it: a singular or a plural would be a catch."""
    return all(_FIGURE.findall(this) != _FIGURE.findall(that) for this, that in zip(one, other, strict=True))
