"""A class arrives: learners who open pages within a minute and touch the board for two, with real pages and sockets.

python -m benchmarks.load --learners 30
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from tornado.httpclient import AsyncHTTPClient

from catgames.games import GAMES, load
from catgames.notebook.surface import RATIO
from catgames.table.address import open_address
from catgames.table.page import open_page
from catgames.table.view import view
from tests.browser.conftest import free_port, kernels_of, serve
from tests.line import get, open_lesson

ARRIVE, STAY, PAUSE = 60.0, 120.0, 3.0
"""Seconds: within which all arrive, for how long they touch the board, and how often."""
FILES = ("page.css", "page.js")
ROOM = "room=referee"
"""Any position may be touched there; a first step of the course is only read."""


@dataclass
class Seen:
    """What the learners met."""

    boards: list[float] = field(default_factory=list)
    touches: list[float] = field(default_factory=list)
    drawn: int = 0
    """Touches for which the board was drawn anew."""
    errors: list[str] = field(default_factory=list)


def spots(game: str) -> list[tuple[float, float]]:
    """Where there is something to touch, on a board where every touch is answered."""
    scene = view(open_address(open_page(load(game)), ROOM)).room.scene
    places = (scene.spot(mark.key) for mark in scene.marks if mark.key)
    return [(x * RATIO, y * RATIO) for x, y in dict.fromkeys(place for place in places if place)]


async def learner(app: str, game: str, arrives: float, seen: Seen, chance: random.Random) -> None:
    await asyncio.sleep(arrives)
    try:
        began = time.monotonic()
        static = f"{app}/voila/templates/catgames/static"
        files = asyncio.gather(*(get(f"{static}/{name}", **{"Accept-Encoding": "gzip"}) for name in FILES))
        line = await open_lesson(app, game)
        await files
        seen.boards.append(time.monotonic() - began)
        places, until = spots(game), time.monotonic() + STAY
        await line.tell(line.bridge, {"method": "update", "state": {"arrived": ROOM}, "buffer_paths": []})
        while time.monotonic() < until:
            began = time.monotonic()
            seen.drawn += await line.touch(*chance.choice(places))
            seen.touches.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, PAUSE - (time.monotonic() - began)))
    except Exception as error:  # whatever it is, a learner met it
        seen.errors.append(f"{game}: {type(error).__name__} {error}"[:200])


async def measured(app: str, learners: int, server: psutil.Process) -> tuple[Seen, float]:
    """What was met, and the memory that each learner's kernel took, in megabytes."""
    AsyncHTTPClient.configure(None, max_clients=4 * learners)
    seen, chance = Seen(), random.Random(1)
    coming = [
        learner(app, GAMES[number % len(GAMES)], chance.uniform(0, ARRIVE), seen, random.Random(number))
        for number in range(learners)
    ]
    present = asyncio.gather(*coming)
    await asyncio.sleep(ARRIVE + STAY / 2)
    kernels = [process.memory_full_info().pss for process in kernels_of(server)]
    await present
    return seen, statistics.mean(kernels) / 1e6 if kernels else 0.0


def told(name: str, seconds: list[float]) -> str:
    if len(seconds) < 2:
        return f"{name}: too few"
    ranks = statistics.quantiles(seconds, n=100, method="inclusive")
    return f"{name}: p50 {ranks[49]:.3f} s, p95 {ranks[94]:.3f} s, worst {max(seconds):.3f} s of {len(seconds)}"


def main() -> None:
    parser = argparse.ArgumentParser(description="A class arrives, with real pages and sockets.")
    parser.add_argument("--learners", type=int, default=30)
    parser.add_argument("--ready", type=int, default=4)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        for app in serve([f"--ready={chosen.ready}"], port, "/", Path(folder)):
            (server,) = (child for child in psutil.Process().children() if f"--port={port}" in child.cmdline())
            time.sleep(20)  # a teacher starts the server before the class comes
            before = os.getloadavg()[0]
            seen, memory = asyncio.run(measured(app, chosen.learners, server))
            print(f"{chosen.learners} learners, load average {before:.1f} before and {os.getloadavg()[0]:.1f} after")
            print(f"errors: {len(seen.errors)}", *seen.errors[:5], sep="\n  ")
            print(told("first board", seen.boards))
            print(told("touch to answer", seen.touches), f"({seen.drawn} drew the board anew)")
            print(f"memory a kernel: {memory:.0f} MB")


if __name__ == "__main__":
    main()
