"""What can be done at a match beside touching the board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class MatchButton(Enum):
    DONE = auto()
    """The turn may be audited."""
    PASS_ON = auto()
    UNCOVER = auto()
    RESTART = auto()
    PLAN = auto()
    """The set-up sheet is opened, or closed."""
    RESEED = auto()
    DEAL = auto()


class Look(Enum):
    """The log, stepped through."""

    FIRST = auto()
    BACK = auto()
    ON = auto()
    NOW = auto()


@dataclass(frozen=True, slots=True)
class ChoseManner:
    manner: str


@dataclass(frozen=True, slots=True)
class ChosePlayers:
    """How many shall sit down to the next game."""

    count: int


@dataclass(frozen=True, slots=True)
class ChoseSeat:
    """Who shall sit there: a person, or a cat by its level."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class ChoseOption:
    name: str
    choice: str


@dataclass(frozen=True, slots=True)
class WroteSeed:
    text: str
