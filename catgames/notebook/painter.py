"""A scene replayed on an ipycanvas: plain data in, drawing commands out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from ipycanvas.canvas import COMMANDS

from catgames.scene.scene import Mark
from catgames.scene.shapes import Circle, Line, Path, Point, Polygon, Rect, Shape, Strokes, Text, Use

FONT = "system-ui,sans-serif"
"""Shorter than the page's list, since it travels with every frame."""
FULL_TURN = 6.2832


class Painter:
    """Paints marks on one canvas, and sets a style only when it changes: fewer bytes on the wire.

    What is remembered lasts for one frame only; a page opened later knows nothing of earlier ones.
    """

    def __init__(self, canvas: Any, sprites: Mapping[str, Any]) -> None:
        self._canvas = canvas
        self._sprites = sprites
        self._style: dict[str, object] = {"line_dash": 0}

    def paint(self, marks: Iterable[Mark]) -> None:
        self._set("line_join", "round")
        self._set("line_cap", "round")
        self._set("text_baseline", "middle")
        for mark in marks:
            self._mark(mark)

    def _set(self, name: str, value: object) -> None:
        if self._style.get(name) != value:
            self._style[name] = value
            _set_style(self._canvas, name, value)

    def _dash(self, dash: float) -> None:
        if self._style["line_dash"] != dash:
            self._style["line_dash"] = dash
            self._canvas.set_line_dash([dash, dash] if dash else [])

    def _mark(self, mark: Mark) -> None:
        shape = mark.shape
        if isinstance(shape, Use):
            sprite = self._sprites[shape.symbol]
            self._canvas.draw_image(sprite, *(round(v, 1) for v in (shape.x, shape.y, shape.width, shape.height)))
            return
        if mark.fill:
            self._set("fill_style", mark.fill)
        if isinstance(shape, Text):
            self._text(shape)
            return
        if mark.stroke:
            self._set("stroke_style", mark.stroke)
            self._set("line_width", round(mark.line, 2))
            self._dash(mark.dash)
        self._outline(shape)
        if mark.fill:
            self._canvas.fill()
        if mark.stroke:
            self._canvas.stroke()

    def _text(self, text: Text) -> None:
        weight = "bold " if text.bold else ""
        self._set("font", f"{weight}{text.size:g}px {FONT}")
        self._set("text_align", text.align)
        self._canvas.fill_text(text.text, round(text.x, 1), round(text.y, 1))

    def _outline(self, shape: Shape) -> None:
        canvas = self._canvas
        canvas.begin_path()
        match shape:
            case Rect():
                self._rect(shape)
            case Circle(x, y, radius):
                canvas.arc(round(x, 1), round(y, 1), round(radius, 2), 0, FULL_TURN)
            case Polygon(points):
                self._lines(points)
                canvas.close_path()
            case Line(points):
                self._lines(points)
            case Path():
                self._strokes(shape.strokes)
            case Text() | Use():
                raise AssertionError("texts and symbols have no outline")
            case _:
                assert_never(shape)

    def _rect(self, rect: Rect) -> None:
        """On whole pixels: crisper, and fewer digits on the wire."""
        x, y, right, bottom = map(round, (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height))
        canvas, radius = self._canvas, min(rect.radius, rect.width / 2, rect.height / 2)
        if not radius:
            canvas.rect(x, y, right - x, bottom - y)
            return
        canvas.move_to(x + radius, y)
        for corner, end in (
            ((right, y), (right, bottom)),
            ((right, bottom), (x, bottom)),
            ((x, bottom), (x, y)),
            ((x, y), (right, y)),
        ):
            canvas.arc_to(*corner, *end, radius)

    def _lines(self, points: tuple[Point, ...]) -> None:
        first, *rest = points
        self._canvas.move_to(*_rounded(first))
        for point in rest:
            self._canvas.line_to(*_rounded(point))

    def _strokes(self, strokes: Strokes) -> None:
        canvas = self._canvas
        for letter, values in strokes:
            match letter:
                case "M":
                    canvas.move_to(*values)
                case "L":
                    canvas.line_to(*values)
                case "Q":
                    canvas.quadratic_curve_to(*values)
                case "C":
                    canvas.bezier_curve_to(*values)
                case "Z":
                    canvas.close_path()


def _set_style(canvas: Any, name: str, value: object) -> None:
    """What assigning the attribute sends, without its checks: they took a third of a repaint."""
    canvas._canvas_manager.send_command(canvas, [COMMANDS["set"], [canvas.ATTRS[name], value]])


def _rounded(point: Point) -> tuple[float, float]:
    return round(point[0], 1), round(point[1], 1)
