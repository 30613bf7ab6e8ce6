"""Frames: seen from where it is drawn, a cat is the same drawing wherever it stands and however large."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from catgames.scene.scene import Mark
from catgames.scene.shapes import Circle, Line, Path, Point, Polygon, Rect, Shape, Text, Use


@dataclass(frozen=True, slots=True)
class Frame:
    x: float = 0
    y: float = 0
    scale: float = 1

    def told(self, mark: Mark) -> Mark:
        """The mark as it is from here."""
        return replace(
            mark, shape=self._seen(mark.shape), line=round(mark.line / self.scale, 2), dash=mark.dash / self.scale
        )

    def _seen(self, shape: Shape) -> Shape:
        k = self.scale
        match shape:
            case Path(drawn, x, y, scale):
                return Path(drawn, *self._point((x, y)), scale / k)
            case Rect(x, y, width, height, radius):
                return Rect(*self._point((x, y)), width / k, height / k, radius / k)
            case Circle(x, y, radius):
                return Circle(*self._point((x, y)), radius / k)
            case Polygon(points):
                return Polygon(tuple(map(self._point, points)))
            case Line(points):
                return Line(tuple(map(self._point, points)))
            case Text(x, y, _, size):
                x, y = self._point((x, y))
                return replace(shape, x=x, y=y, size=size / k)
            case Use(symbol, x, y, width, height):
                return Use(symbol, *self._point((x, y)), width / k, height / k)
            case _:
                assert_never(shape)

    def _point(self, point: Point) -> Point:
        return (point[0] - self.x) / self.scale, (point[1] - self.y) / self.scale


WHOLE = Frame()
"""The picture itself."""


def framed(marks: Iterable[Mark]) -> list[tuple[Frame, list[Mark]]]:
    """Cut where a path is drawn from elsewhere; whatever has no frame of its own belongs to that of the last path."""
    runs: list[tuple[Frame, list[Mark]]] = []
    frame = WHOLE
    for mark in marks:
        if isinstance(mark.shape, Path):
            frame = Frame(mark.shape.x, mark.shape.y, mark.shape.scale)
        if not runs or runs[-1][0] != frame:
            runs.append((frame, []))
        runs[-1][1].append(mark)
    return runs
