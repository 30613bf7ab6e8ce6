"""The course: goal and overview, then a unit for each section of the rulebook, in its order."""

from __future__ import annotations

from catgames.games.pocket.course import (
    capture,
    cat,
    chaoticats,
    clans,
    crooks,
    defenders,
    dog,
    end,
    example,
    gourmets,
    modes,
    overview,
    polterkitties,
    power,
    prey,
    royal,
    score,
    setup,
    turn,
)

UNITS = (
    overview.UNIT,
    setup.UNIT,
    turn.UNIT,
    prey.UNIT,
    cat.UNIT,
    dog.UNIT,
    end.UNIT,
    capture.UNIT,
    score.UNIT,
    clans.UNIT,
    royal.UNIT,
    gourmets.UNIT,
    crooks.UNIT,
    defenders.UNIT,
    chaoticats.UNIT,
    power.UNIT,
    polterkitties.UNIT,
    example.UNIT,
    modes.UNIT,
)
