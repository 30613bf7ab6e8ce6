"""Chaoticats."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.ending import chaos
from catgames.teach import LEARNER, Claim, Count, Read, Unit, Watch, happened, state_is

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
        Read(id="fewer", at=LAST, rules=("clan.chaoticats.effect",), lit=("player:0",)),
        Read(
            id="twin",
            at=LAST,
            rules=("clan.chaoticats.chief", "ruling.chief-caught"),
            lit=("cell:a2", "cell:a3", "cell:d3"),
        ),
        Watch(id="whole", at=LAST, moves=PLAYED, rules=("clan.chaoticats.effect", "clan.chaoticats.chief")),
        Count(
            id="attack",
            at=LAST,
            amount=foresee(lambda a: chaos(a.state), *PLAYED),
            choices=(2, 4, 6),
            rule="clan.chaoticats.effect",
        ),
        Claim(
            id="weaker", at=LAST, fact=foresee(state_is(lambda s: chaos(s) < 2), *PLAYED), rule="clan.chaoticats.effect"
        ),
        Claim(
            id="both-pigeons",
            at=LAST,
            fact=foresee(lambda a: score(a.state, LEARNER).pigeons == 10, *PLAYED),
            rule="clan.chaoticats.chief",
        ),
        Claim(
            id="flies-too",
            at=LAST,
            fact=foresee(lambda a: score(a.state, LEARNER).flies == 12, *PLAYED),
            rule="clan.chaoticats.chief",
        ),
        Claim(
            id="itself",
            at=LAST,
            fact=foresee(happened("chief-caught"), *PLAYED),
            rule="ruling.chief-caught",
            fixed=True,
        ),
        Read(id="rulings", at=PLAIN, rules=("ruling.chaoticats-plain", "ruling.chaoticats-fixed"), lit=("player:0",)),
        Count(
            id="plain",
            at=PLAIN,
            amount=foresee(lambda a: chaos(a.state), "swap a1 b2"),
            choices=(0, 2, 4),
            rule="ruling.chaoticats-plain",
        ),
        Claim(
            id="no-attack",
            at=PLAIN,
            fact=foresee(state_is(lambda s: chaos(s) == 0), "swap a1 b2"),
            rule="ruling.chaoticats-plain",
        ),
        Count(
            id="fixed",
            at=AGAINST_CROOKS,
            amount=foresee(lambda a: chaos(a.state), *KNOCKED),
            choices=(4, 6, 8),
            rule="ruling.chaoticats-fixed",
        ),
        Claim(
            id="recount",
            at=AGAINST_CROOKS,
            fact=foresee(state_is(lambda s: chaos(s) == 6), *KNOCKED),
            rule="ruling.chaoticats-fixed",
            fixed=True,
        ),
    ),
)
