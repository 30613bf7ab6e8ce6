"""The kernels of a class: warm ones wait for a page, dead ones are replaced, those of left pages are ended."""

from __future__ import annotations

import asyncio
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

LEFT_SECONDS = 40.0
"""A page without a line for so long was left: a slow one needs half of that to open it."""
TUTOR = 'id="tutor"'
"""What the page template writes once the notebook has shown its tutor."""


class ClassroomKernels(AsyncMappingKernelManager):
    """Ends kernels whose page is gone, but never one that is still waiting for its first page.

    Voilà's preheated kernels have no page yet, so plain culling would take them for abandoned ones,
    and Voilà would not heat new ones.
    """

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        if kernel_id not in self._waiting():
            await super().cull_kernel_if_idle(kernel_id)

    def given(self) -> int:
        """How many kernels have been given to pages."""
        return len(set(self.list_kernel_ids()) - self._waiting())

    async def replace_dead(self, notebook: str) -> None:
        """A warm kernel that died, or whose notebook showed nothing, is replaced and never handed out."""
        pool = self._warm().get(notebook, [])
        for task in [task for task in pool if task.done() and not await self._sound(task)]:
            pool.remove(task)
            if not task.exception():
                await self._end(task.result()["kernel_id"])
            self.fill_if_needed(delay=0, notebook_name=notebook)

    async def tidy(self, others_wait: bool, since: dict[str, float], now: float) -> None:
        """Dead kernels go at once; those of left pages, noted in `since`, when somebody waits for their place."""
        for notebook in list(self._warm()):
            await self.replace_dead(notebook)
        for kernel in set(self.list_kernel_ids()) - self._waiting():
            left = since.setdefault(kernel, now)
            if self._kernel_connections.get(kernel, 0):
                since.pop(kernel)
            if not await self._alive(kernel) or (others_wait and now - left > LEFT_SECONDS):
                await self._end(kernel)

    async def _sound(self, task: asyncio.Task[dict[str, Any]]) -> bool:
        if task.exception() or not await self._alive(task.result()["kernel_id"]):
            return False
        rendering = task.result()["task"]
        return not rendering.done() or (not rendering.exception() and TUTOR in "".join(rendering.result()[0]))

    async def _alive(self, kernel: str) -> bool:
        return kernel in self and bool(await ensure_async(self.get_kernel(kernel).is_alive()))

    async def _end(self, kernel: str) -> None:
        if kernel in self:
            await ensure_async(self.shutdown_kernel(kernel, now=True))

    def _warm(self) -> dict[str, list[asyncio.Task[dict[str, Any]]]]:
        return getattr(self, "_pools", {})

    def _waiting(self) -> set[str]:
        ready = (task for pool in self._warm().values() for task in pool if task.done() and not task.exception())
        return {task.result()["kernel_id"] for task in ready}
