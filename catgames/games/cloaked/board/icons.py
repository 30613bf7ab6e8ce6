"""Little pictures: each attribute's icon, a cat in its pose, what it wears, and the players' masks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from catgames.games.cloaked.board.poses import POSE, Pose
from catgames.scene.cats import HEAD, LEFT_EAR, MASK, MOUTH, NOSE, RIGHT_EAR, SIGNS, WHISKERS, yarn_ball
from catgames.scene.scene import Mark
from catgames.scene.shapes import Circle, Polygon, Rect, path

INK = "#2b2438"
PAPER = "#fffdf8"


@dataclass(frozen=True, slots=True)
class Coat:
    """A colour of fur, how patterns and faces show on it, and the sign that tells it without colour."""

    fill: str
    tint: str
    pattern: str
    sign: str


COATS = {
    "white": Coat("#fdfcf7", "#dfe3ea", "#8d8799", "cloud"),
    "brown": Coat("#94623c", "#ecdccb", "#4c2c14", "acorn"),
    "blue": Coat("#4b96d8", "#d8e8f7", "#123f6b", "drop"),
    "black": Coat("#4d485c", "#d9d6df", "#efeaf8", "moon"),
    "green": Coat("#37ad78", "#d7f0e3", "#0d4a2f", "leaf"),
    "yellow": Coat("#f3cf40", "#fbf3cf", "#86660a", "star"),
    "purple": Coat("#a274cd", "#eadff5", "#43206b", "diamond"),
    "red": Coat("#e2653a", "#fadfd3", "#7a2308", "heart"),
}
OWN_SIGNS = {
    "cloud": "M6 20 C1 20 0 13 5 12 C4 6 11 3 14 7 C19 5 22 9 20 12 C25 13 24 20 19 20 Z",
    "acorn": "M3 10 C3 4 8 4 11 4 L11 1 L13 1 L13 4 C16 4 21 4 21 10 Z "
    "M4.5 12 L19.5 12 C19.5 18 15 21 12 23.5 C9 21 4.5 18 4.5 12 Z",
}
PLAIN = Coat("#b9b2c6", "#efecf4", "#4a4458", "")
"""A cat of no colour in particular, to show a pose alone."""


@dataclass(frozen=True, slots=True)
class Player:
    """The colour of a player's masks and the shape upon them."""

    fill: str
    mark: str


PLAYERS = (
    Player("#f0bf2c", "circle"),
    Player("#d8394c", "triangle"),
    Player("#2f9e64", "square"),
    Player("#8e58c4", "diamond"),
)


def cat(pose_name: str, coat: Coat, pattern: str, thing: str, x: float, y: float, size: float) -> tuple[Mark, ...]:
    """A whole cat with what it wears, its box's corner at x, y."""
    pose, k = POSE[pose_name], size / 100

    def limb(data: str) -> tuple[Mark, ...]:
        shape = path(data, x, y, k)
        return Mark(shape, "", INK, 12.5 * k), Mark(shape, "", coat.fill, 7.5 * k)

    marks = [mark for data in pose.behind for mark in limb(data)]
    marks.append(Mark(path(pose.body, x, y, k), coat.fill, INK, 2.6 * k))
    marks += pattern_marks(pattern, pose, coat, x, y, k)
    marks += [mark for data in pose.before for mark in limb(data)]
    hx, hy, hs = pose.head
    marks += head(x + hx * k, y + hy * k, hs * k, coat, pose.upside_down)
    bx, by = pose.beside
    if thing == "hat" and not pose.upside_down:
        marks += top_hat(x + (hx + hs / 2) * k, y + (hy + 0.14 * hs) * k, 0.62 * hs * k)
    elif thing:
        marks += THINGS[thing](x + bx * k, y + by * k, 26 * k)
    return tuple(marks)


def pattern_marks(pattern: str, pose: Pose, coat: Coat, x: float, y: float, k: float) -> list[Mark]:
    if pattern == "striped":
        return [Mark(path(pose.stripes, x, y, k), "", coat.pattern, 4.4 * k)]
    if pattern == "spotted":
        return [Mark(Circle(x + sx * k, y + sy * k, 4 * k), coat.pattern) for sx, sy in pose.spots]
    return []


def _turned(data: str) -> str:
    """The same path upside down in its box of 100."""
    return re.sub(r"-?[\d.]+", lambda found: f"{100 - float(found[0]):g}", data)


def head(x: float, y: float, size: float, coat: Coat, upside_down: bool = False) -> tuple[Mark, ...]:
    k = size / 100

    def drawn(data: str, fill: str = "", stroke: str = "", line: float = 0) -> Mark:
        return Mark(path(_turned(data) if upside_down else data, x, y, k), fill, stroke, line * k)

    def dot(cx: float, cy: float, radius: float, fill: str) -> Mark:
        if upside_down:
            cx, cy = 100 - cx, 100 - cy
        return Mark(Circle(x + cx * k, y + cy * k, radius * k), fill)

    return (
        drawn(HEAD, coat.fill, INK, 5.4),
        drawn(LEFT_EAR, "#f7c9c4"),
        drawn(RIGHT_EAR, "#f7c9c4"),
        dot(33, 52, 10, "#fffdf2"),
        dot(67, 52, 10, "#fffdf2"),
        dot(35, 53, 5.6, INK),
        dot(65, 53, 5.6, INK),
        drawn(NOSE, "#f2a3a5", INK, 2),
        drawn(MOUTH, "", coat.pattern, 4),
        drawn(WHISKERS, "", coat.pattern, 2.6),
    )


