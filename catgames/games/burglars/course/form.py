"""Action 2: form a crew."""

from __future__ import annotations

from catgames.teach import Attempt, Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal, not_

FRESH = "turn 1; 1 hand bgmo; 2 hand *6 crews r; 3 hand *6; seed 6"
PAIR = "turn 1; 1 hand gbm crews b o; 2 hand *6 crews r; 3 hand *6; seed 6"
# The book's example: two crews of different sizes, so neither may grow.
UNEQUAL = "turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r; 3 hand *6; seed 6"
CHOICE = "turn 1; 1 hand gp crews bo y r; 2 hand *6 crews r; 3 hand *6; seed 6"
# The book's second: a crew of two grows to three beside another of exactly two.
TWOS = "turn 1; 1 hand gp crews bo yr p; 2 hand *6 crews r; 3 hand *6; seed 6"
COVERED = "turn 1; 1 hand gb crews b/r o y; 2 hand *6 crews r; 3 hand *6; seed 6"
MANY = "turn 1; 1 hand gb crews b o y r p; 2 hand *6 crews r; 3 hand *6; seed 6"
MIRRORS = "turn 1; 1 hand mmg crews b o; 2 hand *6 crews r; 3 hand *6; seed 6"


def _three(attempt: Attempt) -> bool:
    return any(len(crew.cats) == 3 for crew in attempt.state.crews[0])


UNIT = Unit(
    "action-2",
    (
        Read(id="start", at=FRESH, rules=("form.one-cat", "form.new-crew", "form.no-mirror"), lit=("new:0",)),
        Watch(id="new", at=FRESH, moves="form blue new"),
        Try(
            id="first",
            at=FRESH,
            goal=happened("new-crew"),
            solution="form green new",
            rule="form.new-crew",
            mistakes={"form mirror new": "form.no-mirror", "form blue 2.1": "form.one-cat"},
        ),
        Tempt(id="mirror", at=MIRRORS, move="form mirror 1", rule="form.no-mirror"),
        Read(id="stages", at=PAIR, rules=("form.same-size",), lit=("crew:0:0", "crew:0:1")),
        Watch(id="grow", at=PAIR, moves="form green 1"),
        Tempt(id="unequal", at=UNEQUAL, move="form green 1", rule="form.same-size"),
        Try(
            id="only-new",
            at=UNEQUAL,
            goal=happened("new-crew"),
            solution="form green new",
            rule="form.same-size",
            mistakes={"form green 1": "form.same-size", "form purple 2": "form.same-size"},
        ),
        Try(
            id="twin",
            at=CHOICE,
            goal=happened("grown"),
            solution="form green 2",
            rule="form.same-size",
            mistakes={"form green 1": "form.same-size"},
        ),
        Judge(
            id="two-and-two",
            at=TWOS,
            move="form green 1",
            rule="form.same-size",
            others=("form.new-crew", "form.same-colour"),
        ),
        Judge(
            id="two-and-one",
            at=CHOICE,
            move="form green 1",
            rule="form.same-size",
            others=("form.one-cat", "form.over-hidden"),
        ),
        Try(id="three", at=TWOS, goal=_three, solution="form purple 2", rule="form.same-size"),
        Read(
            id="freely", at=COVERED, rules=("form.same-colour", "form.over-hidden", "form.new-crew"), lit=("slot:0:0",)
        ),
        Claim(id="same-colour", at=COVERED, fact=legal("form blue 1"), rule="form.same-colour", fixed=True),
        Claim(id="covered", at=COVERED, fact=not_(legal("form green 1")), rule="form.over-hidden"),
        Claim(id="sixth", at=MANY, fact=legal("form blue new"), rule="form.new-crew"),
        Judge(
            id="grow-covered",
            at=COVERED,
            move="form blue 1",
            rule="form.over-hidden",
            others=("activate.one-hidden", "form.no-mirror"),
        ),
    ),
)
