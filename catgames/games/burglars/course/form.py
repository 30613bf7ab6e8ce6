"""Action 2: form a crew."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.games.burglars.position.facts import growing
from catgames.games.burglars.position.keys import CREW, crew_keys
from catgames.teach import (
    LEARNER,
    Attempt,
    Claim,
    Decide,
    Judge,
    Read,
    Select,
    Tempt,
    Try,
    Unit,
    happened,
    legal,
    not_,
    verdict_on,
)

FRESH = "turn 1; 1 hand bgmo; 2 hand *6 crews r; 3 hand *6; seed 6"
PAIR = "turn 1; 1 hand gbbm crews b o; 2 hand *6 crews r; 3 hand *6; seed 6"
# The book's example: two crews of different sizes, so neither may grow.
UNEQUAL = "turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r; 3 hand *6; seed 6"
CHOICE = "turn 1; 1 hand gpm crews bo y r; 2 hand *6 crews r; 3 hand *6; seed 6"
# The book's second: a crew of two grows to three beside another of exactly two.
TWOS = "turn 1; 1 hand gp crews bo yr p; 2 hand *6 crews r; 3 hand *6; seed 6"
THREES = "turn 1; 1 hand gp crews bog yr y r; 2 hand *6 crews r; 3 hand *6; seed 6"
ALIKE = "turn 1; 1 hand gb crews bo bb y; 2 hand *6 crews r; 3 hand *6; seed 6"
COVERED = "turn 1; 1 hand gp crews o yr/p gb; 2 hand *6 crews r; 3 hand *6; seed 6"
MANY = "turn 1; 1 hand gb crews b o y r p; 2 hand *6 crews r; 3 hand *6; seed 6"
STAIRS = "turn 1; 1 hand gp crews bog/b yr/p r gp; 2 hand *6 crews r; 3 hand *6; seed 6"


def _may_grow(attempt: Attempt) -> Keys:
    return tuple(CREW(LEARNER, number) for number in growing(attempt.state.crews[LEARNER]))


def _because(attempt: Attempt, key: Key) -> Message:
    """How many cats it shows, and whether another shows as many."""
    _, number = CREW.parts(key) or (LEARNER, 0)
    return verdict_on(f"form green {number + 1}", "form.same-size")(attempt)


UNIT = Unit(
    "action-2",
    (
        Read(id="start", at=FRESH, rules=("form.one-cat", "form.new-crew", "form.no-mirror"), lit=("new:0",)),
        Read(
            id="stages",
            at=PAIR,
            rules=("form.same-size", "form.same-colour", "form.over-hidden"),
            lit=("crew:0:0", "crew:0:1"),
        ),
        Tempt(id="unequal", at=UNEQUAL, move="form green 1", rule="form.same-size"),
        Try(
            id="twin",
            at=CHOICE,
            goal=happened("grown"),
            solution="form green 2",
            rule="form.same-size",
            mistakes={
                "form green 1": "form.same-size",
                "form mirror 2": "form.no-mirror",
                "form green 2.1": "form.one-cat",
            },
        ),
        Judge(
            id="two-and-two",
            at=TWOS,
            move="form green 2",
            rule="form.same-size",
            others=("form.new-crew", "form.same-colour"),
        ),
        Judge(
            id="three-and-two",
            at=THREES,
            move="form green 2",
            rule="form.same-size",
            others=("form.one-cat", "form.new-crew"),
        ),
        Claim(
            id="same-colour",
            at=ALIKE,
            fact=legal("form blue 2"),
            rule="form.same-colour",
            why=verdict_on("form blue 2", "form.same-colour"),
        ),
        Claim(
            id="covered",
            at=COVERED,
            fact=not_(legal("form green 2")),
            rule="form.over-hidden",
            why=verdict_on("form green 2", "form.same-size"),
        ),
        Claim(
            id="sixth",
            at=MANY,
            fact=legal("form blue new"),
            rule="form.new-crew",
            why=verdict_on("form blue new", "form.new-crew"),
        ),
        Select(
            id="may-grow",
            at=STAIRS,
            choices=lambda a: crew_keys(a.state, LEARNER),
            right=_may_grow,
            rule="form.same-size",
            why=_because,
        ),
        Decide(
            id="grow-or-hide",
            at=PAIR,
            good={
                "form green 1": "decide-action-2-grow",
                "activate blue 1": "decide-action-2-hide",
                "form green new": "decide-action-2-wide",
            },
            poor={"form blue 1": "decide-action-2-alike"},
        ),
    ),
    need="first",
    proof=("two-and-two", "three-and-two", "covered", "may-grow"),
)
