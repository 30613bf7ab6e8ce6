"""After the points: the inspector comes, the rescuers go home."""

from __future__ import annotations

from catgames.games.cleocatra.position.state import inspectors_left, supply
from catgames.teach import LEARNER, Attempt, Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, happened, legal

FREE = "turn 1; tiles o0.0:1 b1.0:1 g-1.0 p0.1:2 y2.0:3; scores 0 0 0; seed 6"
NONE_LEFT = "turn 1; tiles o0.0:1 b1.0:i g-1.0:i p0.1:2i y2.0:3; scores 3 4 5; seed 6"
DUE = "turn 1; tiles o0.0 b1.0:i g-1.0:i p0.1:2i y2.0:3; post 0.0 left 1 before -1.0 0.1 1.0; scores 7 4 5; seed 6"
# The book's example 4b: one of the two assistants stands on the orange tile that is not scored.
TWO_ORANGE = "turn 1; tiles b0.0:1 o-1.0:1 o1.0:1 g2.0:2 y-2.0:3; scores 0 0 0; seed 5"


def _home(attempt: Attempt) -> int:
    return supply(attempt.state, LEARNER)


UNIT = Unit(
    "inspectors",
    (
        Read(id="after", at=FREE, rules=("score.inspector", "score.recall"), lit=("inspectors", "supply:0")),
        Watch(id="one-comes", at=FREE, moves="rescue 0.0", rules=("score.inspector", "score.recall")),
        Count(id="home", at=FREE, amount=_home, choices=(1, 2, 3), rule="score.recall", moves="rescue 0.0"),
        Claim(
            id="all-home",
            at=TWO_ORANGE,
            fact=lambda a: _home(a) == 3,
            rule="score.recall",
            moves="rescue 0.0 with -1.0",
            fixed=True,
        ),
        Claim(
            id="scorer-home",
            at=TWO_ORANGE,
            fact=lambda a: _home(a) == 2,
            rule="score.recall",
            moves="rescue 0.0 with -1.0",
        ),
        Count(
            id="waiting",
            at=FREE,
            amount=lambda a: inspectors_left(a.state),
            choices=(1, 2, 3),
            rule="score.inspector",
            moves="rescue 0.0",
        ),
        Read(
            id="none-left",
            at=NONE_LEFT,
            rules=("score.inspector",),
            lit=("inspector:1.0", "inspector:-1.0", "inspector:0.1"),
        ),
        Watch(id="taken", at=NONE_LEFT, moves=("rescue 0.0", "post 1.0 to 0.0"), rules=("score.inspector",)),
        Try(
            id="choose",
            at=DUE,
            goal=happened("posted"),
            solution="post -1.0 to 0.0",
            rule="score.inspector",
            mistakes={"post 1.0 to 2.0": "score.inspector"},
            fixed=True,
        ),
        Tempt(id="elsewhere", at=DUE, move="post 1.0 to 2.0", rule="score.inspector"),
        Judge(
            id="later", at=DUE, move="draw", rule="turn.two-actions", others=("tile.expedition", "ruling.empty-pile")
        ),
        Claim(id="no-more", at=DUE, fact=lambda a: not legal("post 0.1 to 0.0")(a), rule="score.inspector"),
    ),
)
