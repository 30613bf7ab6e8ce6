"""Another question about the same rule, for one that cannot stand on a twin: its words name what lies there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from itertools import islice
from zlib import crc32

from catgames.teach.exercises.exercise import draw, make, position_of
from catgames.teach.exercises.introduced import Tables
from catgames.teach.exercises.plan import ROUND, Way
from catgames.teach.exercises.rounds import practised
from catgames.teach.exercises.supply import Practised
from catgames.teach.step import Step

ALIKE: Mapping[str, Collection[Way]] = {
    "judge": (Way.JUDGE,),
    "claim": (Way.CLAIM, Way.EXPECT, Way.PICK, Way.FORESEE),
    "count": (Way.COUNT,),
    "select": (Way.MARK,),
}
"""By the kind of a step, the ways in which an exercise asks the same sort of thing."""
LOOKED_AT = 12
"""Rounds of the rule."""
FEWEST, ENOUGH = 2, 20
"""With no more the same would come back at once; and there need be no more to choose from."""


def another(kit: Practised, step: Step, rule: str, name: str, turn: int, tables: Tables) -> Step | None:
    """The how manieth one for the question of this name; None for a rule without exercises.

    At a table that is known, and rather in the same way: what cannot be had is given up, the way of asking first.
    """
    if rule not in practised(kit):
        return None
    own = kit.game.write(kit.game.read(step.at))
    drawn = {seed: draw(kit, rule, seed) for seed in range(LOOKED_AT * ROUND)}
    # What is only tried until it succeeds cannot be answered wrongly.
    asking = [seed for seed in drawn if drawn[seed].slot.way is not Way.FIND]
    alike = [seed for seed in asking if drawn[seed].slot.way in ALIKE.get(step.kind, ())]

    def apart(seeds: list[int], known: Callable[[str], bool]) -> list[int]:
        """One a position, and none on the position of the question itself."""
        at = ((position_of(kit, rule, drawn[seed]), seed) for seed in seeds)
        fit = ((position, seed) for position, seed in at if position != own and known(position))
        return list(dict(islice(fit, ENOUGH)).values())

    first = crc32(name.encode()) % ROUND
    for some in (apart(alike, partial(tables.have, kit)), apart(asking, partial(tables.have, kit))):
        if len(some) > FEWEST:
            return make(kit, rule, some[(first + turn) % len(some)]).step
    some = apart(asking, bool)
    return make(kit, rule, some[(first + turn) % len(some)]).step
