"""What a page says to its kernel is looked at here: a sound frame, a known kind of message, at a bearable pace."""

from __future__ import annotations

import asyncio
import json
import struct
import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.web import HTTPError
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

PROTOCOL = "v1.kernel.websocket.jupyter.org"
KINDS = ("comm_open", "comm_msg", "comm_close")
"""All that widgets need; code is never run for a page."""
CONTROL = "jupyter.widget.control"
"""Where a page asks which widgets there are. It makes none itself, so it opens nothing else."""
LARGEST_FRAME = 256 * 1024
FEWEST_PARTS = 5
"""The channel and four parts in JSON; then what is binary."""
A_SECOND, AT_ONCE = 40.0, 200.0
"""Messages that a page may send: in the long run, and in a rush such as its arrival."""
BYTES_LIKE_A_MESSAGE = 4096
MOST_LINES = 4
"""To one kernel: a page has one, and a second for as long as it takes to see that the first is broken."""
REFUSED, TOO_MANY = 1008, 429


def parts(frame: bytes) -> list[bytes] | None:
    """The parts of a frame, or nothing if its own table of them is not sound.

    Jupyter's reader believes the number at the head: one that says a trillion keeps the server busy for good.
    """
    count = int.from_bytes(frame[:8], "little")
    if count <= FEWEST_PARTS or len(frame) < 8 * (count + 1):
        return None
    places = struct.unpack_from(f"<{count}Q", frame, 8)
    if places[0] != 8 * (count + 1) or list(places) != sorted(places) or places[-1] > len(frame):
        return None
    return [frame[start:end] for start, end in pairwise(places)]


def admitted(frame: object) -> bool:
    """Whether this is something that a tutor's page would say."""
    found = parts(frame) if isinstance(frame, bytes) and len(frame) <= LARGEST_FRAME else None
    if found is None or found[0] != b"shell":
        return False
    try:
        header, content = json.loads(found[1]), json.loads(found[4])
    except (ValueError, RecursionError):
        return False
    return isinstance(header, dict) and isinstance(content, dict) and _is_for_a_widget(header.get("msg_type"), content)


def _is_for_a_widget(kind: object, content: dict[str, Any]) -> bool:
    """What lacks its parts would make the kernel complain at length, in the server's log too."""
    whole = isinstance(content.get("comm_id"), str) and isinstance(content.get("data"), dict)
    return whole and kind in KINDS and (kind != "comm_open" or content.get("target_name") == CONTROL)


class Pace:
    """How long to wait before the next message is read: nobody is refused, but who shouts is heard slowly."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._left, self._when = clock, AT_ONCE, clock()

    def wait(self, size: int) -> float:
        now = self._clock()
        self._left = min(AT_ONCE, self._left + (now - self._when) * A_SECOND) - 1 - size / BYTES_LIKE_A_MESSAGE
        self._when = now
        return max(0.0, -self._left / A_SECOND)


class Sound(ZMQChannelsWebsocketConnection):
    """Passes on what can be read, for a server that also runs JupyterLab; for anything else the line is closed."""

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        if self.passes(incoming_msg):
            super().handle_incoming_message(incoming_msg)
        else:
            self.websocket_handler.close(REFUSED, "not for this server")

    def passes(self, frame: bytes | str) -> bool:
        return isinstance(frame, str) or (self.subprotocol == PROTOCOL and parts(frame) is not None)


class Connection(Sound):
    """Passes on what is admitted, for a server of tutors only."""

    def passes(self, frame: bytes | str) -> bool:
        return self.subprotocol == PROTOCOL and admitted(frame)


class Channel(VoilaKernelWebsocketHandler):
    """A page's line to its kernel. While it waits nothing more is read, so that a flood stays with its sender."""

    def initialize(self, lines: Counter[str]) -> None:
        self._lines, self._pace = lines, Pace()
        self._told: asyncio.Future[None] | None = None
        """What was said last to this page, until it has gone out."""

    async def get(self, kernel_id: str) -> None:
        """From the first word to the last: it ends when the line does."""
        if self._lines[kernel_id] >= MOST_LINES:
            raise HTTPError(TOO_MANY)
        self._lines[kernel_id] += 1
        try:
            await super().get(kernel_id)
        finally:
            self._lines -= Counter([kernel_id])

    async def on_message(self, ws_message: Any) -> None:
        wait = self._pace.wait(len(ws_message))
        if wait:
            await asyncio.sleep(wait)
        if self._told:  # who asks and does not listen is not asked for more: it would be kept here
            await asyncio.wait([self._told])
        if self.connection is not None:
            super().on_message(ws_message)

    def write_message(self, message: Any, binary: bool = False) -> asyncio.Future[None] | None:
        self._told = super().write_message(message, binary)
        return self._told

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Jupyter asks a page whether it is still there, every so many milliseconds.

        Tornado would ask as well, and takes them for seconds.
        """
        protocol = super().get_websocket_protocol()
        if isinstance(protocol, WebSocketProtocol13):
            protocol.params.ping_interval = 0
        return protocol

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Nobody reads it: a page that finds no kernel says so itself."""
        self.finish()
