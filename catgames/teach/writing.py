"""How an author writes a step: moves as one text or several, mistakes by move, words in one language or both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from typing import Any, TypeAlias

from catgames.core.record import COMMA
from catgames.text.words import Words, typeset

Moves: TypeAlias = str | tuple[str, ...]
"""`"form green 2"`, or `"take deck, take deck"`, or the same as a tuple."""
Mistakes: TypeAlias = Mapping[str, str]
"""Tempting moves, each with the one rule that it breaks."""
Text: TypeAlias = str | Mapping[str, str]
"""`"Make a crew grow."`, or `{"en": …, "fr": …}`; without any the word files are asked."""

Foreseen: TypeAlias = Mapping[str, Text]
"""Whole turns, each with what is said of it."""

NEAREST = 3
"""So many names are offered for one that there is not."""


def _is_text(value: object) -> bool:
    said = (*value, *value.values()) if isinstance(value, Mapping) else (value,)
    return all(isinstance(part, str) for part in said)


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(part, str) for part in value)


FITS: Mapping[Any, Callable[[Any], bool]] = {
    str: lambda value: isinstance(value, str),
    bool: lambda value: isinstance(value, bool),
    tuple[int, ...]: lambda value: isinstance(value, list | tuple) and all(isinstance(part, int) for part in value),
    Text: _is_text,
    Moves: lambda value: isinstance(value, str) or _is_list(value),
    tuple[str, ...]: _is_list,
    Mistakes: lambda value: isinstance(value, Mapping) and _is_text(value),
    Foreseen: lambda value: isinstance(value, Mapping) and _is_list([*value]) and all(map(_is_text, value.values())),
}
"""Whether a value is what a word of a step asks for, by the type that it is declared with."""


def each(moves: Moves) -> tuple[str, ...]:
    """The moves one by one."""
    return tuple(filter(None, moves.split(COMMA))) if isinstance(moves, str) else moves


def in_language(text: Text, language: str) -> str:
    """What is written inline: in the reader's language, else in the one there is."""
    if isinstance(text, str):
        return text
    return text.get(language) or next(iter(text.values()), "")


def sentence(text: Text, words: Words) -> str:
    """A line of the word files by its name, or the words themselves."""
    if isinstance(text, str) and words.has(text):
        return words.say(text)
    return typeset(in_language(text, words.language), words.language)


def nearest(text: str, known: Collection[str]) -> str:
    """The names most like one that there is not."""
    return ", ".join(get_close_matches(text, sorted(known), NEAREST, cutoff=0))
