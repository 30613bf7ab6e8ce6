"""After the points: the inspector comes, the rescuers go home."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.cleocatra.position.state import supply
from catgames.teach import LEARNER, Attempt, Claim, Count, Decide, Judge, Read, Unit

FREE = "turn 1; tiles o0.0:1 b1.0:1 g-1.0:3 p0.1:2 y2.0:3; scores 0 0 0; seed 6"
FAR = "turn 1; tiles g0.0:1 b1.0:2 o2.0:1 y-1.0:3 p3.0:i; scores 0 5 0; seed 6"
# The book's example 4b: one of the two assistants stands on the orange tile that is not scored.
TWO_ORANGE = "turn 1; tiles b0.0:1 o-1.0:1 o1.0:1 g2.0:2 y-2.0:3; scores 0 0 0; seed 5"
NONE_LEFT = "turn 1; tiles o0.0:1 b1.0:i g-1.0:i p0.1:2i y2.0:3; scores 3 4 5; seed 6"
DUE = "turn 1; tiles o0.0 b1.0:i g-1.0:i p0.1:2i y2.0:3; post 0.0 left 1 before -1.0 0.1 1.0; scores 7 4 5; seed 6"
WHOM = "turn 1; tiles o0.0 b1.0:i g-1.0:3 p0.1:2i y2.0:1i; post 0.0 left 1 before 0.1 1.0 2.0; scores 7 4 5; seed 6"


def _home(attempt: Attempt) -> int:
    return supply(attempt.state, LEARNER)


def _parts(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    before = supply(attempt.start, LEARNER)
    return ((before, Message("part-supply")), (_home(attempt) - before, Message("part-recalled")))


UNIT = Unit(
    "inspectors",
    (
        Read(id="after", at=FREE, rules=("score.inspector", "score.recall"), lit=("inspectors", "supply:0")),
        Count(
            id="home",
            at=FAR,
            amount=_home,
            choices=(0, 1, 2, 3),
            parts=_parts,
            rule="score.recall",
            moves="rescue 0.0",
        ),
        Claim(
            id="all-home",
            at=TWO_ORANGE,
            fact=lambda a: _home(a) == 3,
            rule="score.recall",
            moves="rescue 0.0 with -1.0",
            why=lambda a: Message("why-stays", {"count": _home(a)}),
        ),
        Read(
            id="none-left",
            at=NONE_LEFT,
            rules=("score.inspector",),
            lit=("inspector:1.0", "inspector:-1.0", "inspector:0.1"),
        ),
        Judge(
            id="elsewhere",
            at=DUE,
            move="post 1.0 to 2.0",
            rule="score.inspector",
            others=("turn.two-actions", "tile.capacity"),
        ),
        Judge(
            id="from-somebody",
            at=DUE,
            move="post 0.1 to 0.0",
            rule="score.inspector",
            others=("score.recall", "score.no-inspector"),
        ),
        Judge(
            id="later",
            at=DUE,
            move="draw",
            rule="turn.two-actions",
            others=("tile.expedition", "rescue.ends-turn"),
        ),
        Decide(
            id="whom",
            at=WHOM,
            good={"post 2.0 to 0.0": "decide-inspectors-own", "post 1.0 to 0.0": "decide-inspectors-nobody"},
            poor={"post 0.1 to 0.0": "decide-inspectors-sami"},
        ),
    ),
    need="first",
    proof=("home", "all-home", "elsewhere", "from-somebody"),
)
