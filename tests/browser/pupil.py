"""A pupil who practises: follows the page in Python, and so knows which answer is right."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import expect

from catgames.games import load
from catgames.screen.inputs import Answered, Button, Input, Touched
from catgames.table.address import open_address
from catgames.table.inputs import RoomName
from catgames.table.page import Page, open_page
from catgames.table.practice.drill import Drill
from catgames.table.practice.inputs import InExercise, Practise
from catgames.table.update import update
from catgames.table.view import view
from tests.browser.layout import MEASURE, sight
from tests.browser.learner import Keyboard
from tests.browser.visit import Visit
from tests.table.practising import at, inputs


class Pupil:
    def __init__(
        self, visit: Visit, game: str, language: str, phone: bool = False, keys: Keyboard | None = None
    ) -> None:
        """With a mouse, unless it is a phone, or has nothing but keys."""
        self.visit, self._phone, self._keys = visit, phone, keys
        page = replace(open_page(load(game)), room=RoomName.PRACTICE)
        self.page: Page = replace(page, guise=replace(visit.guise, language=language))
        self.faults: list[str] = []

    def follow(self) -> None:
        """The page as its address says it stands."""
        self.page = open_address(self.page, self.visit.page.url.partition("#")[2])

    @property
    def drill(self) -> Drill:
        return at(self.page)

    def press(self, given: Input) -> None:
        """A button of the panel, by what it does."""
        push = next(push for push in view(self.page).room.buttons if push.gives == given)
        self._give(given)
        if self._keys:
            self._keys.press(push.label)
            self.seen()
            return
        button = self.visit.page.locator(".cg-bar").get_by_role("button", name=push.label, exact=True)
        if self._phone and push.place == "aside" and not button.is_visible():
            self.visit.page.locator(".cg-way .cg-fold button").click()
        button.click()
        self.seen()

    def begin(self) -> None:
        """A mixed round, of what is open to this learner."""
        self.press(next(push.gives for push in view(self.page).room.buttons if isinstance(push.gives, Practise)))

    def answer(self, right: bool = True) -> None:
        """As foreseen, or with another answer where there is one to choose."""
        count = len(self.drill.done)
        for given in inputs(self.drill, right):
            if len(self.drill.done) == count:
                self._do(given)
        if len(self.drill.done) == count:  # an exam asks for the rule even where the verdict was wrong
            self._choose(0)

    def _do(self, given: Input) -> None:
        room = view(self.page).room
        if isinstance(given, Answered):
            meant = [push.gives.gives for push in room.choices if isinstance(push.gives, InExercise)]
            self._choose(meant.index(given))
        elif isinstance(given, Touched):
            touch = self.visit.tap if self._phone else self.visit.touch
            (self._keys.touch if self._keys else touch)(room.scene, given.key)
            self.visit.page.wait_for_timeout(250)
            self._give(given)
            self.seen()
        else:
            self.press(given)

    def _choose(self, number: int) -> None:
        push = view(self.page).room.choices[number]
        self._give(push.gives)
        button = self.visit.page.locator(".cg-choices button:enabled").nth(number)
        expect(button).to_contain_text(push.label)  # its text comes before its answers: a key before them is lost
        if self._phone:
            self.visit.page.wait_for_timeout(600)  # a second tap at once would be a double one, and is not meant
            button.tap()
        else:
            self.visit.page.keyboard.press(str(number + 1))
        self.seen()

    def on(self) -> None:
        """To the next exercise."""
        if not self.drill.is_answered:
            return
        # Who has walked over the board still stands on it: there Enter touches.
        walking = self._keys if not view(self.page).room.choices else None
        self._give(Button.NEXT)
        button = self.visit.page.locator("button.cg-at-on:enabled")
        expect(button).to_be_visible()
        if self._phone:
            button.tap()
        elif walking:
            walking.press(button.inner_text())
        else:
            self.visit.page.keyboard.press("Enter")
        self.seen()

    def _give(self, given: Input) -> None:
        self.page = update(self.page, given)

    def seen(self) -> None:
        """The page says what Python says."""
        room = view(self.page).room
        told = self.visit.page.locator(".cg-told")
        for text in (room.heading, room.text, room.question, *(say.text for say in room.says)):
            expect(told).to_contain_text(text)
        if self._phone:
            found = self.visit.page.evaluate(MEASURE, sight(room.scene, opened=False))
            self.faults += [f"{room.heading} {room.question}: {fault}" for fault in found["wrong"]]
