"""What every part of the table is drawn with: the position, the look, and the marks put down so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from catgames.core.key import Key
from catgames.core.message import Message, Value
from catgames.games.cloaked.board.faces import HEIGHT, MASK_RATIO, WIDTH, mask_face, small_mask
from catgames.games.cloaked.board.icons import INK
from catgames.games.cloaked.position.state import State
from catgames.scene.look import Look
from catgames.scene.scene import Mark
from catgames.scene.shapes import Rect, Text, Use
from catgames.scene.theme import Theme

PAD = 10
RATIO = HEIGHT / WIDTH


@dataclass
class Pen:
    state: State
    look: Look
    marks: list[Mark] = field(default_factory=list)

    @property
    def theme(self) -> Theme:
        return self.look.theme

    @property
    def inner(self) -> float:
        """The width between the table's edges."""
        return self.look.width - 2 * PAD

    def say(self, id: str, **args: Value) -> str:
        return self.look.say(Message(id, args))

    def text(self, x: float, y: float, text: str, size: float, align: str = "left", bold: bool = False) -> None:
        self.marks.append(Mark(Text(x, y, text, size, align, bold), self.theme.ink))

    def faint(self, x: float, y: float, text: str, size: float, align: str = "left") -> None:
        self.marks.append(Mark(Text(x, y, text, size, align), self.theme.faint))

    def use(self, symbol: str, x: float, y: float, width: float, height: float, key: Key = "", label: str = "") -> None:
        self.marks.append(Mark(Use(symbol, x, y, width, height), key=key, label=label))

    def mask(self, seat: int, x: float, y: float, width: float) -> None:
        self.use(mask_face(seat), x, y, width, width * MASK_RATIO)

    def small_mask(self, seat: int, x: float, y: float, width: float, key: Key = "", label: str = "") -> None:
        self.use(small_mask(seat), x, y, width, width * 20 / 24, key, label)

    def written(self, x: float, y: float, text: str, size: float) -> None:
        """On paper, which is light in the dark too."""
        self.marks.append(Mark(Text(x, y, text, size, bold=True), INK))

    def area(self, x: float, y: float, width: float, height: float, key: Key = "", label: str = "") -> None:
        self.marks.append(Mark(Rect(x, y, width, height, 12), self.theme.area, self.theme.edge, 1.2, 0, key, label))

    def pill(self, x: float, y: float, width: float, text: str, key: Key, label: str) -> None:
        self.marks.append(Mark(Rect(x, y, width, 22, 11), self.theme.table, self.theme.edge, 1.2, 0, key, label))
        self.text(x + width / 2, y + 11, text, 12, "center", bold=True)
