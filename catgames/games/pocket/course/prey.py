"""Swapping prey: mice, pigeons and flies."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.teach import Claim, Count, Judge, Read, Select, Tempt, Try, Unit, Watch, happened, legal

MIDDLE = "turn 1; board ***** / * m5 * G2 * / ** R1 ** / * B> *** / **** p5; lifted b2; seed 4"
CORNER = "turn 1; board f4 **** / ** G2 ** / ** R1 ** / * B> *** / *****; lifted a1; seed 4"
EDGE = "turn 1; board ***** / ** G2 ** / p2 * R1 ** / * B> *** / *****; lifted a3; seed 4"
AROUND = tuple(f"cell:{name}" for name in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"))

UNIT = Unit(
    "prey",
    (
        Read(id="around", at=MIDDLE, rules=("swap.prey",), lit=AROUND),
        Watch(id="step", at=MIDDLE, moves="swap b2 c3", rules=("swap.prey",)),
        Try(
            id="move",
            at=MIDDLE,
            goal=happened("swapped"),
            solution="swap b2 a3",
            rule="swap.prey",
            mistakes={"swap b2 d2": "swap.prey", "swap b2 b4": "swap.prey"},
        ),
        Tempt(id="two-away", at=MIDDLE, move="swap b2 d2", rule="swap.prey"),
        Judge(
            id="corner", at=MIDDLE, move="swap b2 c1", rule="swap.prey", others=("swap.cat", "turn.no-peek"), fixed=True
        ),
        Judge(
            id="far-corner",
            at=MIDDLE,
            move="swap b2 d4",
            rule="swap.prey",
            others=("turn.swap", "swap.dog"),
            fixed=True,
        ),
        Count(
            id="from-corner",
            at=CORNER,
            amount=lambda a: len(in_reach(a)),
            choices=(2, 3, 8),
            rule="swap.prey",
            fixed=True,
        ),
        Select(
            id="edge", at=EDGE, choices=all_other_tiles, right=in_reach, rule="swap.prey", why=why_in_reach, fixed=True
        ),
        Claim(id="like-a-cat", at=EDGE, fact=legal("swap a3 c3"), rule="swap.prey", fixed=True),
    ),
)
