"""What can be done to a page as a whole, by its reader, by its browser, or by a cat that plays in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Any

from catgames.core.key import Key


class RoomName(StrEnum):
    FIRST = "first"
    LEARN = "learn"
    PRACTICE = "practice"
    PLAY = "play"
    REFEREE = "referee"


class PageButton(Enum):
    ASK = auto()
    """The position of this room is put before the referee."""
    TEXT_BOARD = auto()
    LEGEND = auto()
    """What is what on the board, shown or not."""
    CARRY = auto()
    LANGUAGE = auto()
    THEME = auto()
    """The other language; the other colours."""
    TOOLS = auto()
    MORE = auto()
    SHEET = auto()
    """On a small screen: what is folded away, and the panel drawn up."""


class Copy(StrEnum):
    """What can be taken along."""

    LOG = "log"
    LINK = "link"
    SVG = "svg"
    PNG = "png"
    EXERCISE = "exercise"
    CELL = "cell"
    FILE = "json"


@dataclass(frozen=True, slots=True)
class Entered:
    room: RoomName


@dataclass(frozen=True, slots=True)
class Changed:
    """How the page is shown; nothing of what was done is lost."""

    language: str | None = None
    theme: str | None = None
    width: int | None = None
    focus: Key | None = None
    view: str | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """A thing that the player marks for themselves: yes, no, or nothing again."""

    key: Key


@dataclass(frozen=True, slots=True)
class WroteCode:
    """A code that carries everything from elsewhere."""

    text: str


@dataclass(frozen=True, slots=True)
class Thought:
    """A cat has made up its mind."""

    move: Any


@dataclass(frozen=True, slots=True)
class Arrived:
    """The browser opened the page with this address, or one was typed later."""

    address: str


@dataclass(frozen=True, slots=True)
class Preferred:
    """The language and theme that the browser's owner likes; an address says more."""

    address: str


@dataclass(frozen=True, slots=True)
class Remembered:
    """What the browser kept from earlier visits."""

    kept: str


@dataclass(frozen=True, slots=True)
class Clocked:
    """What the reader's clock says, in seconds since 1970: what is known fades with time."""

    now: int


@dataclass(frozen=True, slots=True)
class Located:
    """Where the browser found the page, without what stands behind the hash sign."""

    here: str
