"""Swapping a cat, of whichever clan."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.teach import Decide, Judge, Read, Select, Unit

BOARD = "turn 1; board ***** / * R3 * m6 * / ** G1 ** / * m3 *** / **** A>; lifted b2; seed 6"
THEIRS = "turn 1; board * m6 G4 * R2 / * R3 *** / ** m3 ** / ***** / **** A>; lifted c1; seed 6"
CORNER = "turn 1; board **** R2 / * m6 *** / ** G1 ** / ***** / **** A>; lifted e1; seed 6"
REACH = tuple(f"cell:{name}" for name in ("a2", "c2", "d2", "b1", "b3", "b4"))

UNIT = Unit(
    "cat",
    (
        Read(id="straight", at=BOARD, rules=("swap.cat",), lit=REACH),
        Select(
            id="from-corner",
            at=CORNER,
            choices=all_other_tiles,
            right=in_reach,
            rule="swap.cat",
            why=why_in_reach,
            fixed=True,
        ),
        Judge(id="jump", at=THEIRS, move="swap c1 e1", rule="swap.cat", others=("swap.prey", "turn.order"), fixed=True),
        Judge(
            id="diagonal", at=THEIRS, move="swap c1 b2", rule="swap.cat", others=("swap.prey", "turn.swap"), fixed=True
        ),
        Decide(
            id="hunt",
            at=BOARD,
            good={"swap b2 c2": "leads-cat-six", "swap b2 b3": "leads-cat-three"},
            poor={"swap b2 d2": "leads-cat-swapped", "swap b2 b4": "leads-cat-swapped"},
        ),
        Decide(
            id="theirs",
            at=THEIRS,
            good={
                "swap c1 e1": "leads-cat-for-two",
                "swap c1 d1": "leads-cat-away",
                "swap c1 c3": "leads-cat-for-mouse",
            },
            poor={
                "swap c1 a1": "leads-cat-still",
                "swap c1 b1": "leads-cat-takes-along",
                "swap c1 c2": "leads-cat-other",
            },
        ),
    ),
    need="first",
    proof=("from-corner", "jump", "diagonal"),
)
