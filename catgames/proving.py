"""Every rule's exercises, made, answered and timed: how many there are, and how many of the answers are yes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catgames.games.kit import AnyKit
from catgames.screen.inputs import Input
from catgames.teach.exercises.exercise import Draw, Exercise, draw, make, result
from catgames.teach.exercises.family import ENDLESS
from catgames.teach.exercises.plan import Way
from catgames.teach.exercises.stock import Happening, Pair, Place
from catgames.teach.exercises.supply import Purpose, supply
from catgames.teach.step import LEARNER, Play, twin_of
from catgames.teach.steps.judge import Judge
from catgames.teach.writing import sentence
from catgames.text.words import Words

SEEDS = 400
"""So many exercises are made of each rule."""
ENOUGH = 200
FEWEST_YES, MOST_YES = 0.4, 0.6
SLOW = 95
"""Per cent of them that are made at least as fast as is told."""


class Unproved(AssertionError):
    """An exercise with which the engine does not agree."""


@dataclass(frozen=True, slots=True)
class Proof:
    """Of the exercises of one rule."""

    count: int
    """How many different ones were met."""
    legal_share: float
    """How many of those that are answered by yes or no are answered by yes: legal, or true."""
    p95_ms: float
    """Of the processor's time: what else a machine does in the meantime does not count."""
    cannot: str = ""

    @property
    def is_enough(self) -> bool:
        return bool(self.cannot) or (self.count >= ENOUGH and FEWEST_YES <= self.legal_share <= MOST_YES)

    def as_json(self) -> dict[str, Any]:
        if not self.count:
            return {"cannot": self.cannot}
        told = {"count": self.count, "legal_share": round(self.legal_share, 3), "p95_ms": round(self.p95_ms, 1)}
        return {**told, "cannot": self.cannot} if self.cannot else told


def proved(kit: AnyKit, rule: str, seeds: int = SEEDS) -> Proof:
    stocked = supply(kit, rule, Purpose.PRACTICE)
    if not stocked.ways:
        return Proof(0, 0.0, 0.0, Words(kit.game.id, "en").say("exercise-cannot"))
    different, yes, times = set[Any](), [], []
    for seed in range(seeds):
        began = time.process_time()
        made = make(kit, rule, seed)
        play = made.opened(kit)
        times.append((time.process_time() - began) * 1000)
        different.add(likeness(kit, made, play))
        prove(kit, made, play)
        yes += [made.yes] if made.yes is not None else []
    times.sort()
    few = len(different) < ENOUGH and not stocked.pairs and not stocked.happenings
    cannot = Words(kit.game.id, "en").say("exercise-few", count=len(different)) if few else ""
    return Proof(len(different), sum(yes) / len(yes) if yes else 0.5, times[len(times) * SLOW // 100], cannot)


def different(kit: AnyKit, rule: str, seeds: int = SEEDS) -> int:
    """How many of them differ, counted from the stock without making any; a guise that shows the same is none."""
    family = supply(kit, rule, Purpose.PRACTICE).family
    cases = ENDLESS * seeds if family is None or family.cases >= ENDLESS else family.cases
    return len({_shown(kit, draw(kit, rule, seed), cases) for seed in range(seeds)})


def _shown(kit: AnyKit, drawn: Draw, cases: int) -> tuple[Any, ...]:
    match drawn.thing:
        case int() as number:
            return drawn.slot, number % cases
        case Pair() as pair:
            place = pair.allowed if drawn.slot.way is Way.FIND else pair.refused
        case Happening(place):
            pass
        case Place() as place:
            pass
    twins = 0 if drawn.slot.way is Way.MARK else drawn.twin
    seen = kit.game.seen_by(twin_of(kit, place.position, twins).state, LEARNER)
    return drawn.slot, seen, place.move


def likeness(kit: AnyKit, made: Exercise, play: Play) -> tuple[Any, ...]:
    """What a learner is shown: two exercises are different if this is.

    Statements that hold on any table are not made different by another table.
    """
    words = Words(kit.game.id, "en", LEARNER)
    shown = made.step.shown(kit, play, words)
    labels = tuple(sorted(choice.label for choice in shown.choices))
    family = supply(kit, made.rule, made.purpose).family
    anywhere = made.way in (Way.CLAIM, Way.PICK) and family is not None and family.cases < ENDLESS
    at = "" if anywhere else kit.game.write(kit.game.seen_by(play.attempt.state, LEARNER))
    return at, sentence(made.step.text, words), shown.question, labels


def prove(kit: AnyKit, made: Exercise, play: Play) -> None:
    """The answer that is called right is right, and no other is; of a verdict the engine is asked once more."""
    *_, way = made.step.rehearsed(kit, play)
    done = _answered(kit, made, play, way.inputs)
    if result(made, play) is not None or result(made, done) is not True:
        raise Unproved(f"{made.rule} {made.seed}: the right answer is refused")
    offered = [choice.gives for choice in made.step.shown(kit, play, Words(kit.game.id, "en", LEARNER)).choices]
    wrong = [given for given in offered if given != way.inputs[0]]
    if any(result(made, _answered(kit, made, play, (given, *way.inputs[1:]))) is not False for given in wrong):
        raise Unproved(f"{made.rule} {made.seed}: a wrong answer is taken")
    if made.way is Way.JUDGE and isinstance(made.step, Judge):
        verdict = kit.game.explain(play.attempt.state, play.worked.move)
        alone = verdict.legal or len(verdict.broken) == 1
        if verdict.legal != made.yes or not alone:
            raise Unproved(f"{made.rule} {made.seed}: the engine says otherwise")


def _answered(kit: AnyKit, made: Exercise, play: Play, inputs: Sequence[Input]) -> Play:
    """In an exam a wrong verdict is not told at once: the rest is answered all the same."""
    for given in inputs:
        play = made.step.update(kit, play, given)
    return play
