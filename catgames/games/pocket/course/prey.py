"""Swapping prey: mice, pigeons and flies."""

from __future__ import annotations

from catgames.games.pocket.board.draw import UNLIT
from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.teach.goals import happened, legal
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

MIDDLE = "turn 1; board ***** / * m5 * G2 * / ** R1 ** / * B> *** / **** p5; lifted b2; seed 4"
CORNER = "turn 1; board f4 **** / ** G2 ** / ** R1 ** / * B> *** / *****; lifted a1; seed 4"
EDGE = "turn 1; board ***** / ** G2 ** / p2 * R1 ** / * B> *** / *****; lifted a3; seed 4"
AROUND = tuple(f"cell:{name}" for name in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"))

UNIT = Unit(
    "prey",
    (
        Read("around", MIDDLE, ("swap.prey",), AROUND),
        Watch("step", MIDDLE, ("swap b2 c3",), ("swap.prey",)),
        Try(
            "move",
            MIDDLE,
            happened("swapped"),
            ("swap b2 a3",),
            "swap.prey",
            (Mistake("swap b2 d2", "swap.prey"), Mistake("swap b2 b4", "swap.prey")),
        ),
        Tempt("two-away", MIDDLE, Mistake("swap b2 d2", "swap.prey")),
        Judge("corner", MIDDLE, "swap b2 c1", "swap.prey", ("swap.cat", "turn.no-peek")),
        Judge("far-corner", MIDDLE, "swap b2 d4", "swap.prey", ("turn.swap", "swap.dog")),
        Count("from-corner", CORNER, lambda a: len(in_reach(a)), (2, 3, 8), "swap.prey"),
        Select("edge", EDGE, all_other_tiles, in_reach, "swap.prey", why=why_in_reach, view=UNLIT),
        Claim("like-a-cat", EDGE, legal("swap a3 c3"), "swap.prey"),
    ),
)
