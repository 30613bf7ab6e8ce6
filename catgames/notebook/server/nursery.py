"""The process that kernels are forked from: it has read everything already, and does nothing else.

python -m catgames.notebook.server.nursery NUMBER, of the socket on which the server asks for kernels
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from threading import Thread

from catgames.games import every_game, load
from catgames.table.guise import Guise
from catgames.table.inputs import RoomName
from catgames.table.page import open_page
from catgames.table.view import view
from catgames.text.words import LANGUAGES

IMPORTED = ("ipykernel.kernelapp", "ipykernel.debugger", "IPython.core.debugger", "tornado.platform.asyncio")
"""What a kernel imports only when it runs."""
SETTINGS = (
    "--ext=ipywidgets",
    "--HistoryManager.enabled=False",
    "--Application.log_level=ERROR",
    "--IPKernelApp.parent_handle=1",
    "--IPKernelApp.exec_lines=from catgames.notebook.server.nursery import make_known; make_known(); del make_known",
)
"""Its parent is not watched, as if it were the one that never ends: a kernel outlives its nursery.

Widgets make themselves known to the kernel that they are imported in; here they were imported before.
"""
LONGEST = 1 << 20
"""Bytes of one request: mostly the environment's variables."""

MOST_MEMORY = 1 << 30
"""Bytes, half of which a page never needs: one that swells all the same is nobody else's trouble."""


def main(control: socket.socket) -> None:
    """Fork for every request. It brings a line, which the kernel holds for as long as it lives.

    There is neither a thread nor a message queue in this process: both would be broken in a fork.
    """
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a kernel here: its line tells the server
    read_everything()
    gc.collect()
    gc.freeze()  # what is here now is never moved or counted again, so that kernels share its memory
    while request := _next(control):
        text, line = request
        try:
            is_kernel = os.fork() == 0
        except OSError:  # no room for another process: its line closes, and the server knows
            is_kernel = False
        if is_kernel:
            control.close()
            become_kernel(**json.loads(text), line=line)
            return
        os.close(line)


def _next(control: socket.socket) -> tuple[bytes, int] | None:
    """What is asked for next; nothing when the server is gone."""
    text, lines, *_ = socket.recv_fds(control, LONGEST, 1)
    return (text, lines[0]) if lines else None


def read_everything() -> None:
    """All that a kernel imports, and what the first boards of every game work out."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # nobody debugs a page, and it is large
    for name in IMPORTED:
        import_module(name)

    for game in every_game():
        with suppress(Exception):  # a guest's game that is broken says so on its own page
            see_every_room(game)


def see_every_room(game: str) -> None:
    """In every language: what is worked out only once has been, then."""
    for language in LANGUAGES:
        page = open_page(load(game), Guise(language))
        for room in RoomName:
            view(replace(page, room=room))


def become_kernel(arguments: list[str], env: dict[str, str], cwd: str, line: int) -> None:
    """As if this process had been started to be one."""
    from ipykernel.kernelapp import IPKernelApp

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    os.setsid()
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    try:
        os.write(line, str(os.getpid()).encode())
    except BrokenPipeError:  # the server ended meanwhile
        return
    Thread(target=_end_with, args=(line,), daemon=True).start()
    IPKernelApp.launch_instance([*arguments, *SETTINGS])


def _end_with(line: int) -> None:
    """The server says nothing more on it, until it drops it or is gone: if it never heard the answer, with an error."""
    try:
        os.read(line, 1)
    finally:
        os._exit(0)


def make_known() -> None:
    """Widgets that are made on import, such as the one through which all canvases draw, were made before the kernel."""
    from ipywidgets.widgets import widget as registry

    made = list(registry._instances.values())
    registry._instances.clear()
    for one in made:
        one.comm = None
        one.open()


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
