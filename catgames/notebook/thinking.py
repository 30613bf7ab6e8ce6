"""Cats think in slices between the kernel's other work, so that the page never freezes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

from catgames.players.cats import think
from catgames.table.inputs import Thought
from catgames.table.match.match import Match, luck, thinker

BUDGET = 1.0
"""Seconds that a thoughtful cat may look ahead."""
SLICE = 0.03
"""Seconds of thought at a stretch."""
REST = 0.002
PAUSE = 0.7
"""Seconds before a cat moves, however quick its wits: people want to see what happens."""


class Thinker:
    """Watches a match, and answers for the cats in it."""

    def __init__(
        self,
        match: Callable[[], Match | None],
        give: Callable[[Thought], None],
        guarded: Callable[[Callable[[], None]], None],
    ) -> None:
        self._match, self._give, self._guarded = match, give, guarded
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Start thinking, if a cat has to and none is at it."""
        if self._task is not None or not self._waits():
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return  # nobody is there to wait for: a notebook that is only being written to disk
        self._task = loop.create_task(self._think())
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A thought that failed is our bug, and is shown as such."""
        self._task = None
        if not task.cancelled():
            self._guarded(task.result)

    def _waits(self) -> bool:
        match = self._match()
        return match is not None and thinker(match) is not None

    async def _think(self) -> None:
        while self._waits():
            await self._decide()

    async def _decide(self) -> None:
        """One decision; if the match goes another way meanwhile, the thought is dropped."""
        match = self._match()
        assert match is not None
        seat = thinker(match)
        assert seat is not None
        began = rested = perf_counter()
        seen = match.kit.game.seen_by(match.state, seat)
        move = None
        for thought in think(match.kit, match.setup.players[seat], seen, seat, luck(match)):
            move, now = thought, perf_counter()
            if now - began > BUDGET:
                break
            if now - rested > SLICE:
                await asyncio.sleep(REST)
                rested = perf_counter()
        await asyncio.sleep(max(0.0, PAUSE - (perf_counter() - began)))
        after = self._match()
        if after is not None and after.entries is match.entries and thinker(after) == seat:
            self._give(Thought(move))
