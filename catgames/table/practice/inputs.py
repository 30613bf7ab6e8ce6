"""What can be done where rules are practised, beside answering."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from catgames.screen.inputs import Input
from catgames.table.practice.plan import Sort


class PracticeButton(Enum):
    BEGIN = auto()
    """What was announced begins."""
    MAP = auto()
    """Back to the map; what was begun is given up, and what was answered counts. In an exam that is asked first."""
    LEAVE = auto()
    """Yes, the exam is given up."""
    STAY = auto()
    ONCE_MORE = auto()
    """Another drill of the same sort."""


@dataclass(frozen=True, slots=True)
class Announced:
    """What it is, is told before it begins."""

    sort: Sort


@dataclass(frozen=True, slots=True)
class Practise:
    """A round of these rules; none named means all."""

    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Review:
    """A round of just the rules that are due."""

    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InExercise:
    """What is answered belongs to the exercise that was on the table then: a late click is for nobody."""

    number: int
    gives: Input


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One of those answered wrongly is looked at on its board; none: back to the result."""

    number: int | None


@dataclass(frozen=True, slots=True)
class WroteExam:
    """The seed of an exam: the same for a whole class."""

    text: str


@dataclass(frozen=True, slots=True)
class WroteCertificate:
    """A check code to look at."""

    text: str


@dataclass(frozen=True, slots=True)
class ToLesson:
    """Where the course teaches a section, or asks about a rule."""

    section: str
    rule: str = ""
