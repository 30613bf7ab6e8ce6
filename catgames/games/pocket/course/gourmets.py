"""Gourmets."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.games.pocket.course.asking import all_prey, foresee, reason
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, NUMBERS
from catgames.games.pocket.position.ending import hunters
from catgames.games.pocket.position.tiles import say_tile
from catgames.teach import LEARNER, Attempt, Claim, Count, Decide, Read, Select, Unit

LAST = (
    "turn 1; clans gourmets crooks; lifted b2; effects yes; "
    "board m6 p5 G1 m5 A^ / G2 f3 B< G5 K1 / K3 p2 m4 K7* Dv / K2 K4 G4 m5 f4 / E> C> G3* m4 m3"
)
# After the dogs, before the prey.
BITTEN = (
    "turn 2; clans gourmets crooks; effects yes; stage over; "
    "board m6 p5 G1~ m5 A^ / G2 m4 B< G5 K1~ / K3 p2 f3 K7*~ Dv / K2 K4~ G4 m5 f4 / E> C> G3* m4 m3"
)
PIGEONS = (
    "turn 1; clans gourmets royal-claws; lifted d4; effects yes; "
    "board E> Av R3 G1 f3 / R2 R4 R5* G2 B^ / C^ m5 m5 m4 p5 / R1 f4 G3* m4 p2 / G4 G5 Dv m6 m3"
)
CLOSE = (
    "turn 1; clans gourmets power-cats; lifted b3; effects yes; "
    "board m3 p2 m4 G3* m5 / E< B^ W4 f4 G1 / A> m5 m6 W4 G2 / m4 W3 C> W2* Dv / W6 f3 G4 p5 G5"
)


def _prey_of_the_chief(attempt: Attempt) -> Keys:
    chief = attempt.state.tiles.index("G3*")
    return tuple(key for key in all_prey(attempt) if chief in hunters(attempt.state, keys.cell_of(key) or 0))


def _why(attempt: Attempt, key: Key) -> Message:
    near = "yes" if key in _prey_of_the_chief(attempt) else "no"
    cell = keys.cell_of(key) or 0
    return Message("why-diagonal", values(near=near, cell=NAMES[cell], tile=say_tile(attempt.state.tiles[cell])))


def _other_cats_reach_corners(attempt: Attempt) -> bool:
    """Gourmets 4 on c4 and the mouse on d5 touch at a corner."""
    return NUMBERS["c4"] in hunters(attempt.state, NUMBERS["d5"])


def _with_bonus(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    scored = score(attempt.state, LEARNER)
    return (scored.plain, Message("part-prey")), (scored.bonus, Message("part-gourmets"))


def _a_point_a_pigeon(attempt: Attempt) -> bool:
    scored = score(attempt.state, LEARNER)
    return scored.pigeons == 10 and scored.bonus == scored.prey


UNIT = Unit(
    "gourmets",
    (
        Read(
            id="chief",
            at=BITTEN,
            rules=("clan.gourmets.chief", "clan.gourmets.effect"),
            lit=("cell:c5", "cell:d4", "cell:d5"),
        ),
        Select(
            id="reach",
            at=CLOSE,
            choices=all_prey,
            right=_prey_of_the_chief,
            rule="clan.gourmets.chief",
            why=_why,
            fixed=True,
        ),
        Claim(
            id="others",
            at=BITTEN,
            fact=_other_cats_reach_corners,
            rule="clan.gourmets.chief",
            why=reason("why-gourmets-others"),
            fixed=True,
        ),
        Count(
            id="total",
            at=LAST,
            amount=lambda a: score(a.state, LEARNER).total,
            choices=(27, 28, 33),
            parts=_with_bonus,
            rule="clan.gourmets.effect",
            moves="swap b2 c3",
            fixed=True,
        ),
        Claim(
            id="pair",
            at=PIGEONS,
            fact=foresee(_a_point_a_pigeon, "swap d4 c4"),
            rule="clan.gourmets.effect",
            why=reason("why-gourmets-pair"),
            fixed=True,
        ),
        Decide(
            id="serve",
            at=CLOSE,
            good={"swap b3 c4": "leads-gourmets-dog", "swap b3 c2": "leads-gourmets-corner"},
            poor={"swap b3 c3": "leads-gourmets-theirs", "swap b3 b2": "leads-gourmets-free"},
        ),
    ),
    proof=("reach", "others", "total", "pair"),
)
