"""Goal and overview, before the book: what cats are for, a round, the words one needs, and a first hunt."""

from __future__ import annotations

from catgames.games.pocket.position.ending import hunt
from catgames.teach import LEARNER, OVERVIEW, Attempt, Read, Try, Unit, Watch

START = "turn 1; board ***** / * (R4) *** / ** m6 ** / *** (G5) * / *****; seed 8"
HUNTED = "turn 1; board ***** / ***** / * R4 m6 ** / ** G5 * B^ / p2 ****; seed 8"
HELP = "turn 1; board ** R3 ** / ***** / * R4 m6 ** / ** G5 * B^ / p2 ****; lifted c1; seed 8"


def _mouse_is_yours(attempt: Attempt) -> bool:
    return hunt(attempt.state, attempt.state.tiles.index("m6")).winner == LEARNER


UNIT = Unit(
    OVERVIEW,
    (
        Read(id="goal", at=START, lit=("cell:c3",)),
        Watch(id="round", at=START, moves="reveal b2, swap b2 b3, reveal d4, swap d4 c4"),
        Read(id="words", at=HUNTED, rules=("adjacent.edge",), lit=("cell:b3", "cell:c3", "cell:c4", "cell:e4")),
        Try(id="together", at=HELP, goal=_mouse_is_yours, solution="swap c1 c2", rule="capture.sum", fixed=True),
    ),
    need="first",
)
