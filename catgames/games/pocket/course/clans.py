"""The clans: what all of them have in common."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.position.cells import AROUND, BESIDE
from catgames.games.pocket.position.ending import dogs_beside_royal_chief, hunters
from catgames.games.pocket.position.state import ROTATE
from catgames.teach.goals import Attempt, happened, legal, not_, state_is
from catgames.teach.lesson import Claim, Judge, Read, Try, Unit, Watch

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
        Read("two-powers", OWN_CAT, ("clan.effects", "clan.precedence"), ("player:0", "player:1")),
        Claim("off", PLAIN, legal("swap a1 e4"), "clan.effects"),
        Claim("on", OWN_CAT, legal("swap a1 e4"), "clan.effects"),
        Watch("beyond", OWN_CAT, ("swap a1 e4",), ("clan.precedence",)),
        Judge("card-wins", OWN_CAT, "swap a1 e4", "clan.precedence", ("swap.dog", "dog.facing")),
        Claim("book-wins", OWN_CAT, not_(legal("swap a1 e4")), "clan.precedence"),
        Read("optional", THEIR_CAT, ("ruling.whose-cat", "ruling.effect-optional"), ("cell:a1", "cell:e4")),
        Try("either", OWN_CAT, happened("swapped"), ("swap a1 a2",), "ruling.effect-optional"),
        Judge("their-cat", THEIR_CAT, "swap a1 e4", "ruling.whose-cat", ("swap.dog", "turn.no-peek")),
        Judge("own-only", OWN_ONLY, "swap a1 e4", "ruling.whose-cat", ("swap.cat", "clan.precedence")),
        Judge("decline", OWN_CAT, "swap a1 a3", "ruling.effect-optional", ("clan.royal-claws.effect", "swap.prey")),
        Claim("must-use", OWN_CAT, not_(legal("swap a1 a3")), "ruling.effect-optional"),
        Read("at-the-end", ORDER, ("clan.order", "ruling.end-order", "ruling.dead-chief"), ("cell:c3", "cell:d4")),
        Watch("both", ORDER, (*ORDERED, "keep"), ("clan.order", "ruling.end-order")),
        Claim("royal-first", ORDER, foresee(_royal_first, *ORDERED), "clan.order"),
        Claim("after-swap", ORDER, foresee(_judged_before_the_swap, *ORDERED), "ruling.end-order"),
        Claim("decides", ORDER, foresee(state_is(lambda s: s.stage == ROTATE), *ORDERED), "ruling.end-order"),
        Claim("bitten-chief", DEAD_CHIEF, foresee(_chief_still_reaches, "swap d4 e5"), "ruling.dead-chief"),
        Claim("no-ability", DEAD_CHIEF, foresee(happened("chief-out"), "swap d4 e5"), "ruling.dead-chief"),
    ),
)
