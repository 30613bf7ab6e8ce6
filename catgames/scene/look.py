"""How a board is looked at: by whom, how wide, in which words and colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.scene.theme import LIGHT, Theme

WIDE = 860
NARROW = 360


@dataclass(frozen=True, slots=True)
class Look:
    seat: Seat
    say: Callable[[Message], str]
    theme: Theme = LIGHT
    width: int = WIDE
    view: str = ""
    """Another way to draw, where a game has several."""
    asking: Keys | None = None
    """While a question is open: the things it is about; nothing else is lit that would answer it."""

    @property
    def narrow(self) -> bool:
        return self.width < 600
