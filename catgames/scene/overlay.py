"""What is drawn over a board to teach: rings around evidence, arrows, the finger's next places."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from catgames.core.key import Key, Keys
from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Box, Circle, Line, Point, Polygon, Rect, Text
from catgames.scene.theme import Theme


@dataclass(frozen=True, slots=True)
class Overlay:
    """Keys by what is to be said about them; a key the scene does not show is passed over."""

    chosen: Keys = ()
    next: Keys = ()
    good: Keys = ()
    wrong: Keys = ()
    hint: Keys = ()
    ghost: Keys = ()
    """A move shown as an arrow from the first of these to the last."""
    parts: tuple[Keys, ...] = ()
    """Groups that belong apart, each with its number."""
    focus: Key = ""

    @property
    def signs(self) -> tuple[tuple[Key, str], ...]:
        """The same in words: each marked key with the name of its mark."""
        marked = [("chosen", self.chosen), ("good", self.good), ("hint", self.hint), ("wrong", self.wrong)]
        marked += [(f"part-{number}", part) for number, part in enumerate(self.parts, 1)]
        marked += [("from", self.ghost[:1]), ("to", self.ghost[-1:])] if len(self.ghost) > 1 else []
        marked.append(("next", self.next))
        return tuple((key, sign) for sign, keys in marked for key in dict.fromkeys(keys))


def draw_over(scene: Scene, overlay: Overlay, theme: Theme) -> Scene:
    marks: list[Mark] = []
    for key in overlay.next:
        marks += _ring(scene, key, theme.chosen, line=1.8, dash=4, grow=2)
    grouped = {key for part in overlay.parts for key in part}
    for keys, colour, sign in (
        (overlay.good, theme.good, "✓"),
        (overlay.hint, theme.hint, "?"),
        (tuple(key for key in overlay.wrong if key not in grouped), theme.wrong, "✗"),
    ):
        for key in dict.fromkeys(keys):
            marks += _ring(scene, key, colour, line=3.2, grow=3)
        marks += _badge(scene.box(keys[0]), colour, sign, theme) if keys else ()
    colours = (theme.wrong, theme.hint, theme.chosen)
    numbers: list[Mark] = []  # over all the rings, which touch each other
    for number, part in enumerate(overlay.parts):
        for key in part:
            colour = colours[number % len(colours)]
            marks += _ring(scene, key, colour, line=3.6, dash=7 * (number % 2), grow=3)
            numbers += _badge(scene.box(key), colour, str(number + 1), theme)
    marks += numbers
    for key in overlay.chosen:
        marks += _ring(scene, key, theme.chosen, line=4, grow=4)
    if len(overlay.ghost) > 1:
        marks += _arrow(scene.box(overlay.ghost[0]), scene.box(overlay.ghost[-1]), theme.hint)
    if overlay.focus:
        marks += _ring(scene, overlay.focus, theme.ink, line=2.5, dash=7, grow=6)
    return replace(scene.over(tuple(marks)), lit=(*scene.lit, *overlay.signs))


def _ring(scene: Scene, key: Key, colour: str, line: float, dash: float = 0, grow: float = 0) -> list[Mark]:
    """Around a thing: along its own outline where it has one, else a rectangle a little larger."""
    if outlines := scene.outlines(key):
        return [Mark(outline, "", colour, line + 1, dash) for outline in outlines]
    box = scene.box(key)
    if box is None:
        return []
    b = box.grown(grow)
    return [Mark(Rect(b.x, b.y, b.width, b.height, 9), "", colour, line, dash)]


def _badge(box: Box | None, colour: str, sign: str, theme: Theme) -> list[Mark]:
    """Colour is never the only sign: the ring says what it means."""
    if box is None:
        return []
    x, y = box.x + box.width, box.y
    return [Mark(Circle(x, y, 9), colour, theme.area, 1.5), Mark(Text(x, y, sign, 12, bold=True), theme.area)]


def _arrow(start: Box | None, end: Box | None, colour: str) -> list[Mark]:
    if start is None or end is None:
        return []
    (x1, y1), (x2, y2) = start.centre, end.centre
    angle = math.atan2(y2 - y1, x2 - x1)

    def at(turn: float, reach: float) -> Point:
        return x2 - reach * math.cos(angle + turn), y2 - reach * math.sin(angle + turn)

    head = Polygon(((x2, y2), at(0.45, 18), at(-0.45, 18)))
    return [Mark(Line(((x1, y1), at(0, 12))), "", colour, 5), Mark(head, colour)]
