"""A scene as a PDF of one page."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import assert_never

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Line, Path, Point, Polygon, Rect, Strokes, Text, Use, strokes_of
from catgames.sheet.letters import BOLD, PLAIN, set_in

MIDDLE = 0.35
"""From the middle of a line to the feet of its letters, for a size of 1."""


def render_pdf(scene: Scene) -> bytes:
    """The same scene always gives the same bytes."""
    written = BytesIO()
    canvas = Canvas(written, pagesize=(scene.width, scene.height), invariant=True)
    canvas.setTitle(scene.label)
    canvas.translate(0, scene.height)
    canvas.scale(1, -1)  # a scene counts from the top, a PDF from the foot
    for mark in scene.marks:
        _draw(canvas, mark, scene.symbols)
    canvas.save()
    return written.getvalue()


def _draw(canvas: Canvas, mark: Mark, symbols: Mapping[str, Symbol]) -> None:
    if mark.fill:
        canvas.setFillColor(HexColor(mark.fill))
    if mark.stroke:
        canvas.setStrokeColor(HexColor(mark.stroke))
        canvas.setLineWidth(mark.line)
        canvas.setLineCap(1)
        canvas.setLineJoin(1)
        canvas.setDash([mark.dash] if mark.dash else [])
    painted = {"fill": int(bool(mark.fill)), "stroke": int(bool(mark.stroke))}
    match mark.shape:
        case Rect(x, y, width, height, radius):
            canvas.roundRect(x, y, width, height, min(radius, width / 2, height / 2), **painted)
        case Circle(x, y, radius):
            canvas.circle(x, y, radius, **painted)
        case Polygon() | Line() | Path():
            canvas.drawPath(_traced(canvas, strokes_of(mark.shape)), **painted)
        case Text():
            _write(canvas, mark.shape)
        case Use(name, x, y, width, height):
            symbol = symbols[name]
            canvas.saveState()
            canvas.translate(x, y)
            canvas.scale(width / symbol.width, height / symbol.height)
            for part in symbol.marks:
                _draw(canvas, part, symbols)
            canvas.restoreState()
        case _:
            assert_never(mark.shape)


def _traced(canvas: Canvas, strokes: Strokes) -> object:
    traced, here = canvas.beginPath(), (0.0, 0.0)
    for letter, values in strokes:
        if letter == "M":
            traced.moveTo(*values)
        elif letter == "L":
            for place in range(0, len(values), 2):
                traced.lineTo(*values[place : place + 2])
        elif letter == "C":
            for place in range(0, len(values), 6):
                traced.curveTo(*values[place : place + 6])
        elif letter == "Q":
            for place in range(0, len(values), 4):
                traced.curveTo(*_cubic(here, values[place : place + 4]))
                here = (values[place + 2], values[place + 3])
        elif letter == "Z":
            traced.close()
        if values:
            here = (values[-2], values[-1])
    return traced


def _cubic(start: Point, values: tuple[float, ...]) -> tuple[float, ...]:
    """A curve with one handle, as a PDF has it: with two."""
    (x0, y0), (x1, y1, x2, y2) = start, values
    return ((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3, (x2 + 2 * x1) / 3, (y2 + 2 * y1) / 3, x2, y2)


def _write(canvas: Canvas, text: Text) -> None:
    canvas.saveState()
    canvas.translate(text.x, text.y + MIDDLE * text.size)
    canvas.scale(1, -1)
    canvas.setFont(BOLD if text.bold else PLAIN, text.size)
    write = {"left": canvas.drawString, "right": canvas.drawRightString}.get(text.align, canvas.drawCentredString)
    write(0, 0, set_in(text.text))
    canvas.restoreState()
