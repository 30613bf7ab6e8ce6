"""What is shown, as plain data: any surface can draw it, any test can read it."""

from __future__ import annotations

from dataclasses import dataclass

from catgames.core.rule import Key
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
class Screen:
    scene: Scene
    game: str
    section: str
    step: str
    progress: str
    text: str
    rules: tuple[RuleCard, ...]
    rules_title: str
    figures: tuple[FigureRow, ...]
    figures_title: str
    says: tuple[Say, ...]
    ledger: tuple[LedgerRow, ...]
    ledger_title: str
    question: str
    choices: tuple[Choice, ...]
    buttons: tuple[Push, ...]
    prompt: str
    card_title: str
    pieces: tuple[tuple[Key, str], ...]
    """The board as buttons: every key with its name."""

    @property
    def status(self) -> str:
        """What a screen reader says after a change."""
        return " ".join(say.text for say in self.says) or self.prompt
