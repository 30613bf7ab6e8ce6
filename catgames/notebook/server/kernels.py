"""The kernels of a class: some wait for a page, those of left pages are ended."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from catgames.notebook.server.births import Nursery

LEFT_SECONDS = 40.0
"""A page without a line for so long was left: a slow one needs half of that to open it."""


class ClassroomKernels(AsyncMappingKernelManager):
    """Ends kernels whose page is gone, but never one that is still waiting for its first page."""

    nursery: Nursery | None = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.spare: set[str] = set()
        """Those that no page has been given yet."""

    def start_watching_activity(self, kernel_id: str) -> None:
        """Whatever a kernel says is a sign of life; Jupyter would read it, too, once more for all that is drawn."""
        kernel = self._kernels[kernel_id]

        def heard(_: object) -> None:
            kernel.last_activity = datetime.now(UTC)

        heard(None)
        kernel.execution_state = "idle"  # a page has no line to it before its notebook has run
        kernel._activity_stream = kernel.connect_iopub()
        kernel._activity_stream.on_recv(heard)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        if kernel_id not in self.spare:
            await super().cull_kernel_if_idle(kernel_id)

    def given(self) -> int:
        """How many kernels have been given to pages."""
        return len(set(self.list_kernel_ids()) - self.spare)

    async def tidy(self, others_wait: bool, since: dict[str, float], now: float) -> None:
        """Dead kernels go at once; those of left pages, noted in `since`, when somebody waits for their place."""
        given = set(self.list_kernel_ids()) - self.spare
        for kernel in since.keys() - given:
            del since[kernel]
        for kernel in given:
            left = since.setdefault(kernel, now)
            if self._kernel_connections.get(kernel, 0):
                since.pop(kernel)
            if not await self.alive(kernel) or (others_wait and now - left > LEFT_SECONDS):
                await self.end(kernel)

    async def alive(self, kernel: str) -> bool:
        return kernel in self and bool(await ensure_async(self.get_kernel(kernel).is_alive()))

    async def _async_shutdown_kernel(self, kernel_id: str, now: Any = False, restart: Any = False) -> None:
        """When the server ends all are ended, those too that have not begun: they notice by themselves."""
        if kernel_id in self:
            await super()._async_shutdown_kernel(kernel_id, now=now, restart=restart)

    async def end(self, kernel: str) -> None:
        if kernel in self:
            await ensure_async(self.shutdown_kernel(kernel, now=True))
