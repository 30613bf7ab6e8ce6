"""Swapping a cat, of whichever clan."""

from __future__ import annotations

from catgames.games.pocket.board.draw import UNLIT
from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.teach.goals import happened, legal
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

BOARD = "turn 1; board ***** / * R3 * m6 * / ** G1 ** / * m3 *** / **** A>; lifted b2; seed 6"
THEIRS = "turn 1; board ** G4 ** / * m6 *** / ** R1 ** / ***** / **** A>; lifted c1; seed 6"
CORNER = "turn 1; board **** R2 / * m6 *** / ** G1 ** / ***** / **** A>; lifted e1; seed 6"
REACH = tuple(f"cell:{name}" for name in ("a2", "c2", "d2", "b1", "b3", "b4"))

UNIT = Unit(
    "cat",
    (
        Read("straight", BOARD, ("swap.cat",), REACH),
        Watch("two", BOARD, ("swap b2 d2",), ("swap.cat",)),
        Try(
            "move",
            BOARD,
            happened("swapped"),
            ("swap b2 b4",),
            "swap.cat",
            (Mistake("swap b2 e2", "swap.cat"), Mistake("swap b2 c3", "swap.cat")),
        ),
        Tempt("three-away", BOARD, Mistake("swap b2 e2", "swap.cat")),
        Tempt("diagonal", BOARD, Mistake("swap b2 c3", "swap.cat")),
        Judge("jump", BOARD, "swap b2 b4", "swap.cat", ("swap.prey", "turn.no-peek")),
        Judge("knight", BOARD, "swap b2 c4", "swap.cat", ("turn.swap", "swap.dog")),
        Select("from-corner", CORNER, all_other_tiles, in_reach, "swap.cat", why=why_in_reach, view=UNLIT),
        Claim("theirs", THEIRS, legal("swap c1 c3"), "swap.cat"),
        Claim("like-a-prey", THEIRS, legal("swap c1 b2"), "swap.cat"),
    ),
)
