"""A page without a browser: opens a lesson as a page does, with real requests and a real socket to its kernel."""

from __future__ import annotations

import asyncio
import json
import re
import struct
import uuid
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any, TypeVar

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

T = TypeVar("T")
PROTOCOL = "v1.kernel.websocket.jupyter.org"
FULL, LOOK_SECONDS = 503, 0.5
PARTS = ("header", "parent_header", "metadata", "content")


def packed(message: dict[str, Any], channel: str = "shell") -> bytes:
    parts = [channel.encode(), *(json.dumps(message[part]).encode() for part in PARTS)]
    places = [8 * (len(parts) + 2)]
    for part in parts:
        places.append(places[-1] + len(part))
    return struct.pack(f"<{len(places) + 1}Q", len(places), *places) + b"".join(parts)


def unpacked(frame: bytes) -> dict[str, Any]:
    count = int.from_bytes(frame[:8], "little")
    places = struct.unpack_from(f"<{count}Q", frame, 8)
    return {part: json.loads(frame[places[i] : places[i + 1]]) for i, part in enumerate(PARTS, 1)}


def said(kind: str, content: dict[str, Any]) -> dict[str, Any]:
    header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "username": "", "session": "", "version": "5.3"}
    return {"header": header, "parent_header": {}, "metadata": {"version": "1.0.0"}, "content": content}


async def get(address: str, **headers: str) -> HTTPResponse:
    """Whatever the answer is, it is an answer."""
    asked = HTTPRequest(address, headers=headers, request_timeout=120, connect_timeout=60, decompress_response=True)
    return await AsyncHTTPClient().fetch(asked, raise_error=False)


@dataclass
class Line:
    """An open page, and what it knows of its widgets."""

    socket: WebSocketClientConnection
    kernel: str
    states: dict[str, dict[str, Any]] = field(default_factory=dict)

    def model(self, name: str) -> str:
        """The widget of this kind: of canvases the board, which is the largest."""
        found = [
            (state["state"].get("width") or 0, id) for id, state in self.states.items() if state["model_name"] == name
        ]
        return max(found)[1]

    @property
    def bridge(self) -> str:
        """Of our own widgets the one that counts the kernel's pulse."""
        return next(id for id, state in self.states.items() if "pulse" in state["state"])

    async def tell(self, widget: str, data: dict[str, Any]) -> int:
        """Say something to a widget, and wait until the kernel has dealt with it: how many messages that brought."""
        return len(await self.ask(said("comm_msg", {"comm_id": widget, "data": data})))

    async def ask(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        await self.socket.write_message(packed(message), binary=True)
        heard: list[dict[str, Any]] = []
        while True:
            frame = await self.socket.read_message()
            if frame is None:
                raise ConnectionError(f"closed: {self.socket.close_code} {self.socket.close_reason}")
            answer = unpacked(frame if isinstance(frame, bytes) else frame.encode())
            if answer["parent_header"].get("msg_id") != message["header"]["msg_id"]:
                continue
            heard.append(answer)
            if answer["content"].get("execution_state") == "idle":
                return heard

    async def touch(self, x: float, y: float) -> bool:
        """Whether the board was drawn anew for it."""
        return await self._draws({"event": "mouse_down", "x": x, "y": y})

    async def _draws(self, deed: dict[str, Any]) -> bool:
        told = {"comm_id": self.model("CanvasModel"), "data": {"method": "custom", "content": deed}}
        through = self.model("CanvasManagerModel")
        return any(answer["content"].get("comm_id") == through for answer in await self.ask(said("comm_msg", told)))

    async def load(self) -> None:
        """As the page does: all widgets, then the board itself, then what only a browser knows."""
        asking = uuid.uuid4().hex
        await self.ask(said("comm_open", {"comm_id": asking, "target_name": "jupyter.widget.control", "data": {}}))
        answers = await self.ask(said("comm_msg", {"comm_id": asking, "data": {"method": "request_states"}}))
        told = next(answer for answer in answers if answer["header"]["msg_type"] == "comm_msg")
        self.states = told["content"]["data"]["states"]
        news = {"wanted": "lang=en&theme=light", "kept": "", "here": "http://127.0.0.1/"}
        await self.tell(self.bridge, {"method": "update", "state": news, "buffer_paths": []})
        if not await self._draws({"event": "client_ready"}):
            raise ConnectionError("no board was drawn")


async def connect(app: str, kernel: str, **headers: str) -> WebSocketClientConnection:
    address = f"{app.replace('http', 'ws', 1)}/api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}"
    return await websocket_connect(HTTPRequest(address, headers=headers), subprotocols=[PROTOCOL])


def kernel_of(page: str) -> str:
    found = re.search(r'"kernelId": "([\w-]+)"', page)
    assert found is not None, page[-500:]
    return found[1]


async def open_lesson(app: str, game: str) -> Line:
    """At a full server it waits until it is called, as a page does."""
    address = f"{app}/voila/render/{game}.ipynb"
    page = await get(address)
    while page.code == FULL:
        ticket = cookie(page, "catgames-ticket")
        while (told := await get(f"{app}/voila/waiting/{ticket}")).code == 200 and not json.loads(told.body)["turn"]:
            await asyncio.sleep(LOOK_SECONDS)
        page = await get(address, Cookie=f"catgames-ticket={ticket}")
    assert page.code == 200, page.code
    text = page.body.decode()
    assert 'id="tutor"' in text, text[-500:]
    kernel = kernel_of(text)
    line = Line(await connect(app, kernel), kernel)
    await line.load()
    return line


def run(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: the browser tests leave a loop running in this one."""
    with ThreadPoolExecutor() as pool:
        return pool.submit(asyncio.run, work).result()


def cookie(answer: HTTPResponse, name: str) -> str:
    """The value that an answer sets, or nothing."""
    jar = SimpleCookie("; ".join(answer.headers.get_list("Set-Cookie")))
    return jar[name].value if name in jar else ""
