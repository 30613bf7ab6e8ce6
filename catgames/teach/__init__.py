"""Lessons and goals: data about a game, played by tests as by learners."""

from __future__ import annotations

from catgames.teach.goals import (
    Attempt,
    Goal,
    all_of,
    any_of,
    happened,
    legal,
    not_,
    over,
    play_on,
    play_out,
    played,
    state_is,
)
from catgames.teach.guide import Beat, Guide
from catgames.teach.step import LEARNER
from catgames.teach.steps.claim import Claim
from catgames.teach.steps.count import Count
from catgames.teach.steps.judge import Judge
from catgames.teach.steps.read import Read
from catgames.teach.steps.select import Select
from catgames.teach.steps.tempt import Tempt
from catgames.teach.steps.try_ import Try
from catgames.teach.steps.watch import Watch
from catgames.teach.unit import Unit

__all__ = [
    "LEARNER",
    "Attempt",
    "Beat",
    "Claim",
    "Count",
    "Goal",
    "Guide",
    "Judge",
    "Read",
    "Select",
    "Tempt",
    "Try",
    "Unit",
    "Watch",
    "all_of",
    "any_of",
    "happened",
    "legal",
    "not_",
    "over",
    "play_on",
    "play_out",
    "played",
    "state_is",
]
