"""What the engine says: a message id with domain values, in no language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias


class Seat(int):
    """A player's place at the table, counted from 0; a type of its own so that words can say 'you'.

    >>> import catgames
    >>> catgames.position("burglars", "turn 2; 1 hand g; 2 hand *6; seed 6").to_move == catgames.Seat(1)
    True
    """

    __slots__ = ()


class Seated(Protocol):
    """What every move is: something that a player does."""

    @property
    def seat(self) -> Seat: ...


Value: TypeAlias = "int | str | Seat | Message | tuple[Message, ...]"
Values: TypeAlias = Mapping[str, Value]


def values(**said: Value) -> Values:
    """Values by name, checked to be such that words can be found for them."""
    return said


@dataclass(frozen=True, slots=True)
class Message:
    """`id` names a line of the word files (`id.attribute` one of its attributes)."""

    id: str
    args: Values = field(default_factory=dict)

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({said})" if said else self.id
