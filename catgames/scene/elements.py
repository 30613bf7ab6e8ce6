"""A mark as an element of SVG, kept short: what holds where it does not say otherwise is said once, by the picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from html import escape
from typing import assert_never

from catgames.scene.scene import Mark, Symbol
from catgames.scene.shapes import Circle, Line, Path, Polygon, Rect, Shape, Text, Use, strokes_of
from catgames.scene.short import factor, number, path_data

COMMON = "fill='none' stroke-linejoin='round' stroke-linecap='round' text-anchor='middle'"
BASELINE = 0.35
"""How far below the middle of a line its letters stand, in parts of their size; not every viewer finds the middle."""
_ANCHOR = {"left": " text-anchor='start'", "center": "", "right": " text-anchor='end'"}


def joined(marks: Iterable[Mark]) -> list[Mark]:
    """Lines one after the other in the same colour are one drawing; where they can be seen through, each counts."""
    found: list[Mark] = []
    for mark in marks:
        if found and (both := _together(found[-1], mark)):
            found[-1] = both
        else:
            found.append(mark)
    return found


def _together(one: Mark, other: Mark) -> Mark | None:
    if not isinstance(one.shape, Line | Path) or not isinstance(other.shape, Line | Path):
        return None
    alike = replace(other, shape=one.shape, key=one.key) == one
    if not alike or one.fill or one.dash or one.label or len(one.stroke) > len("#rrggbb"):
        return None
    return replace(one, shape=Path(strokes_of(one.shape) + strokes_of(other.shape)))


def element(mark: Mark, symbols: Mapping[str, Symbol]) -> str:
    label = f"<title>{escape(mark.label)}</title>" if mark.label else ""
    inner = label + (escape(mark.shape.text) if isinstance(mark.shape, Text) else "")
    name, placed = _placed(mark.shape, symbols)
    start = f"<{name}{placed}{_paint(mark)}"
    return f"{start}>{inner}</{name}>" if inner else f"{start}/>"


def _paint(mark: Mark) -> str:
    if isinstance(mark.shape, Use):
        return ""
    paint = f" fill='{mark.fill}'" if mark.fill else ""
    if mark.stroke:
        paint += f" stroke='{mark.stroke}'" + (f" stroke-width='{number(mark.line)}'" if mark.line != 1 else "")
    if mark.dash:
        paint += f" stroke-dasharray='{number(mark.dash)}'"
    return paint


def _placed(shape: Shape, symbols: Mapping[str, Symbol]) -> tuple[str, str]:
    """The element's name, and where it is."""
    match shape:
        case Rect(x, y, width, height, radius):
            corner = f" rx='{number(radius)}'" if radius else ""
            return "rect", f"{_at(x, y)} width='{number(width)}' height='{number(height)}'{corner}"
        case Circle(x, y, radius):
            return "circle", f" cx='{number(x)}' cy='{number(y)}' r='{number(radius)}'"
        case Polygon() | Line() | Path():
            return "path", f" d='{path_data(strokes_of(shape))}'"
        case Text(x, y, _, size, align, bold):
            weight = " font-weight='700'" if bold else ""
            return "text", f"{_at(x, y + BASELINE * size)}{_ANCHOR[align]} font-size='{number(size)}'{weight}"
        case Use(name, x, y, width, height):
            wide, high = width / symbols[name].width, height / symbols[name].height
            return "use", f" href='#{escape(name)}'" + (_at(x, y) if wide == high == 1 else moved(x, y, wide, high))
        case _:
            assert_never(shape)


def moved(x: float, y: float, wide: float, high: float) -> str:
    """What is drawn elsewhere, put here, so many times as wide and as high."""
    scale = factor(wide) if factor(wide) == factor(high) else f"{factor(wide)} {factor(high)}"
    place = f"translate({number(x)} {number(y)})" if x or y else ""
    size = f"scale({scale})" if scale != "1" else ""
    return f" transform='{place}{size}'" if place or size else ""


def _at(x: float, y: float) -> str:
    """Nothing of the corner, where everything begins."""
    return "".join(f" {name}='{number(value)}'" for name, value in (("x", x), ("y", y)) if value)
