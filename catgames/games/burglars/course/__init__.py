"""The course: goal and overview, then a unit for each section of the rulebook, in its order."""

from __future__ import annotations

from catgames.games.burglars.course import (
    activate,
    end,
    fame,
    form,
    infiltrate,
    mirrors,
    overview,
    recruit,
    secure,
    setup,
    turn,
    two,
)

UNITS = (
    overview.UNIT,
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
