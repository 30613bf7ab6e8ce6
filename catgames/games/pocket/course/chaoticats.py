"""Chaoticats."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.ending import chaos
from catgames.teach.goals import happened, state_is
from catgames.teach.lesson import LEARNER, Claim, Count, Read, Unit, Watch

LAST = (
    "turn 1; clans chaoticats gourmets; lifted c4; effects yes; "
    "board X D> X G4 X / X* G5 m6 G2 A< / p5 m5 E< p2 m4 / m5 f4 m4 m3 B^ / X G3* C< f3 G1"
)
PLAYED = ("swap c4 d5",)
PLAIN = (
    "turn 1; clans chaoticats gourmets; lifted a1; "
    "board m5 m4 B> X f4 / G1 C^ X* X X / m3 G4 G2 X p2 / G5 D> f3 A< m4 / E^ p5 m6 m5 G3*"
)
AGAINST_CROOKS = (
    "turn 1; clans chaoticats crooks; lifted a3; effects yes; "
    "board X f4 K1 K3 X* / A> K2 C< K4 X / m3 X m4 f3 K7* / m5 E^ p5 X B^ / Dv m4 m6 m5 p2"
)
KNOCKED = ("swap a3 b4",)

UNIT = Unit(
    "chaoticats",
    (
        Read("fewer", LAST, ("clan.chaoticats.effect",), ("player:0",)),
        Read("twin", LAST, ("clan.chaoticats.chief", "ruling.chief-caught"), ("cell:a2", "cell:a3", "cell:d3")),
        Watch("whole", LAST, PLAYED, ("clan.chaoticats.effect", "clan.chaoticats.chief")),
        Count("attack", LAST, foresee(lambda a: chaos(a.state), *PLAYED), (2, 4, 6), "clan.chaoticats.effect"),
        Claim("weaker", LAST, foresee(state_is(lambda s: chaos(s) < 2), *PLAYED), "clan.chaoticats.effect"),
        Claim(
            "both-pigeons",
            LAST,
            foresee(lambda a: score(a.state, LEARNER).pigeons == 10, *PLAYED),
            "clan.chaoticats.chief",
        ),
        Claim(
            "flies-too", LAST, foresee(lambda a: score(a.state, LEARNER).flies == 12, *PLAYED), "clan.chaoticats.chief"
        ),
        Claim("itself", LAST, foresee(happened("chief-caught"), *PLAYED), "ruling.chief-caught"),
        Read("rulings", PLAIN, ("ruling.chaoticats-plain", "ruling.chaoticats-fixed"), ("player:0",)),
        Count("plain", PLAIN, foresee(lambda a: chaos(a.state), "swap a1 b2"), (0, 2, 4), "ruling.chaoticats-plain"),
        Claim("no-attack", PLAIN, foresee(state_is(lambda s: chaos(s) == 0), "swap a1 b2"), "ruling.chaoticats-plain"),
        Count(
            "fixed", AGAINST_CROOKS, foresee(lambda a: chaos(a.state), *KNOCKED), (4, 6, 8), "ruling.chaoticats-fixed"
        ),
        Claim(
            "recount", AGAINST_CROOKS, foresee(state_is(lambda s: chaos(s) == 6), *KNOCKED), "ruling.chaoticats-fixed"
        ),
    ),
)
