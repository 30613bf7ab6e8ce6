"""A visit to a tutor's page: touches named things on the canvas, and sees what a person sees."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from catgames.games import load
from catgames.scene.look import NARROW, WIDE
from catgames.table.address import open_address
from catgames.table.table import Table, open_table
from catgames.table.update import Changed, update
from catgames.table.view import view

SCREENSHOTS = Path(__file__).parent.parent.parent / "screenshots"
PATIENCE = 45_000


class Visit:
    """Keeps watch: no error in the page, no request that leaves the machine."""

    def __init__(self, browser: Browser, width: int = 1280, height: int = 800, **context: Any) -> None:
        self._context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.strays: list[str] = []
        self.narrow = width < 620
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self._watch(request.url))

    def _watch(self, address: str) -> None:
        if not re.match(r"(https?|ws)://(127\.0\.0\.1|localhost)[:/]|data:|blob:|about:", address):
            self.strays.append(address)

    def open(self, address: str) -> None:
        self.page.goto(address)
        expect(self.canvas).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_function(PAINTED, timeout=PATIENCE)
        self.page.wait_for_timeout(600)  # the browser has told its width, and the board is drawn for it

    @property
    def canvas(self) -> Locator:
        return self.page.locator("canvas.cg-canvas").first

    def table(self, address: str, game: str = "burglars") -> Table:
        """The same table as the page's, to ask where things lie."""
        table = open_address(open_table(load(game)), address)
        return update(table, Changed(width=NARROW if self.narrow else WIDE))

    def place(self, table: Table, key: str) -> tuple[float, float]:
        """Where a thing lies on the page, in pixels."""
        scene = view(table).scene
        spot = scene.spot(key)
        assert spot is not None, key
        self.canvas.scroll_into_view_if_needed()
        box = self.canvas.bounding_box()
        assert box is not None
        scale = box["width"] / scene.width
        return box["x"] + spot[0] * scale, box["y"] + spot[1] * scale

    def click(self, table: Table, key: str) -> None:
        self.page.mouse.click(*self.place(table, key))

    def says(self, text: str) -> None:
        expect(self.page.locator(".cg-answer")).to_contain_text(text)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def shot(self, name: str) -> None:
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def colours(self) -> int:
        """How many different colours the canvas shows: a blank one shows one."""
        return int(self.page.evaluate(COLOURS))

    def close(self) -> None:
        assert self.errors == []
        assert self.strays == []
        self._context.close()


COLOURS = """() => {
  const canvas = document.querySelector("canvas.cg-canvas");
  const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const seen = new Set();
  for (let i = 0; i < data.length; i += 4 * 97) seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
  return seen.size;
}"""
PAINTED = f"() => document.querySelector('canvas.cg-canvas') && ({COLOURS})() > 20"
