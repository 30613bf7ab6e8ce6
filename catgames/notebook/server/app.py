"""Voilà as we run it: its kernels and its notebook runner, and a list of all that is answered."""

from __future__ import annotations

import signal
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.routing import Rule
from traitlets import Integer, List, Unicode
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from catgames.notebook.server.births import CAN_FORK, Nursery, fork_by_default
from catgames.notebook.server.cells import Cells
from catgames.notebook.server.crowd import Crowd
from catgames.notebook.server.door import KINDS, LARGEST_FRAME, Channel, Connection
from catgames.notebook.server.files import Files, policy
from catgames.notebook.server.hosts import own_names
from catgames.notebook.server.openings import Openings
from catgames.notebook.server.pages import ForeignHost, Home, Lesson, Missing, Waiting

KERNEL = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
TIDY_SECONDS = 5
PING_MS, PONG_MS = 15_000, 45_000
"""How often a page is asked whether it is still there, and how long its answer may take."""
LARGEST_BODY = 16 * 1024
"""Bytes that may be sent with a request: a page that is left sends a few hundred."""
IDLE_SECONDS = 60
"""For so long a browser may say nothing, or nothing that is whole."""


class Tutors(Voila):
    """The server of the tutors."""

    most = Integer(1, config=True, help="Pages that may be open at once.")
    ready = Integer(0, config=True, help="Kernels that are kept ready for each game.")
    look = Unicode(config=True, help="The folder of the page templates.")
    hosts = List(Unicode(), config=True, help="Further names by which this server is called.")

    def init_settings(self) -> dict[str, Any]:
        settings = super().init_settings()
        self.contents_manager = Cells(parent=self)
        self.kernel_manager.allowed_message_types = list(KINDS)
        self._crowd = Crowd(self.most, self.kernel_manager.given)
        self._openings = Openings(self, self.ready)
        headers = {
            "Content-Security-Policy": policy(Path(self.look)),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
        }
        return {
            **settings,
            "contents_manager": self.contents_manager,
            "headers": headers,
            "kernel_websocket_connection_class": Connection,
            "websocket_max_message_size": LARGEST_FRAME,
            "websocket_compression_options": {"compression_level": 4, "mem_level": 5},
            "ws_ping_interval": PING_MS,
            "ws_ping_timeout": PONG_MS,
            "compress_response": True,
            "autoreload": False,
            "server_root_dir": self.root_dir,
        }

    def init_handlers(self) -> list[Any]:
        """Everything that is answered; Voilà's own list is longer."""
        base, crowd = self.server_url, {"crowd": self._crowd}
        voila = {"voila_configuration": self.voila_configuration}
        lesson = {"openings": self._openings, "folder": Path(self.root_dir), **voila}
        return [
            Rule(ForeignHost(own_names(*self.hosts)), Missing),
            (base, Home, voila),
            (f"{base}voila/tree/?", Home, voila),
            (rf"{base}voila/render/([\w-]+\.ipynb)", Lesson, {**crowd, **lesson}),
            (rf"{base}voila/waiting/(\w+)", Waiting, crowd),
            (f"{base}voila/templates/catgames/static/(.*)", Files, {"folder": Path(self.look) / "static"}),
            (rf"{base}voila/api/shutdown/{KERNEL}", VoilaShutdownKernelHandler),
            (rf"{base}api/kernels/{KERNEL}/channels", Channel, {"lines": Counter()}),
            (".*", Missing),
        ]

    def listen(self) -> None:
        left: dict[str, float] = {}

        async def tidy() -> None:
            await self.kernel_manager.tidy(self._crowd.waiting, left, time.monotonic())
            await self._openings.tidy()

        if CAN_FORK:
            self.kernel_manager.nursery = Nursery()
            fork_by_default()
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left behind either way
        self.app.listen = partial(self.app.listen, max_body_size=LARGEST_BODY, idle_connection_timeout=IDLE_SECONDS)
        PeriodicCallback(tidy, 1000 * TIDY_SECONDS).start()
        IOLoop.current().add_callback(tidy)
        super().listen()
