"""Where widgets come from: rows of buttons, menus and fields that follow what a screen asks for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

import ipywidgets as widgets

from catgames.notebook import hearing
from catgames.screen.inputs import Input
from catgames.screen.parts import Field, Menu, Push

W = TypeVar("W", bound=widgets.Widget)
Work = Callable[[], None]
Give = Callable[[Input], None]
Lines = tuple[Input | None, ...]
Writing = Callable[[str], Input] | None
_PLACES = ("back", "on", "aside")
FITS = 14
"""Letters of a menu's line that need not be broken anywhere."""
_MARKS = {"right": "cg-right", "wrong": "cg-wrong-choice", "picked": "cg-picked"}


class Shelf:
    """One layout and one style serve all: each would be a model that the page must fetch and build."""

    def __init__(self, guarded: Callable[[Work], None], ignore: Work = lambda: None) -> None:
        """`ignore` is told of whatever no browser of ours would send."""
        self._guarded, self.ignore = guarded, ignore
        self._plain, self._button_style = self._of(hearing.Layout()), self._of(hearing.ButtonStyle())
        self._html_style, self._text_style = self._of(hearing.HTMLStyle()), self._of(hearing.TextStyle())
        self._menu_style = self._of(hearing.DescriptionStyle())

    def _of(self, made: W) -> W:
        made.ignore = self.ignore
        return made

    def box(self, name: str, *children: widgets.Widget) -> widgets.Box:
        return self._of(hearing.Box(children, layout=self._plain)).add_class("cg-box").add_class(name)

    def text(self, value: str = "") -> widgets.HTML:
        return self._of(hearing.HTML(value, layout=self._plain, style=self._html_style))

    def button(self, work: Work) -> widgets.Button:
        button = self._of(hearing.Button(layout=self._plain, style=self._button_style))
        button.on_click(lambda _: self._guarded(work))
        return button

    def dropdown(self) -> widgets.Dropdown:
        return self._of(hearing.Dropdown(layout=self._plain, style=self._menu_style))

    def line(self) -> widgets.Text:
        return self._of(hearing.Text(layout=self._plain, style=self._text_style, continuous_update=False))

    def area(self) -> widgets.Textarea:
        style = self._text_style
        return self._of(hearing.Textarea(layout=self._plain, style=style, continuous_update=False, rows=3))

    def beside(self, kind: type[W], **traits: object) -> W:
        """What stands beside a board and is not seen itself."""
        return self._of(kind(layout=self._plain, **traits))


class Buttons:
    """A row of buttons. Each means one thing for as long as it lives, so that a late click never means another."""

    def __init__(self, shelf: Shelf, give: Give, same: Callable[[Push], Hashable] = lambda push: push.gives) -> None:
        """`same`: buttons that agree in this are one and the same to who presses them."""
        self._shelf, self._give, self._same = shelf, give, same
        self._made: dict[Hashable, widgets.Button] = {}
        self._live: set[widgets.Button] = set()
        self.box = shelf.box("cg-row-of-buttons")

    def show(self, pushes: Sequence[Push], about: Hashable = None) -> None:
        """`about`: what is asked; the same answer to another question is another button."""
        known, self._made = self._made, {}
        names = [(about, self._same(push)) for push in pushes]
        for name, push in zip(names, pushes, strict=True):
            self._made[name] = button = known.pop(name, None) or self._make(push.gives)
            button.description = f"{push.label} ({push.note})" if push.note else push.label
            button.disabled = not push.enabled
            set_class(button, "cg-main-button", push.main)
            for place in _PLACES:
                set_class(button, f"cg-at-{place}", place == push.place)
            for mark, style in _MARKS.items():
                set_class(button, style, mark == push.mark)
        self._live = {self._made[name] for name, push in zip(names, pushes, strict=True) if push.enabled}
        put(self.box, list(self._made.values()))
        for gone in known.values():
            gone.close()

    def _make(self, given: Input) -> widgets.Button:
        """A click that was under way when the screen changed is for nobody."""
        made = self._shelf.button(lambda: self._give(given) if made in self._live else self._shelf.ignore())
        return made


class Menus:
    """Dropdowns. Other lines make another one: a line's place means the same for as long as it lives."""

    def __init__(self, shelf: Shelf, give: Give) -> None:
        self._shelf, self._give = shelf, give
        self._made: dict[Lines, widgets.Dropdown] = {}
        self._setting = False
        self.box = shelf.box("cg-menus")

    def show(self, menus: Sequence[Menu]) -> None:
        known, self._made = self._made, {}
        self._setting = True
        try:
            for menu in menus:
                lines = tuple(line.gives for line in menu.lines)
                self._made[lines] = dropdown = known.pop(lines, None) or self._make(lines)
                labels = tuple((_breakable(line.label), number) for number, line in enumerate(menu.lines))
                if dropdown.options != labels:
                    dropdown.options = labels
                dropdown.description, dropdown.value = menu.label, lines.index(menu.chosen)
        finally:
            self._setting = False
        put(self.box, list(self._made.values()))
        for gone in known.values():
            gone.close()

    def _make(self, lines: Lines) -> widgets.Dropdown:
        made = self._shelf.dropdown()
        made.observe(lambda change: self._chose(lines, change["new"]), "value")
        return made

    def _chose(self, lines: Lines, number: int | None) -> None:
        if self._setting or number is None:
            return
        if lines not in self._made:
            self._shelf.ignore()
        elif (given := lines[number]) is not None:
            self._give(given)


class Fields:
    """Texts to write; each has a button beside it, for who does not know that Enter would do."""

    def __init__(self, shelf: Shelf, give: Give) -> None:
        self._shelf, self._give = shelf, give
        self._made: dict[Writing, tuple[widgets.Widget, widgets.Button, widgets.Box]] = {}
        self._shown: dict[Writing, str] = {}
        self._setting = False
        self.box = shelf.box("cg-fields")

    def show(self, fields: Sequence[Field]) -> None:
        self._setting = True
        try:
            for field in fields:
                self._set(field)
        finally:
            self._setting = False
        put(self.box, [self._made[field.gives][2] for field in fields])

    def _set(self, field: Field) -> None:
        if field.gives not in self._made:
            self._made[field.gives] = self._make(field)
        text, button, _ = self._made[field.gives]
        text.description, button.description = field.label, field.action
        text.placeholder = field.example
        set_class(button, "cg-off", not field.action)
        # What somebody is writing stays, until the screen has something new to say.
        if self._shown.get(field.gives) != field.text:
            self._shown[field.gives] = text.value = field.text

    def _make(self, field: Field) -> tuple[widgets.Widget, widgets.Button, widgets.Box]:
        text = self._shelf.area() if field.long else self._shelf.line()

        def wrote() -> None:
            if field.gives is not None and not self._setting:
                self._give(field.gives(text.value))

        text.observe(lambda change: wrote(), "value")
        button = self._shelf.button(wrote)
        return text, button, self._shelf.box("cg-field", text, button)


def _breakable(label: str) -> str:
    """The widget makes every space of a line unbreakable: a long one may still break, between words and not in them."""
    return label.replace(" ", " \u200b") if len(label) > FITS else label


def put(box: widgets.Box, children: Sequence[widgets.Widget]) -> None:
    """Only what differs is sent."""
    if box.children != tuple(children):
        box.children = tuple(children)


def set_class(widget: widgets.DOMWidget, name: str, on: bool) -> None:
    if on != (name in widget._dom_classes):
        if on:
            widget.add_class(name)
        else:
            widget.remove_class(name)
