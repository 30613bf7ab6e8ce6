"""An arrow from what is moved to where it goes, bent around what lies between."""

from __future__ import annotations

import math

from catgames.core.key import Key
from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Box, Point, Polygon, bounds, path
from catgames.scene.theme import Theme

BENDS = (0.06, -0.06, 0.13, -0.13, 0.22, -0.22)
"""How far an arrow may be bent aside, in parts of its length; the least bent that hides least is taken."""
PROBES = tuple(step / 16 for step in range(1, 16))
HEAD = 17


def draw_arrow(scene: Scene, start: Key, end: Key, theme: Theme) -> list[Mark]:
    one, other = scene.seen(start), scene.seen(end)
    if one is None or other is None or one == other:
        return []
    between, table = _lying_between(scene, {start, end}), Box(0, 0, scene.width, scene.height).grown(-6)

    def hidden(via: Point) -> int:
        way = [_at(one.centre, via, other.centre, t) for t in PROBES]
        outside = sum(not table.covers(*point) for point in way)
        return len(way) * len(between) * outside + sum(box.covers(*point) for box in between for point in way)

    via = min((_bent(one.centre, other.centre, bend) for bend in BENDS), key=hidden)
    begin = _leaving(one, via, 0.9)
    tip = _leaving(other, via, 0.5 if scene.outlines(end) else 0.9)
    angle = math.atan2(tip[1] - via[1], tip[0] - via[0])
    foot = tip[0] - 11 * math.cos(angle), tip[1] - 11 * math.sin(angle)
    way = path(f"M{begin[0]} {begin[1]} Q{via[0]} {via[1]} {foot[0]} {foot[1]}")
    wings = ((tip[0] - HEAD * math.cos(angle + turn), tip[1] - HEAD * math.sin(angle + turn)) for turn in (0.45, -0.45))
    # A rim in the colour of the ground, so that it is seen over anything.
    return [
        Mark(way, "", theme.area, 8),
        Mark(way, "", theme.hint, 5),
        Mark(Polygon((tip, *wings)), theme.hint, theme.area, 1.5),
    ]


def _lying_between(scene: Scene, ends: set[Key]) -> list[Box]:
    boxes = (bounds(mark.shape) for mark in scene.marks if mark.key and mark.key not in ends)
    return [box for box in boxes if max(box.width, box.height) < 180]


def _bent(start: Point, end: Point, bend: float) -> Point:
    (x1, y1), (x2, y2) = start, end
    return (x1 + x2) / 2 - (y2 - y1) * bend * 2, (y1 + y2) / 2 + (x2 - x1) * bend * 2


def _at(start: Point, via: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
    return a * start[0] + b * via[0] + c * end[0], a * start[1] + b * via[1] + c * end[1]


def _leaving(box: Box, towards: Point, share: float) -> Point:
    """On a line from the middle of a thing to that point: so far on the way to its edge."""
    x, y = box.centre
    dx, dy = towards[0] - x, towards[1] - y
    reach = max(abs(dx) / (box.width / 2), abs(dy) / (box.height / 2), 1e-9)
    share = min(1.0, share / reach)
    return x + dx * share, y + dy * share
