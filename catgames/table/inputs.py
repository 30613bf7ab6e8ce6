"""Everything that can be done to a page, by mouse, finger, keyboard or text button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from catgames.core.key import Key


@dataclass(frozen=True, slots=True)
class Touched:
    """A thing on the board."""

    key: Key


@dataclass(frozen=True, slots=True)
class Pressed:
    """One of the buttons that the screen offers, by its id."""

    button: str


@dataclass(frozen=True, slots=True)
class Answered:
    """One of the choices that the screen offers, by its value."""

    value: str


@dataclass(frozen=True, slots=True)
class Chose:
    """A line of one of the screen's menus."""

    menu: str
    value: str


@dataclass(frozen=True, slots=True)
class Wrote:
    """A text in one of the screen's fields."""

    field: str
    text: str


@dataclass(frozen=True, slots=True)
class Went:
    """To a step of the course."""

    section: int
    step: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """A cat has made up its mind."""

    move: Any


@dataclass(frozen=True, slots=True)
class Changed:
    """How the page is shown; nothing of what was done is lost."""

    language: str | None = None
    theme: str | None = None
    width: int | None = None
    focus: Key | None = None


Input: TypeAlias = Touched | Pressed | Answered | Chose | Wrote | Went | Thought | Changed
