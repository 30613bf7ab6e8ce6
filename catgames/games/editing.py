"""What every editor of positions is made of: tools, each with what it may be used on and where it is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from catgames.core.errors import Unseen
from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.games.kit import Editor, Tool

S = TypeVar("S")
T = TypeVar("T")


def _offered_everywhere(state: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Change(Generic[S]):
    """What a tool does to what is touched, or why it does not go there; and where it is offered."""

    name: Message
    use: Callable[[S, Seat, Key], S | Message]
    offered: Callable[[S], bool] = _offered_everywhere


def editor(
    changes: Callable[[S], Mapping[str, Change[S]]],
    settled: Callable[[S, S], S | Message] = lambda before, after: after,
) -> Editor[S]:
    """`settled` sets right what follows from a change: whose turn it can be, what can still be due."""

    def tools(state: S) -> tuple[Tool, ...]:
        return tuple(Tool(id, change.name) for id, change in changes(state).items() if change.offered(state))

    def use(state: S, seat: Seat, tool: str, key: Key) -> S | Message:
        change = changes(state).get(tool)
        if change is None or not change.offered(state):
            return Message("edit-not-now")
        try:
            after = change.use(state, seat, key)
        except Unseen:
            return Message("edit-depends-on-hidden")
        return after if isinstance(after, Message) else settled(state, after)

    return Editor(tools, use)


def on(
    named: Callable[[Key], T | None], otherwise: str, change: Callable[[S, T], S | Message]
) -> Callable[[S, Seat, Key], S | Message]:
    """A change of what a key names, the same for whoever looks on; on anything else it says why not."""

    def use(state: S, seat: Seat, key: Key) -> S | Message:
        found = named(key)
        return Message(otherwise) if found is None else change(state, found)

    return use


def anywhere(change: Callable[[S], S | Message]) -> Callable[[S, Seat, Key], S | Message]:
    """A change for which it does not matter what is touched."""
    return lambda state, seat, key: change(state)


def exchanged(row: tuple[T, ...], place: int, new: T) -> tuple[T, ...]:
    return (*row[:place], new, *row[place + 1 :])
