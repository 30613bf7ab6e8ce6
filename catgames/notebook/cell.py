"""What a notebook's cell shows: a tutor that is a widget like any other, and without a browser its text and picture."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeAlias

import ipywidgets as widgets
import traitlets
from ipywidgets.widgets.trait_types import InstanceDict

from catgames.core.verdict import Verdict
from catgames.notebook.still import still
from catgames.notebook.tutor import Tutor
from catgames.scene.caption import Said
from catgames.table.inputs import RoomName
from catgames.table.page import Page

FITTED = {"flex": "1 1 auto", "min_width": "min(100%, 340px)"}
Task: TypeAlias = Callable[[Page], bool]


def in_voila() -> bool:
    """Whether this notebook is shown as a page of its own."""
    return "VOILA_PREHEAT" in os.environ


class Cell(widgets.VBox):
    """Put it beside others, observe it, read it in the next cell.

    `done`, `position` and `verdict` follow what the reader does: whether all of it is done, the board in notation, and
    the verdict on the last move tried in the open step, if there was one, which shows itself in the cell's language.

    A lesson or a section is done when each of its steps is, in whichever order, and no question is to come back; one
    step, when it is (a text, once one goes on from it); an exercise, when it is answered. Then it stays done. A match
    is done when it is over, a question to the referee when it is judged.
    """

    done = traitlets.Bool(False, read_only=True)
    position = traitlets.Unicode("", read_only=True)
    verdict = traitlets.Any(None, read_only=True)
    # What is fitted to its place has no width of its own: beside others it would have none at all.
    layout = InstanceDict(widgets.Layout, kw=FITTED).tag(sync=True, **widgets.widget_serialization)
    _made = False

    def __init__(
        self, page: Page, told: Callable[[], str], further: tuple[Said, ...] = (), task: Task | None = None
    ) -> None:
        """Where nothing runs, `told` says all of it, and a picture what is asked and what else there is to know.

        `task` says of a page whether that is done for which the cell is there; without one, what is open.
        """
        self._page, self._told, self._further, self._task = page, told, further, task
        self._asked = _asked(page)
        self._heard: Verdict[Any] | None = None
        super().__init__()
        self._made = True
        self._follow(page)

    @cached_property
    def _tutor(self) -> Tutor:
        return Tutor(self._page, followed=self._follow)

    def open(self) -> None:
        """The browser hears of it once it is shown, or put beside something: what nobody sees is not built."""
        if self._made and self.comm is None:
            self.children = (self._tutor.root,)
            super().open()

    @property
    def model_id(self) -> str:
        """By this name others refer to it."""
        self.open()
        return str(super().model_id)

    def _follow(self, page: Page) -> None:
        if self._task is None:
            self.set_trait("done", _is_done(page))
        elif not self.done:
            self.set_trait("done", self._task(page))
        self.set_trait("position", _position(page))
        asked, verdict, language = _asked(page), _verdict(page), page.guise.language
        if asked != self._asked:
            self._asked = asked
            self.set_trait("verdict", None)
        # What is touched next takes the verdict off the board; whoever reads it here may come later.
        if verdict is not None and verdict is not self._heard:
            self._heard = verdict
            self.set_trait("verdict", None)  # the same try is heard of again
            self.set_trait("verdict", replace(verdict, language=language))
        elif self.verdict is not None and self.verdict.language != language:
            self.set_trait("verdict", replace(self.verdict, language=language))  # equal, so it is no news

    def __repr__(self) -> str:
        """Short: what is composed of several cells names each of them."""
        title, _, _ = self._told().partition("\n")
        return f"{type(self).__name__}({title!r})"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        if in_voila():
            return {"text/plain": ""}  # the page itself has everything
        self.open()
        bundle = dict(super()._repr_mimebundle_())
        bundle["text/plain"] = self._told()
        screen = self._tutor.screen
        bundle["image/svg+xml"] = still(screen.room, screen.guise, self._further)
        return bundle


def _asked(page: Page) -> object:
    """What the reader is at: of another step, or another exercise, nothing has been tried yet."""
    match page.room:
        case RoomName.LEARN:
            return page.learning.lesson_step, page.learning.play.turn
        case RoomName.PRACTICE:
            return page.practice.open and page.practice.open.asked
    return page.room


def _is_done(page: Page) -> bool:
    match page.room:
        case RoomName.FIRST:
            return page.first.over
        case RoomName.LEARN:
            return page.learning.is_done(page.learning.unit)
        case RoomName.PRACTICE:
            return page.practice.drill is not None and page.practice.drill.over
        case RoomName.PLAY:
            return page.match.over
        case RoomName.REFEREE:
            return page.referee.verdict is not None


def _position(page: Page) -> str:
    """Of a match only what may be known: the next cell is read by who plays it."""
    game = page.kit.game
    match page.room:
        case RoomName.LEARN:
            return game.write(page.learning.play.attempt.state)
        case RoomName.PRACTICE:
            open_ = page.practice.open
            return game.write(open_.play.attempt.state) if open_ else ""
        case RoomName.REFEREE:
            return page.referee.position
    match = page.first.match if page.room is RoomName.FIRST else page.match
    return game.write(match.state if match.over else game.seen_by(match.state, match.viewer))


def _verdict(page: Page) -> Verdict[Any] | None:
    match page.room:
        case RoomName.FIRST:
            return page.first.match.verdict
        case RoomName.LEARN:
            return page.learning.play.verdict
        case RoomName.PRACTICE:
            open_ = page.practice.open
            return open_.play.verdict if open_ else None
        case RoomName.PLAY:
            return page.match.verdict
        case RoomName.REFEREE:
            return page.referee.verdict
