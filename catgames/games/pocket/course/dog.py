"""Swapping a dog, and how it faces."""

from __future__ import annotations

from catgames.games.pocket.board.draw import UNLIT
from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.games.pocket.position.state import DOWN, seen_by
from catgames.games.pocket.position.tiles import UNKNOWN
from catgames.teach.goals import Attempt, happened, legal, state_is
from catgames.teach.lesson import LEARNER, Claim, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

BOARD = "turn 1; board ***** / *** C> * / ** G1 ** / * m3 *** / R5* ****; lifted d2; seed 6"
HIDDEN = "turn 1; board ***** / *** (C>) * / ** G1 ** / * m3 *** / R5* ****; seed 6"
CORNER = "turn 1; board ***** / ***** / ** G1 ** / * m3 *** / **** Av; lifted e5; seed 6"


def _facing_is_known(attempt: Attempt) -> bool:
    seen = seen_by(attempt.state, LEARNER)
    return any(tile != UNKNOWN for tile, face in zip(seen.tiles, seen.faces, strict=True) if face == DOWN)


UNIT = Unit(
    "dog",
    (
        Read("line", BOARD, ("swap.dog",), tuple(f"cell:{c}2" for c in "abce") + tuple(f"cell:d{r}" for r in "1345")),
        Watch("far", BOARD, ("swap d2 a2",), ("dog.facing",)),
        Try(
            "move",
            BOARD,
            happened("swapped"),
            ("swap d2 d5",),
            "swap.dog",
            (Mistake("swap d2 c3", "swap.dog"), Mistake("swap d2 b4", "swap.dog")),
        ),
        Tempt("diagonal", BOARD, Mistake("swap d2 e1", "swap.dog")),
        Judge("whole-row", BOARD, "swap d2 a2", "swap.dog", ("swap.cat", "dog.facing")),
        Judge("out-of-line", BOARD, "swap d2 a1", "swap.dog", ("swap.prey", "turn.swap")),
        Select("from-corner", CORNER, all_other_tiles, in_reach, "swap.dog", why=why_in_reach, view=UNLIT),
        Read("facing", BOARD, ("dog.facing", "ruling.facing"), ("cell:d2",)),
        Watch("reveal", HIDDEN, ("reveal d2",), ("ruling.facing",)),
        Judge("turn-it", HIDDEN.replace("(C>)", "C>"), "rotate d2 right", "dog.facing", ("swap.dog", "turn.reveal")),
        Claim("still-east", BOARD, state_is(lambda s: "C>" in s.tiles), "dog.facing", ("swap d2 a2",)),
        Claim("choose", HIDDEN, legal("rotate d2 half"), "ruling.facing", ("reveal d2",)),
        Claim("known", HIDDEN, _facing_is_known, "ruling.facing"),
    ),
)
