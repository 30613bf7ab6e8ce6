"""A visit to a tutor's page: touches named things on the canvas, and sees what a person sees."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from playwright.sync_api import Browser, Locator, Page, expect

from catgames.games import load
from catgames.scene.look import fitting
from catgames.scene.scene import Scene
from catgames.table.address import open_address
from catgames.table.code import read_match
from catgames.table.guise import Guise
from catgames.table.inputs import RoomName
from catgames.table.lesson.table import Table
from catgames.table.lesson.view import view
from catgames.table.match.match import Match
from catgames.table.page import open_page
from catgames.text.words import LANGUAGES

expect.set_options(timeout=20_000)  # machines may be slow; what must be quick says so itself

SCREENSHOTS = Path(__file__).parent.parent.parent / "screenshots"
KERNEL = "() => JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
PATIENCE = 45_000


def marked(name: str) -> re.Pattern[str]:
    """A thing's name, however it is marked just now."""
    return re.compile(rf"^{re.escape(name)}( \(.*\))?$")


class Visit:
    """Keeps watch: no error in the page, no request that leaves the machine."""

    def __init__(self, browser: Browser, width: int = 1280, height: int = 800, **context: Any) -> None:
        self._context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.language = "en"
        self.errors: list[str] = []
        self.strays: list[str] = []
        self._aimed = (0.0, 0.0)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self._watch(request.url))

    def _watch(self, address: str) -> None:
        if not re.match(r"(https?|ws)://(127\.0\.0\.1|localhost)[:/]|data:|blob:|about:", address):
            self.strays.append(address)

    def open(self, address: str, blank: bool = False) -> None:
        """`blank`: the board is covered, so there is little to see on it."""
        self.page.goto(address)
        self.language = dict(parse_qsl(address.partition("#")[2])).get("lang", "en")
        if blank:
            expect(self.canvas).to_be_visible(timeout=PATIENCE)
        else:
            self.settled()
            self._arrived(address)

    def _arrived(self, address: str) -> None:
        """The kernel has read the address, and shows the step it names."""
        found = re.search(r"([a-z]+)(?:-play)?\.ipynb#(.*)", address)
        if found:
            page = open_address(open_page(load(found[1])), found[2])
            texts = [re.escape(view(page.lesson, Guise(code)).text) for code in LANGUAGES]
            if page.room is RoomName.LEARN:
                expect(self.page.locator(".cg-text")).to_have_text(re.compile("|".join(texts)))

    def settled(self) -> None:
        expect(self.canvas).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_function(PAINTED, timeout=PATIENCE)
        self.page.wait_for_timeout(600)  # the browser has told its width, and the board is drawn for it

    def still(self) -> None:
        """The board no longer scrolls towards what is lit: what is touched now is what was aimed at."""
        self.page.evaluate(STILL)

    @property
    def canvas(self) -> Locator:
        return self.page.locator("canvas.cg-canvas").first

    def table(self, address: str, game: str = "burglars") -> Table:
        """The same table as the page's, to ask where things lie."""
        return open_address(open_page(load(game)), address).lesson

    def place(self, table: Table, key: str) -> tuple[float, float]:
        """Where a thing lies on the page, in pixels."""
        return self.spot(view(table, self.guise).scene, key)

    def spot(self, scene: Scene, key: str) -> tuple[float, float]:
        spot = scene.spot(key)
        assert spot is not None, key
        self.page.evaluate(SCROLL, spot[1] / scene.height)
        box = self.canvas.bounding_box()
        assert box is not None
        scale = box["width"] / scene.width
        aimed = box["x"] + spot[0] * scale, box["y"] + spot[1] * scale
        if aimed == self._aimed:
            self.page.wait_for_timeout(400)  # a second touch at once would be a double click, and is not meant
        self._aimed = aimed
        return aimed

    def tap(self, scene: Scene, key: str) -> None:
        """With a finger, after scrolling the board to where the thing lies."""
        self.page.touchscreen.tap(*self.spot(scene, key))

    @property
    def guise(self) -> Guise:
        """In which language, and how the board is drawn for the place that this page has for it."""
        width, height = self.page.evaluate(PLACE)
        return Guise(self.language, width=fitting(width, height))

    def match(self, game: str) -> Match | None:
        """The match that the page's address tells of."""
        found = dict(parse_qsl(self.page.url.partition("#")[2])).get("match")
        return read_match(load(game), found) if found else None

    def touch(self, scene: Scene, key: str) -> None:
        self.page.mouse.click(*self.spot(scene, key))

    def click(self, table: Table, key: str) -> None:
        self.page.mouse.click(*self.place(table, key))

    def says(self, text: str) -> None:
        expect(self.page.locator(".cg-told")).to_contain_text(text)

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


SCROLL = """part => {
  const place = document.querySelector(".cg-place"), canvas = place.querySelector("canvas");
  const [there, high] = [canvas.offsetTop + part * canvas.offsetHeight, place.clientHeight];
  if (there < place.scrollTop + 20 || there > place.scrollTop + high - 20) place.scrollTop = there - high / 2;
}"""
STILL = """async () => {
  const where = () => document.querySelector(".cg-place canvas").getBoundingClientRect().top;
  for (let [frames, there] = [0, where()]; frames < 12; frames++) {
    await new Promise(requestAnimationFrame);
    if (where() !== there) [frames, there] = [0, where()];
  }
}"""
PLACE = """() => {
  const place = document.querySelector(".cg-place");
  return [place.clientWidth, place.clientHeight];
}"""
COLOURS = """() => {
  const canvas = document.querySelector("canvas.cg-canvas");
  const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const seen = new Set();
  for (let i = 0; i < data.length; i += 4 * 97) seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
  return seen.size;
}"""
PAINTED = f"() => document.querySelector('canvas.cg-canvas') && ({COLOURS})() > 20"
