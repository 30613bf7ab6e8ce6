"""Crooks."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_cats, foresee, knocked_out, why_knocked_out
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import KNOCKED, UP
from catgames.games.pocket.position.tiles import CLAN, CROOKS
from catgames.teach import LEARNER, Attempt, Claim, Count, Read, Select, Unit, Watch

LAST = (
    "turn 1; clans crooks power-cats; lifted c1; effects yes; "
    "board m4 f3 m5 W6 m6 / K3 W4 K4 K7* p2 / m4 m5 K1 Av Dv / B< m3 K2 C> f4 / E< p5 W4 W2* W3"
)
PLAYED = ("swap c1 d2",)
# After the dogs, before the chief.
BITTEN = (
    "turn 2; clans crooks power-cats; effects yes; stage over; "
    "board m4 f3 K7* W6 m6 / K3 W4 K4 m5 p2 / m4 m5 K1 Av Dv / B< m3 K2 C> f4 / E< p5 W4~ W2*~ W3~"
)


def _own_cat_out(attempt: Attempt) -> bool:
    seen = zip(attempt.state.tiles, attempt.state.faces, strict=True)
    return any(CLAN.get(tile) == CROOKS and face == KNOCKED for tile, face in seen)


UNIT = Unit(
    "crooks",
    (
        Read(id="chief", at=BITTEN, rules=("clan.crooks.chief",), lit=("cell:c1",)),
        Select(
            id="victims",
            at=BITTEN,
            choices=all_cats,
            right=knocked_out,
            rule="clan.crooks.chief",
            why=why_knocked_out,
            fixed=True,
        ),
        Watch(id="whole", at=LAST, moves=PLAYED, rules=("clan.crooks.effect", "clan.crooks.chief")),
        Claim(id="own-too", at=LAST, fact=foresee(_own_cat_out, *PLAYED), rule="clan.crooks.chief"),
        Claim(
            id="spared",
            at=LAST,
            fact=foresee(lambda a: a.state.faces[NUMBERS["d1"]] == UP, *PLAYED),
            rule="clan.crooks.chief",
            fixed=True,
        ),
        Count(
            id="bonus",
            at=LAST,
            amount=foresee(lambda a: score(a.state, LEARNER).bonus, *PLAYED),
            choices=(3, 4, 5),
            rule="clan.crooks.effect",
        ),
        Claim(
            id="all-five",
            at=LAST,
            fact=foresee(lambda a: score(a.state, LEARNER).bonus == 5, *PLAYED),
            rule="clan.crooks.effect",
        ),
    ),
)
