"""Keys: the one name of a thing on the table, shared by rules, drawing, clicks and lessons: `crew:0:2`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVarTuple

Key: TypeAlias = str
Keys: TypeAlias = tuple[Key, ...]

Ts = TypeVarTuple("Ts")


class Family(Generic[*Ts]):
    """Keys of one sort: `CREW(0, 2)` is `crew:0:2`, and `CREW.parts("crew:0:2")` gives `(0, 2)` back."""

    __slots__ = ("_readers", "word")

    def __init__(self, word: str, *readers: Callable[[str], object]) -> None:
        self.word = word
        self._readers = readers

    def __call__(self, *parts: *Ts) -> Key:
        return ":".join((self.word, *map(str, parts)))

    def __contains__(self, key: Key) -> bool:
        return key.partition(":")[0] == self.word

    def parts(self, key: Key) -> tuple[*Ts] | None:
        """What the key names, if it is of this family."""
        word, *texts = key.split(":")
        if word != self.word or len(texts) != len(self._readers):
            return None
        return tuple([read(text) for read, text in zip(self._readers, texts, strict=True)])  # type: ignore[return-value]


def word_of(key: Key) -> str:
    """The family a key belongs to, by its word."""
    return key.partition(":")[0]
