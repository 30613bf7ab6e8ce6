"""The clans: what all of them have in common."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.position.cells import AROUND, BESIDE
from catgames.games.pocket.position.ending import dogs_beside_royal_chief, hunters
from catgames.games.pocket.position.state import ROTATE
from catgames.teach import Attempt, Claim, Judge, Read, Try, Unit, Watch, happened, legal, not_, state_is

OWN_CAT = "turn 1; board R2 **** / ** m4 ** / ** G1 ** / **** A> / *****; lifted a1; effects yes; seed 5"
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


def _judged_before_the_swap(attempt: Attempt) -> bool:
    return dogs_beside_royal_chief(attempt.start) == dogs_beside_royal_chief(attempt.state)


def _chief_still_reaches(attempt: Attempt) -> bool:
    chief = attempt.state.tiles.index("G3*")
    corners = set(AROUND[chief]) - set(BESIDE[chief])
    return any(chief in hunters(attempt.state, cell) for cell in corners)


UNIT = Unit(
    "clans",
    (
        Read(id="two-powers", at=OWN_CAT, rules=("clan.effects", "clan.precedence"), lit=("player:0", "player:1")),
        Claim(id="off", at=PLAIN, fact=legal("swap a1 e4"), rule="clan.effects", fixed=True),
        Claim(id="on", at=OWN_CAT, fact=legal("swap a1 e4"), rule="clan.effects", fixed=True),
        Watch(id="beyond", at=OWN_CAT, moves="swap a1 e4", rules=("clan.precedence",)),
        Judge(id="card-wins", at=OWN_CAT, move="swap a1 e4", rule="clan.precedence", others=("swap.dog", "dog.facing")),
        Claim(id="book-wins", at=OWN_CAT, fact=not_(legal("swap a1 e4")), rule="clan.precedence", fixed=True),
        Read(
            id="optional",
            at=THEIR_CAT,
            rules=("ruling.whose-cat", "ruling.effect-optional"),
            lit=("cell:a1", "cell:e4"),
        ),
        Try(id="either", at=OWN_CAT, goal=happened("swapped"), solution="swap a1 a2", rule="ruling.effect-optional"),
        Judge(
            id="their-cat",
            at=THEIR_CAT,
            move="swap a1 e4",
            rule="ruling.whose-cat",
            others=("swap.dog", "turn.no-peek"),
        ),
        Judge(
            id="own-only",
            at=OWN_ONLY,
            move="swap a1 e4",
            rule="ruling.whose-cat",
            others=("swap.cat", "clan.precedence"),
        ),
        Judge(
            id="decline",
            at=OWN_CAT,
            move="swap a1 a3",
            rule="ruling.effect-optional",
            others=("clan.royal-claws.effect", "swap.prey"),
            fixed=True,
        ),
        Claim(id="must-use", at=OWN_CAT, fact=not_(legal("swap a1 a3")), rule="ruling.effect-optional"),
        Read(
            id="at-the-end",
            at=ORDER,
            rules=("clan.order", "ruling.end-order", "ruling.dead-chief"),
            lit=("cell:c3", "cell:d4"),
        ),
        Watch(id="both", at=ORDER, moves=(*ORDERED, "keep"), rules=("clan.order", "ruling.end-order")),
        Claim(id="royal-first", at=ORDER, fact=foresee(_royal_first, *ORDERED), rule="clan.order"),
        Claim(
            id="after-swap",
            at=ORDER,
            fact=foresee(_judged_before_the_swap, *ORDERED),
            rule="ruling.end-order",
            fixed=True,
        ),
        Claim(
            id="decides",
            at=ORDER,
            fact=foresee(state_is(lambda s: s.stage == ROTATE), *ORDERED),
            rule="ruling.end-order",
        ),
        Claim(
            id="bitten-chief",
            at=DEAD_CHIEF,
            fact=foresee(_chief_still_reaches, "swap d4 e5"),
            rule="ruling.dead-chief",
            fixed=True,
        ),
        Claim(
            id="no-ability",
            at=DEAD_CHIEF,
            fact=foresee(happened("chief-out"), "swap d4 e5"),
            rule="ruling.dead-chief",
            fixed=True,
        ),
    ),
)
