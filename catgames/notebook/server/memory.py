"""How many pages this machine has room for."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import psutil

from catgames.notebook.server.births import CAN_FORK

MB = 1024 * 1024
A_KERNEL, RESERVE = (45 if CAN_FORK else 65) * MB, 768 * MB
"""Kernels that are forked share much of what they have read."""
MOST = 150
"""A limit of the message queue: beyond some 170 kernels it has no sockets left."""
CONTAINER = Path("/sys/fs/cgroup")
A_PAGES_FILES, OTHER_FILES, MOST_FILES = 16, 200, 8192
"""Lines to a kernel and to a browser count as open files; a process has 1024 or 256 unless it asks for more."""


def places(warm: int, files: int) -> int:
    """Pages that fit into the memory there is and may have their files open, besides the kernels that are kept warm."""
    room = min((_available() - RESERVE) // A_KERNEL, (files - OTHER_FILES) // A_PAGES_FILES) - warm
    return int(max(2, min(MOST, room)))


def ask_for_files() -> int:
    """How many files this process may have open at once, once it has asked for as many as a class needs."""
    try:
        import resource
    except ImportError:  # on Windows they are not counted
        return MOST_FILES
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            few = wanted
    return MOST_FILES if few == resource.RLIM_INFINITY else few


def _available() -> int:
    """What is free on this machine, or in the container it is asked from."""
    free = int(psutil.virtual_memory().available)
    try:
        most, used = ((CONTAINER / name).read_text().strip() for name in ("memory.max", "memory.current"))
        return min(free, int(most) - int(used))
    except (OSError, ValueError):
        return free
