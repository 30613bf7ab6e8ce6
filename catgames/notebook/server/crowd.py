"""Who has a place on the server, and who waits for one: pure bookkeeping, with the clock as an input."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice

AWAY_SECONDS, GONE_SECONDS = 20.0, 90.0
"""Who has not asked for so long is passed over, and later has gone: a page nobody looks at asks once a minute."""
MOST_TICKETS = 1000


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody who waits is told."""

    before: int
    turn: bool


class Crowd:
    """At most so many pages at once; the others wait in the order of their coming."""

    def __init__(self, most: int, taken: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self._taken, self._clock = most, taken, clock
        self._seen: dict[str, float] = {}
        self._called: set[str] = set()
        self._arriving = 0

    @property
    def waiting(self) -> bool:
        self._forget()
        return bool(self._seen)

    def enters(self, ticket: str) -> bool:
        """Whether there is a place: for who was called, and for anybody as long as nobody waits."""
        self._forget()
        there_is = ticket in self._called or (not self._awake() and self._free() > 0)
        if there_is:
            self._called.discard(ticket)
            self._seen.pop(ticket, None)
        return there_is

    def joins(self, ticket: str) -> str:
        """The place in the line of who loads the page anew; else a new one, the last. None when the line is full."""
        self._forget()
        if ticket in self._seen:
            return ticket
        if len(self._seen) >= MOST_TICKETS:
            return ""
        ticket = secrets.token_hex(12)
        self._seen[ticket] = self._clock()
        return ticket

    def asks(self, ticket: str) -> Turn | None:
        """How many are before this one; nothing if it is not known any more."""
        self._forget()
        if ticket not in self._seen:
            return None
        self._seen[ticket] = self._clock()
        uncalled = (waiting for waiting in self._awake() if waiting not in self._called)
        self._called.update(islice(uncalled, max(0, self._free())))
        return Turn(list(self._seen).index(ticket), ticket in self._called)

    @contextmanager
    def arrival(self) -> Iterator[None]:
        """Between the door and the kernel: the place is taken already."""
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1

    def _free(self) -> int:
        return self.most - self._taken() - self._arriving - len(self._called)

    def _awake(self) -> list[str]:
        return [ticket for ticket, when in self._seen.items() if self._clock() - when <= AWAY_SECONDS]

    def _forget(self) -> None:
        now = self._clock()
        self._seen = {ticket: when for ticket, when in self._seen.items() if now - when <= GONE_SECONDS}
        self._called.intersection_update(self._awake())
