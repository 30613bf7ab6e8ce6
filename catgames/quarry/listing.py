"""Events that list several: of “no masks from you and Inès” it is true too that there is none from Inès."""

from __future__ import annotations

from collections.abc import Iterable

from catgames.core.event import Event
from catgames.core.message import Message, Value


def is_part_of_one(event: Event, happens: Iterable[Event]) -> bool:
    """Whether something that happens lists all that is listed here, and perhaps more."""
    return any(_is_part(event, one) for one in happens if one.id == event.id)


def _is_part(event: Event, whole: Event) -> bool:
    lists = [name for name, value in event.args.items() if isinstance(value, tuple) and value]
    beside = event.args.keys() - lists
    return (
        bool(lists)
        and all(_is_among(event.args[name], whole.args.get(name)) for name in lists)
        and all(_is_alike(event, whole, name) for name in beside)
    )


def _is_among(some: Value, every: Value | None) -> bool:
    if not isinstance(some, tuple) or not isinstance(every, tuple):
        return False
    return all(some.count(one) <= every.count(one) for one in some)


def _is_alike(event: Event, whole: Event, name: str) -> bool:
    """The same, or what follows from each list: how many are listed, or who is the first of them."""
    return event.args[name] == whole.args.get(name) or all(
        name in one.args and _follows(one, one.args[name]) for one in (event, whole)
    )


def _follows(event: Event, value: Value) -> bool:
    lists = [one for one in event.args.values() if isinstance(one, tuple) and one]
    return any(value == len(one) or _names(one[0], value) for one in lists)


def _names(first: Message, value: Value) -> bool:
    return value in first.args.values()
