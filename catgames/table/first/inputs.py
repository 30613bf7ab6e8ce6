"""What can be done in a first game beside what a match understands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class FirstButton(Enum):
    BEGIN = auto()
    """The goal has been read."""
    AGAIN = auto()


@dataclass(frozen=True, slots=True)
class LookedAgain:
    """What stopped the learner is put before the referee once more, on its own board."""

    number: int
    """Which of all that did, in the order of the game."""
