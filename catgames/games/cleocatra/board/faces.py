"""Tiles and pieces: five royal cats on pyramids that point up or down, meeples, the inspector's eye."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from catgames.games.cleocatra.position.tiles import COLOURS, NAMES, UNKNOWN
from catgames.scene.cats import cat_head, sign
from catgames.scene.scene import Mark, Symbol
from catgames.scene.shapes import Circle, Line, Point, Polygon, Rect, Text, path

WIDTH, HEIGHT = 100.0, 86.6
PIECE = 32.0
INSPECTOR = "inspector"
INK = "#2b2438"
PAPER = "#fffdf8"
GOLD = "#eab13c"
SAND = "#e7cf9b"


@dataclass(frozen=True, slots=True)
class Coat:
    """A colour of cat and the sign that goes with it, so that it can be told without the colour."""

    fill: str
    tint: str
    sign: str


COATS = {
    "o": Coat("#f29a2e", "#fbe3bf", "diamond"),
    "b": Coat("#3f8fd2", "#cfe3f6", "drop"),
    "g": Coat("#2fa873", "#cdebdc", "leaf"),
    "p": Coat("#9a6cc6", "#e4d6f2", "moon"),
    "y": Coat("#f4d03f", "#fbf2c4", "star"),
}
assert set(COATS) == set(COLOURS)


@dataclass(frozen=True, slots=True)
class Livery:
    """A player's colour; the number on the meeple says whose it is without it."""

    fill: str
    ink: str


LIVERIES = (
    Livery("#c8443e", PAPER),
    Livery("#5468a4", PAPER),
    Livery("#f6f0df", INK),
    Livery("#17938f", PAPER),
)

MEEPLE = "M12 1.5 C14.8 1.5 16.6 3.5 16.6 5.9 C16.6 7.3 16.1 8.3 15.3 9.1 C19.2 9.8 22.5 11.8 22.5 14 C22.5 15.7 20.4 16.1 17.6 15.7 C18 18.2 19.7 20.2 20.8 22.5 L3.2 22.5 C4.3 20.2 6 18.2 6.4 15.7 C3.6 16.1 1.5 15.7 1.5 14 C1.5 11.8 4.8 9.8 8.7 9.1 C7.9 8.3 7.4 7.3 7.4 5.9 C7.4 3.5 9.2 1.5 12 1.5 Z"  # noqa: E501
EYE = "M2 11 C6 5 18 5 22 11 C18 17 6 17 2 11 Z"
TEAR = "M8.5 15.5 L7.5 20.5 M14 15.5 C15 19 18 20.5 20.5 18.5"
COLLAR_UP = "M38 66 C43 72 57 72 62 66"
COLLAR_DOWN = "M38 44 C43 50 57 50 62 44"


