"""A part of a move: a card, a crew, a place, a player. It knows by itself how it is written, read, touched and said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from catgames.core.key import Keys
from catgames.core.message import Message, Seat, Value

S = TypeVar("S")
V = TypeVar("V")
T = TypeVar("T")


def unlike(one: object, other: object) -> int:
    return int(one != other)


@dataclass(frozen=True)
class Part(Generic[S, V]):
    """What one field of a move can hold; a game says it once, and every kind of move uses it."""

    name: str
    """How it is called where a text is expected: `CARD`."""
    every: Callable[[S, Seat], Iterable[V]]
    """Everything that can be said here, sensible or not."""
    write: Callable[[S, Seat, V], str]
    keys: Callable[[S, Seat, V], Keys]
    """What to touch for it."""
    say: Callable[[S, V], Value]
    read: Callable[[S, Seat, str], Iterable[V]] | None = None
    """What a word could mean: nothing, one thing or several. Without it: whatever is written like this."""
    mirror: Callable[[V], V] = lambda value: value
    """The same in the twin of a position."""
    apart: Callable[[V, V], int] = unlike
    """How far one is from another."""
    understood: Callable[[S, Seat], Iterable[V]] | None = None
    """What could be meant where nothing is said."""
    there: Callable[[S, Seat, V], bool] = lambda state, seat, value: True
    """Whether it is on the table: of what is not, an exercise asks nothing, though anybody may say it."""
    many: bool = False
    """Any number of words."""

    def meanings(self, state: S, seat: Seat, text: str) -> tuple[V, ...]:
        if self.read is not None:
            return tuple(self.read(state, seat, text))
        return tuple(value for value in self.every(state, seat) if self.write(state, seat, value) == text)

    def left_out(self, state: S, seat: Seat) -> tuple[V, ...]:
        return tuple((self.understood or self.every)(state, seat))


def several(
    part: Part[S, T],
    join: Callable[[Sequence[T]], V],
    *,
    every: Callable[[S, Seat], Iterable[V]],
    say: Callable[[S, V], Value],
    keys: Callable[[S, Seat, V], Keys] | None = None,
    apart: Callable[[V, V], int] | None = None,
) -> Part[S, V]:
    """Any number of one part, joined to one value: the cards of a price, the yarns to secure."""

    def read(state: S, seat: Seat, text: str) -> Iterable[V]:
        found = [part.meanings(state, seat, word) for word in text.split()]
        return [join([values[0] for values in found])] if all(len(values) == 1 for values in found) else ()

    def write(state: S, seat: Seat, value: Any) -> str:
        return " ".join(part.write(state, seat, item) for item in value)

    def mirror(value: Any) -> V:
        return join([part.mirror(item) for item in value])

    def all_keys(state: S, seat: Seat, value: Any) -> Keys:
        return tuple(key for item in value for key in part.keys(state, seat, item))

    def differing(one: Any, other: Any) -> int:
        return len(set(one) ^ set(other)) + abs(len(one) - len(other))

    def all_there(state: S, seat: Seat, value: Any) -> bool:
        return all(part.there(state, seat, item) for item in value)

    return Part(
        name=part.name + "…",
        every=every,
        write=write,
        keys=keys or all_keys,
        say=say,
        read=read,
        mirror=mirror,
        apart=apart or differing,
        there=all_there,
        many=True,
    )


def say_all(say: Callable[[S, T], Message]) -> Callable[[S, Iterable[T]], tuple[Message, ...]]:
    """A list of things, told together."""
    return lambda state, items: tuple(say(state, item) for item in items)
