"""What can be done in a first game beside what a match understands."""

from __future__ import annotations

from enum import Enum, auto


class FirstButton(Enum):
    BEGIN = auto()
    """The goal has been read."""
    AGAIN = auto()
