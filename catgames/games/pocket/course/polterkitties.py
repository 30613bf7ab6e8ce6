"""Polterkitties."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee, reason
from catgames.games.pocket.position.state import BITTEN, KNOCKED
from catgames.teach import Attempt, Claim, Decide, Judge, Read, Tempt, Unit

PREY = (
    "turn 1; clans polterkitties gourmets; board ***** / * m5 * T2 * / ** G1 ** / *** f4 * / **** A>; "
    "lifted b2; effects yes; seed 6"
)
CAT = (
    "turn 1; clans polterkitties gourmets; board ***** / * T3 * m6 * / ** G1 ** / *** f4 * / **** A>; "
    "lifted b2; effects yes; seed 6"
)
LAST = (
    "turn 1; clans polterkitties gourmets; lifted a4; effects yes; "
    "board m3 G4 C< E> G1 / m4 T3 T2 f4 T5* / G3* p5 f3 p2 G5 / m4 B< T2 D> T3 / G2 m5 A^ m6 m5"
)
AGAINST_CROOKS = (
    "turn 1; clans polterkitties crooks; lifted a4; effects yes; "
    "board m3 K4 C< E> K1 / m4 T3 T2 f4 T5* / K3 p5 f3 p2 K7* / m4 B< T2 D> T3 / K2 m5 A^ m6 m5"
)
PLAYED = ("swap a4 b5",)


def _chief_is(attempt: Attempt, face: str) -> bool:
    state = attempt.state
    return bool(state.faces[state.tiles.index("T5*")] == face)


UNIT = Unit(
    "polterkitties",
    (
        Read(id="haunt", at=PREY, rules=("clan.polterkitties.effect",), lit=("cell:b2", "cell:d4")),
        Judge(
            id="instead",
            at=PREY,
            move="swap d4 e5",
            rule="clan.polterkitties.effect",
            also=("swap.prey",),
            others=("swap.dog", "turn.swap"),
            fixed=True,
        ),
        Judge(
            id="for-a-cat",
            at=CAT,
            move="swap d4 d3",
            rule="clan.polterkitties.effect",
            others=("swap.prey", "turn.no-peek"),
            fixed=True,
        ),
        Tempt(id="too-far", at=PREY, move="swap d4 b4", rule="swap.prey"),
        Claim(
            id="both",
            at=PREY,
            fact=lambda a: bool(a.state.lifted >= 0),
            rule="clan.polterkitties.effect",
            moves="swap d4 d3",
            why=reason("why-polterkitties-both"),
            fixed=True,
        ),
        Decide(
            id="which-prey",
            at=PREY,
            good={"swap b2 c2": "leads-polterkitties-mouse", "swap d4 d3": "leads-polterkitties-fly"},
            poor={"swap d4 c4": "leads-polterkitties-theirs", "swap b2 b3": "leads-polterkitties-five"},
        ),
        Read(
            id="chief", at=LAST, rules=("clan.polterkitties.chief", "ruling.ghost-immune"), lit=("cell:e2", "cell:d1")
        ),
        Claim(
            id="bitten",
            at=LAST,
            fact=foresee(lambda a: _chief_is(a, BITTEN), *PLAYED),
            rule="clan.polterkitties.chief",
            why=reason("why-polterkitties-bitten"),
            fixed=True,
        ),
        Claim(
            id="crooks",
            at=AGAINST_CROOKS,
            fact=foresee(lambda a: _chief_is(a, KNOCKED), *PLAYED),
            rule="ruling.ghost-immune",
            why=reason("why-polterkitties-crooks"),
            fixed=True,
        ),
    ),
    proof=("instead", "for-a-cat", "both", "crooks"),
)
