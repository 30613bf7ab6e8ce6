"""Defenders of Justice."""

from __future__ import annotations

from catgames.games.pocket.board.draw import UNLIT
from catgames.games.pocket.course.asking import all_other_tiles, foresee, in_reach, why_in_reach
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.position.cells import CENTRE
from catgames.games.pocket.position.facts import stretches_to
from catgames.teach.goals import Attempt, happened, legal, not_, state_is
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

CAT = (
    "turn 1; clans defenders gourmets; lifted b2; effects yes; seed 6; "
    "board ***** / * J1 * m6 * / ** G1 ** / ***** / **** A>"
)
CENTRE_CAT = (
    "turn 1; clans defenders polterkitties; lifted c3; effects yes; seed 6; "
    "board ***** / *** m6 * / ** J9* ** / * m4 *** / **** A>"
)
LAST = (
    "turn 1; clans defenders chaoticats; lifted a4; effects yes; "
    "board m3 X C< E> X / m4 J1 J1 f4 J9* / X p5 f3 p2 X* / m4 B< J1 D> J1 / X m5 A^ m6 m5"
)
THERE = (
    "turn 1; clans defenders chaoticats; lifted b3; effects yes; "
    "board p5 m4 X D^ J1 / Bv X m5 A^ J1 / E^ m5 J9* m6 m4 / J1 m3 f4 X* C< / p2 X f3 X J1"
)


def _went_further(attempt: Attempt) -> bool:
    swaps = [move for move in attempt.moves if isinstance(move, Swap)]
    return any(stretches_to(attempt.start, move.seat, move.cell, move.other) for move in swaps)


UNIT = Unit(
    "defenders",
    (
        Read("eight", CAT, ("clan.defenders.effect",), ("cell:b2",)),
        Watch("diagonal", CAT, ("swap b2 d4",), ("clan.defenders.effect",)),
        Try(
            "further",
            CAT,
            _went_further,
            ("swap b2 c3",),
            "clan.defenders.effect",
            (Mistake("swap b2 e2", "swap.cat"), Mistake("swap b2 c4", "swap.cat")),
        ),
        Tempt("knight", CAT, Mistake("swap b2 d3", "swap.cat")),
        Judge("two-diagonal", CAT, "swap b2 d4", "clan.defenders.effect", ("swap.dog", "swap.prey")),
        Select("reach", CENTRE_CAT, all_other_tiles, in_reach, "clan.defenders.effect", why=why_in_reach, view=UNLIT),
        Claim("three", CAT, legal("swap b2 e5"), "clan.defenders.effect"),
        Read("chief", LAST, ("clan.defenders.chief", "ruling.centre-chief"), ("cell:e2", "cell:c3")),
        Watch("centre", LAST, ("swap a4 b5",), ("clan.defenders.chief",)),
        Claim("may-stay", LAST, foresee(not_(happened("to-the-centre")), "swap a4 b5"), "clan.defenders.chief"),
        Claim(
            "before-dogs", LAST, foresee(lambda a: a.state.tiles[CENTRE] == "J9*", "swap a4 b5"), "clan.defenders.chief"
        ),
        Claim(
            "moves-away",
            THERE,
            foresee(not_(state_is(lambda s: s.tiles[CENTRE] == "J9*")), "swap b3 c4"),
            "ruling.centre-chief",
        ),
        Claim("stays", THERE, foresee(happened("centre-already"), "swap b3 c4"), "ruling.centre-chief"),
    ),
)
