"""What can go wrong, each kind with its own meaning; anything else that is raised is our bug."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from catgames.core.message import Message, Value
from catgames.core.verdict import Verdict
from catgames.core.voice import voice

LONGEST = 2000
"""Letters of a position or a move; the longest that a game writes has half as many."""
QUOTED = 240
"""Letters of what somebody wrote that a sentence can bear."""


class Unreadable(ValueError):
    """A text that is no position, no record or no option; the message says what was expected."""

    game = ""
    """Whose words the message is in, where only that game knows them."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = Message(message.id, {name: _quoted(value) for name, value in message.args.items()})

    def __str__(self) -> str:
        return voice().sentence(self.game, self.message)


def _quoted(value: Value) -> Value:
    return f"{value[:QUOTED]}…" if isinstance(value, str) and len(value) > QUOTED else value


def refuse_longer(text: str) -> None:
    """Nothing looks for a meaning in what is too long to have one."""
    if len(text) > LONGEST:
        raise Unreadable(Message("unreadable-long", {"count": len(text), "most": LONGEST}))


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
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        return self.verdict.first_line()


class Unseen(Exception):
    """The outcome depends on a card that this view of the table does not show."""


@contextmanager
def in_words_of(game: str) -> Iterator[None]:
    """What cannot be read inside is said in this game's words."""
    try:
        yield
    except Unreadable as error:
        error.game = game
        raise
