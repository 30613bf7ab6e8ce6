"""Modes of play."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.law.scoring import result
from catgames.games.pocket.position.state import OVER, PLAY, SEATS
from catgames.games.pocket.position.tiles import CLANS
from catgames.teach.goals import Attempt, all_of, happened, legal, state_is
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

ALL = " ".join(CLANS)
FREE = f"turn 1; clans - -; stage choose; mode free; effects yes; seed 3; offer {ALL} / {ALL}"
TAKEN = f"turn 1; clans - gourmets; stage choose; mode free; first 2; effects yes; seed 3; offer {ALL} / {ALL}"
LIMITED = (
    "turn 1; clans - -; stage choose; mode limited; effects yes; seed 3; "
    "offer crooks gourmets power-cats / royal-claws defenders chaoticats"
)
EXPERT = "turn 1; clans - -; stage choose; mode expert; effects yes; seed 3; offer crooks gourmets power-cats / -"
HANDED = (
    "turn 1; clans - crooks; stage choose; mode expert; first 2; effects yes; seed 3; offer gourmets power-cats / -"
)
BETWEEN = (
    "turn 1; clans gourmets royal-claws; mode expert; first 2; stage between; effects yes; seed 3; "
    "board m5=0 Ev B> R1 p5=1 / m4=0 Cv G4~ p2=1 G3* / R4~ G1~ A< m4=1 R2 / D< G2~ R5* f4=2 m6=2 / m3=1 G5 R3 m5=2 f3=0"
)
SECOND = (
    "turn 1; clans gourmets royal-claws; mode expert; first 1; game 2; points 30 4; prey 6 1; lifted d3; seed 3; "
    "board m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av f4 R2 / D< G2 R5* m4 m6 / m3 G5 R3 m5 f3"
)


def _sami_wins(attempt: Attempt) -> bool:
    outcome = result(attempt.state)
    return outcome is not None and outcome.winners == (SEATS[1],)


UNIT = Unit(
    "modes",
    (
        Read("agree", FREE, ("mode.agree", "mode.free")),
        Try(
            "choose",
            TAKEN,
            state_is(lambda s: s.stage == PLAY),
            ("choose crooks",),
            "mode.free",
            (Mistake("choose gourmets", "setup.clans"),),
        ),
        Claim("any", FREE, legal("choose polterkitties"), "mode.free"),
        Claim("both-same", TAKEN, legal("choose gourmets"), "setup.clans"),
        Judge("out-of-turn", FREE, "2: choose crooks", "mode.agree", ("mode.free", "setup.clans")),
        Claim("later", FREE, legal("reveal a1"), "setup.clans"),
        Read(
            "limited",
            LIMITED,
            ("mode.limited", "ruling.limited-overlap"),
            ("clan:crooks", "clan:gourmets", "clan:power-cats"),
        ),
        Tempt("not-drawn", LIMITED, Mistake("choose chaoticats", "mode.limited")),
        Try("keep-one", LIMITED, happened("chosen"), ("choose power-cats",), "mode.limited"),
        Count("drawn", LIMITED, lambda a: sum(map(len, a.state.setup.offers)), (3, 6, 7), "mode.limited"),
        Claim(
            "overlap",
            LIMITED,
            state_is(lambda s: bool(set(s.setup.offers[0]) & set(s.setup.offers[1]))),
            "ruling.limited-overlap",
        ),
        Read("expert", EXPERT, ("mode.expert",), ("clan:crooks", "clan:gourmets", "clan:power-cats")),
        Watch("hand-on", EXPERT, ("choose crooks",), ("mode.expert",)),
        Tempt("kept-card", EXPERT, Mistake("choose royal-claws", "mode.expert")),
        Try(
            "second-choice",
            HANDED,
            all_of(happened("chosen"), happened("laid-out")),
            ("choose gourmets",),
            "mode.expert",
        ),
        Judge("handed-on", HANDED, "choose power-cats", "mode.expert", ("mode.limited", "mode.free")),
        Watch("second-game", BETWEEN, ("again",), ("mode.expert",)),
        Claim("one-game", BETWEEN, state_is(lambda s: s.stage == OVER), "mode.expert"),
        Claim("sum", SECOND, foresee(_sami_wins, "swap d3 d4"), "mode.expert"),
    ),
)
