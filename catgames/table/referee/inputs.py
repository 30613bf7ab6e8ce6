"""What can be asked of the referee beside touching the board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from catgames.core.message import Seat


class RefereeButton(Enum):
    BUILD = auto()
    """A position is built by hand, or the building is over."""
    PLAY_IT = auto()
    MAKE = auto()
    """An exercise is made of this question, or no more."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A move to be judged: one of the legal ones, or of those near to what was tried."""

    move: Any


@dataclass(frozen=True, slots=True)
class ChoseSeat:
    """Who tries the moves, and whose view of the table is drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoseTool:
    tool: str


@dataclass(frozen=True, slots=True)
class ChoseStart:
    """The beginning of a game for so many players."""

    players: int


@dataclass(frozen=True, slots=True)
class ChoseExercise:
    """The kind of exercise to make of a question."""

    kind: str


@dataclass(frozen=True, slots=True)
class WroteSentence:
    """What the learner of an exercise will be told."""

    text: str


@dataclass(frozen=True, slots=True)
class WrotePosition:
    text: str


@dataclass(frozen=True, slots=True)
class WroteMove:
    text: str
