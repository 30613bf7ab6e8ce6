"""What can go wrong, each kind with its own meaning; anything else that is raised is our bug."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from difflib import get_close_matches
from itertools import takewhile
from pathlib import Path
from traceback import extract_tb
from typing import Any

from catgames.core.message import Message, Value
from catgames.core.verdict import Verdict
from catgames.core.voice import voice

LONGEST = 2000
"""Letters of a position or a move; the longest that a game writes has half as many."""
QUOTED = 240
"""Letters of what somebody wrote that a sentence can bear, or of what there is to choose from."""
LARGEST = 10**9
"""A number that a sentence can bear."""

OURS = Path(__file__).parents[1]


class Spoken(Exception):
    """What goes wrong because of what somebody wrote, not because of us."""

    language = "en"
    """Which one it is said in."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the reader's own lines and the sentence; our lines would only hide it."""
        theirs = takewhile(lambda frame: OURS not in Path(frame.filename).parents, extract_tb(self.__traceback__))
        lines = [f"----> {at.lineno} {at.line}" for at in theirs if "/IPython/" not in Path(at.filename).as_posix()]
        return [*lines, f"{type(self).__name__}: {self}"]


class Unreadable(Spoken, ValueError):
    """A text that is no position, no record or no option; the message says what was expected.

    >>> import catgames
    >>> catgames.position("burglars", "nonsense")
    Traceback (most recent call last):
        ...
    catgames.core.errors.Unreadable: “nonsense” cannot be read as part of a position.
    """

    game = ""
    """Whose words the message is in, where only that game knows them."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = Message(message.id, {name: _quoted(value) for name, value in message.args.items()})

    def __str__(self) -> str:
        return voice().sentence(self.game, self.message, self.language)


def _quoted(value: object) -> Value:
    """What somebody gave, whatever it is, as a sentence can bear it."""
    if isinstance(value, Message | tuple) or (isinstance(value, int) and abs(value) < LARGEST):
        return value
    text = str(value)
    return f"{text[:QUOTED]}…" if len(text) > QUOTED else text


def offered(text: object, known: Iterable[str]) -> Value:
    """What could have been written instead: of very many names those that are most like it, then the first of all."""
    names = list(known)
    if len(", ".join(names)) <= QUOTED:
        return ", ".join(names)
    near = get_close_matches(str(text)[:QUOTED], names, n=5)
    some: list[str] = []
    for name in dict.fromkeys((*near, *names)):
        if len(", ".join((*some, name))) > QUOTED:
            break
        some.append(name)
    return Message("list-some", {"some": ", ".join(some), "count": len(names) - len(some)})


def whole(name: str, number: object) -> int:
    """The number itself; whatever else was given under this name is refused, as Python writes it."""
    if not isinstance(number, int) or number < 0:
        raise Unreadable(Message("unreadable-number", {"name": name, "text": repr(number)}))
    return number


def a_text(text: object) -> str:
    if not isinstance(text, str):
        raise Unreadable(Message("unreadable-text", {"text": repr(text)}))
    return text


def refuse_longer(text: object) -> None:
    """Nothing looks for a meaning in what is too long to have one."""
    if len(text := a_text(text)) > LONGEST:
        raise Unreadable(Message("unreadable-long", {"count": len(text), "most": LONGEST}))


class NotAMove(Unreadable):
    """A text that names no move at all.

    >>> import catgames
    >>> try:
    ...     catgames.position("burglars").explain("dance")
    ... except catgames.NotAMove as error:
    ...     print(str(error).partition(":")[0])
    “dance” is not a move
    """


class AmbiguousMove(Unreadable):
    """A text that could mean several moves: `readings` are those.

    >>> import catgames
    >>> try:
    ...     catgames.position("burglars", "turn 1; 1 hand gp crews bo y; 2 hand *6; seed 6").explain("form green")
    ... except catgames.AmbiguousMove as error:
    ...     print(error.readings)
    ('form green 1', 'form green 2', 'form green new')
    """

    def __init__(self, message: Message, readings: tuple[str, ...]) -> None:
        super().__init__(message)
        self.readings = readings


class IllegalMove(Spoken):
    """A move, against the rules; the verdict says which and why.

    >>> import catgames
    >>> try:
    ...     catgames.position("burglars", "turn 1; 1 hand g crews bo y; 2 hand *6; seed 6").play("form green 1")
    ... except catgames.IllegalMove as refused:
    ...     print(sorted(refused.verdict.broken_rules))
    ['form.same-size']
    """

    def __init__(self, verdict: Verdict[Any]) -> None:
        super().__init__(verdict)
        self._verdict = verdict

    @property
    def verdict(self) -> Verdict[Any]:
        return replace(self._verdict, language=self.language)

    def __str__(self) -> str:
        return self.verdict.first_line()


class Unseen(Spoken):
    """The outcome depends on a card that this view of the table does not show.

    >>> import catgames
    >>> game = catgames.burglars
    >>> state = game.read("turn 1; 1 hand ybm crews b y; 2 hand *4 crews r/r; seed 6")
    >>> seen = game.seen_by(state, catgames.Seat(0))
    >>> try:
    ...     game.play(seen, game.read_move(seen, "infiltrate 2.1 mirror"))
    ... except catgames.Unseen:
    ...     print("who knows?")
    who knows?
    """

    def __str__(self) -> str:
        return voice().sentence("", Message("unseen"), self.language)


@contextmanager
def in_words_of(game: str) -> Iterator[None]:
    """What cannot be read inside is said in this game's words."""
    try:
        yield
    except Unreadable as error:
        error.game = game
        raise


@contextmanager
def said_in(language: str) -> Iterator[None]:
    """What goes wrong inside is said in this language."""
    try:
        yield
    except Spoken as error:
        error.language = language
        raise
