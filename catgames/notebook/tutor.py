"""The tutor: a table, its screen as widgets, and what the browser says to it."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from html import escape
from itertools import count
from typing import Any

import ipywidgets as widgets
from ipywidgets.widgets.widget_string import HTMLStyle

from catgames.core.record import Record
from catgames.notebook import html
from catgames.notebook.bridge import Bridge
from catgames.notebook.styles import style_sheet
from catgames.notebook.surface import Surface
from catgames.scene.look import NARROW, WIDE
from catgames.table.address import open_address, with_finished, write_address, write_finished
from catgames.table.focus import DIRECTIONS, walk
from catgames.table.screen import Screen
from catgames.table.table import Table
from catgames.table.update import Answered, Changed, Input, Pressed, Touched, Went, update
from catgames.table.view import view
from catgames.text.words import LANGUAGES, Words

NARROW_BELOW = 620
_numbers = count(1)


class Tutor:
    """One board with its lesson. All state is the table; widgets only show it."""

    def __init__(self, table: Table, page: bool = False) -> None:
        self.table = table
        name = f"cg-{next(_numbers)}"
        self._plain, self._button_style, self._text_style = widgets.Layout(), widgets.ButtonStyle(), HTMLStyle()
        self._surface = Surface(self._touch, self._type, name)
        self._bridge = Bridge(target=name, page=page)
        self._bridge.observe(self._resized, "width")
        self._bridge.observe(self._arrived, "arrived")
        self._bridge.observe(self._wanted, "wanted")
        self._bridge.observe(self._kept, "kept")
        self._bridge.observe(self._beat, "beat")
        self._title = self._text()
        self._sections = widgets.Dropdown(layout=self._plain)
        self._sections.observe(self._chose_section, "value")
        self._language = self._button("", lambda: self.give(Changed(language=self._other_language())))
        self._theme = self._button("", lambda: self.give(Changed(theme=self._other_theme())))
        self._as_text = self._button("", self._toggle_pieces)
        self._lesson = self._text()
        self._question = self._text()
        self._answers = self._text()
        self._prompt = self._text()
        self._choices = [self._button("", self._answer(index)) for index in range(4)]
        self._buttons = {
            id: self._button("", self._press(id))
            for id in ("back", "unshow", "show", "check", "hint", "undo", "next", "again")
        }
        self._pieces: list[widgets.Button] = []
        self._pieces_box = self._box("cg-pieces")
        self._pieces_open = False
        self._updating = False
        self.screen = view(table)
        self.root = self._layout()
        self._show()

    def _layout(self) -> widgets.Box:
        head = self._box("cg-head", self._title, self._sections, self._as_text, self._language, self._theme)
        choices = self._box("cg-row-of-buttons", *self._choices)
        buttons = self._box("cg-row-of-buttons", *self._buttons.values())
        lesson = self._box("cg-panel", self._lesson, self._question, choices).add_class("cg-lesson")
        board = self._box("cg-board", self._surface.canvas, self._pieces_box)
        answer = self._box("cg-panel", self._prompt, self._answers, buttons).add_class("cg-answer")
        main = self._box("cg-main", lesson, board, answer)
        root = self._box("cg-root", self._text(style_sheet()), head, main, self._bridge)
        return root.add_class("cg-page") if self._bridge.page else root

    # One layout and one style serve all: each would be a model that the page must fetch and build.

    def _box(self, name: str, *children: widgets.Widget) -> widgets.Box:
        return widgets.Box(children, layout=self._plain).add_class("cg-box").add_class(name)

    def _text(self, value: str = "") -> widgets.HTML:
        return widgets.HTML(value, layout=self._plain, style=self._text_style)

    # --- what comes in -------------------------------------------------------------------------

    def give(self, given: Input) -> None:
        """The one way in. Widgets swallow exceptions, so our own bugs are shown, and nothing is lost."""
        self._guarded(lambda: self._take(update(self.table, given)))

    def _take(self, table: Table) -> None:
        self.table = table
        self.screen = view(table)
        self._show()

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception:
            words = Words(self.table.kit.game.id, self.table.language)
            attempt = self.table.play.attempt
            moves = tuple(str(move) for move in attempt.moves)
            record = Record(attempt.game.write(attempt.start), moves).write()
            report = escape(f"{self.table.step_id}\n{record}\n{traceback.format_exc()}")
            text = escape(words.say("bug"))
            self._answers.value = (
                f'<div class="cg-bug cg-say cg-wrong">{text}<textarea rows="6">{report}</textarea></div>'
            )

    def _touch(self, key: str) -> None:
        if key:
            self.give(Touched(key))

    def _type(self, key: str) -> None:
        """Arrows walk, Enter touches, Escape lets go."""
        if key in DIRECTIONS:
            scene = self.screen.scene
            self.give(Changed(focus=walk(scene, self.table.focus, key)))
        elif key in ("Enter", " ") and self.table.focus:
            self.give(Touched(self.table.focus))
        elif key == "Escape":
            self.give(Pressed("let-go"))

    def _press(self, id: str) -> Callable[[], None]:
        return lambda: self.give(Pressed(id))

    def _answer(self, index: int) -> Callable[[], None]:
        return lambda: self.give(Answered(self.screen.choices[index].value))

    def _resized(self, change: Any) -> None:
        narrow = change["new"] < NARROW_BELOW
        self.give(Changed(width=NARROW if narrow else WIDE))

    def _arrived(self, change: Any) -> None:
        self._guarded(lambda: self._take(open_address(self.table, change["new"])))

    def _wanted(self, change: Any) -> None:
        """What the browser's owner prefers counts until an address says otherwise."""
        if not self._bridge.arrived:
            self._arrived(change)

    def _kept(self, change: Any) -> None:
        """What the browser remembers from earlier visits is done already."""
        self._guarded(lambda: self._take(with_finished(self.table, change["new"])))

    def _beat(self, change: Any) -> None:
        self._bridge.pulse = change["new"]

    def _chose_section(self, change: Any) -> None:
        if not self._updating and change["new"] is not None:
            self.give(Went(change["new"]))

    def _toggle_pieces(self) -> None:
        self._pieces_open = not self._pieces_open
        self._guarded(self._show)

    def _other_language(self) -> str:
        return LANGUAGES[1 - LANGUAGES.index(self.table.language)]

    def _other_theme(self) -> str:
        return "light" if self.table.theme == "dark" else "dark"

    # --- what is shown -------------------------------------------------------------------------

    def _show(self) -> None:
        """Set every widget to what the screen says; only what differs is sent."""
        table, screen = self.table, self.screen
        words = Words(table.kit.game.id, table.language)
        self._updating = True
        try:
            self._surface.paint(screen.scene)
            self._answers.value = html.answers(screen)
            self._lesson.value = html.lesson(screen)
            self._question.value = html.question(screen)
            self._prompt.value = html.prompt(screen)
            self._title.value = html.heading(screen, words.say("button-home") if self._bridge.page else "")
            self._show_buttons(screen)
            self._show_sections(words)
            self._language.description = words.say("button-language")
            self._theme.description = words.say(f"button-{self._other_theme()}")
            self._as_text.description = words.say("button-hide-text" if self._pieces_open else "button-text-board")
            self._show_pieces(screen)
            self._bridge.label = self._label(words)
            self._bridge.theme, self._bridge.language = table.theme, table.language
            self._bridge.address = write_address(table)
            self._bridge.keep = write_finished(table)
            self._bridge.lost, self._bridge.again = words.say("lost"), words.say("lost-again")
            self._dress()
        finally:
            self._updating = False

    def _label(self, words: Words) -> str:
        """What a screen reader says of the board: the thing in focus, or how to walk over it."""
        named = dict(self.screen.pieces).get(self.table.focus)
        return named or f"{self.screen.scene.label}. {words.say('focus-hint')}"

    def _dress(self) -> None:
        classes = {f"cg-{self.table.theme}"} | ({"cg-narrow"} if self.table.width == NARROW else set())
        kept = tuple(c for c in self.root._dom_classes if c not in ("cg-light", "cg-dark", "cg-narrow"))
        wanted = (*kept, *sorted(classes))
        if wanted != self.root._dom_classes:
            self.root._dom_classes = wanted

    def _show_sections(self, words: Words) -> None:
        options = []
        for number, unit in enumerate(self.table.kit.units):
            done = all(unit.step_id(step) in self.table.finished for step in unit.steps)
            options.append((("✓ " if done else "") + words.say(f"section:{unit.section}"), number))
        if self._sections.options != tuple(options):
            self._sections.options = options
        self._sections.value = self.table.section

    def _show_buttons(self, screen: Screen) -> None:
        pushes = {push.id: push for push in screen.buttons}
        for id, button in self._buttons.items():
            push = pushes.get(id)
            _set_class(button, "cg-off", push is None)
            if push:
                button.description, button.disabled = push.label, not push.enabled
                _set_class(button, "cg-main-button", push.main)
        for index, button in enumerate(self._choices):
            choice = screen.choices[index] if index < len(screen.choices) else None
            _set_class(button, "cg-off", choice is None)
            if choice:
                button.description = choice.label
                button.disabled = any(other.state for other in screen.choices)
                _set_class(button, "cg-right", choice.state == "right")
                _set_class(button, "cg-wrong-choice", choice.state == "wrong")

    def _show_pieces(self, screen: Screen) -> None:
        """The board as real buttons, for who cannot use a picture; made only when asked for."""
        if not self._pieces_open:
            if self._pieces_box.children:
                self._pieces_box.children = ()
            return
        while len(self._pieces) < len(screen.pieces):
            self._pieces.append(self._button("", self._touch_piece(len(self._pieces))))
        shown = self._pieces[: len(screen.pieces)]
        for button, (key, label) in zip(shown, screen.pieces, strict=True):
            button.description = label
            _set_class(button, "cg-picked", key in self.table.play.picked)
        if self._pieces_box.children != tuple(shown):
            self._pieces_box.children = tuple(shown)

    def _touch_piece(self, index: int) -> Callable[[], None]:
        return lambda: self.give(Touched(self.screen.pieces[index][0]))

    def _button(self, text: str, work: Callable[[], None]) -> widgets.Button:
        button = widgets.Button(description=text, layout=self._plain, style=self._button_style)
        button.on_click(lambda _: self._guarded(work))
        return button


def _set_class(widget: widgets.DOMWidget, name: str, on: bool) -> None:
    if on != (name in widget._dom_classes):
        if on:
            widget.add_class(name)
        else:
            widget.remove_class(name)
