"""Another question about the same rule, for one that cannot stand on a twin: its words name what lies there."""

from __future__ import annotations

from zlib import crc32

from catgames.teach.exercises.exercise import make
from catgames.teach.exercises.plan import ROUND
from catgames.teach.exercises.rounds import practised
from catgames.teach.exercises.supply import Practised
from catgames.teach.step import Step


def another(kit: Practised, rule: str, name: str, turn: int) -> Step | None:
    """The how manieth one for the question of this name; None for a rule without exercises."""
    if rule not in practised(kit):
        return None
    first = crc32(name.encode()) % ROUND + turn * ROUND
    made = (make(kit, rule, first + number).step for number in range(ROUND))
    # What is only tried until it succeeds cannot be answered wrongly.
    return next((step for step in made if step.asks), None)
