"""How well each rule is known, and when it should be seen again: FSRS, asked anew after every answer.

Of a rule only a few whole numbers are kept, so that what is written is exactly what is read. The time at which
something is asked is always given: nothing here looks at a clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from math import exp, log

from fsrs import Card, Rating, Scheduler, State

from catgames.teach.answers import Answer, Where

MINUTE, DAY = 60, 86_400
FINENESS = 64
"""Strength is kept as a logarithm, in such steps."""
HUNDREDTHS = 100
EASIEST, HARDEST = HUNDREDTHS, 10 * HUNDREDTHS
SURE_DAYS = 5
"""So long a rule must be known to last before it counts as sure."""
LIKELY = 0.8
"""Below this chance of a right answer nothing counts as sure any more."""
DEFINED = 0.9
"""The chance of a right answer after as many days as a rule is strong: so FSRS defines strength."""
LONGEST_STREAK = 63
MOST_STRENGTH = FINENESS * 12


class Level(StrEnum):
    UNSEEN = "unseen"
    MET = "met"
    SHAKY = "shaky"
    SURE = "sure"


@dataclass(frozen=True, slots=True)
class Known:
    """What is kept of one rule."""

    strength: int
    """The logarithm of the days after which nine of ten would still answer rightly."""
    difficulty: int
    """From 1 to 10, in hundredths."""
    last: int
    """The minute of the last answer, since 1970."""
    streak: int
    """Right answers in a row; 0 after a wrong one."""

    @property
    def days(self) -> float:
        return exp(self.strength / FINENESS)

    @property
    def due(self) -> int:
        """The second from which it should be seen again."""
        return self.last * MINUTE + max(DAY, round(self.days) * DAY)


@dataclass(frozen=True, slots=True)
class Mastery:
    known: Mapping[str, Known] = field(default_factory=dict)
    """By rule, also rules that this edition does not have: an update must not forget."""

    def after(self, answers: Iterable[Answer]) -> Mastery:
        known = dict(self.known)
        for answer in answers:
            known[answer.rule] = _learnt(known.get(answer.rule), answer)
        return Mastery(known)

    def joined(self, other: Mastery) -> Mastery:
        """What was answered here or elsewhere: of each rule the later answer."""
        known = dict(self.known)
        for rule, state in other.known.items():
            if rule not in known or known[rule].last < state.last:
                known[rule] = state
        return Mastery(known)

    def level(self, rule: str, now: int) -> Level:
        state = self.known.get(rule)
        if state is None:
            return Level.UNSEEN
        if not state.streak or chance_of(state, now) < LIKELY:
            return Level.SHAKY
        return Level.SURE if state.days >= SURE_DAYS else Level.MET

    def due(self, rules: Iterable[str], now: int) -> tuple[str, ...]:
        """Those of these rules that have been met and should be seen again, the most forgotten first."""
        met = [rule for rule in rules if rule in self.known and self.known[rule].due <= now]
        return tuple(sorted(met, key=lambda rule: chance_of(self.known[rule], now)))

    def weakest(self, rules: Iterable[str], now: int) -> tuple[str, ...]:
        """What is got wrong: those whose last answer was wrong, or that are likely to be."""
        shaky = [rule for rule in rules if self.level(rule, now) is Level.SHAKY]
        return tuple(sorted(shaky, key=lambda rule: chance_of(self.known[rule], now)))


def chance_of(known: Known, now: int) -> float:
    """How likely a right answer is now."""
    return _scheduler().get_card_retrievability(_card(known), _moment(max(now, known.last * MINUTE)))


def fades() -> float:
    """For so many times its strength, in days, a rule is likely to be known: for pages that ask no kernel."""
    decay = -_scheduler().parameters[-1]
    return float((LIKELY ** (1 / decay) - 1) / (DEFINED ** (1 / decay) - 1))


def _learnt(known: Known | None, answer: Answer) -> Known:
    """An answer that comes too late to be told in order counts as given at the last one."""
    when = max(answer.when, known.last * MINUTE if known else 0)
    card, _ = _scheduler().review_card(_card(known), _rating(answer), _moment(when))
    assert card.stability is not None
    assert card.difficulty is not None
    streak = min((known.streak if known else 0) + 1, LONGEST_STREAK) if answer.right else 0
    strength = max(-MOST_STRENGTH, min(MOST_STRENGTH, round(log(card.stability) * FINENESS)))
    return Known(strength, round(card.difficulty * HUNDREDTHS), when // MINUTE, streak)


def _rating(answer: Answer) -> Rating:
    """Who is right without having been taught just before, knows it well."""
    if not answer.right:
        return Rating.Again
    return Rating.Easy if answer.where in (Where.PLACEMENT, Where.EXAM) else Rating.Good


def _card(known: Known | None) -> Card:
    if known is None:
        return Card(card_id=1)
    last = _moment(known.last * MINUTE)
    return Card(
        card_id=1,
        state=State.Review,
        stability=known.days,
        difficulty=known.difficulty / HUNDREDTHS,
        due=_moment(known.due),
        last_review=last,
    )


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


@cache
def _scheduler() -> Scheduler:
    """By the book of FSRS, without steps of minutes, which a round has itself, and without chance."""
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
