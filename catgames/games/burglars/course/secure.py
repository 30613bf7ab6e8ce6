"""Action 4: secure the loot."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.burglars.position.cards import UNKNOWN
from catgames.games.burglars.position.state import seen_by
from catgames.teach import Attempt, Claim, Decide, Judge, Read, Try, Unit, Watch, all_of, happened, state_is

ONE = "turn 1; 1 hand bg crews bo/b y; 2 hand *6 crews r/r; 3 hand *6; seed 11"
# The book's example: four face-down cards, three yarns revealed, the fourth left as it lies.
FOUR = "turn 1; 1 hand pm crews bo/b y/y r/r g/p; 2 hand *6 crews r/r; 3 hand *6; seed 11"
THREE = "turn 1; 1 hand pm crews og/g ry/r p/p b; 2 hand *6 crews r/r; 3 hand *6; seed 11"
MIXED = "turn 1; 1 hand pm crews b/b o/g y; 2 hand *6 crews r/r; 3 hand *6; seed 11"
WAIT = "turn 1; 1 hand rgm crews bo/b y/y r; 2 hand *3 crews g; 3 hand *6 crews p/p; seed 11"


def _colours_stay_visible(attempt: Attempt) -> bool:
    return UNKNOWN not in seen_by(attempt.state, Seat(1)).scored[0]


UNIT = Unit(
    "action-4",
    (
        Read(id="reveal", at=ONE, rules=("secure.own-yarns", "secure.no-trap"), lit=("slot:0:0",)),
        Watch(id="one", at=ONE, moves="secure 1", rules=("secure.face", "ruling.crew-stays")),
        Try(
            id="three",
            at=FOUR,
            goal=all_of(happened("secured", 3), state_is(lambda s: bool(s.crews[0][3].hidden))),
            solution="secure 1 2 3",
            rule="secure.no-trap",
            mistakes={
                "secure 4": "secure.no-trap",
                "secure 1 2 3 4": "secure.no-trap",
                "secure 1 2.1": "secure.own-yarns",
            },
        ),
        Judge(
            id="keep-some",
            at=THREE,
            move="secure 2",
            rule="secure.own-yarns",
            also=("secure.no-trap",),
            others=("activate.one-hidden", "secure.face"),
        ),
        Judge(
            id="both",
            at=MIXED,
            move="secure 1 2",
            rule="secure.no-trap",
            others=("secure.own-yarns", "activate.secret"),
        ),
        Claim(id="colours", at=ONE, fact=_colours_stay_visible, rule="secure.face", moves="secure 1"),
        Claim(
            id="again",
            at=THREE,
            fact=state_is(lambda s: [len(crew.cats) for crew in s.crews[0]] == [2, 2, 1, 1]),
            rule="ruling.crew-stays",
            moves="secure 1 3",
        ),
        Decide(
            id="now-or-later",
            at=WAIT,
            good={"secure 1 2": "decide-action-4-now", "activate red 3": "decide-action-4-later"},
            poor={"secure 1": "decide-action-4-half", "take deck, take deck": "decide-action-4-idle"},
        ),
    ),
    need="first",
    proof=("keep-some", "both", "colours", "again"),
)
