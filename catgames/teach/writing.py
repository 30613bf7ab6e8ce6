"""How an author writes a step: moves as one text or several, mistakes by move, words in one language or both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

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
