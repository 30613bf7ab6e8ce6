"""What is what on a board: every symbol and every mark with its picture and one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Rect, Text, Use
from catgames.scene.theme import LIGHT

SIDE = 48
RING = Rect(5, 5, SIDE - 10, SIDE - 10, 9)


@dataclass(frozen=True, slots=True)
class Explained:
    """A picture, the line `legend-…` that says what it means, and the symbols that it stands for."""

    id: str
    picture: Scene
    stands_for: tuple[str, ...] = ()
    """Names of symbols, a star for any letters."""

    def covers(self, symbol: str) -> bool:
        return any(fnmatchcase(symbol, pattern) for pattern in self.stands_for)


def explained(id: str, symbols: Mapping[str, Symbol], shown: str, *others: str) -> Explained:
    """A symbol of the game, which stands for itself and for others like it."""
    symbol = symbols[shown]
    use = Mark(Use(shown, 0, 0, symbol.width, symbol.height))
    picture = Scene(symbol.width, symbol.height, (use,), symbols)
    return Explained(id, picture, (shown, *others))


def drawn(id: str, *marks: Mark) -> Explained:
    """Something that is drawn where it is needed."""
    return Explained(id, Scene(SIDE, SIDE, marks))


def _signed(id: str, sign: str, colour: str) -> Explained:
    badge = (Mark(Circle(SIDE - 10, 10, 9), colour), Mark(Text(SIDE - 10, 10, sign, 12, bold=True), LIGHT.area))
    return drawn(id, Mark(RING, LIGHT.card, colour, 3.2), *badge)


SIGNS = (
    _signed("good", "✓", LIGHT.good),
    _signed("wrong", "✗", LIGHT.wrong),
    _signed("look", "!", LIGHT.hint),
    _signed("chosen", "•", LIGHT.chosen),
    drawn("next", Mark(RING, LIGHT.card, LIGHT.chosen, 1.8, 4)),
    drawn("turn", Mark(RING, LIGHT.area, LIGHT.gold, 3)),
)
"""What is drawn over every board."""
