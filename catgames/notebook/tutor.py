"""The tutor: a page, its screen as widgets, and what the browser says to it."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from time import time
from typing import Any

import ipywidgets as widgets

from catgames.notebook import door, html
from catgames.notebook.bridge import Bridge
from catgames.notebook.shelf import Buttons, Fields, Menus, Shelf, set_class
from catgames.notebook.styles import style_sheet
from catgames.notebook.surface import Surface
from catgames.notebook.thinking import Thinker
from catgames.notebook.usher import Usher
from catgames.scene.flight import Flight
from catgames.scene.theme import THEMES
from catgames.screen.inputs import Input, Touched
from catgames.table.inputs import PageButton, RoomName
from catgames.table.match.match import Match
from catgames.table.page import Page
from catgames.table.update import update
from catgames.table.view import view

_numbers = count(1)
_UNFOLDED = {PageButton.TOOLS: "cg-tools-open", PageButton.MORE: "cg-more-open", PageButton.SHEET: "cg-drawn"}


class Tutor:
    """One board with all that is around it. All state is the page; widgets only show its screen."""

    def __init__(self, page: Page, whole: bool = False, followed: Callable[[Page], None] = lambda page: None) -> None:
        """`whole`: the tutor is all there is, so it owns the browser's address and its memory.

        `followed` hears of every page that is shown after the first.
        """
        page = replace(page, now=page.now or int(time()))  # until the browser has told its own
        self.page, self.screen = page, view(page)
        self._followed = followed
        self._step = ""
        self._heading = html.heading_with_way_home if whole else html.heading
        name = f"cg-{next(_numbers)}"
        self.ignored = 0
        """Messages that no browser of ours would send, or that came too late: they are for nobody."""
        self._surface = Surface(self._touch, self._type, name, self._ignore)
        self._thinker = Thinker(self._match_in_play, self.give, self._guarded)
        shelf = self._shelf = Shelf(self._guarded, self._ignore)
        self._bridge = shelf.beside(Bridge, target=name, page=whole, game=page.kit.game.id)
        self._usher = shelf.beside(Usher, page=whole)
        self._title, self._notice, self._legend = shelf.text(), shelf.text(), shelf.text()
        self._lesson, self._question, self._answers, self._prompt = (shelf.text() for _ in range(4))
        self._rules, self._log, self._board_said = (shelf.text() for _ in range(3))
        self._rooms, self._tools, self._choices, self._ways_out = (Buttons(shelf, self.give) for _ in range(4))
        self._own, self._ends, self._aside = (Buttons(shelf, self.give) for _ in range(3))
        self._folds: dict[Input, Buttons] = {button: Buttons(shelf, self.give) for button in _UNFOLDED}
        # A key may come to name another piece: on the text board a button is what it says.
        self._pieces = Buttons(shelf, self.give, same=lambda push: (push.gives, push.label))
        self._ways, self._menus = Menus(shelf, self.give), Menus(shelf, self.give)
        self._carry, self._fields, self._handed = (Fields(shelf, self.give) for _ in range(3))
        self.root = self._layout()
        if whole:
            self.root.add_class("cg-page")
        self._show()
        self._listen()

    def _layout(self) -> widgets.Box:
        """A head, and below it what is told beside the board; on a small screen it is a sheet under the board."""
        box = self._shelf.box
        rooms = box("cg-nav", self._rooms.box.add_class("cg-rooms"), self._ways.box.add_class("cg-ways"))
        head = box("cg-head", self._title, rooms, self._fold(PageButton.TOOLS), self._tools.box.add_class("cg-tools"))
        asked = (self._lesson, self._question, self._choices.box.add_class("cg-choices"), self._prompt, self._answers)
        out, handed = self._ways_out.box.add_class("cg-choices"), self._handed.box.add_class("cg-handed")
        told = box("cg-told", *asked, out, self._rules, self._menus.box, self._fields.box, handed, self._log)
        ways = box("cg-way", self._ends.box.add_class("cg-ends"), self._fold(PageButton.MORE))
        bar = box("cg-bar", self._aside.box.add_class("cg-aside"), self._own.box.add_class("cg-own"), ways)
        panel = box("cg-panel", self._fold(PageButton.SHEET).add_class("cg-handle"), told, bar)
        pieces = self._pieces.box.add_class("cg-pieces")
        place = box("cg-place", self._surface.canvas, self._board_said, pieces)
        main = box("cg-main", box("cg-news", self._notice, self._legend, self._carry.box), panel, place)
        return box("cg-root", self._shelf.text(style_sheet()), head, main, self._bridge, self._usher)

    def _fold(self, button: PageButton) -> widgets.Box:
        return self._folds[button].box.add_class("cg-fold")

    # --- what comes in -------------------------------------------------------------------------

    def _listen(self) -> None:
        """The browser tells a few things by itself; each is an input like any other."""
        self._bridge.observe(lambda change: self.give(door.NEWS[change["name"]](change["new"])), list(door.NEWS))
        self._bridge.observe(self._beat, door.BEAT)
        self._usher.observe(self._measured, "place")

    def _measured(self, change: Any) -> None:
        if given := door.place(change["new"]):
            self.give(given)

    def _ignore(self) -> None:
        self.ignored += 1

    def give(self, given: Input) -> None:
        """The one way in. Widgets swallow exceptions, so our own bugs are shown, and nothing is lost."""
        self._guarded(lambda: self._take(update(self.page, given)))

    def _take(self, page: Page) -> None:
        """A page that cannot be shown is not kept: the one before it still can."""
        screen = view(page)
        self.page, self.screen = page, screen
        self._show()
        self._followed(page)
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
        given = door.pressed(self.screen, key)
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
        gone = self._surface.paint(room.scene)
        # From one step to another nothing has gone anywhere: it is another board.
        self._fly(gone if screen.step == self._step else (), room.scene.width)
        self._step = screen.step
        self._tell_bridge()
        self._tell_usher()
        self._answers.value = html.answers(room)
        self._lesson.value = html.lesson(room)
        self._rules.value = html.rules(room)
        self._question.value = html.question(room)
        self._prompt.value = html.prompt(room)
        self._log.value = html.log(room)
        self._title.value = self._heading(screen)
        self._notice.value = html.notices(screen)
        self._legend.value = html.legend(screen)
        self._rooms.show(screen.rooms)
        self._ways.show((screen.ways,))
        self._tools.show(screen.tools)
        for fold in screen.folds:
            self._folds[fold.gives].show((fold,))
        self._carry.show(screen.carried)
        self._menus.show(room.menus)
        self._fields.show(room.fields)
        self._choices.show(room.choices, about=(room.heading, room.aside, room.question))
        self._ways_out.show(room.ways_out)
        self._own.show([push for push in room.buttons if not push.place])
        self._ends.show([push for push in room.buttons if push.place in ("back", "on")])
        self._aside.show([push for push in room.buttons if push.place == "aside"])
        self._handed.show(screen.handed)
        self._pieces.show(screen.pieces)
        self._board_said.value = html.board_said(screen)
        self._dress()

    def _fly(self, gone: tuple[Flight, ...], width: float) -> None:
        """The browser shows it; the picture itself is already as it shall be."""
        boxes = ((flight.start, flight.end) for flight in gone)
        self._bridge.flights = [
            [round(v / width, 4) for box in pair for v in (box.x, box.y, box.width, box.height)] for pair in boxes
        ]

    def _tell_bridge(self) -> None:
        screen, bridge = self.screen, self._bridge
        with bridge.hold_sync():
            bridge.theme, bridge.language = screen.guise.theme, screen.guise.language
            bridge.address, bridge.keep = screen.address, screen.kept
            bridge.label, bridge.announced = screen.label, screen.announced
            bridge.says = screen.says
            bridge.tick_ms = screen.room.tick_ms
            bridge.walking = bool(screen.guise.focus)
            if (parcel := screen.parcel) is not None:
                said = {"kind": parcel.kind, "text": parcel.text, "name": parcel.name, "count": parcel.number}
                bridge.hand = json.dumps(said)

    def _tell_usher(self) -> None:
        screen, usher = self.screen, self._usher
        scene = screen.room.scene
        with usher.hold_sync():
            usher.rooms, usher.told, usher.board = screen.ways.label, screen.room.heading, scene.label
            usher.step = screen.step
            usher.lit = _written(scene.lit_span(), scene.first_span())
            usher.next = _written(*scene.next_spans())
            usher.heart = _written(scene.heart_span())

    def _dress(self) -> None:
        root, screen = self.root, self.screen
        for theme in THEMES:
            set_class(root, f"cg-{theme}", theme == screen.guise.theme)
        for button, opened in _UNFOLDED.items():
            set_class(root, opened, button in screen.unfolded)
        set_class(root, "cg-busy", screen.room.busy)
        for name in RoomName:
            set_class(root, f"cg-in-{name}", name is screen.name)


def _written(*spans: tuple[float, float] | None) -> str:
    """Spans of the board as the browser's script reads them: all numbers in one line."""
    return " ".join(f"{top:.3f} {bottom:.3f}" for top, bottom in filter(None, spans))
