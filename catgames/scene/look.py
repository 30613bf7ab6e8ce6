"""How a board is looked at: by whom, how wide, in which words and colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat
from catgames.scene.theme import LIGHT, Theme

WIDE = 860
SNUG = 700
NARROW = 360
NARROW_BELOW = 620
WIDE_FROM = 1.25
"""How much wider than high a place must be for the wide board; else a narrower one shows larger pieces."""


@dataclass(frozen=True, slots=True)
class Look:
    seat: Seat
    say: Callable[[Message], str]
    theme: Theme = LIGHT
    width: int = WIDE
    view: str = ""
    """Another way to draw, where a game has several."""
    picked: Keys = ()
    """What is in hand: buttons say what they would do with it."""
    wanted: Keys = ()
    """What must be there to be touched even if no legal move needs it: what a step of a lesson is about."""
    notes: Mapping[Key, str] = field(default_factory=dict)
    """What the player has marked, where a view lets them."""
    goal: int = 0
    """How many points win here, where that is not the book's number: in a first game."""
    roomy: bool = False
    """Room is kept for what will come, so that nothing is drawn smaller or moves when it does: in a first game."""
    touched: bool = True
    """Whether things can be touched; what is only looked at is drawn without buttons."""
    asking: Keys | None = None
    """While a question is open: the things it is about; nothing else is lit that would answer it."""

    @property
    def narrow(self) -> bool:
        return self.width < 600


def fitting(width: float, height: float) -> int:
    """How wide to draw a board for a place of this size; it is scaled to fill it."""
    if width < NARROW_BELOW:
        return NARROW
    return WIDE if width >= WIDE_FROM * height else SNUG
