"""The course: a unit for each section of the rulebook, in its order."""

from __future__ import annotations

from catgames.games.burglars.course import (
    activate,
    end,
    fame,
    form,
    infiltrate,
    mirrors,
    recruit,
    secure,
    setup,
    turn,
    two,
)

UNITS = (
    setup.UNIT,
    turn.UNIT,
    recruit.UNIT,
    form.UNIT,
    activate.UNIT,
    secure.UNIT,
    infiltrate.UNIT,
    mirrors.UNIT,
    end.UNIT,
    fame.UNIT,
    two.UNIT,
)
