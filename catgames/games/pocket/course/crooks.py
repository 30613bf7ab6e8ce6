"""Crooks."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_cats, foresee, knocked_out, reason, why_knocked_out
from catgames.games.pocket.law.scoring import score
from catgames.teach import LEARNER, Claim, Decide, Read, Select, Unit, Watch

LAST = (
    "turn 1; clans crooks power-cats; lifted c1; effects yes; "
    "board m4 f3 m5 W6 m6 / K3 W4 K4 K7* p2 / m4 m5 K1 Av Dv / B< m3 K2 C> f4 / E< p5 W4 W2* W3"
)
PLAYED = ("swap c1 d2",)
# After the dogs, before the chief.
BITTEN = (
    "turn 2; clans crooks power-cats; effects yes; stage over; "
    "board m4 f3 m5 W6 m6 / K3 W4 K4 K7* p2 / m4 m5 K1 Av Dv / B< m3 K2 C> f4 / E< p5 W4~ W2*~ W3~"
)
CHIEF = (
    "turn 1; clans crooks gourmets; lifted b5; effects yes; "
    "board Bv G1 G4 E> f4 / m4 m3 D> p5 K4 / G5 m5 f3 m6 A> / m5 K1 m4 G2 p2 / G3* K7* K3 K2 C<"
)

UNIT = Unit(
    "crooks",
    (
        Read(id="chief", at=BITTEN, rules=("clan.crooks.chief", "clan.crooks.effect"), lit=("cell:d2",)),
        Select(
            id="victims",
            at=BITTEN,
            choices=all_cats,
            right=knocked_out,
            rule="clan.crooks.chief",
            why=why_knocked_out,
            fixed=True,
        ),
        Claim(
            id="all-five",
            at=LAST,
            fact=foresee(lambda a: score(a.state, LEARNER).bonus == 5, *PLAYED),
            rule="clan.crooks.effect",
            why=reason("why-crooks-all-five"),
            fixed=True,
        ),
        Watch(id="whole", at=LAST, moves=PLAYED, rules=("clan.crooks.effect", "clan.crooks.chief"), frm="knocked"),
        Decide(
            id="where",
            at=CHIEF,
            good={
                "swap b5 b3": "leads-crooks-five",
                "swap b5 a5": "leads-crooks-chief",
                "swap b5 b4": "leads-crooks-own",
            },
            poor={"swap b5 c5": "leads-crooks-two", "swap b5 d5": "leads-crooks-away"},
        ),
    ),
    proof=("victims", "all-five"),
)
