"""Action 2: form a crew."""

from __future__ import annotations

from catgames.teach.goals import Attempt, happened, legal, not_
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

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
        Read("start", FRESH, ("form.one-cat", "form.new-crew", "form.no-mirror"), ("new:0",)),
        Watch("new", FRESH, ("form blue new",)),
        Try(
            "first",
            FRESH,
            happened("new-crew"),
            ("form green new",),
            "form.new-crew",
            (Mistake("form mirror new", "form.no-mirror"), Mistake("form blue 2.1", "form.one-cat")),
        ),
        Tempt("mirror", MIRRORS, Mistake("form mirror 1", "form.no-mirror")),
        Read("stages", PAIR, ("form.same-size",), ("crew:0:0", "crew:0:1")),
        Watch("grow", PAIR, ("form green 1",)),
        Tempt("unequal", UNEQUAL, Mistake("form green 1", "form.same-size")),
        Try(
            "only-new",
            UNEQUAL,
            happened("new-crew"),
            ("form green new",),
            "form.same-size",
            (Mistake("form green 1", "form.same-size"), Mistake("form purple 2", "form.same-size")),
        ),
        Try(
            "twin",
            CHOICE,
            happened("grown"),
            ("form green 2",),
            "form.same-size",
            (Mistake("form green 1", "form.same-size"),),
        ),
        Judge("two-and-two", TWOS, "form green 1", "form.same-size", ("form.new-crew", "form.same-colour")),
        Judge("two-and-one", CHOICE, "form green 1", "form.same-size", ("form.one-cat", "form.over-hidden")),
        Try("three", TWOS, _three, ("form purple 2",), "form.same-size"),
        Read("freely", COVERED, ("form.same-colour", "form.over-hidden", "form.new-crew"), ("slot:0:0",)),
        Claim("same-colour", COVERED, legal("form blue 1"), "form.same-colour"),
        Claim("covered", COVERED, not_(legal("form green 1")), "form.over-hidden"),
        Claim("sixth", MANY, legal("form blue new"), "form.new-crew"),
        Judge("grow-covered", COVERED, "form blue 1", "form.over-hidden", ("activate.one-hidden", "form.no-mirror")),
    ),
)
