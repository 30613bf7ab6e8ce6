"""A scene as SVG text: for tests, print, static viewers and screen readers.

Notebooks store many of them, so they are kept short: what all marks have in common is said once, and so is what stands
in several symbols; quotes are single, since JSON would escape double ones.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from html import escape
from itertools import pairwise
from typing import assert_never
from zlib import crc32

from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Circle, Line, Path, Point, Polygon, Rect, Shape, Text, Use
from catgames.scene.theme import FONT

_ANCHOR = {"left": "", "center": " text-anchor='middle'", "right": " text-anchor='end'"}
WORTH_SHARING = 40
"""Letters of a drawing that are more than it takes to point to it."""


def render_svg(scene: Scene) -> str:
    """The same scene always gives the same text."""
    return _svg(scene, _defined((scene,)))


def render_unshared(scene: Scene) -> str:
    """Without its symbols: on a page of many pictures they stand once, as `render_symbols` gives them."""
    return _svg(scene, "")


def render_symbols(scenes: Iterable[Scene]) -> str:
    """The symbols of all these scenes, for a page that shows them."""
    return (
        "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0' aria-hidden='true' style='position:absolute'>"
        f"<defs>{_defined(scenes)}</defs></svg>"
    )


def _defined(scenes: Iterable[Scene]) -> str:
    """Every symbol that is used, after what several of them share."""
    symbols = {name: scene.symbols[name] for scene in scenes for name in scene.used_symbols()}
    drawn = {name: [_mark(mark) for mark in symbol.marks] for name, symbol in symbols.items()}
    pieces = dict(zip(drawn, _pieces(drawn.values()), strict=True))
    times = Counter(piece for found in pieces.values() for piece in found)
    shared = {piece: _id(piece) for piece, count in times.items() if count > 1 and len(piece) > WORTH_SHARING}
    defined = [f"<g id='{id}'>{piece}</g>" for piece, id in shared.items()]
    for name, symbol in symbols.items():
        body = "".join(f"<use href='#{shared[piece]}'/>" if piece in shared else piece for piece in pieces[name])
        box = f"0 0 {_n(symbol.width)} {_n(symbol.height)}"
        defined.append(f"<symbol id='{escape(name)}' viewBox='{box}' preserveAspectRatio='none'>{body}</symbol>")
    return "".join(defined)


def _pieces(drawn: Collection[list[str]]) -> list[list[str]]:
    """Each drawing cut where it differs from another: marks that always stand together are one piece."""
    after, before = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for marks in drawn:
        for mark, following in pairwise(("", *marks, "")):
            after[mark].add(following)
            before[following].add(mark)
    return [["".join(piece) for piece in _cut(marks, after, before)] for marks in drawn]


def _cut(marks: list[str], after: Mapping[str, set[str]], before: Mapping[str, set[str]]) -> list[list[str]]:
    found: list[list[str]] = []
    for last, mark in pairwise(("", *marks)):
        if last and len(after[last]) == len(before[mark]) == 1:
            found[-1].append(mark)
        else:
            found.append([mark])
    return found


def _id(piece: str) -> str:
    """By what it is: two pictures on one page never mean different things by one name."""
    return f"m{crc32(piece.encode()):x}"


def _svg(scene: Scene, symbols: str) -> str:
    body = "".join(_mark(mark) for mark in scene.marks)
    # A picture without a name says nothing that is not said beside it.
    name = f"role='img'><title>{escape(scene.label)}</title>" if scene.label else "aria-hidden='true'>"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {_n(scene.width)} {_n(scene.height)}' "
        f"width='{_n(scene.width)}' height='{_n(scene.height)}' font-family='{escape(FONT)}' "
        f"stroke-linejoin='round' stroke-linecap='round' {name}<defs>{symbols}</defs>{body}</svg>"
    )


def _mark(mark: Mark) -> str:
    label = f"<title>{escape(mark.label)}</title>" if mark.label else ""
    inner = label + _content(mark.shape)
    start = f"<{_element(mark.shape)}{_paint(mark)}"
    return f"{start}>{inner}</{_tag(mark.shape)}>" if inner else f"{start}/>"


def _paint(mark: Mark) -> str:
    if isinstance(mark.shape, Use):
        return ""
    paint = f" fill='{mark.fill or 'none'}'"
    if mark.stroke:
        paint += f" stroke='{mark.stroke}' stroke-width='{_n(mark.line)}'"
    if mark.dash:
        paint += f" stroke-dasharray='{_n(mark.dash)}'"
    return paint


def _tag(shape: Shape) -> str:
    return _element(shape).split(" ", 1)[0]


def _content(shape: Shape) -> str:
    return escape(shape.text) if isinstance(shape, Text) else ""


def _element(shape: Shape) -> str:
    match shape:
        case Rect(x, y, width, height, radius):
            corner = f" rx='{_n(radius)}'" if radius else ""
            return f"rect x='{_n(x)}' y='{_n(y)}' width='{_n(width)}' height='{_n(height)}'{corner}"
        case Circle(x, y, radius):
            return f"circle cx='{_n(x)}' cy='{_n(y)}' r='{_n(radius)}'"
        case Polygon(points):
            return f"polygon points='{_points(points)}'"
        case Line(points):
            return f"polyline points='{_points(points)}'"
        case Path(strokes):
            data = "".join(letter + " ".join(_n(v) for v in values) for letter, values in strokes)
            return f"path d='{data}'"
        case Text(x, y, _, size, align, bold):
            weight = " font-weight='700'" if bold else ""
            where = f"x='{_n(x)}' y='{_n(y)}'{_ANCHOR[align]} dominant-baseline='central'"
            return f"text {where} font-size='{_n(size)}'{weight}"
        case Use(symbol, x, y, width, height):
            return f"use href='#{escape(symbol)}' x='{_n(x)}' y='{_n(y)}' width='{_n(width)}' height='{_n(height)}'"
        case _:
            assert_never(shape)


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _n(value: float) -> str:
    """To a tenth: less than can be seen, also of symbols, which are drawn about as large as they are described."""
    return f"{value:.1f}".removesuffix(".0")
