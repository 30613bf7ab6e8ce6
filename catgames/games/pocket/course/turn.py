"""A turn: reveal a tile, then swap it."""

from __future__ import annotations

from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import DOWN, UP
from catgames.teach import Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, happened, state_is

BOARD = "turn 1; board * (R2) * m5 * / ** G1 ** / * D^ m4 * (p2) / ***** / * R4 ** f3; seed 8"
LIFTED = "turn 1; board * R2 * m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; lifted b1; seed 8"
SWAPPED = "turn 2; board ** R2 m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; seed 8"
START = "turn 1; board ***** / ***** / ** m4 ** / ***** / *****; seed 3"

UNIT = Unit(
    "turn",
    (
        Read(id="two-parts", at=BOARD, rules=("turn.order", "turn.reveal", "turn.swap")),
        Watch(id="whole", at=BOARD, moves=("reveal b1", "swap b1 c1"), rules=("turn.no-peek",)),
        Try(
            id="own",
            at=BOARD,
            goal=happened("swapped"),
            solution=("reveal b1", "swap b1 b2"),
            rule="turn.reveal",
            mistakes={"reveal c3": "turn.reveal", "reveal d1": "turn.reveal"},
            fixed=True,
        ),
        Tempt(id="face-up", at=BOARD, move="reveal b5", rule="turn.reveal"),
        Tempt(id="stay", at=LIFTED, move="keep", rule="turn.swap"),
        Judge(
            id="peek-first",
            at=LIFTED,
            move="reveal c1",
            rule="turn.no-peek",
            others=("turn.swap", "swap.cat"),
            fixed=True,
        ),
        Tempt(id="peek", at=SWAPPED, move="1: reveal b1", rule="turn.order"),
        Judge(
            id="with-hidden",
            at=LIFTED,
            move="swap b1 a1",
            rule="turn.swap",
            others=("turn.no-peek", "swap.prey"),
            fixed=True,
        ),
        Judge(
            id="another",
            at=LIFTED,
            move="swap b5 b4",
            rule="turn.swap",
            others=("swap.cat", "turn.no-peek"),
            fixed=True,
        ),
        Claim(
            id="seen",
            at=LIFTED,
            fact=state_is(lambda s: s.faces[NUMBERS["b1"]] == UP),
            rule="turn.no-peek",
            moves="swap b1 c1",
            fixed=True,
        ),
        Claim(
            id="stays-up",
            at=LIFTED,
            fact=state_is(lambda s: s.faces[NUMBERS["c1"]] == UP),
            rule="turn.swap",
            moves="swap b1 c1",
            fixed=True,
        ),
        Count(
            id="turns", at=START, amount=lambda a: a.state.faces.count(DOWN), choices=(12, 24, 25), rule="turn.reveal"
        ),
    ),
)
