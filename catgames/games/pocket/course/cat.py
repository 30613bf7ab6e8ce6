"""Swapping a cat, of whichever clan."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.teach import Claim, Judge, Read, Select, Tempt, Try, Unit, Watch, happened, legal

BOARD = "turn 1; board ***** / * R3 * m6 * / ** G1 ** / * m3 *** / **** A>; lifted b2; seed 6"
THEIRS = "turn 1; board ** G4 ** / * m6 *** / ** R1 ** / ***** / **** A>; lifted c1; seed 6"
CORNER = "turn 1; board **** R2 / * m6 *** / ** G1 ** / ***** / **** A>; lifted e1; seed 6"
REACH = tuple(f"cell:{name}" for name in ("a2", "c2", "d2", "b1", "b3", "b4"))

UNIT = Unit(
    "cat",
    (
        Read(id="straight", at=BOARD, rules=("swap.cat",), lit=REACH),
        Watch(id="two", at=BOARD, moves="swap b2 d2", rules=("swap.cat",)),
        Try(
            id="move",
            at=BOARD,
            goal=happened("swapped"),
            solution="swap b2 b4",
            rule="swap.cat",
            mistakes={"swap b2 e2": "swap.cat", "swap b2 c3": "swap.cat"},
        ),
        Tempt(id="three-away", at=BOARD, move="swap b2 e2", rule="swap.cat"),
        Tempt(id="diagonal", at=BOARD, move="swap b2 c3", rule="swap.cat"),
        Judge(
            id="jump", at=BOARD, move="swap b2 b4", rule="swap.cat", others=("swap.prey", "turn.no-peek"), fixed=True
        ),
        Judge(id="knight", at=BOARD, move="swap b2 c4", rule="swap.cat", others=("turn.swap", "swap.dog"), fixed=True),
        Select(
            id="from-corner",
            at=CORNER,
            choices=all_other_tiles,
            right=in_reach,
            rule="swap.cat",
            why=why_in_reach,
            fixed=True,
        ),
        Claim(id="theirs", at=THEIRS, fact=legal("swap c1 c3"), rule="swap.cat", fixed=True),
        Claim(id="like-a-prey", at=THEIRS, fact=legal("swap c1 b2"), rule="swap.cat", fixed=True),
    ),
)
