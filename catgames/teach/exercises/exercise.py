"""An exercise: a step made by the engine from a rule and a seed, the same everywhere."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.screen.playable import Playable
from catgames.teach.exercises.counting import count
from catgames.teach.exercises.family import claim, pick
from catgames.teach.exercises.happening import expect, foresee
from catgames.teach.exercises.marking import mark
from catgames.teach.exercises.plan import Slot, Turn, Way, turn
from catgames.teach.exercises.stock import Happening, Pair, Place
from catgames.teach.exercises.supply import Practised, Purpose, Supply, asked_of, supply
from catgames.teach.exercises.verdict import find, judge, mend
from catgames.teach.step import TURN, Play, Step

FAMILY_STEPS = 3
"""A family has its own positions for yes, for no, and for a choice."""
EXAM_POSITIONS = 1_000_000
"""Where the positions of families for exams begin."""
TWINS = 6
"""So many guises a position has at most: there are six colours."""


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


@dataclass(frozen=True, slots=True)
class Draw:
    """What a seed takes from the supply: two that differ are different exercises."""

    slot: Slot
    thing: Place | Happening | Pair | int
    """Of a family the number of its position."""
    twin: int


def draw(kit: Practised, rule: str, seed: int, purpose: Purpose = Purpose.PRACTICE) -> Draw:
    stocked = supply(kit, rule, purpose)
    drawn = turn(f"{kit.game.id} {rule} {purpose}", stocked.ways, seed)
    thing, rounds = _thing(stocked, drawn, purpose)
    return Draw(drawn.slot, thing, rounds % TWINS)


def position_of(kit: Practised, rule: str, drawn: Draw, purpose: Purpose = Purpose.PRACTICE) -> str:
    """On which it is asked, were it not for the guise."""
    match drawn.thing:
        case Place(position) | Happening(Place(position)):
            return position
        case Pair() as pair:
            return asked_of(pair, drawn.slot.way).position
        case number:
            family = supply(kit, rule, purpose).family
            assert family is not None
            return family.position(kit.game, number)


def make(kit: Practised, rule: str, seed: int, purpose: Purpose = Purpose.PRACTICE) -> Exercise:
    drawn = draw(kit, rule, seed, purpose)
    step = _made(kit, rule, drawn, purpose, f"{kit.game.id} {rule} {purpose} {seed}")
    return Exercise(rule, seed, purpose, drawn.slot.way, drawn.slot.yes, step, drawn.twin)


def _thing(stocked: Supply, drawn: Turn, purpose: Purpose) -> tuple[Place | Happening | Pair | int, int]:
    """And how often all have been drawn before."""
    match drawn.slot.way:
        case Way.JUDGE:
            return stocked.place(drawn)
        case Way.EXPECT | Way.FORESEE | Way.COUNT:
            return stocked.happening(drawn)
        case Way.CLAIM | Way.PICK:
            return _number(drawn, purpose), 0
        case _:
            return stocked.pair(drawn)


def _made(kit: Practised, rule: str, drawn: Draw, purpose: Purpose, name: str) -> Step:
    yes = bool(drawn.slot.yes)
    match drawn.thing:
        case Place() as place:
            return replace(judge(kit, rule, place, name), blind=purpose is Purpose.EXAM)
        case Happening() as shown:
            asked = {Way.FORESEE: foresee, Way.COUNT: count}.get(drawn.slot.way)
            return expect(rule, shown, yes, name) if asked is None else asked(rule, shown, name)
        case Pair() as pair if drawn.slot.way is Way.MEND:
            return mend(rule, pair, name)
        case Pair() as pair if drawn.slot.way is Way.FIND:
            return find(kit, rule, pair, name)
        case Pair() as pair:
            marked = mark(kit, rule, pair, name)
            assert marked is not None, f"the stock says that {name} can be marked"
            return marked
        case number:
            family = supply(kit, rule, purpose).family
            assert family is not None
            at = family.position(kit.game, number)
            return pick(family, at, name) if drawn.slot.way is Way.PICK else claim(family, at, yes, name)


def _number(drawn: Turn, purpose: Purpose) -> int:
    """Every slot of a family has positions of its own, and so have even and odd seeds."""
    kind = {True: 0, False: 1, None: 2}[drawn.slot.yes]
    first = EXAM_POSITIONS if purpose is Purpose.EXAM else 0
    return first + (drawn.number * 2 + drawn.half) * FAMILY_STEPS + kind
