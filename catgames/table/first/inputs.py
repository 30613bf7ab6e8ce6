"""What can be done in a first game beside what a match understands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from catgames.table.first.story import Stumble


class FirstButton(Enum):
    BEGIN = auto()
    """The goal has been read."""
    AGAIN = auto()


@dataclass(frozen=True, slots=True)
class LookedAgain:
    """What stopped the learner is put before the referee once more, on its own board."""

    stumble: Stumble
