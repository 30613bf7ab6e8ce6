"""The tutor: a page, its screen as widgets, and what the browser says to it."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from html import escape
from itertools import count
from typing import Any

import ipywidgets as widgets

from catgames.notebook import html
from catgames.notebook.bridge import Bridge
from catgames.notebook.shelf import Buttons, Choices, Fields, Menus, Shelf, put, set_class
from catgames.notebook.styles import style_sheet
from catgames.notebook.surface import Surface
from catgames.notebook.thinking import Thinker
from catgames.scene.look import NARROW, WIDE
from catgames.table.address import open_address, with_kept, write_address, write_kept
from catgames.table.focus import DIRECTIONS, walk
from catgames.table.inputs import Answered, Changed, Chose, Input, Pressed, Touched, Wrote
from catgames.table.match.match import Match
from catgames.table.page import LINK, PLAY, PNG, ROOMS, Page, packed, update, view
from catgames.table.screen import Field, Push, Screen
from catgames.text.words import LANGUAGES, Words

NARROW_BELOW = 620
_numbers = count(1)


class Tutor:
    """One board with all that is around it. All state is the page; widgets only show it."""

    def __init__(self, page: Page, whole: bool = False) -> None:
        """`whole`: the tutor is all there is, so it owns the browser's address and its memory."""
        self.page = page
        self._whole = whole
        name = f"cg-{next(_numbers)}"
        self._surface = Surface(self._touch, self._type, name)
        self._bridge = Bridge(target=name, page=whole, game=page.kit.game.id)
        for trait, work in {
            "width": self._resized,
            "arrived": self._arrived,
            "wanted": self._wanted,
            "kept": self._kept,
            "beat": self._beat,
        }.items():
            self._bridge.observe(work, trait)
        self._thinker = Thinker(self._match_in_play, self.give, self._guarded)
        shelf = self._shelf = Shelf(self._guarded)
        self._title, self._notice = shelf.text(), shelf.text()
        self._rooms = Buttons(shelf, self._press)
        self._tools = Buttons(shelf, self._tool)
        self._carry = Fields(shelf, self._write)
        self._menus = Menus(shelf, lambda menu, value: self.give(Chose(menu, value)))
        self._lesson, self._question, self._answers, self._prompt, self._log = (shelf.text() for _ in range(5))
        self._choices = Choices(shelf, lambda value: self.give(Answered(value)))
        self._fields = Fields(shelf, self._write)
        self._buttons = Buttons(shelf, self._press)
        self._handed = Fields(shelf, lambda field, text: None)
        self._pieces: list[widgets.Button] = []
        self._pieces_box = shelf.box("cg-pieces")
        self._pieces_open = False
        self.screen = view(page)
        self.root = self._layout()
        self._show()

    def _layout(self) -> widgets.Box:
        box = self._shelf.box
        rooms = self._rooms.box.add_class("cg-rooms")
        head = box("cg-head", self._title, rooms, self._tools.box.add_class("cg-tools"))
        lesson = box("cg-panel", self._lesson, self._menus.box).add_class("cg-lesson")
        board = box("cg-board", self._surface.canvas, self._fields.box, self._pieces_box)
        telling = (self._question, self._prompt, self._answers, self._choices.box)
        answer = box(
            "cg-panel", *telling, self._buttons.box.add_class("cg-actions"), self._handed.box, self._log
        ).add_class("cg-answer")
        main = box("cg-main", lesson, board, answer)
        root = box("cg-root", self._shelf.text(style_sheet()), head, self._notice, self._carry.box, main, self._bridge)
        return root.add_class("cg-page") if self._whole else root

    # --- what comes in -------------------------------------------------------------------------

    def give(self, given: Input) -> None:
        """The one way in. Widgets swallow exceptions, so our own bugs are shown, and nothing is lost."""
        self._guarded(lambda: self._take(update(self.page, given)))

    def _take(self, page: Page) -> None:
        self.page = page
        self.screen = view(page)
        self._show()
        self._thinker.wake()

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception:
            words = Words(self.page.kit.game.id, self.page.guise.language)
            # The address of the last screen that was shown holds all that is needed to come back to it.
            report = escape(f"{self.page.kit.game.id}#{self._bridge.address}\n{traceback.format_exc()}")
            text = escape(words.say("bug"))
            self._answers.value = (
                f'<div class="cg-bug cg-say cg-wrong">{text}<textarea rows="6">{report}</textarea></div>'
            )

    def _touch(self, key: str) -> None:
        if key:
            self.give(Touched(key))

    def _type(self, key: str) -> None:
        """Arrows walk, Enter touches, Escape lets go."""
        focus = self.page.guise.focus
        if key in DIRECTIONS:
            self.give(Changed(focus=walk(self.screen.scene, focus, key)))
        elif key in ("Enter", " ") and focus:
            self.give(Touched(focus))
        elif key == "Escape":
            self.give(Pressed("let-go"))

    def _press(self, id: str) -> None:
        self.give(Pressed(id))

    def _write(self, field: str, text: str) -> None:
        self.give(Wrote(field, text))

    def _tool(self, id: str) -> None:
        """The page's own buttons."""
        match id:
            case "pieces":
                self._pieces_open = not self._pieces_open
                self._guarded(self._show)
            case "carry":
                self.give(Pressed("carry"))
            case "language":
                self.give(Changed(language=LANGUAGES[1 - LANGUAGES.index(self.page.guise.language)]))
            case "theme":
                self.give(Changed(theme=self._other_theme()))

    def _resized(self, change: Any) -> None:
        narrow = change["new"] < NARROW_BELOW
        self.give(Changed(width=NARROW if narrow else WIDE))

    def _arrived(self, change: Any) -> None:
        self._guarded(lambda: self._take(open_address(self.page, change["new"])))

    def _wanted(self, change: Any) -> None:
        """What the browser's owner prefers counts until an address says otherwise."""
        if not self._bridge.arrived:
            self._arrived(change)

    def _kept(self, change: Any) -> None:
        """What the browser remembers from earlier visits is done already."""
        self._guarded(lambda: self._take(with_kept(self.page, change["new"])))

    def _beat(self, change: Any) -> None:
        self._bridge.pulse = change["new"]

    def _match_in_play(self) -> Match | None:
        return self.page.match if self.page.room == PLAY else None

    def _other_theme(self) -> str:
        return "light" if self.page.guise.theme == "dark" else "dark"

    # --- what is shown -------------------------------------------------------------------------

    def _show(self) -> None:
        """Set every widget to what the screen says; only what differs is sent."""
        page, screen = self.page, self.screen
        words = Words(page.kit.game.id, page.guise.language)
        self._surface.paint(screen.scene)
        self._tell_bridge(words)
        self._answers.value = html.answers(screen)
        self._lesson.value = html.lesson(screen)
        self._question.value = html.question(screen)
        self._prompt.value = html.prompt(screen)
        self._log.value = html.log(screen)
        self._title.value = html.heading(screen, words.say("button-home") if self._whole else "")
        self._notice.value = html.notice(words(page.notice)) if page.notice else ""
        self._menus.show(screen.menus)
        self._fields.show(screen.fields)
        self._choices.show(screen.choices)
        self._buttons.show(screen.buttons)
        self._show_head(words)
        self._show_handed(words)
        self._show_pieces(screen)
        self._dress()

    def _show_head(self, words: Words) -> None:
        page = self.page
        rooms = [Push(room, words.say(f"room-{room}"), main=room == page.room) for room in ROOMS]
        self._rooms.show(rooms)
        self._tools.show(
            (
                Push("pieces", words.say("button-hide-text" if self._pieces_open else "button-text-board")),
                Push("carry", words.say("button-carry"), main=page.carrying),
                Push("language", words.say("button-language")),
                Push("theme", words.say(f"button-{self._other_theme()}")),
            )
        )
        code = Field("own-code", words.say("carry-code"), packed(page), long=True) if page.carrying else None
        paste = Field("code", words.say("carry-paste"), "", words.say("button-open"), long=True)
        self._carry.show((code, paste) if code else ())
        if page.carrying:
            self._notice.value += html.notice(words.say("carry-about"))

    def _show_handed(self, words: Words) -> None:
        """What was asked for lies ready in a field, should the browser not let it be copied."""
        handed = self.page.handed
        if handed is None:
            self._handed.show(())
            return
        text = f"{self._bridge.here}#{self._bridge.address}" if handed.kind == LINK else handed.text
        label = f"{words.say(f'handed-{handed.kind}')} ({words.say('handed-copied')})"
        self._handed.show(() if handed.kind == PNG else (Field("handed", label, text, long=True),))
        name = f"{self.page.kit.game.id}-{self.page.room}"
        self._bridge.hand = json.dumps({"kind": handed.kind, "text": text, "name": name, "count": next(_numbers)})

    def _tell_bridge(self, words: Words) -> None:
        page, bridge = self.page, self._bridge
        with bridge.hold_sync():
            bridge.theme, bridge.language = page.guise.theme, page.guise.language
            bridge.address, bridge.keep = write_address(page), write_kept(page)
            bridge.label = self._label(words)
            bridge.lost, bridge.again = words.say("lost"), words.say("lost-again")

    def _label(self, words: Words) -> str:
        """What a screen reader says of the board: the thing in focus, or how to walk over it."""
        named = dict(self.screen.pieces).get(self.page.guise.focus)
        return named or f"{self.screen.scene.label}. {words.say('focus-hint')}"

    def _dress(self) -> None:
        root, guise = self.root, self.page.guise
        for theme in ("light", "dark"):
            set_class(root, f"cg-{theme}", theme == guise.theme)
        set_class(root, "cg-narrow", guise.width == NARROW)
        set_class(root, "cg-busy", self.screen.busy)
        for room in ROOMS:
            set_class(root, f"cg-in-{room}", room == self.page.room)

    def _show_pieces(self, screen: Screen) -> None:
        """The board as real buttons, for who cannot use a picture; made only when asked for."""
        if not self._pieces_open:
            put(self._pieces_box, ())
            return
        while len(self._pieces) < len(screen.pieces):
            self._pieces.append(self._shelf.button(self._touch_piece(len(self._pieces))))
        shown = self._pieces[: len(screen.pieces)]
        for button, (key, label) in zip(shown, screen.pieces, strict=True):
            button.description = label
            set_class(button, "cg-picked", key in screen.picked)
        put(self._pieces_box, shown)

    def _touch_piece(self, index: int) -> Callable[[], None]:
        return lambda: self.give(Touched(self.screen.pieces[index][0]))
