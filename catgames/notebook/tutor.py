"""The tutor: a page, its screen as widgets, and what the browser says to it."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from itertools import count
from typing import Any

import ipywidgets as widgets

from catgames.notebook import html
from catgames.notebook.bridge import Bridge
from catgames.notebook.shelf import Buttons, Fields, Menus, Shelf, set_class
from catgames.notebook.styles import style_sheet
from catgames.notebook.surface import Surface
from catgames.notebook.thinking import Thinker
from catgames.scene.look import NARROW, WIDE
from catgames.scene.theme import THEMES
from catgames.screen.inputs import Input, Ticked, Touched
from catgames.table.focus import typed
from catgames.table.inputs import Arrived, Changed, Located, Preferred, Remembered, RoomName
from catgames.table.match.match import Match
from catgames.table.page import Page
from catgames.table.update import update
from catgames.table.view import view

NARROW_BELOW = 620
_numbers = count(1)


class Tutor:
    """One board with all that is around it. All state is the page; widgets only show its screen."""

    def __init__(self, page: Page, whole: bool = False) -> None:
        """`whole`: the tutor is all there is, so it owns the browser's address and its memory."""
        self.page, self.screen = page, view(page)
        self._heading = html.heading_with_way_home if whole else html.heading
        name = f"cg-{next(_numbers)}"
        self._surface = Surface(self._touch, self._type, name)
        self._bridge = Bridge(target=name, page=whole, game=page.kit.game.id)
        self._thinker = Thinker(self._match_in_play, self.give, self._guarded)
        shelf = self._shelf = Shelf(self._guarded)
        self._title, self._notice = shelf.text(), shelf.text()
        self._lesson, self._question, self._answers, self._prompt, self._log = (shelf.text() for _ in range(5))
        self._rooms, self._tools, self._buttons, self._choices = (Buttons(shelf, self.give) for _ in range(4))
        # A key may come to name another piece: on the text board a button is what it says.
        self._pieces = Buttons(shelf, self.give, same=lambda push: (push.gives, push.label))
        self._menus = Menus(shelf, self.give)
        self._carry, self._fields, self._handed = (Fields(shelf, self.give) for _ in range(3))
        self.root = self._layout()
        if whole:
            self.root.add_class("cg-page")
        self._show()
        self._listen()

    def _layout(self) -> widgets.Box:
        box = self._shelf.box
        rooms = self._rooms.box.add_class("cg-rooms")
        head = box("cg-head", self._title, rooms, self._tools.box.add_class("cg-tools"))
        lesson = box("cg-panel", self._lesson, self._menus.box).add_class("cg-lesson")
        board = box("cg-board", self._surface.canvas, self._fields.box, self._pieces.box.add_class("cg-pieces"))
        telling = (self._question, self._prompt, self._answers, self._choices.box.add_class("cg-choices"))
        answer = box(
            "cg-panel", *telling, self._buttons.box.add_class("cg-actions"), self._handed.box, self._log
        ).add_class("cg-answer")
        main = box("cg-main", lesson, board, answer)
        style = self._shelf.text(style_sheet())
        return box("cg-root", style, head, self._notice, self._carry.box, main, self._bridge)

    # --- what comes in -------------------------------------------------------------------------

    def _listen(self) -> None:
        """The browser tells a few things by itself; each is an input like any other."""
        news: dict[str, Callable[[Any], Input]] = {
            "width": lambda width: Changed(width=NARROW if width < NARROW_BELOW else WIDE),
            "arrived": Arrived,
            "wanted": Preferred,
            "kept": Remembered,
            "here": Located,
            "ticked": lambda _: Ticked(),
        }
        self._bridge.observe(lambda change: self.give(news[change["name"]](change["new"])), list(news))
        self._bridge.observe(self._beat, "beat")

    def give(self, given: Input) -> None:
        """The one way in. Widgets swallow exceptions, so our own bugs are shown, and nothing is lost."""
        self._guarded(lambda: self._take(update(self.page, given)))

    def _take(self, page: Page) -> None:
        """A page that cannot be shown is not kept: the one before it still can."""
        screen = view(page)
        self.page, self.screen = page, screen
        self._show()
        self._thinker.wake()

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception:
            # The address of the last screen that was shown holds all that is needed to come back to it.
            report = f"{self.page.kit.game.id}#{self._bridge.address}\n{traceback.format_exc()}"
            self._answers.value = html.bug(self.screen, report)

    def _touch(self, key: str) -> None:
        if key:
            self.give(Touched(key))

    def _type(self, key: str) -> None:
        given = typed(self.screen, key)
        if given is not None:
            self.give(given)

    def _beat(self, change: Any) -> None:
        self._bridge.pulse = change["new"]

    def _match_in_play(self) -> Match | None:
        match self.page.room:
            case RoomName.FIRST:
                return self.page.first.match if self.page.first.begun and not self.page.first.over else None
            case RoomName.PLAY:
                return self.page.match
        return None

    # --- what is shown -------------------------------------------------------------------------

    def _show(self) -> None:
        """Set every widget to what the screen says; only what differs is sent."""
        screen, room = self.screen, self.screen.room
        self._surface.paint(room.scene)
        self._tell_bridge()
        self._answers.value = html.answers(room)
        self._lesson.value = html.lesson(room)
        self._question.value = html.question(room)
        self._prompt.value = html.prompt(room)
        self._log.value = html.log(room)
        self._title.value = self._heading(screen)
        self._notice.value = html.notices(screen)
        self._rooms.show(screen.rooms)
        self._tools.show(screen.tools)
        self._carry.show(screen.carried)
        self._menus.show(room.menus)
        self._fields.show(room.fields)
        self._choices.show(room.choices)
        self._buttons.show(room.buttons)
        self._handed.show(screen.handed)
        self._pieces.show(screen.pieces)
        self._dress()

    def _tell_bridge(self) -> None:
        screen, bridge = self.screen, self._bridge
        with bridge.hold_sync():
            bridge.theme, bridge.language = screen.guise.theme, screen.guise.language
            bridge.address, bridge.keep = screen.address, screen.kept
            bridge.label, bridge.announced = screen.label, screen.announced
            bridge.lost, bridge.again = screen.lost, screen.again
            bridge.tick_ms = screen.room.tick_ms
            if (parcel := screen.parcel) is not None:
                said = {"kind": parcel.kind, "text": parcel.text, "name": parcel.name, "count": parcel.number}
                bridge.hand = json.dumps(said)

    def _dress(self) -> None:
        root, screen = self.root, self.screen
        for theme in THEMES:
            set_class(root, f"cg-{theme}", theme == screen.guise.theme)
        set_class(root, "cg-narrow", screen.guise.width == NARROW)
        set_class(root, "cg-busy", screen.room.busy)
        for name in RoomName:
            set_class(root, f"cg-in-{name}", name is screen.name)
