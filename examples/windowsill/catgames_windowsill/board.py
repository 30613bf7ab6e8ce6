"""The sill as it is drawn, and what touching it means."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.games.kit import Touch
from catgames.scene.cats import cat_head
from catgames.scene.look import Look
from catgames.scene.pen import PAD, Pen
from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Polygon, Rect, path
from catgames_windowsill.law import Lie
from catgames_windowsill.position import CATS, FREE, PLACE, PLACES, POT, State, to_move

INK = "#2b2438"
COATS = {"1": "#e8963d", "2": "#7d8aa5"}
"""The two households also wear their number, so that colour is not the only sign."""
LEAVES = "M50 52 C30 50 18 34 20 16 C38 18 48 30 50 46 C52 30 62 18 80 16 C82 34 70 50 50 52 Z"
SKY, WOOD, CLAY, GREEN = "#cfe6f2", "#b98b56", "#c4623f", "#4f8f4a"


def draw(state: State, look: Look) -> Scene:
    pen = Pen(look)
    size = pen.inner / len(PLACES)
    pen.put(Rect(PAD, PAD, pen.inner, size * 1.6, 10), SKY, look.theme.edge, 1.5)
    top = PAD + size * 0.55
    for place in PLACES:
        _draw_place(pen, state, place, PAD + place * size, top, size)
    pen.put(Rect(PAD, top + size, pen.inner, size * 0.25, 4), WOOD, look.theme.edge, 1)
    below = top + size * 1.25 + 22
    who = to_move(state)
    said = pen.say("board-over") if who is None else pen.say("board-turn", who=who)
    pen.text(PAD + pen.inner / 2, below, said, 15, bold=True)
    return pen.scene(below + 20, {})


def _draw_place(pen: Pen, state: State, place: int, x: float, y: float, size: float) -> None:
    sign = state.sill[place]
    label = pen.say(
        f"board-place-{'free' if sign == FREE else 'pot' if sign == POT else f'cat-{sign}'}", place=place + 1
    )
    pen.put(Rect(x + 1, y, size - 2, size, 8), pen.theme.area, pen.theme.edge, 1, 4, PLACE(place), label)
    pen.faint(x + size / 2, y - 10, str(place + 1), 12)
    if sign == POT:
        for mark in _pot(x, y, size):
            pen.add(mark)
    elif sign in CATS:
        for mark in cat_head(x + size * 0.08, y + size * 0.12, size * 0.84, COATS[sign], INK):
            pen.add(mark)
        pen.put(Circle(x + size * 0.16, y + size * 0.16, size * 0.13), COATS[sign], INK, 1.2)
        pen.text(x + size * 0.16, y + size * 0.16, sign, size * 0.18, bold=True)


def _pot(x: float, y: float, size: float) -> tuple[Mark, ...]:
    k = size / 100
    corners = ((24, 54), (76, 54), (68, 98), (32, 98))
    pot = Polygon(tuple((x + a * k, y + b * k) for a, b in corners))
    return Mark(path(LEAVES, x, y, k), GREEN, INK, 1.5), Mark(pot, CLAY, INK, 1.5)


def emblem() -> Symbol:
    """A cat in the sun."""
    sky = Mark(Rect(0, 0, 220, 130), SKY)
    sill = Mark(Rect(0, 112, 220, 18), WOOD)
    return Symbol(220, 130, (sky, sill, *_pot(8, 42, 72), *cat_head(96, 16, 104, COATS["1"], INK)))


def touch(state: State, seat: Seat, picked: Keys) -> Touch[Lie]:
    """One touch is a whole move."""
    place = PLACE.parts(picked[-1]) if picked else None
    if place is not None:
        return Touch(move=Lie(seat, *place))
    who = to_move(state)
    if who is None:
        return Touch(said=Message("touch-over"))
    return Touch(said=Message("touch-place") if who == seat else Message("touch-other", {"who": who}))
