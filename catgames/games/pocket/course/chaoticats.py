"""Chaoticats."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee, reason
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.ending import chaos
from catgames.teach import LEARNER, Claim, Count, Decide, Read, Unit, happened, state_is

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
ANOTHER_CAT = (
    "turn 1; clans chaoticats gourmets; lifted d2; effects yes; "
    "board X* m3 m4 m5 m4 / f3 X G3* p5 C^ / G1 p2 G2 X X / m5 f4 A> G4 B> / G5 X m6 D< E<"
)

UNIT = Unit(
    "chaoticats",
    (
        Read(id="fewer", at=LAST, rules=("clan.chaoticats.effect",), lit=("player:0",)),
        Count(
            id="attack",
            at=LAST,
            amount=lambda a: chaos(a.state),
            choices=(2, 4, 6, 8),
            rule="clan.chaoticats.effect",
            moves=PLAYED,
            why=reason("why-chaoticats-attack"),
            fixed=True,
        ),
        Claim(
            id="weaker",
            at=LAST,
            fact=foresee(state_is(lambda s: 2 * chaos(s) < 5 * 2), *PLAYED),
            rule="clan.chaoticats.effect",
            why=reason("why-chaoticats-weaker"),
            fixed=True,
        ),
        Read(
            id="twin",
            at=LAST,
            rules=("clan.chaoticats.chief", "ruling.chief-caught"),
            lit=("cell:a2", "cell:a3", "cell:d3"),
        ),
        Claim(
            id="both-pigeons",
            at=LAST,
            fact=foresee(lambda a: score(a.state, LEARNER).pigeons == 10, *PLAYED),
            rule="clan.chaoticats.chief",
            why=reason("why-chaoticats-both-pigeons"),
            fixed=True,
        ),
        Claim(
            id="another-cat",
            at=ANOTHER_CAT,
            fact=foresee(happened("twin"), "swap d2 c3"),
            rule="ruling.chief-caught",
            why=reason("why-chaoticats-another-cat"),
            fixed=True,
        ),
        Read(
            id="rulings",
            at=AGAINST_CROOKS,
            rules=("ruling.chaoticats-plain", "ruling.chaoticats-fixed"),
            lit=("player:0",),
        ),
        Claim(
            id="no-attack",
            at=PLAIN,
            fact=foresee(state_is(lambda s: chaos(s) == 0), "swap a1 b2"),
            rule="ruling.chaoticats-plain",
            why=reason("why-chaoticats-no-attack"),
            fixed=True,
        ),
        Claim(
            id="recount",
            at=AGAINST_CROOKS,
            fact=foresee(state_is(lambda s: chaos(s) == 6), *KNOCKED),
            rule="ruling.chaoticats-fixed",
            why=reason("why-chaoticats-recount"),
            fixed=True,
        ),
        Decide(
            id="hold-back",
            at=LAST,
            good={"swap c4 b5": "leads-chaoticats-mouse", "swap c4 c3": "leads-chaoticats-dog"},
            poor={"swap c4 d5": "leads-chaoticats-flies", "swap c4 d3": "leads-chaoticats-twin"},
        ),
    ),
    proof=("attack", "both-pigeons", "another-cat", "recount"),
)
