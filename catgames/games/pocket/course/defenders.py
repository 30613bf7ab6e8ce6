"""Defenders of Justice."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_other_tiles, foresee, in_reach, reason, why_in_reach
from catgames.games.pocket.position.cells import CENTRE
from catgames.teach import Claim, Decide, Judge, Read, Select, Unit, happened, not_, state_is

CAT = (
    "turn 1; clans defenders gourmets; lifted b2; effects yes; seed 6; "
    "board ***** / * J1 * m6 * / ** G1 ** / ***** / **** A>"
)
EDGE_CAT = (
    "turn 1; clans defenders polterkitties; lifted b4; effects yes; seed 6; "
    "board ***** / *** m6 * / ** m4 ** / * J9* *** / **** A>"
)
LAST = (
    "turn 1; clans defenders chaoticats; lifted a4; effects yes; "
    "board m3 X C< E> X / m4 J1 J1 f4 J9* / X p5 f3 p2 X* / m4 B< J1 D> J1 / X m5 A^ m6 m5"
)
THERE = (
    "turn 1; clans defenders chaoticats; lifted b3; effects yes; "
    "board p5 m4 X D^ J1 / Bv X m5 A^ J1 / E^ m5 J9* m6 m4 / J1 m3 f4 X* C< / p2 X f3 X J1"
)
CLOSE = (
    "turn 1; clans defenders gourmets; lifted e3; effects yes; "
    "board J9* f4 m5 G3* C< / G5 E> f3 m4 p5 / G2 J1 B< m4 J1 / J1 m3 D^ p2 J1 / G1 A^ G4 m6 m5"
)

UNIT = Unit(
    "defenders",
    (
        Read(id="eight", at=CAT, rules=("clan.defenders.effect",), lit=("cell:b2",)),
        Judge(
            id="two-diagonal",
            at=CAT,
            move="swap b2 d4",
            rule="clan.defenders.effect",
            also=("clan.precedence",),
            others=("swap.dog", "swap.prey"),
            fixed=True,
        ),
        Judge(
            id="knights-move",
            at=CAT,
            move="swap b2 c4",
            rule="clan.defenders.effect",
            others=("swap.prey", "turn.swap"),
            fixed=True,
        ),
        Select(
            id="reach",
            at=EDGE_CAT,
            choices=all_other_tiles,
            right=in_reach,
            rule="clan.defenders.effect",
            why=why_in_reach,
            fixed=True,
        ),
        Read(id="chief", at=LAST, rules=("clan.defenders.chief", "ruling.centre-chief"), lit=("cell:e2", "cell:c3")),
        Claim(
            id="may-stay",
            at=LAST,
            fact=foresee(not_(happened("to-the-centre")), "swap a4 b5"),
            rule="clan.defenders.chief",
            why=reason("why-defenders-may-stay"),
            fixed=True,
        ),
        Claim(
            id="there-already",
            at=THERE,
            fact=foresee(state_is(lambda s: s.tiles[CENTRE] == "J9*"), "swap b3 c4"),
            rule="ruling.centre-chief",
            why=reason("why-defenders-there-already"),
            fixed=True,
        ),
        Decide(
            id="close",
            at=CLOSE,
            good={
                "swap e3 e2": "leads-defenders-pigeon",
                "swap e3 d2": "leads-defenders-mice",
                "swap e3 c1": "leads-defenders-tie",
            },
            poor={"swap e3 c3": "leads-defenders-dog", "swap e3 e5": "leads-defenders-mouse"},
        ),
    ),
    proof=("knights-move", "reach", "may-stay", "there-already"),
)
