"""A scene: marks in painter's order, the symbols they use, and which key lies where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from catgames.core.key import Key, Keys
from catgames.scene.shapes import Box, Polygon, Shape, Use, bounds, covers

NONE = ""
NEXT = "next"
UNPOINTED = ("chosen", "good", NEXT)
"""Marks that tell what was done, or what could be; the others say: look here."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A shape with its paint; one with a key can be touched, and its label says what it is."""

    shape: Shape
    fill: str = NONE
    stroke: str = NONE
    line: float = 1
    dash: float = 0
    key: Key = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A little picture that is drawn often: a card, a tile."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    coat: str = NONE
    """The colour in which it differs from others of its shape: what is said once is drawn once."""

    def alone(self) -> Scene:
        """A scene with nothing else on it."""
        return Scene(self.width, self.height, self.marks)


@dataclass(frozen=True, slots=True)
class Scene:
    width: float
    height: float
    marks: tuple[Mark, ...]
    symbols: Mapping[str, Symbol] = field(default_factory=dict)
    label: str = ""
    lit: tuple[tuple[Key, str], ...] = ()
    """What is marked on it, and how: for who does not see the marks, and to bring them into sight."""
    heart: tuple[float, float] | None = None
    """From where to where the part lies that one looks at first while nothing is marked; else it is the top."""

    def __repr__(self) -> str:
        """Short: what is drawn shows itself, and a terminal has no use for a thousand shapes."""
        return f"Scene({self.width:g} × {self.height:g}, {self.label!r})"

    def hit(self, x: float, y: float) -> Key:
        """The key of the topmost thing at this point, or nothing."""
        for mark in reversed(self.marks):
            if mark.key and covers(mark.shape, x, y):
                return mark.key
        return ""

    @property
    def keys(self) -> Keys:
        """Every key once, in the order in which they are drawn."""
        return tuple(dict.fromkeys(mark.key for mark in self.marks if mark.key))

    def labels(self) -> dict[Key, str]:
        """What each key is called; the first mark that says so counts."""
        named: dict[Key, str] = {}
        for mark in self.marks:
            if mark.key and mark.label:
                named.setdefault(mark.key, mark.label)
        return named

    def box(self, key: Key) -> Box | None:
        """The rectangle around everything that carries this key."""
        boxes = [bounds(mark.shape) for mark in self.marks if mark.key == key]
        if not boxes:
            return None
        left, top = min(b.x for b in boxes), min(b.y for b in boxes)
        right, bottom = max(b.x + b.width for b in boxes), max(b.y + b.height for b in boxes)
        return Box(left, top, right - left, bottom - top)

    def seen(self, key: Key) -> Box | None:
        """The part of that rectangle that nothing drawn later covers from side to side."""
        box, last = self.box(key), 0
        if box is None:
            return None
        for place, mark in enumerate(self.marks):
            last = place if mark.key == key else last
        for mark in self.marks[last + 1 :]:
            if mark.key and mark.key != key:
                box = _uncovered(box, bounds(mark.shape))
        return box

    def lit_span(self) -> tuple[float, float] | None:
        """From where to where on the board something is marked, as parts of its height."""
        return self._span(self._pointed_at())

    def first_span(self) -> tuple[float, float] | None:
        """The same of what comes first among it, should there be no room for all."""
        return self._span(self._pointed_at()[:1])

    def next_spans(self) -> tuple[tuple[float, float], ...]:
        """Once something is in hand and nothing is pointed at: where each thing lies that it could go on with."""
        if self.lit_span():
            return ()
        spans = (self._span((key,)) for key, sign in self.lit if sign == NEXT)
        return tuple(span for span in spans if span)

    def heart_span(self) -> tuple[float, float] | None:
        """The same of where to look while nothing is marked."""
        return self.heart and (self.heart[0] / self.height, self.heart[1] / self.height)

    def _pointed_at(self) -> Keys:
        """What is shown to be looked at; only where there is none, what was done, unless something is in hand."""
        drawn = [(key, sign) for key, sign in self.lit if self.box(key)]
        pointed = [key for key, sign in drawn if sign not in UNPOINTED]
        in_hand = any(sign == NEXT for _, sign in drawn)
        return tuple(pointed or (() if in_hand else (key for key, _ in drawn)))

    def _span(self, keys: Keys) -> tuple[float, float] | None:
        boxes = [box for key in keys if (box := self.box(key))]
        if not boxes:
            return None
        return min(b.y for b in boxes) / self.height, max(b.y + b.height for b in boxes) / self.height

    def outlines(self, key: Key) -> list[Polygon]:
        """The shapes to trace around, where a thing is no rectangle."""
        return [mark.shape for mark in self.marks if mark.key == key and isinstance(mark.shape, Polygon)]

    def spot(self, key: Key) -> tuple[float, float] | None:
        """A point that hits this key: where a finger should go."""
        for mark in self.marks:
            if mark.key == key:
                for point in _probes(bounds(mark.shape)):
                    if self.hit(*point) == key:
                        return point
        return None

    def used_symbols(self) -> list[str]:
        """The symbols that are needed, each after those that it is made of."""
        found: dict[str, None] = {}

        def need(marks: tuple[Mark, ...]) -> None:
            for mark in marks:
                if isinstance(mark.shape, Use) and mark.shape.symbol not in found:
                    need(self.symbols[mark.shape.symbol].marks)
                    found[mark.shape.symbol] = None

        need(self.marks)
        return list(found)

    def _repr_svg_(self) -> str:
        """A notebook shows a scene by itself."""
        from catgames.scene.svg import render_shown  # which draws scenes, so it cannot come first

        return render_shown(self)

    def over(self, marks: tuple[Mark, ...]) -> Scene:
        return replace(self, marks=self.marks + marks)


def _uncovered(box: Box, cover: Box) -> Box:
    """What is left of a rectangle when its upper part lies beneath another one; all of it, should nothing be left."""
    across = cover.x <= box.x + 1 and cover.x + cover.width >= box.x + box.width - 1
    edge = cover.y + cover.height
    if not across or cover.y > box.y + 1 or not box.y < edge < box.y + box.height:
        return box
    return Box(box.x, edge, box.width, box.y + box.height - edge)


def _probes(box: Box) -> list[tuple[float, float]]:
    """Points of a rectangle, its middle first: part of it may lie beneath something else."""
    parts = (0.5, 0.2, 0.8, 0.08, 0.92)
    return [(box.x + box.width * a, box.y + box.height * b) for b in parts for a in parts]
