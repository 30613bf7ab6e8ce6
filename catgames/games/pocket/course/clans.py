"""The clans: what all of them have in common."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee, reason
from catgames.games.pocket.position.cells import AROUND, BESIDE
from catgames.games.pocket.position.ending import dogs_beside_royal_chief, hunters
from catgames.teach import Attempt, Claim, Decide, Judge, Read, Unit, legal, not_, state_is

OWN_CAT = "turn 1; board R4 G3* * m6 * / ***** / ** m4 ** / *** A> R5* / **** m5; lifted a1; effects yes; seed 5"
THEIR_CAT = "turn 1; board G2 **** / ** m4 ** / ** R1 ** / **** A> / *****; lifted a1; effects yes; seed 5"
OWN_ONLY = THEIR_CAT + "; whose_cat own"
PLAIN = OWN_CAT.replace("effects yes", "effects no")
ORDER = (
    "turn 1; clans royal-claws defenders; lifted b3; effects yes; "
    "board p5 m4 J1 D^ R3 / Bv J1 m5 A^ R2 / E^ m5 R5* m6 m4 / R1 m3 f4 J9* C< / p2 J1 f3 J1 R4"
)
ORDERED = ("swap b3 c4",)
DEAD_CHIEF = (
    "turn 1; clans gourmets royal-claws; lifted d4; effects yes; "
    "board E> Av R3 G1 f3 / R2 R4 R5* G2 B^ / C^ m5 m5 m4 p5 / R1 f4 G3* m4 p2 / G4 G5 Dv m6 m3"
)


def _royal_first(attempt: Attempt) -> bool:
    told = [event.id for event in attempt.events]
    return told.index("may-turn") < told.index("to-the-centre")


def _chief_still_reaches(attempt: Attempt) -> bool:
    chief = attempt.state.tiles.index("G3*")
    corners = set(AROUND[chief]) - set(BESIDE[chief])
    return any(chief in hunters(attempt.state, cell) for cell in corners)


UNIT = Unit(
    "clans",
    (
        Read(
            id="two-powers",
            at=OWN_CAT,
            rules=("clan.effects", "clan.precedence", "ruling.whose-cat", "ruling.effect-optional"),
            lit=("player:0", "player:1"),
        ),
        Claim(
            id="off",
            at=PLAIN,
            fact=legal("swap a1 d4"),
            rule="clan.effects",
            why=reason("why-clans-off"),
            fixed=True,
        ),
        Claim(
            id="book-wins",
            at=OWN_CAT,
            fact=not_(legal("swap a1 d4")),
            rule="clan.precedence",
            why=reason("why-clans-book-wins"),
            fixed=True,
        ),
        Judge(
            id="their-cat",
            at=THEIR_CAT,
            move="swap a1 e4",
            rule="ruling.whose-cat",
            also=("clan.royal-claws.effect",),
            others=("swap.dog", "turn.no-peek"),
            fixed=True,
        ),
        Judge(
            id="own-only",
            at=OWN_ONLY,
            move="swap a1 e4",
            rule="ruling.whose-cat",
            others=("dog.facing", "turn.no-peek"),
            fixed=True,
        ),
        Claim(
            id="must-use",
            at=OWN_CAT,
            fact=not_(legal("swap a1 c1")),
            rule="ruling.effect-optional",
            why=reason("why-clans-must-use"),
            fixed=True,
        ),
        Decide(
            id="near-or-far",
            at=OWN_CAT,
            good={"swap a1 d4": "leads-clans-far", "swap a1 c1": "leads-clans-near"},
            poor=dict.fromkeys(("swap a1 a2", "swap a1 a3"), "leads-clans-idle") | {"swap a1 b1": "leads-clans-rival"},
        ),
        Read(
            id="at-the-end",
            at=ORDER,
            rules=("clan.order", "ruling.end-order", "ruling.dead-chief"),
            lit=("cell:c3", "cell:d4"),
        ),
        Claim(
            id="royal-first",
            at=ORDER,
            fact=foresee(_royal_first, *ORDERED),
            rule="clan.order",
            why=reason("why-clans-royal-first"),
            fixed=True,
        ),
        Claim(
            id="no-dog",
            at=ORDER,
            fact=foresee(state_is(lambda s: not dogs_beside_royal_chief(s)), *ORDERED),
            rule="ruling.end-order",
            why=reason("why-clans-no-dog"),
            fixed=True,
        ),
        Claim(
            id="bitten-chief",
            at=DEAD_CHIEF,
            fact=foresee(_chief_still_reaches, "swap d4 e5"),
            rule="ruling.dead-chief",
            why=reason("why-clans-bitten-chief"),
            fixed=True,
        ),
    ),
    proof=("own-only", "must-use", "royal-first", "no-dog", "bitten-chief"),
)
