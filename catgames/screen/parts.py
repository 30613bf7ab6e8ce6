"""What is shown, as plain data: any surface can draw it, any test can read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from catgames.scene.scene import Scene
from catgames.screen.inputs import Input

Tone: TypeAlias = Literal["plain", "good", "wrong", "hint", "event", "mover"]
Place: TypeAlias = Literal["", "back", "on", "aside"]


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence with its tone and the rule it rests on."""

    tone: Tone
    text: str
    cite: str = ""
    ruling: str = ""
    rule: str = ""
    """The id of that rule, to lead to its card."""
    reply: bool = False
    """It tells somebody how well they answered, or what to do next: nothing for who only reads why it is so."""


@dataclass(frozen=True, slots=True)
class LedgerRow:
    standing: str
    sign: str
    cite: str
    said: str
    ruling: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class RuleCard:
    cite: str
    law: str
    rule: str
    practise: str = ""
    """What the way to its exercises is called, where there are any."""
    address: str = ""
    """Where that way leads to."""


@dataclass(frozen=True, slots=True)
class RuleList:
    """Rules under one heading, to unfold; where they are many, in groups that unfold first."""

    title: str
    cards: tuple[RuleCard, ...] = ()
    groups: tuple[RuleList, ...] = ()


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure of the game and where it comes from: the book, or not."""

    name: str
    value: str
    source: str


@dataclass(frozen=True, slots=True)
class Push:
    """A button, and what it gives when it is pressed."""

    label: str
    gives: Input
    enabled: bool = True
    main: bool = False
    mark: Literal["", "right", "wrong", "picked"] = ""
    """What has become of it: an answer is right or wrong, a piece is picked."""
    note: str = ""
    """How it is marked just now; a piece is the same with another mark."""
    place: Place = ""
    """Where it stands, whatever stands beside it: the way back, the way on, what is seldom wanted."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A link to a page of this game that needs no tutor: its table sheet, how it is set up, a certificate."""

    label: str
    page: Literal["sheet", "setup", "certificate"]
    said: str = ""
    """What the page is to know, as its address says it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a menu; the first may give nothing and only say what the others are."""

    label: str
    gives: Input | None


@dataclass(frozen=True, slots=True)
class Menu:
    """One line to choose of several."""

    label: str
    lines: tuple[Line, ...]
    chosen: Input | None
    """What the line gives that stands chosen."""


@dataclass(frozen=True, slots=True)
class Field:
    """A text to write, what it gives once written, and what its button says; or a text to copy."""

    label: str
    text: str = ""
    gives: Callable[[str], Input] | None = None
    action: str = ""
    long: bool = False
    example: str = ""
    """What could be written, shown while nothing is."""


@dataclass(frozen=True, slots=True)
class LegendRow:
    """A thing on the board, and what it is."""

    picture: Scene
    text: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened in one move, as the reader may know it; the one that is looked at is marked."""

    number: int
    who: str
    text: str
    now: bool = False
