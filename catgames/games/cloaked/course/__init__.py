"""The course: goal and overview, a unit for each section of the book in its order, and two about reading the masks."""

from __future__ import annotations

from catgames.games.cloaked.course import (
    cats,
    clues,
    deduction,
    draw,
    end,
    masks,
    overview,
    play,
    scoring,
    setup,
    turn,
    unmask,
)

UNITS = (
    overview.UNIT,
    cats.UNIT,
    setup.UNIT,
    turn.UNIT,
    play.UNIT,
    masks.UNIT,
    unmask.UNIT,
    draw.UNIT,
    end.UNIT,
    scoring.UNIT,
    clues.UNIT,
    deduction.UNIT,
)
