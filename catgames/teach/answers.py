"""An answer: which rule it was about, whether it was right, when, and where in the app it was given."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Where(StrEnum):
    COURSE = "course"
    FIRST = "first"
    PRACTICE = "practice"
    PLAY = "play"
    PLACEMENT = "placement"
    EXAM = "exam"


@dataclass(frozen=True, slots=True)
class Answer:
    """Course, first game, practice, play and exam all tell this; what is known of a rule only reads it."""

    rule: str
    right: bool
    when: int
    """In seconds since 1970: the clock is an input."""
    where: Where = Where.PRACTICE
