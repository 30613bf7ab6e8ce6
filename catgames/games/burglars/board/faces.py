"""The faces of the cards, as symbols of 100 by 140: six masked cats, the mirror, the back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from catgames.games.burglars.position.cards import COLOURS, MIRROR, NAMES, UNKNOWN
from catgames.scene.cats import cat_head, sign, yarn_ball
from catgames.scene.scene import Mark, Symbol
from catgames.scene.shapes import Circle, Rect, Text, Use, path

WIDTH, HEIGHT = 100, 140
INK = "#2b2438"
PAPER = "#fffdf8"
NIGHT = "#2f2a55"
GOLD = "#eab13c"
WOOD = "#8a5a12"
YARN = "yarn"
FAN, FAN_STEP = 6, 42


@dataclass(frozen=True, slots=True)
class Coat:
    """A colour of cat and the sign that goes with it, so that it can be told without the colour."""

    fill: str
    tint: str
    sign: str


COATS = {
    "b": Coat("#3f8fd2", "#d6e8f8", "drop"),
    "o": Coat("#f29a2e", "#fdecd2", "diamond"),
    "g": Coat("#2fa873", "#d6f0e3", "leaf"),
    "p": Coat("#9a6cc6", "#e9def5", "moon"),
    "r": Coat("#d6485a", "#fadbdf", "heart"),
    "y": Coat("#f4d03f", "#fdf6d3", "star"),
}
assert set(COATS) == set(COLOURS)

SHIRT = "M12 134 C12 112 28 100 50 100 C72 100 88 112 88 134 Z"
BANDS = "M20 114 L80 114 M15 123 L85 123"
FRAME = "M50 22 C70 22 80 40 80 60 C80 80 68 96 50 96 C32 96 20 80 20 60 C20 40 30 22 50 22 Z"
GLASS = "M50 29 C66 29 74 44 74 60 C74 76 64 89 50 89 C36 89 26 76 26 60 C26 44 34 29 50 29 Z"
HANDLE = "M45 95 L55 95 L57 126 C57 132 43 132 43 126 Z"
GLINT = "M34 66 L58 36 M42 74 L66 44"


@cache
def symbols() -> dict[str, Symbol]:
    cards = {face(colour): Symbol(WIDTH, HEIGHT, _cat(colour), COATS[colour].fill) for colour in COLOURS}
    cards[face(MIRROR)] = Symbol(WIDTH, HEIGHT, _mirror())
    cards[face(UNKNOWN)] = Symbol(WIDTH, HEIGHT, _back())
    fans = {fan(count): _fan(count) for count in range(FAN + 1)}
    return {**cards, **fans, YARN: Symbol(60, 60, yarn_ball(29, 28, 24, GOLD, WOOD))}


def fan(count: int) -> str:
    """A hand from behind: so many backs, or as many as can be told apart."""
    return f"fan-{min(count, FAN)}"


def _fan(count: int) -> Symbol:
    backs = tuple(Mark(Use(face(UNKNOWN), k * FAN_STEP, 0, WIDTH, HEIGHT)) for k in range(count))
    return Symbol(WIDTH + (FAN - 1) * FAN_STEP, HEIGHT, backs)


@cache
def emblem() -> Symbol:
    """Three of the gang and what they are after."""
    marks = (
        Mark(Rect(0, 0, 300, 180, 22), NIGHT),
        *(Mark(Circle(x, y, 2.6), GOLD) for x, y in ((24, 26), (70, 48), (150, 22), (236, 40), (276, 24), (268, 96))),
        *cat_head(12, 58, 96, COATS["o"].fill, INK, masked=True),
        *cat_head(192, 58, 96, COATS["b"].fill, INK, masked=True),
        *cat_head(92, 44, 116, COATS["g"].fill, INK, masked=True),
        *yarn_ball(150, 152, 22, GOLD, WOOD),
    )
    return Symbol(300, 180, marks)


def face(card: str) -> str:
    return f"card-{NAMES[card]}"


def _card(fill: str) -> tuple[Mark, ...]:
    return (
        Mark(Rect(1.5, 1.5, 97, 137, 11), PAPER, INK, 2.5),
        Mark(Rect(7, 7, 86, 126, 7), fill),
    )


def _cat(colour: str) -> tuple[Mark, ...]:
    coat = COATS[colour]
    return (
        *_card(coat.tint),
        Mark(path(SHIRT), PAPER, INK, 2.5),
        Mark(path(BANDS), "", INK, 4),
        *cat_head(17, 28, 66, coat.fill, INK, masked=True),
        sign(coat.sign, 9, 9, 22, coat.fill, INK),
        sign(coat.sign, 71, 111, 19, coat.fill, INK),
    )


def _mirror() -> tuple[Mark, ...]:
    return (
        *_card("#e6e3ee"),
        Mark(path(HANDLE), "#b98a4e", INK, 2.5),
        Mark(path(FRAME), GOLD, INK, 2.5),
        Mark(path(GLASS), "#cfe9f2", INK, 2),
        Mark(path(GLINT), "", "#ffffff", 5),
        Mark(Circle(18, 18, 10), "#cfe9f2", INK, 2),
        Mark(Text(18, 18.5, "?", 15, bold=True), INK),
    )


def _back() -> tuple[Mark, ...]:
    """Golden yarn on a night sky: the side that lies up when a yarn has been scored."""
    stars = ((20, 22), (80, 26), (22, 114), (78, 118), (50, 16), (50, 125))
    return (
        *_card(NIGHT),
        *(Mark(Circle(x, y, 2.4), GOLD) for x, y in stars),
        *yarn_ball(50, 68, 27, GOLD, WOOD),
    )
