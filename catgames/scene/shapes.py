"""The shapes a scene is made of, and what each covers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias, assert_never

Point: TypeAlias = tuple[float, float]
Strokes: TypeAlias = tuple[tuple[str, tuple[float, ...]], ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle to reckon with, not to draw."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def covers(self, x: float, y: float) -> bool:
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    width: float
    height: float
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Polygon:
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Line:
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Path:
    """Strokes of a pen: `("M", x, y)`, `("L", x, y)`, `("Q", …)`, `("C", …)`, `("Z",)`, scaled and then moved."""

    drawn: Strokes
    x: float = 0
    y: float = 0
    scale: float = 1

    @property
    def strokes(self) -> Strokes:
        """Where they come to lie."""
        here = self.x, self.y
        return tuple(
            (letter, tuple(round(v * self.scale + here[i % 2], 2) for i, v in enumerate(values)))
            for letter, values in self.drawn
        )


@dataclass(frozen=True, slots=True)
class Text:
    """`x` is the middle, the left or the right end as `align` says; `y` is the middle of the line."""

    x: float
    y: float
    text: str
    size: float
    align: str = "center"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """A symbol of the scene, drawn into a rectangle."""

    symbol: str
    x: float
    y: float
    width: float
    height: float


Shape: TypeAlias = Rect | Circle | Polygon | Line | Path | Text | Use


def path(data: str, x: float = 0, y: float = 0, scale: float = 1) -> Path:
    """A path from SVG data of absolute M, L, Q, C and Z, scaled and then moved."""
    strokes = re.findall(r"([MLQCZ])([^MLQCZ]*)", data)
    drawn = ((letter, tuple(map(float, numbers.replace(",", " ").split()))) for letter, numbers in strokes)
    return Path(tuple(drawn), x, y, scale)


def bounds(shape: Shape) -> Box:
    match shape:
        case Rect(x, y, width, height) | Use(_, x, y, width, height):
            return Box(x, y, width, height)
        case Circle(x, y, radius):
            return Box(x - radius, y - radius, 2 * radius, 2 * radius)
        case Polygon(points) | Line(points):
            return _around(list(points))
        case Path():
            return _around([(v[i], v[i + 1]) for _, v in shape.strokes for i in range(0, len(v), 2)])
        case Text(x, y, text, size):
            # Python knows no fonts: a letter is taken to be a little over half as wide as high.
            width = 0.56 * size * len(text)
            left = {"left": x, "right": x - width}.get(shape.align, x - width / 2)
            return Box(left, y - size / 2, width, size)
        case _:
            assert_never(shape)


def strokes_of(shape: Polygon | Line | Path) -> Strokes:
    """As a pen would draw it."""
    if isinstance(shape, Path):
        return shape.strokes
    lines = tuple(("L" if number else "M", point) for number, point in enumerate(shape.points))
    return (*lines, ("Z", ())) if isinstance(shape, Polygon) else lines


def shrunk(points: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    """Every corner drawn towards the middle by that part of the way."""
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    return tuple((px + (x - px) * by, py + (y - py) * by) for px, py in points)


def covers(shape: Shape, x: float, y: float) -> bool:
    """Whether the point is on the shape; text is never touched, only what it stands on."""
    match shape:
        case Circle(cx, cy, radius):
            return (x - cx) ** 2 + (y - cy) ** 2 <= radius**2
        case Polygon(points):
            return _inside(points, x, y)
        case Text() | Line():
            return False
        case _:
            return bounds(shape).covers(x, y)


def _around(points: list[Point]) -> Box:
    left, top = min(p[0] for p in points), min(p[1] for p in points)
    right, bottom = max(p[0] for p in points), max(p[1] for p in points)
    return Box(left, top, right - left, bottom - top)


def _inside(points: tuple[Point, ...], x: float, y: float) -> bool:
    """Count the edges to the right of the point: an odd number means inside."""
    inside = False
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
