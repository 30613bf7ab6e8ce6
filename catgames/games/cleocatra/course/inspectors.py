"""After the points: the inspector comes, the rescuers go home."""

from __future__ import annotations

from catgames.games.cleocatra.position.state import inspectors_left, supply
from catgames.teach.goals import Attempt, happened, legal
from catgames.teach.lesson import LEARNER, Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

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
        Read("after", FREE, ("score.inspector", "score.recall"), ("inspectors", "supply:0")),
        Watch("one-comes", FREE, ("rescue 0.0",), ("score.inspector", "score.recall")),
        Count("home", FREE, _home, (1, 2, 3), "score.recall", ("rescue 0.0",)),
        Claim("all-home", TWO_ORANGE, lambda a: _home(a) == 3, "score.recall", ("rescue 0.0 with -1.0",)),
        Claim("scorer-home", TWO_ORANGE, lambda a: _home(a) == 2, "score.recall", ("rescue 0.0 with -1.0",)),
        Count("waiting", FREE, lambda a: inspectors_left(a.state), (1, 2, 3), "score.inspector", ("rescue 0.0",)),
        Read("none-left", NONE_LEFT, ("score.inspector",), ("inspector:1.0", "inspector:-1.0", "inspector:0.1")),
        Watch("taken", NONE_LEFT, ("rescue 0.0", "post 1.0 to 0.0"), ("score.inspector",)),
        Try(
            "choose",
            DUE,
            happened("posted"),
            ("post -1.0 to 0.0",),
            "score.inspector",
            (Mistake("post 1.0 to 2.0", "score.inspector"),),
        ),
        Tempt("elsewhere", DUE, Mistake("post 1.0 to 2.0", "score.inspector")),
        Judge("later", DUE, "draw", "turn.two-actions", ("tile.expedition", "ruling.empty-pile")),
        Claim("no-more", DUE, lambda a: not legal("post 0.1 to 0.0")(a), "score.inspector"),
    ),
)
