"""What a move does, told as it happens: each event cites the rule that made it happen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from catgames.core.key import Keys
from catgames.core.message import Seat, Value, Values

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Event:
    id: str
    rule: str
    shown: Keys = ()
    only: Seat | None = None
    """The one player who may hear it, if it is not for all ears."""
    board: object = None
    """The position to look at while it is told, where a move passes through several."""
    args: Values = field(default_factory=dict)

    def heard_by(self, seat: Seat) -> bool:
        return self.only is None or self.only == seat


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    state: S
    events: tuple[Event, ...]


class Teller(Protocol):
    """How an effect tells what it does: `tell("drawn", "recruit.two", ("deck",), who=seat)`."""

    def __call__(
        self, id: str, rule: str, shown: Keys = (), only: Seat | None = None, board: object = None, /, **args: Value
    ) -> None: ...


class Chronicle:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(
        self, id: str, rule: str, shown: Keys = (), only: Seat | None = None, board: object = None, /, **args: Value
    ) -> None:
        self.events.append(Event(id, rule, shown, only, board, args))
