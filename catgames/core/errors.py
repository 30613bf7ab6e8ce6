"""What can go wrong, each kind with its own meaning; anything else that is raised is our bug."""

from __future__ import annotations

from typing import Any

from catgames.core.message import Message
from catgames.core.verdict import Verdict


class Unreadable(ValueError):
    """A text that is no position, no record or no option; the message says what was expected."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class NotAMove(Unreadable):
    """A text that names no move at all."""


class AmbiguousMove(Unreadable):
    """A text that could mean several moves."""

    def __init__(self, message: Message, readings: tuple[str, ...]) -> None:
        super().__init__(message)
        self.readings = readings


class IllegalMove(Exception):
    """A move, against the rules; the verdict says which and why."""

    def __init__(self, verdict: Verdict[Any]) -> None:
        super().__init__(", ".join(sorted(verdict.broken_rules)))
        self.verdict = verdict


class Unseen(Exception):
    """The outcome depends on a card that this view of the table does not show."""
