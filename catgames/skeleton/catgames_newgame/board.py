"""The row as it is drawn, and what touching it means."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.games.kit import Touch
from catgames.scene.cats import cat_head
from catgames.scene.look import Look
from catgames.scene.pen import PAD, Pen
from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Rect
from catgames_newgame.law import Take
from catgames_newgame.position import CUSHION, CUSHIONS, FREE, State, to_move

INK, VELVET = "#2b2438", "#b9567a"
COATS = {"1": "#e8963d", "2": "#7d8aa5"}
"""The players also wear their number, so that colour is not the only sign."""


def draw(state: State, look: Look) -> Scene:
    """Everything that can be touched has a key, and a label for who does not see it."""
    pen = Pen(look)
    size = pen.inner / len(CUSHIONS)
    top = PAD + 20
    for cushion in CUSHIONS:
        _draw_cushion(pen, state.row[cushion], cushion, PAD + cushion * size, top, size)
    below = top + size + 28
    who = to_move(state)
    said = pen.say("board-over") if who is None else pen.say("board-turn", who=who)
    pen.text(PAD + pen.inner / 2, below, said, 15, bold=True)
    return pen.scene(below + 20, {})


def _draw_cushion(pen: Pen, sign: str, cushion: int, x: float, y: float, size: float) -> None:
    label = pen.say("board-cushion-free" if sign == FREE else f"board-cushion-cat-{sign}", cushion=cushion + 1)
    pen.put(Rect(x + 2, y, size - 4, size, 10), pen.theme.area, pen.theme.edge, 1, 4, CUSHION(cushion), label)
    pen.faint(x + size / 2, y - 10, str(cushion + 1), 12)
    pen.put(Rect(x + size * 0.1, y + size * 0.66, size * 0.8, size * 0.26, size * 0.13), VELVET, INK, 1.2)
    if sign != FREE:
        for mark in cat_head(x + size * 0.16, y + size * 0.08, size * 0.68, COATS[sign], INK):
            pen.add(mark)
        pen.put(Circle(x + size * 0.18, y + size * 0.18, size * 0.13), COATS[sign], INK, 1.2)
        pen.text(x + size * 0.18, y + size * 0.18, sign, size * 0.18, bold=True)


def emblem() -> Symbol:
    """The game's picture on the home page."""
    cushion = Mark(Rect(40, 92, 140, 34, 17), VELVET, INK, 1.5)
    return Symbol(220, 130, (cushion, *cat_head(58, 4, 104, COATS["1"], INK)))


def touch(state: State, seat: Seat, picked: Keys) -> Touch[Take]:
    """One touch is a whole move."""
    cushion = CUSHION.parts(picked[-1]) if picked else None
    if cushion is not None:
        return Touch(move=Take(seat, *cushion))
    who = to_move(state)
    if who is None:
        return Touch(said=Message("touch-over"))
    return Touch(said=Message("touch-cushion") if who == seat else Message("touch-other", {"who": who}))
