"""Defenders of Justice."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_other_tiles, foresee, in_reach, why_in_reach
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.position.cells import CENTRE
from catgames.games.pocket.position.facts import stretches_to
from catgames.teach import Attempt, Claim, Judge, Read, Select, Tempt, Try, Unit, Watch, happened, legal, not_, state_is

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
        Read(id="eight", at=CAT, rules=("clan.defenders.effect",), lit=("cell:b2",)),
        Watch(id="diagonal", at=CAT, moves="swap b2 d4", rules=("clan.defenders.effect",)),
        Try(
            id="further",
            at=CAT,
            goal=_went_further,
            solution="swap b2 c3",
            rule="clan.defenders.effect",
            mistakes={"swap b2 e2": "swap.cat", "swap b2 c4": "swap.cat"},
        ),
        Tempt(id="knight", at=CAT, move="swap b2 d3", rule="swap.cat"),
        Judge(
            id="two-diagonal",
            at=CAT,
            move="swap b2 d4",
            rule="clan.defenders.effect",
            others=("swap.dog", "swap.prey"),
            fixed=True,
        ),
        Select(
            id="reach",
            at=CENTRE_CAT,
            choices=all_other_tiles,
            right=in_reach,
            rule="clan.defenders.effect",
            why=why_in_reach,
        ),
        Claim(id="three", at=CAT, fact=legal("swap b2 e5"), rule="clan.defenders.effect", fixed=True),
        Read(id="chief", at=LAST, rules=("clan.defenders.chief", "ruling.centre-chief"), lit=("cell:e2", "cell:c3")),
        Watch(id="centre", at=LAST, moves="swap a4 b5", rules=("clan.defenders.chief",)),
        Claim(
            id="may-stay",
            at=LAST,
            fact=foresee(not_(happened("to-the-centre")), "swap a4 b5"),
            rule="clan.defenders.chief",
            fixed=True,
        ),
        Claim(
            id="before-dogs",
            at=LAST,
            fact=foresee(lambda a: a.state.tiles[CENTRE] == "J9*", "swap a4 b5"),
            rule="clan.defenders.chief",
        ),
        Claim(
            id="moves-away",
            at=THERE,
            fact=foresee(not_(state_is(lambda s: s.tiles[CENTRE] == "J9*")), "swap b3 c4"),
            rule="ruling.centre-chief",
        ),
        Claim(id="stays", at=THERE, fact=foresee(happened("centre-already"), "swap b3 c4"), rule="ruling.centre-chief"),
    ),
)
