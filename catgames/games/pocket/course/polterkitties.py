"""Polterkitties."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.position.state import BITTEN, KNOCKED, UP
from catgames.teach import Attempt, Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal

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


def _moved_another(attempt: Attempt) -> bool:
    return any(isinstance(move, Swap) and move.cell != attempt.start.lifted for move in attempt.moves)


def _chief_is(attempt: Attempt, face: str) -> bool:
    state = attempt.state
    return bool(state.faces[state.tiles.index("T5*")] == face)


UNIT = Unit(
    "polterkitties",
    (
        Read(id="haunt", at=PREY, rules=("clan.polterkitties.effect",), lit=("cell:b2", "cell:d4")),
        Watch(id="instead", at=PREY, moves="swap d4 e5", rules=("clan.polterkitties.effect",)),
        Try(
            id="another",
            at=PREY,
            goal=_moved_another,
            solution="swap d4 d3",
            rule="clan.polterkitties.effect",
            mistakes={"swap d4 d1": "swap.prey", "swap b2 d2": "swap.prey"},
        ),
        Tempt(id="too-far", at=PREY, move="swap d4 b4", rule="swap.prey"),
        Judge(
            id="cat-instead",
            at=PREY,
            move="swap d2 d3",
            rule="clan.polterkitties.effect",
            others=("swap.cat", "turn.no-peek"),
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
        Claim(
            id="both",
            at=PREY,
            fact=foresee(lambda a: a.state.lifted >= 0, "swap d4 d3"),
            rule="clan.polterkitties.effect",
        ),
        Claim(id="revealed-too", at=PREY, fact=legal("swap b2 c3"), rule="clan.polterkitties.effect"),
        Read(
            id="chief", at=LAST, rules=("clan.polterkitties.chief", "ruling.ghost-immune"), lit=("cell:e2", "cell:d1")
        ),
        Watch(id="whole", at=LAST, moves=PLAYED, rules=("clan.polterkitties.chief",)),
        Claim(
            id="bitten",
            at=LAST,
            fact=foresee(lambda a: _chief_is(a, BITTEN), *PLAYED),
            rule="clan.polterkitties.chief",
            fixed=True,
        ),
        Claim(
            id="safe",
            at=LAST,
            fact=foresee(lambda a: _chief_is(a, UP), *PLAYED),
            rule="clan.polterkitties.chief",
            fixed=True,
        ),
        Watch(id="crooks", at=AGAINST_CROOKS, moves=PLAYED, rules=("ruling.ghost-immune",)),
        Claim(
            id="safe-from-cats",
            at=AGAINST_CROOKS,
            fact=foresee(lambda a: not _chief_is(a, KNOCKED), *PLAYED),
            rule="ruling.ghost-immune",
        ),
        Claim(
            id="unharmed",
            at=AGAINST_CROOKS,
            fact=foresee(happened("unharmed"), *PLAYED),
            rule="clan.polterkitties.chief",
        ),
    ),
)
