"""The sill as it is drawn, and what touching it means."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.games.kit import Touch
from catgames.scene.cats import cat_head
from catgames.scene.look import Look
from catgames.scene.pen import PAD, Pen
from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Rect, Text, path
from catgames_windowsill.law import Lie
from catgames_windowsill.position import CATS, FREE, PLACE, POT, State, to_move

INK, SKY, WOOD, RED, GREEN = "#2b2438", "#cfe6f2", "#b98b56", "#c4623f", "#4f8f4a"
COATS = {"1": "#e8963d", "2": "#7d8aa5"}
"""The cats also wear their player's number, so that colour is not the only sign."""
LABELS = {FREE: "free", POT: "pot", "1": "cat-1", "2": "cat-2"}
LEAVES = "M50 52 C30 50 18 34 20 16 C38 18 48 30 50 46 C52 30 62 18 80 16 C82 34 70 50 50 52 Z"
CLAY = "M24 54 L76 54 L68 98 L32 98 Z"


def draw(state: State, look: Look) -> Scene:
    """Whatever can be touched has a key, and a label for who does not see it."""
    pen = Pen(look)
    size = pen.inner / len(state.sill)
    top, middle = PAD + size * 0.55, PAD + pen.inner / 2
    pen.put(Rect(PAD, PAD, pen.inner, size * 1.6, 10), SKY, pen.theme.edge, 1.5)
    pen.put(Rect(PAD, top + size, pen.inner, size * 0.25, 4), WOOD, pen.theme.edge)
    for place, sign in enumerate(state.sill):
        left, label = PAD + place * size, pen.say(f"board-place-{LABELS[sign]}", place=place + 1)
        pen.put(Rect(left + 2, top, size - 4, size, 8), "", INK, 1, 4, PLACE(place), label)
        pen.put(Text(left + size / 2, top - 10, str(place + 1), 12), INK)
        if sign == POT:
            pen.marks += pot(left, top, size)
        if sign in CATS:
            pen.marks += cat(left, top, size, sign)
    who = to_move(state)
    said = pen.say("board-over") if who is None else pen.say("board-turn", who=who)
    pen.text(middle, top + size * 1.25 + 22, said, 15, bold=True)
    return pen.scene(top + size * 1.25 + 42, {})


def pot(x: float, y: float, size: float) -> tuple[Mark, ...]:
    k = size / 100
    return Mark(path(LEAVES, x, y, k), GREEN, INK, 1.5), Mark(path(CLAY, x, y, k), RED, INK, 1.5)


def cat(x: float, y: float, size: float, number: str) -> tuple[Mark, ...]:
    middle = x + size * 0.16, y + size * 0.16
    badge = Mark(Circle(*middle, size * 0.13), COATS[number], INK, 1.2)
    told = Mark(Text(*middle, number, size * 0.18, bold=True), INK)
    return (*cat_head(x + size * 0.08, y + size * 0.12, size * 0.84, COATS[number], INK), badge, told)


def emblem() -> Symbol:
    """A cat in the sun: the game's picture on the home page."""
    sky, sill = Mark(Rect(0, 0, 220, 130), SKY), Mark(Rect(0, 112, 220, 18), WOOD)
    return Symbol(220, 130, (sky, sill, *pot(8, 42, 72), *cat_head(96, 16, 104, COATS["1"], INK)))


def touch(state: State, seat: Seat, picked: Keys) -> Touch[Lie]:
    """One touch is a whole move."""
    if picked and (place := PLACE.parts(picked[-1])):
        return Touch(move=Lie(seat, *place))
    who = to_move(state)
    return Touch(said=Message("touch-over") if who is None else Message("touch-place", {"who": who}))
