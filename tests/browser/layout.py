"""What is wrong with how a page is laid out: measured in the browser, all of it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from catgames.scene.scene import Scene
from catgames.table.lesson.inputs import InStep
from catgames.table.page import Page
from catgames.table.update import update
from catgames.table.view import view
from tests.browser.visit import Visit

SHOWS = """([told, buttons]) => {
  const flat = (text) => text.replace(/\\s+/g, " ");
  const said = flat(document.querySelector(".cg-told").textContent);
  const there = [...document.querySelectorAll(".cg-own button, .cg-ends button, .cg-aside button, .cg-choices button")];
  const labels = there.map(button => button.textContent.trim()).sort();
  return told.every(text => said.includes(flat(text))) && JSON.stringify(labels) === JSON.stringify(buttons);
}"""
PRESS = """label => {
  const buttons = [...document.querySelectorAll(".cg-panel button:enabled")];
  buttons.find(button => button.textContent.trim() === label).click();
}"""
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


class Walk:
    """Goes through screens without reloading the page, and gathers what is wrong with each."""

    def __init__(self, visit: Visit, page: Page) -> None:
        """`page` is what the browser's own page stands for."""
        self._visit = visit
        self._show(page)
        self.faults: list[str] = []
        self.places: set[tuple[int, ...]] = set()
        """Where the board, the panel and the way on have been."""

    def go(self, page: Page) -> None:
        """To the screen that a page's address names; another text is read from its top."""
        before = self.screen.room.text
        self._show(page)
        self._visit.page.evaluate("address => { location.hash = address; }", self.screen.address)
        self._measured(opened=self.screen.room.text != before)

    def press(self, given: Any) -> None:
        room = self.screen.room
        named = next(
            push for push in (*room.choices, *room.ways_out, *room.buttons) if given in (push.gives, _meant(push.gives))
        )
        self._show(update(self.page, named.gives))
        self._visit.page.evaluate(PRESS, named.label)
        self._measured(opened=False)

    def _show(self, page: Page) -> None:
        self.page, self.screen = page, view(page)

    def _measured(self, opened: bool) -> None:
        room = self.screen.room
        told = [room.heading, room.text, room.question, room.prompt, *(say.text for say in room.says)]
        buttons = sorted(push.label for push in (*room.choices, *room.ways_out, *room.buttons))
        self._visit.page.wait_for_function(SHOWS, arg=[[text for text in told if text], buttons], polling="raf")
        found = self._visit.page.evaluate(MEASURE, sight(room.scene, opened))
        self.faults += [f"{self.screen.address}: {fault}" for fault in found["wrong"]]
        if found["stays"]:
            self.places.add(tuple(found["stays"]))


def sight(scene: Scene, opened: bool) -> dict[str, Any]:
    """What of the board is to be seen: where it is lit, or else the heart of a new step; or where to go on."""
    lit, heart = (scene.lit_span(), scene.first_span()), scene.heart_span()
    shown = lit if all(lit) else (heart, heart) if heart and opened else None
    return {"lit": shown, "next": scene.next_spans(), "opened": opened}


def _meant(given: Any) -> Any:
    return given.given if isinstance(given, InStep) else given
