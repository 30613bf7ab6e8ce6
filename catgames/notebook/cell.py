"""What a notebook's cell shows: a tutor that is a widget like any other, and without a browser its text and picture."""

from __future__ import annotations

from typing import Any

import ipywidgets as widgets
import traitlets

from catgames.core.verdict import Verdict
from catgames.notebook.still import still
from catgames.notebook.tutor import Tutor
from catgames.scene.caption import Said
from catgames.table.inputs import RoomName
from catgames.table.page import Page


class Cell(widgets.VBox):
    """Put it beside others, observe it, read it in the next cell.

    `done`, `position` and `verdict` follow what the reader does: whether it is finished, the board in notation, and
    the verdict on the last move tried in the open step, if there was one.
    """

    done = traitlets.Bool(False, read_only=True)
    position = traitlets.Unicode("", read_only=True)
    verdict = traitlets.Any(None, read_only=True)

    def __init__(self, page: Page, text: str, further: tuple[Said, ...] = ()) -> None:
        """Where nothing runs, `text` says all of it, and a picture what is asked and what else there is to know."""
        self._text, self._further, self._asked = text, further, _asked(page)
        self._tutor = Tutor(page, followed=self._follow)
        # What is fitted to its place has no width of its own: beside others it would have none at all.
        layout = widgets.Layout(flex="1 1 auto", min_width="min(100%, 480px)")
        super().__init__(children=(self._tutor.root,), layout=layout)
        self._follow(page)

    def _follow(self, page: Page) -> None:
        self.set_trait("done", _is_done(page))
        self.set_trait("position", _position(page))
        asked, verdict = _asked(page), _verdict(page)
        if asked != self._asked:
            self._asked = asked
            self.set_trait("verdict", None)
        # What is touched next takes the verdict off the board; whoever reads it here may come later.
        if verdict is not None and verdict is not self.verdict:
            self.set_trait("verdict", None)  # the same try is heard of again
            self.set_trait("verdict", verdict)

    def __repr__(self) -> str:
        """Short: what is composed of several cells names each of them."""
        title, _, _ = self._text.partition("\n")
        return f"Cell({title!r})"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        bundle = dict(super()._repr_mimebundle_())
        bundle["text/plain"] = self._text
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
            return page.learning.play.done
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
