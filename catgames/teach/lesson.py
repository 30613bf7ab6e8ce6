"""What a course is written with: units, and the kinds of step."""

from __future__ import annotations

from catgames.teach.mistake import Mistake
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
    "Claim",
    "Count",
    "Judge",
    "Mistake",
    "Read",
    "Select",
    "Tempt",
    "Try",
    "Unit",
    "Watch",
]
