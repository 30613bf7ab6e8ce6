"""Swapping prey: mice, pigeons and flies."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.teach import Decide, Judge, Read, Select, Unit

MIDDLE = "turn 1; board ** R3 ** / * m5 * G2 * / G4 * R1 ** / * B> *** / **** p5; lifted b2; seed 4"
EDGE = "turn 1; board ***** / ** G2 ** / p2 * R1 ** / * B> *** / *****; lifted a3; seed 4"
AROUND = tuple(f"cell:{name}" for name in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"))

UNIT = Unit(
    "prey",
    (
        Read(id="around", at=MIDDLE, rules=("swap.prey",), lit=AROUND),
        Select(
            id="edge", at=EDGE, choices=all_other_tiles, right=in_reach, rule="swap.prey", why=why_in_reach, fixed=True
        ),
        Judge(
            id="corner",
            at=MIDDLE,
            move="swap b2 c3",
            rule="swap.prey",
            others=("turn.reveal", "turn.no-peek"),
            fixed=True,
        ),
        Judge(
            id="two-away",
            at=MIDDLE,
            move="swap b2 d2",
            rule="swap.prey",
            others=("turn.reveal", "turn.no-peek"),
            fixed=True,
        ),
        Decide(
            id="lure",
            at=MIDDLE,
            good={"swap b2 c2": "leads-prey-between", "swap b2 b1": "leads-prey-alone"},
            poor={"swap b2 b3": "leads-prey-theirs", "swap b2 c1": "leads-prey-swapped"},
        ),
    ),
    need="first",
    proof=("edge", "corner", "two-away"),
)
