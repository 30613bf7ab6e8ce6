"""Badges: the signs that say what a ring means, each where it hides nothing that matters."""

from __future__ import annotations

from catgames.core.key import Key
from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Box, Circle, Point, Rect, Text, bounds, shrunk
from catgames.scene.theme import Theme

RADIUS = 9
SMALL = 7
"""On things as small as a mask."""
NARROW_THING = 30
INSET = 0.24
"""How far from its corners the badge of a triangle lies: on the tile itself."""


class Badges:
    """Colour is never the only sign: each ring says what it means. Letters stand in squares: players have discs."""

    def __init__(self, scene: Scene, theme: Theme) -> None:
        self._scene, self._theme = scene, theme
        self._words = [bounds(mark.shape) for mark in scene.marks if isinstance(mark.shape, Text)]
        keyed = ((mark.key, bounds(mark.shape)) for mark in scene.marks if mark.key)
        self._things = [(key, box) for key, box in keyed if _is_small(box)]
        self._taken: list[Box] = []
        self.marks: list[Mark] = []

    def pin(self, key: Key, sign: str, colour: str) -> None:
        box = self._scene.seen(key)
        if box is None:
            return
        radius = SMALL if min(box.width, box.height) < NARROW_THING else RADIUS
        x, y = min(self._corners(key, box, radius), key=lambda at: self._cost(key, _around(at, radius)))
        self._taken.append(_around((x, y), radius))
        ground = Rect(x - radius, y - radius, 2 * radius, 2 * radius, 4) if sign.isalpha() else Circle(x, y, radius)
        self.marks.append(Mark(ground, colour, self._theme.area, 1.5))
        self.marks.append(Mark(Text(x, y, sign, radius * 1.3, bold=True), self._theme.area))

    def _corners(self, key: Key, box: Box, radius: float) -> list[Point]:
        """Corners of the thing, the upper right one first; of a triangle, places on it near them, or else its sides."""
        if outlines := self._scene.outlines(key):
            corners = shrunk(outlines[0].points, INSET)
            sides = zip(corners, (*corners[1:], corners[0]), strict=True)
            middles = [((one[0] + other[0]) / 2, (one[1] + other[1]) / 2) for one, other in sides]
            return [*sorted(corners, key=lambda at: (at[1], -at[0])), *middles]
        inside = self._inside
        right, bottom = box.x + box.width, box.y + box.height
        return [inside(at, radius) for at in ((right, box.y), (box.x, box.y), (right, bottom), (box.x, bottom))]

    def _inside(self, at: Point, radius: float) -> Point:
        """Not beyond the edge of the table."""
        room = radius + 1
        return (
            min(max(at[0], room), self._scene.width - room),
            min(max(at[1], room), self._scene.height - room),
        )

    def _cost(self, key: Key, box: Box) -> float:
        """What it would hide: another badge above all, then words, then a part of another thing."""
        cost = 1000.0 * sum(_overlap(box, taken) for taken in self._taken)
        cost += 5 * sum(_overlap(box, word) for word in self._words)
        return cost + sum(_overlap(box, thing) for other, thing in self._things if other != key)


def _around(at: Point, radius: float) -> Box:
    return Box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)


def _is_small(box: Box) -> bool:
    """A piece or a card, not the area it lies in."""
    return max(box.width, box.height) < 180


def _overlap(one: Box, other: Box) -> float:
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    tall = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, tall)
