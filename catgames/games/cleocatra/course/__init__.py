"""The course: goal and overview, then a unit for each section of the rulebook, in its order.

But who is stuck is asked after scoring and inspectors: it is because of them that nothing may follow.
"""

from __future__ import annotations

from catgames.games.cleocatra.course import (
    abilities,
    end,
    herd,
    inspectors,
    overview,
    rescuer,
    scoring,
    setup,
    stuck,
    tile,
    turn,
)

UNITS = (
    overview.UNIT,
    setup.UNIT,
    turn.UNIT,
    tile.UNIT,
    rescuer.UNIT,
    scoring.UNIT,
    inspectors.UNIT,
    stuck.UNIT,
    end.UNIT,
    herd.UNIT,
    abilities.UNIT,
)
