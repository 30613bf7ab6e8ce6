"""Words and pictures live in layers above the engines; who has them lends them here, so that results speak."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from catgames.core.message import Message, Seat

if TYPE_CHECKING:
    from catgames.core.verdict import Verdict


class Picture(Protocol):
    """What a notebook shows by itself."""

    def _repr_svg_(self) -> str: ...


class Voice(Protocol):
    def sentence(self, game: str, message: Message, language: str) -> str:
        """A message of a game; of no game in particular where its name is empty."""

    def first_line(self, verdict: Verdict[Any], language: str) -> str:
        """That the move is allowed, or which rule forbids it and why."""

    def ledger(self, verdict: Verdict[Any], language: str) -> str:
        """The whole verdict as Markdown, told to the player who tried the move."""

    def picture(self, game: str, state: Any, seat: Seat, language: str, width: int) -> Picture:
        """What that player sees, drawn for a place so wide; without a width, for a wide page."""


_lent: list[Callable[[], Voice]] = []
"""Filled as soon as the package is imported, before anything can speak."""


def lend(voice: Callable[[], Voice]) -> None:
    """Found when it is needed, so that an engine alone starts without words."""
    _lent[:] = [voice]


def voice() -> Voice:
    return _lent[0]()