def triangle(points_up: bool, x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    """The corners of a cell in its rectangle."""
    if points_up:
        return ((x, y + height), (x + width, y + height), (x + width / 2, y))
    return ((x, y), (x + width, y), (x + width / 2, y + height))


@cache
def symbols() -> dict[str, Symbol]:
    made = {face(colour, up): Symbol(WIDTH, HEIGHT, _tile(colour, up)) for colour in COLOURS for up in (True, False)}
    made |= {face(UNKNOWN, up): Symbol(WIDTH, HEIGHT, _back(up)) for up in (True, False)}
    made |= {meeple(seat): Symbol(PIECE, PIECE, _rescuer(seat)) for seat in range(len(LIVERIES))}
    made |= {marker(seat): Symbol(PIECE, PIECE, _marker(seat)) for seat in range(len(LIVERIES))}
    return {**made, INSPECTOR: Symbol(PIECE, PIECE, _inspector())}


def meeple(seat: int) -> str:
    return f"rescuer-{seat}"


def marker(seat: int) -> str:
    return f"marker-{seat}"


def face(colour: str, points_up: bool) -> str:
    return f"tile-{NAMES[colour]}-{'up' if points_up else 'down'}"


def _tile(colour: str, up: bool) -> tuple[Mark, ...]:
    coat = COATS[colour]
    head, badge = (35.5, 73.2) if up else (13.5, 1.4)
    return (
        *_pyramid(up, coat.tint, coat.fill),
        *cat_head(32, head, 36, coat.fill, INK),
        Mark(path(COLLAR_UP if up else COLLAR_DOWN), "", "#b9791c", 4.4),
        Mark(path(COLLAR_UP if up else COLLAR_DOWN), "", GOLD, 2.6),
        Mark(Circle(50, head + 5.5, 2.2), GOLD, INK, 0.9),
        sign(coat.sign, 44, badge, 12, coat.fill, INK),
    )


def _back(up: bool) -> tuple[Mark, ...]:
    """Sandstone with an eye: the side that lies up in the pile."""
    x, y, k = (30.0, 38.0, 1.7) if up else (30.0, 14.0, 1.7)
    return (
        *_pyramid(up, SAND, "#c9a765"),
        Mark(path(EYE, x, y, k), PAPER, INK, 2.2),
        Mark(path(TEAR, x, y, k), "", INK, 2.2),
        Mark(Circle(x + 12 * k, y + 11 * k, 3.6 * k), INK),
    )


def _pyramid(up: bool, tint: str, stone: str) -> tuple[Mark, ...]:
    """A triangle with an edge and courses of stone near its long side."""
    outer, inner = triangle(up, 1.6, 1.4, 96.8, 83.8), triangle(up, 7.5, 6.2 if up else 3.2, 85, 73.6)
    courses = (68.0, 77.0) if up else (18.5, 9.5)
    stones = tuple(
        Mark(Line(((50 - reach, y), (50 + reach, y))), "", stone, 1)
        for y in courses
        for reach in [(y if up else HEIGHT - y) / HEIGHT * 50 - 6]
    )
    return (Mark(Polygon(outer), tint, INK, 2.2), *stones, Mark(Polygon(inner), "", stone, 1.1))


def _rescuer(seat: int) -> tuple[Mark, ...]:
    """A meeple with its player's number, on a white base."""
    livery = LIVERIES[seat]
    return (
        Mark(Circle(16, 16, 15.2), PAPER, INK, 1.4),
        Mark(path(MEEPLE, 3, 2.4, 1.08), livery.fill, INK, 1.8),
        Mark(Text(16, 19.6, str(seat + 1), 12, bold=True), livery.ink),
    )


def _marker(seat: int) -> tuple[Mark, ...]:
    """A score marker."""
    livery = LIVERIES[seat]
    return (
        Mark(Circle(16, 16, 15), livery.fill, INK, 2),
        Mark(Text(16, 16.5, str(seat + 1), 19, bold=True), livery.ink),
    )


def _inspector() -> tuple[Mark, ...]:
    """The eye that watches."""
    return (
        Mark(Circle(16, 16, 15), GOLD, INK, 2),
        Mark(path(EYE, 4.5, 5, 0.96), PAPER, INK, 1.8),
        Mark(path(TEAR, 4.5, 5, 0.96), "", INK, 1.8),
        Mark(Circle(16, 15.5, 3.4), INK),
    )


@cache
def emblem() -> Symbol:
    """Three royal cats before their pyramids, under the sun."""
    dunes = "M0 138 C60 112 130 150 190 128 C240 112 280 122 300 132 L300 158 Q300 180 278 180 L22 180 Q0 180 0 158 Z"
    marks = (
        Mark(Rect(0, 0, 300, 180, 22), "#f6e3b8"),
        Mark(Circle(254, 42, 22), "#f7b733"),
        *(
            Mark(Polygon(triangle(True, x, 156 - width * 0.866, width, width * 0.866)), COATS[colour].tint, INK, 2.6)
            for colour, x, width in (("b", 6.0, 120.0), ("p", 172.0, 122.0), ("o", 66.0, 168.0))
        ),
        Mark(path(dunes), SAND),
        *cat_head(26, 84, 74, COATS["b"].fill, INK),
        *cat_head(198, 84, 74, COATS["p"].fill, INK),
        Mark(path("M112 140 C124 170 176 170 188 140"), "", "#b9791c", 13),
        Mark(path("M112 140 C124 170 176 170 188 140"), "", GOLD, 9),
        *cat_head(98, 54, 104, COATS["o"].fill, INK),
        Mark(Circle(150, 70, 5), GOLD, INK, 1.6),
    )
    return Symbol(300, 180, marks)
