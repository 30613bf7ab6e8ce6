"""What is shown, as plain data: any surface can draw it, any test can read it."""

from __future__ import annotations

from dataclasses import dataclass

from catgames.core.key import Key
from catgames.scene.scene import Scene


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence with its tone (plain, good, wrong, hint, event) and the rule it rests on."""

    tone: str
    text: str
    cite: str = ""
    ruling: str = ""
    rule: str = ""
    """The id of that rule, to lead to its card."""


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


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure of the game and where it comes from: the book, or not."""

    name: str
    value: str
    source: str


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str
    state: str = ""
    """`right` or `wrong` once it has been answered."""


@dataclass(frozen=True, slots=True)
class Push:
    """A button of the table's own."""

    id: str
    label: str
    enabled: bool = True
    main: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """One line to choose of several, each a value and its name."""

    id: str
    label: str
    lines: tuple[tuple[str, str], ...]
    value: str


@dataclass(frozen=True, slots=True)
class Field:
    """A text to write, and what its button says."""

    id: str
    label: str
    text: str = ""
    action: str = ""
    long: bool = False


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened in one move, as the reader may know it; the one that is looked at is marked."""

    number: int
    who: str
    text: str
    now: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    scene: Scene
    game: str
    heading: str
    """What is being done: the step of a lesson, the state of a match."""
    aside: str = ""
    """How far it is done."""
    text: str = ""
    rules: tuple[RuleCard, ...] = ()
    rules_title: str = ""
    figures: tuple[FigureRow, ...] = ()
    figures_title: str = ""
    says: tuple[Say, ...] = ()
    ledger: tuple[LedgerRow, ...] = ()
    ledger_title: str = ""
    question: str = ""
    choices: tuple[Choice, ...] = ()
    menus: tuple[Menu, ...] = ()
    fields: tuple[Field, ...] = ()
    buttons: tuple[Push, ...] = ()
    prompt: str = ""
    log: tuple[LogLine, ...] = ()
    log_title: str = ""
    card_title: str = ""
    pieces: tuple[tuple[Key, str], ...] = ()
    """The board as buttons: every key with its name."""
    picked: tuple[Key, ...] = ()
    busy: bool = False
    """Somebody is thinking."""
