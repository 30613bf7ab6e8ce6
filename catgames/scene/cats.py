"""Our cats: a few shapes each, drawn in a box of 100 by 100 and placed anywhere."""

from __future__ import annotations

from catgames.scene.scene import Mark
from catgames.scene.shapes import Circle, path

HEAD = "M50 18 C60 18 66 20 70 23 L84 8 C88 20 90 32 88 44 C91 52 91 60 88 67 C82 82 67 90 50 90 C33 90 18 82 12 67 C9 60 9 52 12 44 C10 32 12 20 16 8 L30 23 C34 20 40 18 50 18 Z"
LEFT_EAR = "M19 15 L27 25 C22 29 19 33 17 38 C16 30 17 22 19 15 Z"
RIGHT_EAR = "M81 15 L73 25 C78 29 81 33 83 38 C84 30 83 22 81 15 Z"
MASK = "M10 52 C20 40 36 40 44 46 C48 44 52 44 56 46 C64 40 80 40 90 52 C86 64 70 68 60 62 C55 59 54 57 50 57 C46 57 45 59 40 62 C30 68 14 64 10 52 Z"
NOSE = "M45 67 C48 65.5 52 65.5 55 67 C54 70.5 52 72 50 72 C48 72 46 70.5 45 67 Z"
MOUTH = "M50 72 L50 75 M50 75 C47 80 41 80 39 76 M50 75 C53 80 59 80 61 76"
WHISKERS = "M28 70 L8 66 M28 74 L8 76 M72 70 L92 66 M72 74 L92 76"
STRIPES = "M50 20 L50 32 M41 21 L43 30 M59 21 L57 30"

SIGNS = {
    "drop": "M12 1 C12 1 3 11 3 15.5 C3 20 7 23 12 23 C17 23 21 20 21 15.5 C21 11 12 1 12 1 Z",
    "diamond": "M12 0.5 L22 12 L12 23.5 L2 12 Z",
    "leaf": "M22 2 C10 2 2 7 2 15 C2 17 2.5 19 4 20 L2 23 L4 23 L6 21 C15 23 22 15 22 2 Z",
    "moon": "M16 1 C8 2 3 8 4 14 C5 20 12 24 19 21 C13 19.5 9.5 15 10 10 C10.3 6 12.5 3 16 1 Z",
    "heart": "M12 22 C3 15 1 11 1 7.5 C1 4 3.5 2 6.5 2 C9 2 11 3.5 12 5.5 C13 3.5 15 2 17.5 2 C20.5 2 23 4 23 7.5 C23 11 21 15 12 22 Z",
    "star": "M12 0.5 L15.3 8 L23.5 8.8 L17.3 14.2 L19.2 22.3 L12 18 L4.8 22.3 L6.7 14.2 L0.5 8.8 L8.7 8 Z",
}
"""A sign a colour, so that no colour is the only sign; each in a box of 24 by 24."""


def cat_head(x: float, y: float, size: float, coat: str, ink: str, masked: bool = False) -> tuple[Mark, ...]:
    """A face looking at you, its box's corner at x, y."""
    k = size / 100

    def drawn(data: str, fill: str = "", stroke: str = "", line: float = 0) -> Mark:
        return Mark(path(data, x, y, k), fill, stroke, line * k)

    def dot(cx: float, cy: float, radius: float, fill: str) -> Mark:
        return Mark(Circle(x + cx * k, y + cy * k, radius * k), fill)

    eyes = (
        dot(32, 53, 8.5, "#fffdf2"),
        dot(68, 53, 8.5, "#fffdf2"),
        dot(33.5, 53.5, 4.6, ink),
        dot(66.5, 53.5, 4.6, ink),
        dot(35, 51.5, 1.6, "#ffffff"),
        dot(68, 51.5, 1.6, "#ffffff"),
    )
    return (
        drawn(HEAD, coat, ink, 3.2),
        drawn(LEFT_EAR, "#f7c9c4"),
        drawn(RIGHT_EAR, "#f7c9c4"),
        drawn(STRIPES, "", ink, 3),
        *((drawn(MASK, ink),) if masked else ()),
        *eyes,
        drawn(NOSE, "#e58a8f", ink, 1.5),
        drawn(MOUTH, "", ink, 2.6),
        drawn(WHISKERS, "", ink, 1.8),
    )


def sign(name: str, x: float, y: float, size: float, fill: str, edge: str) -> Mark:
    """One of the signs that go with the colours, its box's corner at x, y."""
    return Mark(path(SIGNS[name], x, y, size / 24), fill, edge, size / 16)


def yarn_ball(x: float, y: float, radius: float, wool: str, ink: str) -> tuple[Mark, ...]:
    """A ball of yarn with a loose end, its middle at x, y."""
    k = radius / 50
    turns = (
        "M8 38 C30 10 70 10 92 38",
        "M4 54 C30 26 70 26 97 56",
        "M10 74 C34 44 66 42 90 76",
        "M30 6 C16 36 18 66 34 96",
        "M54 2 C40 34 42 66 58 98",
        "M50 99 C70 112 92 92 112 104",
    )
    left, top = x - radius, y - radius
    strands = tuple(Mark(path(turn, left, top, k), "", ink, 3.4 * k) for turn in turns)
    return (Mark(Circle(x, y, radius), wool, ink, 3.4 * k), *strands)
