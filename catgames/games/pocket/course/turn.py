"""A turn: reveal a tile, then swap it."""

from __future__ import annotations

from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import DOWN, UP
from catgames.teach.goals import happened, state_is
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

BOARD = "turn 1; board * (R2) * m5 * / ** G1 ** / * D^ m4 * (p2) / ***** / * R4 ** f3; seed 8"
LIFTED = "turn 1; board * R2 * m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; lifted b1; seed 8"
SWAPPED = "turn 2; board ** R2 m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; seed 8"
START = "turn 1; board ***** / ***** / ** m4 ** / ***** / *****; seed 3"

UNIT = Unit(
    "turn",
    (
        Read("two-parts", BOARD, ("turn.order", "turn.reveal", "turn.swap")),
        Watch("whole", BOARD, ("reveal b1", "swap b1 c1"), ("turn.no-peek",)),
        Try(
            "own",
            BOARD,
            happened("swapped"),
            ("reveal b1", "swap b1 b2"),
            "turn.reveal",
            (Mistake("reveal c3", "turn.reveal"), Mistake("reveal d1", "turn.reveal")),
        ),
        Tempt("face-up", BOARD, Mistake("reveal b5", "turn.reveal")),
        Tempt("stay", LIFTED, Mistake("keep", "turn.swap")),
        Judge("peek-first", LIFTED, "reveal c1", "turn.no-peek", ("turn.swap", "swap.cat")),
        Tempt("peek", SWAPPED, Mistake("1: reveal b1", "turn.order")),
        Judge("with-hidden", LIFTED, "swap b1 a1", "turn.swap", ("turn.no-peek", "swap.prey")),
        Judge("another", LIFTED, "swap b5 b4", "turn.swap", ("swap.cat", "turn.no-peek")),
        Claim("seen", LIFTED, state_is(lambda s: s.faces[NUMBERS["b1"]] == UP), "turn.no-peek", ("swap b1 c1",)),
        Claim("stays-up", LIFTED, state_is(lambda s: s.faces[NUMBERS["c1"]] == UP), "turn.swap", ("swap b1 c1",)),
        Count("turns", START, lambda a: a.state.faces.count(DOWN), (12, 24, 25), "turn.reveal"),
    ),
)
