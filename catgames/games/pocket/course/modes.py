"""Modes of play."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.law.scoring import result
from catgames.games.pocket.position.state import OVER, PLAY, SEATS
from catgames.games.pocket.position.tiles import CLANS
from catgames.teach import (
    Attempt,
    Claim,
    Count,
    Judge,
    Read,
    Tempt,
    Try,
    Unit,
    Watch,
    all_of,
    happened,
    legal,
    state_is,
)

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
        Read(id="agree", at=FREE, rules=("mode.agree", "mode.free")),
        Try(
            id="choose",
            at=TAKEN,
            goal=state_is(lambda s: s.stage == PLAY),
            solution="choose crooks",
            rule="mode.free",
            mistakes={"choose gourmets": "setup.clans"},
        ),
        Claim(id="any", at=FREE, fact=legal("choose polterkitties"), rule="mode.free"),
        Claim(id="both-same", at=TAKEN, fact=legal("choose gourmets"), rule="setup.clans"),
        Judge(
            id="out-of-turn", at=FREE, move="2: choose crooks", rule="mode.agree", others=("mode.free", "setup.clans")
        ),
        Claim(id="later", at=FREE, fact=legal("reveal a1"), rule="setup.clans", fixed=True),
        Read(
            id="limited",
            at=LIMITED,
            rules=("mode.limited", "ruling.limited-overlap"),
            lit=("clan:crooks", "clan:gourmets", "clan:power-cats"),
        ),
        Tempt(id="not-drawn", at=LIMITED, move="choose chaoticats", rule="mode.limited"),
        Try(id="keep-one", at=LIMITED, goal=happened("chosen"), solution="choose power-cats", rule="mode.limited"),
        Count(
            id="drawn",
            at=LIMITED,
            amount=lambda a: sum(map(len, a.state.setup.offers)),
            choices=(3, 6, 7),
            rule="mode.limited",
        ),
        Claim(
            id="overlap",
            at=LIMITED,
            fact=state_is(lambda s: bool(set(s.setup.offers[0]) & set(s.setup.offers[1]))),
            rule="ruling.limited-overlap",
        ),
        Read(id="expert", at=EXPERT, rules=("mode.expert",), lit=("clan:crooks", "clan:gourmets", "clan:power-cats")),
        Watch(id="hand-on", at=EXPERT, moves="choose crooks", rules=("mode.expert",)),
        Tempt(id="kept-card", at=EXPERT, move="choose royal-claws", rule="mode.expert"),
        Try(
            id="second-choice",
            at=HANDED,
            goal=all_of(happened("chosen"), happened("laid-out")),
            solution="choose gourmets",
            rule="mode.expert",
        ),
        Judge(
            id="handed-on",
            at=HANDED,
            move="choose power-cats",
            rule="mode.expert",
            others=("mode.limited", "mode.free"),
        ),
        Watch(id="second-game", at=BETWEEN, moves="again", rules=("mode.expert",)),
        Claim(id="one-game", at=BETWEEN, fact=state_is(lambda s: s.stage == OVER), rule="mode.expert"),
        Claim(id="sum", at=SECOND, fact=foresee(_sami_wins, "swap d3 d4"), rule="mode.expert"),
    ),
)
