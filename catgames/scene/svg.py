"""A scene as SVG text: for tests, print, static viewers and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import assert_never

from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Line, Path, Point, Polygon, Rect, Shape, Text, Use
from catgames.scene.theme import FONT

_ANCHOR = {"left": "start", "center": "middle", "right": "end"}


def render_svg(scene: Scene) -> str:
    """The same scene always gives the same text."""
    return _svg(scene, _defined(scene))


def render_unshared(scene: Scene) -> str:
    """Without its symbols: on a page of many pictures they stand once, as `render_symbols` gives them."""
    return _svg(scene, {})


def render_symbols(scenes: Iterable[Scene]) -> str:
    """The symbols of all these scenes, for a page that shows them."""
    defined = {name: symbol for scene in scenes for name, symbol in _defined(scene).items()}
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">'
        f"<defs>{''.join(defined.values())}</defs></svg>"
    )


def _defined(scene: Scene) -> dict[str, str]:
    return {name: _symbol(name, scene.symbols[name]) for name in scene.used_symbols()}


def _svg(scene: Scene, symbols: Mapping[str, str]) -> str:
    body = "".join(_mark(mark) for mark in scene.marks)
    # A picture without a name says nothing that is not said beside it.
    name = f'role="img"><title>{escape(scene.label)}</title>' if scene.label else 'aria-hidden="true">'
    size = f'width="{_n(scene.width)}" height="{_n(scene.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(scene.width)} {_n(scene.height)}" '
        f'{size} font-family="{escape(FONT)}" {name}'
        f"<defs>{''.join(symbols.values())}</defs>{body}</svg>"
    )


def _symbol(name: str, symbol: Symbol) -> str:
    body = "".join(_mark(mark) for mark in symbol.marks)
    box = f"0 0 {_n(symbol.width)} {_n(symbol.height)}"
    return f'<symbol id="{escape(name)}" viewBox="{box}" preserveAspectRatio="none">{body}</symbol>'


def _mark(mark: Mark) -> str:
    label = f"<title>{escape(mark.label)}</title>" if mark.label else ""
    return f"<{_element(mark.shape)}{_paint(mark)}>{label}{_content(mark.shape)}</{_tag(mark.shape)}>"


def _paint(mark: Mark) -> str:
    if isinstance(mark.shape, Use):
        return ""
    paint = f' fill="{mark.fill or "none"}"'
    if mark.stroke:
        paint += (
            f' stroke="{mark.stroke}" stroke-width="{_n(mark.line)}" stroke-linejoin="round" stroke-linecap="round"'
        )
    if mark.dash:
        paint += f' stroke-dasharray="{_n(mark.dash)}"'
    return paint


def _tag(shape: Shape) -> str:
    return _element(shape).split(" ", 1)[0]


def _content(shape: Shape) -> str:
    return escape(shape.text) if isinstance(shape, Text) else ""


def _element(shape: Shape) -> str:
    match shape:
        case Rect(x, y, width, height, radius):
            return f'rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(radius)}"'
        case Circle(x, y, radius):
            return f'circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"'
        case Polygon(points):
            return f'polygon points="{_points(points)}"'
        case Line(points):
            return f'polyline points="{_points(points)}"'
        case Path(strokes):
            data = " ".join(letter + " ".join(_n(v) for v in values) for letter, values in strokes)
            return f'path d="{data}"'
        case Text(x, y, _, size, align, bold):
            weight = ' font-weight="700"' if bold else ""
            anchor = _ANCHOR[align]
            return (
                f'text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" text-anchor="{anchor}" '
                f'dominant-baseline="central"{weight}'
            )
        case Use(symbol, x, y, width, height):
            return f'use href="#{escape(symbol)}" x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        case _:
            assert_never(shape)


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