def top_hat(x: float, y: float, width: float) -> tuple[Mark, ...]:
    """The middle of its brim at x, y."""
    tall, brim = width * 0.72, width * 0.16
    return (
        Mark(Rect(x - width * 0.33, y - tall, width * 0.66, tall, width * 0.06), "#3b3350", PAPER, width * 0.045),
        Mark(Rect(x - width * 0.33, y - brim * 2.2, width * 0.66, brim * 1.2), "#e0a526"),
        Mark(Rect(x - width / 2, y - brim / 2, width, brim, brim / 2), "#3b3350", PAPER, width * 0.045),
    )


def _yarn(x: float, y: float, size: float) -> tuple[Mark, ...]:
    return yarn_ball(x, y, size * 0.42, "#e87fa0", "#8c2f52")


def _cocktail(x: float, y: float, size: float) -> tuple[Mark, ...]:
    """A glass with a fish for an olive."""
    k, left, top = size / 24, x - size / 2, y - size / 2
    return (
        Mark(path("M3 5 L21 5 L12 15 Z", left, top, k), "#bfe6ee", INK, 1.4 * k),
        Mark(path("M12 15 L12 21 M7 22 L17 22", left, top, k), "", INK, 1.8 * k),
        Mark(
            path("M7 6 C9 2 14 2 16 5 L20 1.5 L20 9 L16 6.5 C14 9.5 9 9.5 7 6 Z", left, top, k), "#f08c3a", INK, 1.2 * k
        ),
        Mark(Circle(left + 10 * k, top + 5.4 * k, 0.9 * k), INK),
    )


def _hat(x: float, y: float, size: float) -> tuple[Mark, ...]:
    return top_hat(x, y + size * 0.34, size * 0.92)


def _mouse(x: float, y: float, size: float) -> tuple[Mark, ...]:
    k, left, top = size / 24, x - size / 2, y - size / 2
    return (
        Mark(path("M20 17 C25 17 24 8 20 9", left, top, k), "", INK, 1.6 * k),
        Mark(Circle(left + 10 * k, top + 8.5 * k, 3.6 * k), "#f7c9c4", INK, 1.3 * k),
        Mark(
            path("M1 17 C3 11 9 8 15 9 C20 10 22 14 21 19 L5 19 C3 19 1 18.5 1 17 Z", left, top, k),
            "#a9a3b8",
            INK,
            1.3 * k,
        ),
        Mark(Circle(left + 6.5 * k, top + 14 * k, 1.2 * k), INK),
        Mark(Circle(left + 1.6 * k, top + 17 * k, 1.3 * k), "#e58a8f"),
    )


THINGS = {"yarn": _yarn, "cocktail": _cocktail, "hat": _hat, "mouse": _mouse}


def coat_sign(colour: str, x: float, y: float, size: float) -> Mark:
    """The sign that goes with a coat, its box's corner at x, y."""
    coat = COATS[colour]
    data = OWN_SIGNS.get(coat.sign) or SIGNS[coat.sign]
    return Mark(path(data, x, y, size / 24), coat.fill, INK, size / 15)


def swatch(pattern: str, x: float, y: float, size: float) -> tuple[Mark, ...]:
    """A piece of fur with its pattern."""
    k, left, top = size / 24, x - size / 2, y - size / 2
    fur = Mark(Rect(left + k, top + k, 22 * k, 22 * k, 7 * k), "#e9e4f1", INK, 1.6 * k)
    if pattern == "striped":
        return fur, Mark(path("M7 4 L7 20 M12 4 L12 20 M17 4 L17 20", left, top, k), "", INK, 2.4 * k)
    dots = ((7, 8), (16, 6.5), (12, 13), (6.5, 17.5), (17, 16.5))
    return (fur, *(Mark(Circle(left + dx * k, top + dy * k, 2.2 * k), INK) for dx, dy in dots))


def mask(seat: int, x: float, y: float, size: float) -> tuple[Mark, ...]:
    """A player's mask, as wide as `size`; its box's corner at x, y, and two fifths as high."""
    player, k = PLAYERS[seat], size / 80
    left, top = x - 10 * k, y - 38 * k
    return (
        Mark(path(MASK, left, top, k), player.fill, INK, 3.5 * k),
        Mark(Circle(left + 29 * k, top + 53 * k, 6.5 * k), PAPER, INK, 2 * k),
        Mark(Circle(left + 71 * k, top + 53 * k, 6.5 * k), PAPER, INK, 2 * k),
        player_mark(player.mark, left + 50 * k, top + 51 * k, 8 * k),
    )


SMALL_MASK = "M2 4 C7 0 10 3 12 3 C14 3 17 0 22 4 C25 13 19 20 14.5 15.5 C13 14 11 14 9.5 15.5 C5 20 -1 13 2 4 Z"


def small_mask(seat: int) -> tuple[Mark, ...]:
    """A mask as it lies on a cat, in a box of 24 by 20: its shape must be told from afar."""
    player = PLAYERS[seat]
    return Mark(path(SMALL_MASK, 0.5, 0.5, 0.96), player.fill, INK, 1.4), player_mark(player.mark, 12, 9, 5.4)


def player_mark(shape: str, x: float, y: float, r: float) -> Mark:
    """The shape that tells a player's masks without their colour."""
    if shape == "circle":
        return Mark(Circle(x, y, r * 0.8), PAPER, INK, r / 5)
    points = {
        "triangle": ((0, -1), (0.95, 0.75), (-0.95, 0.75)),
        "square": ((-0.75, -0.75), (0.75, -0.75), (0.75, 0.75), (-0.75, 0.75)),
        "diamond": ((0, -1.1), (0.9, 0), (0, 1.1), (-0.9, 0)),
    }[shape]
    return Mark(Polygon(tuple((x + a * r, y + b * r) for a, b in points)), PAPER, INK, r / 5)
