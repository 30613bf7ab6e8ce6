"""At most so many kernels start at once: starts are work, and who plays already shall not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Place:
    """Somebody's place in the line."""


class Turnstile:
    """Who waits goes through in order, a page before any kernel that is only kept ready."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._pages: list[Place] = []
        self._spares: list[Place] = []
        self._changed = asyncio.Condition()

    def before(self, page: Place) -> int:
        """How many pages are before this one; none as soon as it is its turn."""
        return self._pages.index(page) if page in self._pages else 0

    @asynccontextmanager
    async def page(self, place: Place) -> AsyncIterator[None]:
        async with self._turn(self._pages, place):
            yield

    @asynccontextmanager
    async def spare(self) -> AsyncIterator[None]:
        async with self._turn(self._spares, Place()):
            yield

    @asynccontextmanager
    async def _turn(self, line: list[Place], place: Place) -> AsyncIterator[None]:
        async with self._changed:
            line.append(place)
            try:
                await self._changed.wait_for(lambda: self._free and (self._pages or self._spares)[0] is place)
                self._free -= 1
            finally:  # also when it goes away
                line.remove(place)
                self._changed.notify_all()
        try:
            yield
        finally:
            async with self._changed:
                self._free += 1
                self._changed.notify_all()
