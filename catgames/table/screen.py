"""The whole screen, and the part of it that a room fills."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from catgames.core.key import Keys
from catgames.scene.scene import Scene
from catgames.screen.parts import (
    Field,
    FigureRow,
    Lead,
    LedgerRow,
    LegendRow,
    LogLine,
    Menu,
    Push,
    RuleCard,
    RuleList,
    Say,
)
from catgames.table.guise import Guise
from catgames.table.inputs import Copy, PageButton, RoomName


@dataclass(frozen=True, slots=True)
class Room:
    """What a room shows: a board, what is said about it, what can be done."""

    scene: Scene
    heading: str
    """What is being done: the step of a lesson, the state of a match."""
    aside: str = ""
    """How far it is done."""
    text: str = ""
    leads: tuple[Lead, ...] = ()
    rules: tuple[RuleCard, ...] = ()
    rules_title: str = ""
    feast: Scene | None = None
    """The game's own picture, once somebody has won."""
    lists: tuple[RuleList, ...] = ()
    """What was learnt, once it is over."""
    figures: tuple[FigureRow, ...] = ()
    figures_title: str = ""
    says: tuple[Say, ...] = ()
    running: bool = False
    """What is said goes on: the newest is read first, and what is older than a few lines is folded."""
    running_title: str = ""
    tick_ms: int = 0
    """After so long the reader's clock goes on by itself."""
    ledger: tuple[LedgerRow, ...] = ()
    ledger_title: str = ""
    question: str = ""
    choices: tuple[Push, ...] = ()
    """Answers to the question."""
    ways_out: tuple[Push, ...] = ()
    """What could be done instead, below the reason why this cannot."""
    menus: tuple[Menu, ...] = ()
    fields: tuple[Field, ...] = ()
    buttons: tuple[Push, ...] = ()
    prompt: str = ""
    log: tuple[LogLine, ...] = ()
    log_title: str = ""
    card_title: str = ""
    picked: Keys = ()
    turn: str = ""
    """Whose decision it is on this board."""
    busy: bool = False
    """Somebody is thinking."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """Something handed over: the browser copies or saves it, and it lies in a field to be taken by hand."""

    number: int
    """Each is handed over once, however often the screen is shown."""
    kind: Copy
    text: str
    name: str
    """What a file of it is called."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything there is to see, to press, and to tell the browser."""

    room: Room
    name: RoomName
    guise: Guise
    game: str
    home: str
    """What the way back to the other games is called."""
    rooms: tuple[Push, ...]
    ways: Menu
    """The same rooms as one menu, where there is no place for buttons."""
    tools: tuple[Push, ...]
    folds: tuple[Push, ...]
    """On a small screen: the buttons that open the tools, what is seldom wanted, and the panel."""
    unfolded: frozenset[PageButton]
    leads: tuple[Lead, ...]
    """What is there to take along on paper."""
    notices: tuple[str, ...]
    carried: tuple[Field, ...]
    """The code that carries everything elsewhere, and where one can be pasted."""
    legend: tuple[LegendRow, ...]
    """What is what on the board; only when asked for."""
    pieces: tuple[Push, ...]
    """The board as buttons, for who cannot use a picture; only when asked for."""
    handed: tuple[Field, ...]
    parcel: Parcel | None
    step: str
    """What is being done here, by name: the room, and in a lesson its step."""
    label: str
    """What a screen reader says of the board."""
    announced: str
    """What was just said: notices, answers, what to do next."""
    address: str
    """Leads back to this very screen."""
    kept: str
    """What the browser shall remember of this game."""
    says: Mapping[str, str]
    """What the browser says by itself, for want of a kernel or of a memory, and what its buttons say."""
    bug: str
    """What is said when something failed that should not."""
