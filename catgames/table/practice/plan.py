"""What a drill consists of: which exercise comes first, and which after what was answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from catgames.games.kit import AnyKit
from catgames.teach.answers import Where
from catgames.teach.exercises.exercise import draw
from catgames.teach.exercises.placement import MOST_ASKED, next_item
from catgames.teach.exercises.plan import ROUND, Way
from catgames.teach.exercises.rounds import Item, exam_of, later, practised, round_of

LATER = 3
"""After so many others a wrong answer comes back."""
MOST_TWINS = 3
"""A wrong answer comes back until it is right, but no oftener: a round ends, and the rule is due again soon."""
FAR_ON = 100
"""What comes in the place of another is of a round that nobody comes to."""
BY_NUMBER = tuple(way for way in Way if way not in (Way.FIND, Way.MARK))
"""Ways of asking where one of a few answers is chosen: neither a terminal nor a card has a board to touch."""


class Sort(StrEnum):
    ONE = "one"
    """One exercise: of a rule and a seed, the same everywhere."""
    ROUND = "round"
    REVIEW = "review"
    PLACEMENT = "placement"
    EXAM = "exam"

    @property
    def where(self) -> Where:
        return {Sort.PLACEMENT: Where.PLACEMENT, Sort.EXAM: Where.EXAM}.get(self, Where.PRACTICE)


@dataclass(frozen=True, slots=True)
class Plan:
    sort: Sort
    number: int
    """The how manieth it is; of an exam, or of one exercise, its seed."""
    rules: tuple[str, ...] = ()
    """Those that are practised; none named means all."""

    def rules_of(self, kit: AnyKit) -> tuple[str, ...]:
        return self.rules or practised(kit)


@dataclass(frozen=True, slots=True)
class Asked:
    item: Item
    again: int = 0
    """How often it has come back."""

    def returns(self, plan: Plan, right: bool) -> bool:
        """Whether it comes back: an exam and a placement want to know, a round wants to teach."""
        return not (right or plan.sort in (Sort.PLACEMENT, Sort.EXAM)) and self.again < MOST_TWINS


def next_asked(kit: AnyKit, plan: Plan, done: Sequence[tuple[Asked, bool]]) -> Asked | None:
    """What comes after these answers; None when it is over."""
    match plan.sort:
        case Sort.PLACEMENT:
            item = next_item(kit, plan.number, [(asked.item, right) for asked, right in done])
            return Asked(item) if item else None
        case Sort.EXAM:
            left = exam_of(kit, plan.number)[len(done) :]
            return Asked(left[0]) if left else None
    queue = [Asked(item) for item in first_items(kit, plan)]
    for asked, right in done:
        queue.pop(0)
        if asked.returns(plan, right):
            queue.insert(LATER, Asked(later(kit, asked.item, plan.rules_of(kit)), asked.again + 1))
    return queue[0] if queue else None


def in_ways(kit: AnyKit, item: Item, ways: tuple[Way, ...]) -> Item:
    """Or, where it is asked in none of these ways, another of its rule: from so far on that nothing near comes twice.

    Even seeds stay even, and draw from their half of the stock; each of a round leads to another.
    """
    half = [replace(item, seed=item.seed // ROUND * ROUND + place) for place in range(item.seed % 2, ROUND, 2)]
    fit = [one for one in half if draw(kit, one.rule, one.seed, one.purpose).slot.way in ways]
    if item in fit or not fit:
        return item
    instead = fit[[one for one in half if one not in fit].index(item) % len(fit)]
    return replace(instead, seed=instead.seed + FAR_ON * ROUND)


def first_items(kit: AnyKit, plan: Plan) -> tuple[Item, ...]:
    """Of a round or a review, before anything comes back."""
    if plan.sort is Sort.ONE:
        return (Item(plan.rules[0], plan.number),)
    count = min(ROUND, len(plan.rules)) if plan.sort is Sort.REVIEW else ROUND
    return round_of(kit, plan.rules_of(kit), plan.number, count)


def length(kit: AnyKit, plan: Plan) -> int:
    """How many there are, what comes back not counted; of a placement, at most."""
    match plan.sort:
        case Sort.PLACEMENT:
            return MOST_ASKED
        case Sort.EXAM:
            return len(exam_of(kit, plan.number))
    return len(first_items(kit, plan))
