"""A drill: exercises one after the other, each answered once; its answers alone say what comes next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile

from catgames.games.kit import AnyKit
from catgames.screen.inputs import Input
from catgames.table.practice.plan import Asked, Plan, Sort, in_ways, next_asked
from catgames.teach.exercises.exercise import Exercise, result
from catgames.teach.exercises.plan import ROUND, Way
from catgames.teach.step import Play

TRIES = 4
"""Where two rules are shown by the same position one after the other, the second takes the next of its own."""


@dataclass(frozen=True, slots=True)
class Done:
    asked: Asked
    exercise: Exercise
    play: Play
    """As it stood when it was decided: what is mended later counts no more."""
    right: bool


@dataclass(frozen=True, slots=True)
class Open:
    asked: Asked
    exercise: Exercise
    play: Play


@dataclass(frozen=True, slots=True)
class Drill:
    kit: AnyKit
    plan: Plan
    ways: tuple[Way, ...] = tuple(Way)
    """In which it can be asked here: a terminal has no board to touch."""
    done: tuple[Done, ...] = ()
    open: Open | None = None
    """What is on the table; None when all is answered."""
    looked: int | None = None
    """Once it is over: which of those answered wrongly is looked at again."""

    @property
    def is_exam(self) -> bool:
        return self.plan.sort is Sort.EXAM

    @property
    def is_under_way(self) -> bool:
        """An exam of which something is answered: who leaves it has no result."""
        return self.is_exam and bool(self.done) and not self.over

    @property
    def over(self) -> bool:
        return self.open is None

    @property
    def is_answered(self) -> bool:
        """The open one is decided; it may still be looked at, and mended."""
        return self.open is not None and bool(self.done) and self.done[-1].asked == self.open.asked

    @property
    def results(self) -> tuple[tuple[Asked, bool], ...]:
        return tuple((done.asked, done.right) for done in self.done)

    @property
    def first_tries(self) -> tuple[Done, ...]:
        """Those that count: what has come back was answered before."""
        return tuple(done for done in self.done if not done.asked.again)

    @property
    def right(self) -> int:
        return sum(done.right for done in self.first_tries)

    @property
    def row(self) -> int:
        """So many of the last answers are right without a break."""
        return sum(1 for _ in takewhile(lambda done: done.right, reversed(self.done)))

    @property
    def wrong(self) -> tuple[Done, ...]:
        return tuple(done for done in self.first_tries if not done.right)


def begin(kit: AnyKit, plan: Plan) -> Drill:
    return go_on(Drill(kit, plan))


def go_on(drill: Drill) -> Drill:
    """To the next exercise, or to the end."""
    asked = next_asked(drill.kit, drill.plan, drill.results)
    if asked is None:
        return replace(drill, open=None)
    asked = replace(asked, item=in_ways(drill.kit, asked.item, drill.ways))
    open_ = opened(drill.kit, asked)
    for _ in range(TRIES):
        if not drill.done or open_.exercise.step.at != drill.done[-1].exercise.step.at:
            break
        item = open_.asked.item
        open_ = opened(drill.kit, replace(asked, item=replace(item, seed=item.seed + ROUND)))
    return replace(drill, open=open_)


def opened(kit: AnyKit, asked: Asked) -> Open:
    made = asked.item.made(kit)
    return Open(asked, made, made.opened(kit))


def with_input(drill: Drill, given: Input) -> Drill:
    """What the open exercise understands; the moment it is decided its answer counts, once."""
    assert drill.open is not None
    play = drill.open.exercise.step.update(drill.kit, drill.open.play, given)
    return answered(replace(drill, open=replace(drill.open, play=play)))


def answered(drill: Drill) -> Drill:
    assert drill.open is not None
    right = result(drill.open.exercise, drill.open.play)
    if right is None or drill.is_answered:
        return drill
    done = Done(drill.open.asked, drill.open.exercise, drill.open.play, right)
    drill = replace(drill, done=(*drill.done, done))
    return go_on(drill) if drill.is_exam else drill
