"""A learner who works through a whole section with one means alone: mouse, keyboard, text board, or finger."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from playwright.sync_api import expect

from catgames.core.key import Key
from catgames.scene.scene import Scene
from catgames.screen.inputs import Button, Input, Touched
from catgames.table.focus import DIRECTIONS, walk
from catgames.table.lesson.inputs import InStep
from catgames.table.lesson.table import Table
from catgames.table.lesson.transcript import rehearsals
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from tests.browser.visit import Visit, marked

MANY = 120
FOCUSED = """() => {
  const here = document.activeElement;
  return here.tagName === "CANVAS" ? "CANVAS" : (here.textContent || "").trim();
}"""


class Hand(Protocol):
    """How the page is worked."""

    def press(self, label: str) -> None: ...

    def touch(self, scene: Scene, key: Key) -> None: ...


class Keyboard:
    """Tab from button to button, arrows over the board, Enter."""

    def __init__(self, visit: Visit) -> None:
        self._visit, self._keys = visit, visit.page.keyboard
        self._focus = ""

    def press(self, label: str) -> None:
        self._go_to(label)
        self._keys.press("Enter")

    def _go_to(self, label: str) -> None:
        for _ in range(MANY):
            if self._visit.page.evaluate(FOCUSED) == label:
                return
            self._keys.press("Tab")
        raise AssertionError(f"Tab never comes to {label}")

    def touch(self, scene: Scene, key: Key) -> None:
        self._go_to("CANVAS")
        if self._focus not in scene.keys:
            self._focus = ""
        for arrow in _way(scene, self._focus, key):
            self._keys.press(arrow)
        self._focus = key
        expect(self._visit.canvas).to_have_attribute("aria-label", marked(scene.labels().get(key, key)))
        self._keys.press("Enter")


def _way(scene: Scene, start: Key, end: Key) -> list[str]:
    """The arrows that lead from one thing to another."""
    queue: deque[tuple[Key, list[str]]] = deque([(start, [])])
    seen = {start}
    while queue:
        here, way = queue.popleft()
        if here == end:
            return way
        for arrow in DIRECTIONS:
            there = walk(scene, here, arrow)
            if there not in seen:
                seen.add(there)
                queue.append((there, [*way, arrow]))
    raise AssertionError(f"no arrows lead to {end}")


class TextBoard:
    """Real buttons only: the picture is never touched."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        visit.button("Text board").click()

    def press(self, label: str) -> None:
        self._visit.button(label).click()

    def touch(self, scene: Scene, key: Key) -> None:
        name = scene.labels().get(key, key)
        same = [other for other in scene.keys if scene.labels().get(other, other) == name]
        pieces = self._visit.page.locator(".cg-pieces")
        pieces.get_by_role("button", name=marked(name)).nth(same.index(key)).click()


class Mouse:
    """Clicks, as most people do."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit

    def press(self, label: str) -> None:
        self._visit.button(label).click()

    def touch(self, scene: Scene, key: Key) -> None:
        self._visit.touch(scene, key)


class Finger:
    """Taps on a small screen."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit

    def press(self, label: str) -> None:
        button = self._visit.button(label)
        button.scroll_into_view_if_needed()
        self._visit.page.wait_for_timeout(600)  # two taps at once are a double one, and the second is not meant
        button.tap()

    def touch(self, scene: Scene, key: Key) -> None:
        self._visit.tap(scene, key)


def work_through(visit: Visit, hand: Hand, table: Table) -> None:
    """Do every step of the open section, as its author meant it."""
    for number in range(len(table.unit.steps)):
        assert table.step == number
        for rehearsal in rehearsals(table)[-1:]:
            for given in rehearsal.inputs:
                table = do(visit, hand, table, given)
            assert table.play.done, table.step_id
        if number + 1 < len(table.unit.steps):
            table = do(visit, hand, table, Button.NEXT)
    expect(visit.page.locator(".cg-progress")).to_contain_text(view(table, visit.guise).aside)


def do(visit: Visit, hand: Hand, table: Table, given: Input) -> Table:
    """A thing is touched; whatever else there is to do has a button."""
    if isinstance(given, Touched):
        hand.touch(view(table, visit.guise).scene, given.key)
    else:
        room = view(table, visit.guise)
        meant = (given, InStep(table.step_id, given))
        hand.press(next(push.label for push in (*room.choices, *room.buttons) if push.gives in meant))
    return _seen(visit, update(table, given))


def _seen(visit: Visit, table: Table) -> Table:
    """The page has come to the same screen."""
    screen = view(table, visit.guise)
    expect(visit.page.locator(".cg-kind")).to_contain_text(screen.heading)
    for say in screen.says:
        visit.says(say.text)
    if screen.prompt:
        visit.says(screen.prompt)
    visit.page.wait_for_timeout(80)
    return table
