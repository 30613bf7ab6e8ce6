"""Action 4: secure the loot."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.burglars.position.cards import UNKNOWN
from catgames.games.burglars.position.state import seen_by
from catgames.teach import Attempt, Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, all_of, happened, state_is

ONE = "turn 1; 1 hand bg crews bo/b y; 2 hand *6 crews r/r; 3 hand *6; seed 11"
# The book's example: four face-down cards, three yarns revealed, the fourth left as it lies.
FOUR = "turn 1; 1 hand pm crews bo/b y/y r/r g/p; 2 hand *6 crews r/r; 3 hand *6; seed 11"
TRAP = "turn 1; 1 hand pm crews b/b o/g y; 2 hand *6 crews r/r; 3 hand *6; seed 11"


def _colours_stay_visible(attempt: Attempt) -> bool:
    return UNKNOWN not in seen_by(attempt.state, Seat(1)).scored[0]


UNIT = Unit(
    "action-4",
    (
        Read(id="reveal", at=ONE, rules=("secure.own-yarns", "secure.no-trap"), lit=("slot:0:0",)),
        Watch(id="one", at=ONE, moves="secure 1", rules=("secure.face", "ruling.crew-stays")),
        Try(
            id="own",
            at=ONE,
            goal=happened("secured"),
            solution="secure 1",
            rule="secure.own-yarns",
            mistakes={"secure 2": "secure.own-yarns", "secure 2.1": "secure.own-yarns"},
        ),
        Watch(id="three-of-four", at=FOUR, moves="secure 1 2 3", rules=("secure.own-yarns",)),
        Try(
            id="three",
            at=FOUR,
            goal=all_of(happened("secured", 3), state_is(lambda s: bool(s.crews[0][3].hidden))),
            solution="secure 1 2 3",
            rule="secure.no-trap",
            mistakes={"secure 4": "secure.no-trap", "secure 1 2 3 4": "secure.no-trap"},
        ),
        Count(
            id="points",
            at=FOUR,
            amount=lambda a: len(a.state.scored[0]),
            choices=(2, 3, 4),
            rule="secure.own-yarns",
            moves="secure 1 2 3",
        ),
        Tempt(id="own-trap", at=TRAP, move="secure 2", rule="secure.no-trap"),
        Tempt(id="not-mine", at=ONE, move="secure 2.1", rule="secure.own-yarns"),
        Judge(
            id="keep-one",
            at=FOUR,
            move="secure 2",
            rule="secure.own-yarns",
            others=("secure.no-trap", "activate.one-hidden"),
        ),
        Judge(id="both", at=TRAP, move="secure 1 2", rule="secure.no-trap", others=("secure.own-yarns", "hidden.yarn")),
        Claim(id="colours", at=ONE, fact=_colours_stay_visible, rule="secure.face", moves="secure 1", fixed=True),
        Claim(
            id="crew-stays",
            at=ONE,
            fact=state_is(lambda s: len(s.crews[0]) == 2),
            rule="ruling.crew-stays",
            moves="secure 1",
        ),
    ),
)
