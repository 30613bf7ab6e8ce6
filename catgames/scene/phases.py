"""The phase of a turn: what it consists of, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from catgames.core.message import Seat
from catgames.scene.pen import PAD, Pen
from catgames.scene.shapes import Rect, Text

TALL = 26
LINE = TALL + 4.0
LETTER = 0.6


@dataclass(frozen=True, slots=True)
class Phases:
    """Whose turn it is, its phases in order, and the one that is due; each is named by `board-phase-…`."""

    who: Seat | None
    steps: tuple[str, ...] = ()
    now: int = 0


NO_PHASES = Phases(None)


def draw_phases(pen: Pen, phases: Phases, y: float) -> float:
    """One line: what is done, what is due in gold, what follows; not in a picture.

    Once the game is over nothing stands in it, but its place is kept: the board must not jump. While a question
    is open only who is to move: what is due would answer many.
    """
    if not pen.look.touched:
        return 0
    if phases.who is None:
        return LINE
    size = 12.0 if pen.look.narrow else 13.0
    words = [pen.say(f"board-phase-{step}") for step in phases.steps]
    who = pen.say("board-player", who=phases.who)
    if pen.look.asking is not None:
        pen.said.append(who)
        pen.text(PAD, y + TALL / 2, who, size, "left", bold=True)
        return LINE
    pen.said.append(f"{who}: {words[phases.now]}")
    gap, room = 18.0, LETTER * size
    needed = sum(len(word) * room + 16 for word in (who, *words)) + gap * len(words)
    if needed > pen.inner:
        size, gap = size * pen.inner / needed, gap * pen.inner / needed
        room = LETTER * size
    x, middle = float(PAD), y + TALL / 2
    pen.text(x, middle, who, size, "left", bold=True)
    x += len(who) * room + gap
    for number, word in zip(count(), words):
        wide = len(word) * room + 14
        if number == phases.now:
            pen.put(Rect(x, y + 2, wide, TALL - 4, 11), pen.theme.gold)
            pen.put(Text(x + wide / 2, middle, word, size, bold=True), "#2b2438")
        else:
            pen.faint(x + wide / 2, middle, word, size)
        x += wide + gap
        if number + 1 < len(words):
            pen.faint(x - gap / 2, middle, "→", size)
    return LINE
