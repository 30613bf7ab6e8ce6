"""The app against the least that Voilà can do: a button that echoes, a notebook that says hello."""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Browser, Page, sync_playwright

from catgames.games import load
from catgames.notebook.places import find
from catgames.notebook.surface import RATIO
from catgames.table.address import open_address
from catgames.table.page import open_page
from catgames.table.view import view
from tests.browser.chromium import chromium
from tests.browser.conftest import FLAGS, free_port, serve
from tests.browser.visit import PAINTED

CLICKS, LOADS = 40, 5
STEP = "section=action-2&step=twin"
# Our page template shows only what is marked as a tutor.
HELLO = 'import ipywidgets\nipywidgets.HTML("<b class=hello>hello</b>").add_class("cg-root")'
ECHO = (
    "import ipywidgets\nlabel, button = ipywidgets.Label('0'), ipywidgets.Button(description='echo')\n"
    "button.on_click(lambda _: setattr(label, 'value', str(int(label.value) + 1)))\n"
    "ipywidgets.VBox([button, label]).add_class('cg-root')"
)
TIMED = """([trigger, changed]) => new Promise((done) => {
  const [act, look] = [eval(trigger), eval(changed)];
  const before = look();
  const began = performance.now();
  act();
  const wait = () => look() !== before
    ? requestAnimationFrame(() => done(performance.now() - began))
    : requestAnimationFrame(wait);
  requestAnimationFrame(wait);
})"""


@contextmanager
def app(preheat: bool) -> Iterator[str]:
    """Our own server with the two least notebooks beside ours."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        books = folder / "notebooks"
        shutil.copytree(find("notebooks"), books)
        for title, source in (("hello", HELLO), ("echo", ECHO)):
            notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])
            notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
            nbformat.write(notebook, books / f"{title}.ipynb")
        settings = json.loads(find("voila.json").read_text(encoding="utf-8"))
        settings["Tutors"]["ready"] = int(preheat)
        (folder / "voila.json").write_text(json.dumps(settings))
        yield from _served(folder, books)


def _served(folder: Path, books: Path) -> Iterator[str]:
    arguments = ["--notebooks", str(books), "--config", str(folder)]
    yield from serve(arguments, free_port(), "/", folder)


def first_sight(browser: Browser, address: str, seen: str) -> float:
    """Seconds from opening an address in a new browser to the sight of what it is for."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("about:blank")
    began = page.evaluate("Date.now()")
    page.goto(address)
    page.wait_for_function(seen, timeout=60_000)
    took = (page.evaluate("Date.now()") - began) / 1000
    context.close()
    return float(took)


def loads(browser: Browser) -> None:
    for preheat in (True, False):
        with app(preheat) as address:
            hello, board = [], []
            for _ in range(LOADS):
                browser.new_page().wait_for_timeout(5000)  # the pool is filled again
                sight = "() => document.querySelector('.hello')"
                hello.append(first_sight(browser, f"{address}/voila/render/hello.ipynb", sight))
                browser.new_page().wait_for_timeout(5000)
                board.append(first_sight(browser, f"{address}/voila/render/burglars.ipynb", PAINTED))
            ratio = statistics.median(board) / statistics.median(hello)
            print(
                f"first board {'preheated' if preheat else 'cold'}: {statistics.median(board):.2f} s, "
                f"hello {statistics.median(hello):.2f} s: {ratio:.2f} times (goal 1.25)"
            )


def clicks(browser: Browser) -> None:
    with app(True) as address:
        echo = browser.new_page()
        echo.goto(f"{address}/voila/render/echo.ipynb")
        echo.wait_for_selector("button.jupyter-button")
        tick = "() => document.querySelector('button.jupyter-button').click()"
        label = "() => document.querySelector('.widget-label').innerText"
        board = browser.new_page(viewport={"width": 1280, "height": 800})
        frames = count_frames(board)
        board.goto(f"{address}/voila/render/burglars.ipynb#{STEP}")
        board.wait_for_function(PAINTED)
        board.wait_for_timeout(2000)
        press, pixel = _canvas_click(board)
        times: dict[str, list[float]] = {"echo": [], "board": []}
        for _ in range(CLICKS):
            times["echo"].append(echo.evaluate(TIMED, [tick, label]))
            frames.clear()
            times["board"].append(board.evaluate(TIMED, [press, pixel]))
        board.wait_for_timeout(300)
        drawing = [size for kind, size in frames if kind == "drawing"]
        medians = {name: statistics.median(values) for name, values in times.items()}
        ratio = medians["board"] / medians["echo"]
        print(
            f"click to painted board: {medians['board']:.1f} ms, echo {medians['echo']:.1f} ms: "
            f"{ratio:.2f} times (goal 1.25)"
        )
        print(f"repaint: {len(drawing)} drawing message, {sum(drawing):,} bytes (goal 1 and 10,000)")


def _canvas_click(page: Page) -> tuple[str, str]:
    """Touch the first card of the hand, and look at a pixel of the ring that appears around it."""
    scene = view(open_address(open_page(load("burglars")), STEP)).room.scene
    spot, box = scene.spot("hand:0"), scene.box("hand:0")
    assert spot is not None
    assert box is not None
    canvas = "document.querySelector('canvas.cg-canvas')"
    press = (
        f"() => {{ const c = {canvas}, b = c.getBoundingClientRect(), k = b.width / {scene.width};"
        f" c.dispatchEvent(new MouseEvent('mousedown', {{bubbles: true, button: 0,"
        f" clientX: b.x + {spot[0]} * k, clientY: b.y + {spot[1]} * k}})); }}"
    )
    x, y = int((box.x - 4) * RATIO), int((box.y + box.height / 2) * RATIO)
    return press, f"() => {canvas}.getContext('2d').getImageData({x}, {y}, 1, 1).data.join()"


def count_frames(page: Page) -> list[tuple[str, int]]:
    """Every message from the kernel: its size, and whether it draws."""
    frames: list[tuple[str, int]] = []

    def received(payload: Any) -> None:
        data = payload if isinstance(payload, bytes) else str(payload).encode()
        drawing = b'"method": "custom"' in data or b'"method":"custom"' in data
        frames.append(("drawing" if drawing else "other", len(data)))

    page.on("websocket", lambda socket: socket.on("framereceived", received))
    return frames


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        clicks(browser)
        loads(browser)
        browser.close()
