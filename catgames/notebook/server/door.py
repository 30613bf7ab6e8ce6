"""What a page says to its kernel is looked at here: a sound frame, a known kind of message, at a bearable pace."""

from __future__ import annotations

import asyncio
import json
import struct
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

PROTOCOL = "v1.kernel.websocket.jupyter.org"
KINDS = ("comm_open", "comm_msg", "comm_close")
"""All that widgets need; code is never run for a page."""
LARGEST_FRAME = 256 * 1024
FEWEST_PARTS, MOST_PARTS = 5, 64
"""The channel and four parts in JSON, and what is binary."""
A_SECOND, AT_ONCE = 40.0, 200.0
"""Messages that a page may send: in the long run, and in a rush such as its arrival."""
BYTES_LIKE_A_MESSAGE = 4096
REFUSED = 1008


def parts(frame: bytes) -> list[bytes] | None:
    """The parts of a frame, or nothing if its own table of them is not sound.

    Jupyter's reader believes the number at the head: one that says a trillion keeps the server busy for good.
    """
    count = int.from_bytes(frame[:8], "little")
    if not FEWEST_PARTS < count <= MOST_PARTS + 1 or len(frame) < 8 * (count + 1):
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
        header = json.loads(found[1])
    except (ValueError, RecursionError):
        return False
    return isinstance(header, dict) and header.get("msg_type") in KINDS


class Pace:
    """How long to wait before the next message is read: nobody is refused, but who shouts is heard slowly."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._left, self._when = clock, AT_ONCE, clock()

    def wait(self, size: int) -> float:
        now = self._clock()
        self._left = min(AT_ONCE, self._left + (now - self._when) * A_SECOND) - 1 - size / BYTES_LIKE_A_MESSAGE
        self._when = now
        return max(0.0, -self._left / A_SECOND)


class Connection(ZMQChannelsWebsocketConnection):
    """Passes on what is admitted; for anything else the line is closed."""

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        if self.subprotocol == PROTOCOL and admitted(incoming_msg):
            super().handle_incoming_message(incoming_msg)
        else:
            self.websocket_handler.close(REFUSED, "not for this server")


class Channel(VoilaKernelWebsocketHandler):
    """A page's line to its kernel. While it waits nothing more is read, so that a flood stays with its sender."""

    async def on_message(self, ws_message: Any) -> None:
        if not hasattr(self, "_pace"):
            self._pace = Pace()
        wait = self._pace.wait(len(ws_message))
        if wait:
            await asyncio.sleep(wait)
        if self.connection is not None:
            super().on_message(ws_message)

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
