"""Polterkitties."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.position.state import BITTEN, KNOCKED, UP
from catgames.teach.goals import Attempt, happened, legal
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

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
        Read("haunt", PREY, ("clan.polterkitties.effect",), ("cell:b2", "cell:d4")),
        Watch("instead", PREY, ("swap d4 e5",), ("clan.polterkitties.effect",)),
        Try(
            "another",
            PREY,
            _moved_another,
            ("swap d4 d3",),
            "clan.polterkitties.effect",
            (Mistake("swap d4 d1", "swap.prey"), Mistake("swap b2 d2", "swap.prey")),
        ),
        Tempt("too-far", PREY, Mistake("swap d4 b4", "swap.prey")),
        Judge("cat-instead", PREY, "swap d2 d3", "clan.polterkitties.effect", ("swap.cat", "turn.no-peek")),
        Judge("for-a-cat", CAT, "swap d4 d3", "clan.polterkitties.effect", ("swap.prey", "turn.no-peek")),
        Claim("both", PREY, foresee(lambda a: a.state.lifted >= 0, "swap d4 d3"), "clan.polterkitties.effect"),
        Claim("revealed-too", PREY, legal("swap b2 c3"), "clan.polterkitties.effect"),
        Read("chief", LAST, ("clan.polterkitties.chief", "ruling.ghost-immune"), ("cell:e2", "cell:d1")),
        Watch("whole", LAST, PLAYED, ("clan.polterkitties.chief",)),
        Claim("bitten", LAST, foresee(lambda a: _chief_is(a, BITTEN), *PLAYED), "clan.polterkitties.chief"),
        Claim("safe", LAST, foresee(lambda a: _chief_is(a, UP), *PLAYED), "clan.polterkitties.chief"),
        Watch("crooks", AGAINST_CROOKS, PLAYED, ("ruling.ghost-immune",)),
        Claim(
            "safe-from-cats",
            AGAINST_CROOKS,
            foresee(lambda a: not _chief_is(a, KNOCKED), *PLAYED),
            "ruling.ghost-immune",
        ),
        Claim("unharmed", AGAINST_CROOKS, foresee(happened("unharmed"), *PLAYED), "clan.polterkitties.chief"),
    ),
)
