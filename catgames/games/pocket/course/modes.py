"""Modes of play."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee, reason
from catgames.games.pocket.law.scoring import result
from catgames.games.pocket.position.state import SEATS
from catgames.games.pocket.position.tiles import CLANS
from catgames.teach import Attempt, Claim, Decide, Judge, Read, Tempt, Unit, legal, state_is

ALL = " ".join(CLANS)
FREE = f"turn 1; clans - -; stage choose; mode free; effects yes; seed 3; offer {ALL} / {ALL}"
SAMI_FIRST = FREE.replace("turn 1", "turn 2").replace("mode free", "mode free; first 2")
CROOKS_TAKEN = f"turn 1; clans - crooks; stage choose; mode free; first 2; effects yes; seed 3; offer {ALL} / {ALL}"
LIMITED = (
    "turn 1; clans - -; stage choose; mode limited; effects yes; seed 3; "
    "offer crooks gourmets power-cats / royal-claws defenders chaoticats"
)
EXPERT = "turn 1; clans - -; stage choose; mode expert; effects yes; seed 3; offer crooks gourmets power-cats / -"
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
        Judge(
            id="out-of-turn",
            at=SAMI_FIRST,
            move="1: choose crooks",
            rule="mode.agree",
            others=("mode.limited", "setup.clans"),
            fixed=True,
        ),
        Claim(
            id="advice",
            at=FREE,
            fact=legal("choose polterkitties"),
            rule="mode.free",
            why=reason("why-modes-advice"),
            fixed=True,
        ),
        Read(
            id="limited",
            at=LIMITED,
            rules=("mode.limited", "ruling.limited-overlap"),
            lit=("clan:crooks", "clan:gourmets", "clan:power-cats"),
        ),
        Tempt(id="not-drawn", at=LIMITED, move="choose chaoticats", rule="mode.limited"),
        Claim(
            id="overlap",
            at=LIMITED,
            fact=state_is(lambda s: bool(set(s.setup.offers[0]) & set(s.setup.offers[1]))),
            rule="ruling.limited-overlap",
            why=reason("why-modes-overlap"),
            fixed=True,
        ),
        Read(id="expert", at=EXPERT, rules=("mode.expert",), lit=("clan:crooks", "clan:gourmets", "clan:power-cats")),
        Tempt(id="kept-card", at=EXPERT, move="choose royal-claws", rule="mode.expert"),
        Claim(
            id="handed-on",
            at=EXPERT,
            fact=foresee(legal("choose royal-claws"), "choose crooks"),
            rule="mode.expert",
            why=reason("why-modes-handed-on"),
            fixed=True,
        ),
        Claim(
            id="sum",
            at=SECOND,
            fact=foresee(_sami_wins, "swap d3 d4"),
            rule="mode.expert",
            why=reason("why-modes-sum"),
            fixed=True,
        ),
        Decide(
            id="against-crooks",
            at=CROOKS_TAKEN,
            good={
                "choose defenders": "leads-modes-defenders",
                "choose gourmets": "leads-modes-gourmets",
                "choose royal-claws": "leads-modes-royal-claws",
                "choose power-cats": "leads-modes-power-cats",
            },
            poor={"choose polterkitties": "leads-modes-polterkitties", "choose chaoticats": "leads-modes-chaoticats"},
        ),
    ),
    need="variant",
    proof=("out-of-turn", "overlap", "handed-on", "sum"),
)
