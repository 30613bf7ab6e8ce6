"""What every board is drawn with: it knows the look, and puts down marks one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from catgames.core.key import Key
from catgames.core.message import Message, Value
from catgames.scene.look import Look
from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Rect, Shape, Text, Use
from catgames.scene.theme import Theme

BOLD = 0.64
"""How wide a bold letter is at most, on the average of a word, in parts of its size."""
PILL = 14.0
"""How large the letters of a button are, where they fit."""
PAD = 10
"""The margin of a table, and the room between its parts."""


@dataclass
class Pen:
    look: Look
    marks: list[Mark] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """What a screen reader says of the whole table, beside its name."""
    heart: tuple[float, float] | None = None
    """From where to where the part lies that one looks at first, where that is not the top."""

    @property
    def theme(self) -> Theme:
        return self.look.theme

    @property
    def inner(self) -> float:
        """The width between the table's margins."""
        return self.look.width - 2 * PAD

    def say(self, id: str, **args: Value) -> str:
        return self.look.say(Message(id, args))

    def add(self, mark: Mark) -> None:
        self.marks.append(mark)

    def put(
        self,
        shape: Shape,
        fill: str = "",
        stroke: str = "",
        line: float = 1,
        dash: float = 0,
        key: Key = "",
        label: str = "",
    ) -> None:
        self.marks.append(Mark(shape, fill, stroke, line, dash, key, label))

    def text(self, x: float, y: float, text: str, size: float, align: str = "center", bold: bool = False) -> None:
        self.put(Text(x, y, text, size, align, bold), self.theme.ink)

    def faint(self, x: float, y: float, text: str, size: float, align: str = "center") -> None:
        self.put(Text(x, y, text, size, align), self.theme.faint)

    def use(self, symbol: str, x: float, y: float, width: float, height: float, key: Key = "", label: str = "") -> None:
        """A symbol of the scene: a card, a tile, a piece."""
        self.put(Use(symbol, x, y, width, height), key=key, label=label)

    def area(self, x: float, y: float, width: float, height: float, key: Key = "", label: str = "") -> None:
        self.put(Rect(x, y, width, height, 12), self.theme.area, self.theme.edge, 1.2, 0, key, label)

    @property
    def touchable(self) -> float:
        """How tall a button is: a finger needs more than a mouse."""
        return 40 if self.look.narrow else 32

    def pill(
        self, x: float, y: float, width: float, text: str, key: Key, label: str, lit: bool = True, size: float = PILL
    ) -> None:
        """Something that is said rather than touched: in gold when it can be said, faint as long as something lacks."""
        if not self.look.touched:
            return
        theme, tall = self.theme, self.touchable
        edge, line = (theme.gold, 2.0) if lit else (theme.edge, 1.2)
        self.put(Rect(x, y, width, tall, tall / 2), theme.area if lit else theme.table, edge, line, 0, key, label)
        size = self.fitting(text, width - 16, size)
        self.put(Text(x + width / 2, y + tall / 2, text, size, bold=True), theme.ink if lit else theme.faint)

    @staticmethod
    def fitting(text: str, width: float, most: float) -> float:
        """The size at which a bold word fits that width: fonts differ, so a little less than it seems."""
        return min(most, width / (BOLD * max(1, len(text))))

    def frame(self, beneath: int, box: Rect, active: bool, line: float = 3, key: Key = "", label: str = "") -> None:
        """A player's part of the table, beneath all that was put down since; in gold for who is to move."""
        edge = self.theme.gold if active else self.theme.edge
        self.marks.insert(beneath, Mark(box, self.theme.area, edge, line if active else 1.2, 0, key, label))

    def scene(self, height: float, symbols: Mapping[str, Symbol]) -> Scene:
        """All that was put down, on the table."""
        width = self.look.width
        table = Mark(Rect(0, 0, width, height, 14), self.theme.table)
        label = ". ".join((self.say("board-label"), *self.said))
        return Scene(width, height, (table, *self.marks), symbols, label, heart=self.heart)
