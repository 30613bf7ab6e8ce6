"""What can be done wherever a board lies; a room, or a kind of step, adds the inputs that only it understands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, ClassVar, Protocol, TypeAlias

from catgames.core.key import Key


class Record(Protocol):
    """Any frozen record of ours."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __hash__(self) -> int: ...


Input: TypeAlias = Record | Enum
"""A record of what was done, or the button that was pressed; never a text, so that a typo is a type error."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A thing on the board."""

    key: Key


@dataclass(frozen=True, slots=True)
class Answered:
    """One of the answers that are offered to a question."""

    value: str


@dataclass(frozen=True, slots=True)
class Ticked:
    """The reader's clock has gone on: what plays by itself plays on."""


class Button(Enum):
    """What several rooms, or several kinds of step, understand."""

    LET_GO = auto()
    UNDO = auto()
    HINT = auto()
    NEXT = auto()
