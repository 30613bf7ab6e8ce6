"""What a neighbouring move does, told as if this one did it: reading the question again must not answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from catgames.core.event import Event
from catgames.core.message import Message, Seat, Value, Values
from catgames.screen.playable import Playable


def transferred(kit: Playable, state: Any, event: Event, away: Any, here: Any) -> Event:
    """With the card, the crew, the tile that this move names wherever the other one's is told of."""
    there, ours = kit.say_move(state, away), kit.say_move(state, here)
    if there.id != ours.id:
        return event
    paired = list(_paired(there.args, ours.args))

    def moved(name: str, value: Value) -> Value:
        return next((ours for named, theirs, ours in paired if (named, theirs) == (name, value)), value)

    return replace(event, args={name: moved(name, value) for name, value in event.args.items()})


def telling(kit: Playable, state: Any, move: Any, events: Sequence[Event]) -> str:
    """The event that tells the move itself: the first that names what the move names, or nobody but players."""
    named = list(_values(kit.say_move(state, move).args))
    for event in events:
        values = [value for value in event.args.values() if not isinstance(value, Seat)]
        if not values or any(_is_named(value, named) for value in values):
            return event.id
    return ""


def restates(kit: Playable, state: Any, move: Any, events: Sequence[Event], event: Event) -> bool:
    """Whether an event tells the move and nothing else, which the question does too."""
    named = list(_values(kit.say_move(state, move).args))
    is_telling = event.id == telling(kit, state, move, events)
    return is_telling and all(isinstance(value, Seat) or _is_named(value, named) for value in event.args.values())


def _paired(there: Values, ours: Values) -> Iterator[tuple[str, Value, Value]]:
    """What two moves that are said alike name in the same place, if one may stand for the other in a sentence."""
    for name, value in there.items():
        other = ours.get(name)
        if isinstance(value, Message) and isinstance(other, Message):
            if value.id.rpartition("-")[0] == other.id.rpartition("-")[0]:
                yield name, value, other
            yield from _paired(value.args, other.args)
        elif other is not None and type(value) is type(other):
            yield name, value, other


def _values(args: Values) -> Iterator[Value]:
    for value in args.values():
        yield value
        if isinstance(value, Message):
            yield from _values(value.args)
        elif isinstance(value, tuple):
            for one in value:
                yield from (one, *_values(one.args)) if isinstance(one, Message) else (one,)


def _is_named(value: Value, named: Sequence[Value]) -> bool:
    """Or a part of it is: a cat of which the question names the half that can be seen."""
    parts = value.args.values() if isinstance(value, Message) else ()
    return value in named or any(isinstance(part, Message) and part in named for part in parts)
