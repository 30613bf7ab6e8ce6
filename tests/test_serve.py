"""The server: a free port is found, and kernels that wait for their first page are never ended."""

from __future__ import annotations

import asyncio
import json
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from catgames.notebook.places import find
from catgames.notebook.server.kernels import ClassroomKernels
from catgames.notebook.server.serve import free_port


def test_a_port_in_use_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        assert free_port("127.0.0.1", port) != port


def test_preheated_kernels_are_not_culled_and_abandoned_ones_are(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []

    async def end(self: Any, kernel_id: str) -> None:
        ended.append(kernel_id)

    monkeypatch.setattr(AsyncMappingKernelManager, "cull_kernel_if_idle", end)

    async def look() -> None:
        kernels = ClassroomKernels()  # type: ignore[no-untyped-call]
        waiting: asyncio.Future[dict[str, str]] = asyncio.Future()
        waiting.set_result({"kernel_id": "waiting"})
        kernels._pools = {"burglars.ipynb": [waiting]}
        for kernel in ("waiting", "abandoned"):
            await kernels.cull_kernel_if_idle(kernel)

    # In a thread of its own: the browser tests leave a loop running in this one.
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, look()).result()
    assert ended == ["abandoned"]


def test_voila_is_configured_for_a_class() -> None:
    settings = json.loads(find("voila.json").read_text(encoding="utf-8"))
    voila, kernels = settings["VoilaConfiguration"], settings["MappingKernelManager"]
    assert voila["preheat_kernel"]
    assert voila["strip_sources"]
    assert not voila["show_tracebacks"]
    assert kernels["cull_idle_timeout"] > 0
    assert not kernels["cull_connected"]


def test_a_board_that_comes_late_is_waited_for() -> None:
    """The notebook runner drops what a cell shows after 4 seconds by default: a class then sees white pages."""
    settings = json.loads(find("voila.json").read_text(encoding="utf-8"))
    assert settings["VoilaExecutor"]["iopub_timeout"] >= 60
