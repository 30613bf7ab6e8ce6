"""Gourmets."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.games.pocket.course.asking import all_prey, foresee
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, NUMBERS
from catgames.games.pocket.position.ending import hunters
from catgames.games.pocket.position.tiles import say_tile
from catgames.teach import LEARNER, Attempt, Claim, Count, Read, Select, Unit, Watch

LAST = (
    "turn 1; clans gourmets crooks; lifted b2; effects yes; "
    "board m6 p5 G1 m5 A^ / G2 f3 B< G5 K1 / K3 p2 m4 K7* Dv / K2 K4 G4 m5 f4 / E> C> G3* m4 m3"
)
PLAYED = ("swap b2 c3",)
# After the dogs, before the prey.
BITTEN = (
    "turn 2; clans gourmets crooks; effects yes; stage over; "
    "board m6 p5 G1~ m5 A^ / G2 m4 B< G5 K1~ / K3 p2 f3 K7*~ Dv / K2 K4~ G4 m5 f4 / E> C> G3* m4 m3"
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


def _a_point_a_prey(attempt: Attempt) -> bool:
    scored = score(attempt.state, LEARNER)
    return scored.bonus == scored.prey


UNIT = Unit(
    "gourmets",
    (
        Read(id="chief", at=BITTEN, rules=("clan.gourmets.chief",), lit=("cell:c5", "cell:d4", "cell:d5")),
        Select(
            id="reach",
            at=BITTEN,
            choices=all_prey,
            right=_prey_of_the_chief,
            rule="clan.gourmets.chief",
            why=_why,
            fixed=True,
        ),
        Watch(id="whole", at=LAST, moves=PLAYED, rules=("clan.gourmets.effect", "clan.gourmets.chief")),
        Count(
            id="more",
            at=LAST,
            amount=foresee(lambda a: score(a.state, LEARNER).bonus, *PLAYED),
            choices=(1, 5, 6),
            rule="clan.gourmets.effect",
        ),
        Claim(
            id="doubled",
            at=LAST,
            fact=foresee(lambda a: score(a.state, LEARNER).bonus == 10, *PLAYED),
            rule="clan.gourmets.effect",
        ),
        Claim(id="each", at=LAST, fact=foresee(_a_point_a_prey, *PLAYED), rule="clan.gourmets.effect"),
        Claim(id="others", at=BITTEN, fact=_other_cats_reach_corners, rule="clan.gourmets.chief", fixed=True),
        Claim(
            id="chief-does",
            at=BITTEN,
            fact=lambda a: "cell:d4" in _prey_of_the_chief(a),
            rule="clan.gourmets.chief",
            fixed=True,
        ),
    ),
)
