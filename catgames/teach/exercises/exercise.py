"""An exercise: a step made by the engine from a rule and a seed, the same everywhere."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.screen.playable import Playable
from catgames.teach.exercises.family import claim, pick
from catgames.teach.exercises.happening import expect, foresee
from catgames.teach.exercises.marking import mark
from catgames.teach.exercises.plan import Turn, Way, turn
from catgames.teach.exercises.supply import Practised, Purpose, Supply, supply
from catgames.teach.exercises.verdict import find, judge, mend
from catgames.teach.step import TURN, Play, Step

FAMILY_STEPS = 3
"""A family has its own positions for yes, for no, and for a choice."""
EXAM_POSITIONS = 1_000_000
"""Where the positions of families for exams begin."""
TWINS = 2


@dataclass(frozen=True, slots=True)
class Exercise:
    rule: str
    seed: int
    purpose: Purpose
    way: Way
    yes: bool | None
    """The answer, where it is yes or no: legal, true."""
    step: Step
    twin: int
    """Once all positions have been used, they come again in another guise."""

    def opened(self, kit: Playable, again: int = 0) -> Play:
        """`again` is how often it has come back after a wrong answer: each time on another twin."""
        twins = self.twin + again
        return self.step.opened(kit, {TURN: str(twins)} if twins else {})


def result(made: Exercise, play: Play) -> bool | None:
    """Whether it was answered rightly, at once and without help; None while it is open."""
    if play.missed or play.hints or any(not right for _, right in play.judged):
        return False
    if made.way is Way.FIND and play.attempt.moves and not play.done:
        return False  # legal, but not what was asked for
    return True if play.done else None


def make(kit: Practised, rule: str, seed: int, purpose: Purpose = Purpose.PRACTICE) -> Exercise:
    name = f"{kit.game.id} {rule} {purpose} {seed}"
    stocked = supply(kit, rule, purpose)
    drawn = turn(f"{kit.game.id} {rule} {purpose}", stocked.ways, seed)
    step, rounds = _made(kit, rule, stocked, drawn, name, purpose)
    return Exercise(rule, seed, purpose, drawn.slot.way, drawn.slot.yes, step, rounds % TWINS)


def _made(kit: Practised, rule: str, stocked: Supply, drawn: Turn, name: str, purpose: Purpose) -> tuple[Step, int]:
    match drawn.slot.way:
        case Way.JUDGE:
            place, rounds = stocked.place(drawn)
            return replace(judge(kit, rule, place, name), blind=purpose is Purpose.EXAM), rounds
        case Way.EXPECT | Way.FORESEE as way:
            shown, rounds = stocked.happening(drawn)
            made = foresee(rule, shown, name) if way is Way.FORESEE else expect(rule, shown, bool(drawn.slot.yes), name)
            return made, rounds
        case Way.CLAIM | Way.PICK as way:
            assert stocked.family is not None
            at = stocked.family.position(kit.game, _number(drawn, purpose))
            family = stocked.family
            return (pick(family, at, name) if way is Way.PICK else claim(family, at, bool(drawn.slot.yes), name)), 0
        case way:
            pair, rounds = stocked.pair(drawn)
            if way is Way.MEND:
                return mend(rule, pair, name), rounds
            if way is Way.FIND:
                return find(kit, rule, pair, name), rounds
            marked = mark(kit, rule, pair, name)
            assert marked is not None, f"the stock says that {name} can be marked"
            return marked, rounds


def _number(drawn: Turn, purpose: Purpose) -> int:
    """Every slot of a family has positions of its own, and so have even and odd seeds."""
    kind = {True: 0, False: 1, None: 2}[drawn.slot.yes]
    first = EXAM_POSITIONS if purpose is Purpose.EXAM else 0
    return first + (drawn.number * 2 + drawn.half) * FAMILY_STEPS + kind
