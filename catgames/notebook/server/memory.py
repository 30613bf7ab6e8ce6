"""How many pages this machine has room for."""

from __future__ import annotations

from pathlib import Path

import psutil

from catgames.notebook.server.births import CAN_FORK

MB = 1024 * 1024
A_KERNEL, RESERVE = (45 if CAN_FORK else 65) * MB, 768 * MB
"""Kernels that are forked share much of what they have read."""
MOST = 150
"""A limit of the message queue: beyond some 170 kernels it has no sockets left."""
CONTAINER = Path("/sys/fs/cgroup")


def places(warm: int) -> int:
    """Pages that fit into the memory there is, besides the kernels that are kept warm."""
    room = (_available() - RESERVE) // A_KERNEL - warm
    return int(max(2, min(MOST, room)))


def _available() -> int:
    """What is free on this machine, or in the container it is asked from."""
    free = int(psutil.virtual_memory().available)
    try:
        most, used = ((CONTAINER / name).read_text().strip() for name in ("memory.max", "memory.current"))
        return min(free, int(most) - int(used))
    except (OSError, ValueError):
        return free
