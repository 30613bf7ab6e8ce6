"""The widgets that a tutor is made of: each hears from a browser what it knows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import ipywidgets as widgets
from ipywidgets.widgets import widget_description, widget_string

from catgames.notebook import door


class Hearing(widgets.Widget):
    """What no browser of ours would send changes nothing; `ignore` is told of it."""

    ignore: Callable[[], None] = staticmethod(lambda: None)

    def hears(self, name: str, value: object) -> bool:
        """Whether a browser may set this of it to that; all else only the kernel may set."""
        return False

    def hears_of(self, deed: object) -> bool:
        """Whether a browser may tell it of this."""
        return False

    def set_state(self, sync_data: dict[str, Any]) -> None:
        known = {name: value for name, value in sync_data.items() if self.hears(name, value)}
        if len(known) < len(sync_data):
            self.ignore()
        if known:
            super().set_state(known)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        if self.hears_of(content):
            super()._handle_custom_msg(content, buffers)
        else:
            self.ignore()


W = TypeVar("W", bound=widgets.Widget)


def deaf(kind: type[W]) -> type[W]:
    """The same kind of widget, but it hears nothing."""
    return type(kind.__name__, (Hearing, kind), {})


Box, HTML, Layout = deaf(widgets.Box), deaf(widgets.HTML), deaf(widgets.Layout)
ButtonStyle, DescriptionStyle = deaf(widgets.ButtonStyle), deaf(widget_description.DescriptionStyle)
HTMLStyle, TextStyle = deaf(widget_string.HTMLStyle), deaf(widget_string.TextStyle)


class Button(Hearing, widgets.Button):
    def hears_of(self, deed: object) -> bool:
        return deed == {"event": "click"}


class Dropdown(Hearing, widgets.Dropdown):
    def hears(self, name: str, value: object) -> bool:
        return name == "index" and door.is_line(value, self.options)


class Written(Hearing):
    """A text that somebody writes."""

    def hears(self, name: str, value: object) -> bool:
        return name == "value" and door.is_text(value)

    def hears_of(self, deed: object) -> bool:
        return deed == {"event": "submit"}  # Enter: what was written has come already


class Text(Written, widgets.Text):
    """A line."""


class Textarea(Written, widgets.Textarea):
    """Several lines."""
