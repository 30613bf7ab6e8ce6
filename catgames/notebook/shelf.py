"""Where widgets come from: rows of buttons, menus and fields that follow what a screen asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import ipywidgets as widgets
from ipywidgets.widgets.widget_string import HTMLStyle

from catgames.table.screen import Choice, Field, Menu, Push

Work = Callable[[], None]


class Shelf:
    """One layout and one style serve all: each would be a model that the page must fetch and build."""

    def __init__(self, guarded: Callable[[Work], None]) -> None:
        self._guarded = guarded
        self._plain, self._button_style, self._text_style = widgets.Layout(), widgets.ButtonStyle(), HTMLStyle()

    def box(self, name: str, *children: widgets.Widget) -> widgets.Box:
        return widgets.Box(children, layout=self._plain).add_class("cg-box").add_class(name)

    def text(self, value: str = "") -> widgets.HTML:
        return widgets.HTML(value, layout=self._plain, style=self._text_style)

    def button(self, work: Work) -> widgets.Button:
        button = widgets.Button(layout=self._plain, style=self._button_style)
        button.on_click(lambda _: self._guarded(work))
        return button

    def dropdown(self) -> widgets.Dropdown:
        return widgets.Dropdown(layout=self._plain)

    def line(self) -> widgets.Text:
        return widgets.Text(layout=self._plain, continuous_update=False)

    def area(self) -> widgets.Textarea:
        return widgets.Textarea(layout=self._plain, continuous_update=False, rows=3)


class Buttons:
    """A row of buttons by id: each is made when it is first wanted, and kept."""

    def __init__(self, shelf: Shelf, pressed: Callable[[str], None]) -> None:
        self._shelf, self._pressed = shelf, pressed
        self._made: dict[str, widgets.Button] = {}
        self.box = shelf.box("cg-row-of-buttons")

    def show(self, pushes: Sequence[Push]) -> None:
        for push in pushes:
            if push.id not in self._made:
                self._made[push.id] = self._shelf.button(partial(self._pressed, push.id))
            button = self._made[push.id]
            button.description, button.disabled = push.label, not push.enabled
            set_class(button, "cg-main-button", push.main)
        put(self.box, [self._made[push.id] for push in pushes])


class Choices:
    """Answers to choose from, marked right or wrong once one is chosen."""

    def __init__(self, shelf: Shelf, answered: Callable[[str], None]) -> None:
        self._shelf, self._answered = shelf, answered
        self._shown: tuple[Choice, ...] = ()
        self._made: list[widgets.Button] = []
        self.box = shelf.box("cg-row-of-buttons")

    def show(self, choices: tuple[Choice, ...]) -> None:
        self._shown = choices
        while len(self._made) < len(choices):
            self._made.append(self._shelf.button(self._answer(len(self._made))))
        closed = any(choice.state for choice in choices)
        for button, choice in zip(self._made, choices, strict=False):
            button.description, button.disabled = choice.label, closed
            set_class(button, "cg-right", choice.state == "right")
            set_class(button, "cg-wrong-choice", choice.state == "wrong")
        put(self.box, self._made[: len(choices)])

    def _answer(self, index: int) -> Work:
        return lambda: self._answered(self._shown[index].value)


class Menus:
    def __init__(self, shelf: Shelf, chose: Callable[[str, str], None]) -> None:
        self._shelf, self._chose = shelf, chose
        self._made: dict[str, widgets.Dropdown] = {}
        self._setting = False
        self.box = shelf.box("cg-menus")

    def show(self, menus: Sequence[Menu]) -> None:
        self._setting = True
        try:
            for menu in menus:
                self._set(menu)
        finally:
            self._setting = False
        put(self.box, [self._made[menu.id] for menu in menus])

    def _set(self, menu: Menu) -> None:
        if menu.id not in self._made:
            made = self._made[menu.id] = self._shelf.dropdown()
            made.observe(lambda change, id=menu.id: self._changed(id, change["new"]), "value")
        dropdown = self._made[menu.id]
        options = tuple((label, value) for value, label in menu.lines)
        if dropdown.options != options:
            dropdown.options = options
        dropdown.description, dropdown.value = menu.label, menu.value

    def _changed(self, id: str, value: Any) -> None:
        if not self._setting and value is not None:
            self._chose(id, value)


class Fields:
    """Texts to write; each has a button beside it, for who does not know that Enter would do."""

    def __init__(self, shelf: Shelf, wrote: Callable[[str, str], None]) -> None:
        self._shelf, self._wrote = shelf, wrote
        self._made: dict[str, tuple[widgets.Widget, widgets.Button, widgets.Box]] = {}
        self._shown: dict[str, str] = {}
        self._setting = False
        self.box = shelf.box("cg-fields")

    def show(self, fields: Sequence[Field]) -> None:
        self._setting = True
        try:
            for field in fields:
                self._set(field)
        finally:
            self._setting = False
        put(self.box, [self._made[field.id][2] for field in fields])

    def _set(self, field: Field) -> None:
        if field.id not in self._made:
            self._made[field.id] = self._make(field)
        text, button, _ = self._made[field.id]
        text.description, button.description = field.label, field.action
        set_class(button, "cg-off", not field.action)
        # What somebody is writing stays, until the screen has something new to say.
        if self._shown.get(field.id) != field.text:
            self._shown[field.id] = text.value = field.text

    def _make(self, field: Field) -> tuple[widgets.Widget, widgets.Button, widgets.Box]:
        text = self._shelf.area() if field.long else self._shelf.line()
        button = self._shelf.button(lambda: self._wrote(field.id, text.value))
        text.observe(lambda change: self._setting or self._wrote(field.id, change["new"]), "value")
        return text, button, self._shelf.box("cg-field", text, button)


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
