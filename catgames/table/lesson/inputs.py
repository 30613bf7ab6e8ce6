"""What can be done in a lesson beside what its step understands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from catgames.screen.inputs import Input


class LessonButton(Enum):
    BACK = auto()
    AGAIN = auto()
    PROVE = auto()
    """Who knows the section already answers its hard questions."""


@dataclass(frozen=True, slots=True)
class Went:
    """To a step of the course."""

    section: int
    step: int = 0


@dataclass(frozen=True, slots=True)
class InStep:
    """An answer meant for one step of the course and no other, however late it comes."""

    step: str
    given: Input
