"""Action 4: secure the loot."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.burglars.position.cards import UNKNOWN
from catgames.games.burglars.position.state import seen_by
from catgames.teach.goals import Attempt, all_of, happened, state_is
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

ONE = "turn 1; 1 hand bg crews bo/b y; 2 hand *6 crews r/r; 3 hand *6; seed 11"
# The book's example: four face-down cards, three yarns revealed, the fourth left as it lies.
FOUR = "turn 1; 1 hand pm crews bo/b y/y r/r g/p; 2 hand *6 crews r/r; 3 hand *6; seed 11"
TRAP = "turn 1; 1 hand pm crews b/b o/g y; 2 hand *6 crews r/r; 3 hand *6; seed 11"


def _colours_stay_visible(attempt: Attempt) -> bool:
    return UNKNOWN not in seen_by(attempt.state, Seat(1)).scored[0]


UNIT = Unit(
    "action-4",
    (
        Read("reveal", ONE, ("secure.own-yarns", "secure.no-trap"), ("slot:0:0",)),
        Watch("one", ONE, ("secure 1",), ("secure.face", "ruling.crew-stays")),
        Try(
            "own",
            ONE,
            happened("secured"),
            ("secure 1",),
            "secure.own-yarns",
            (
                Mistake("secure 2", "secure.own-yarns"),
                Mistake("secure 2.1", "secure.own-yarns"),
            ),
        ),
        Watch("three-of-four", FOUR, ("secure 1 2 3",), ("secure.own-yarns",)),
        Try(
            "three",
            FOUR,
            all_of(happened("secured", 3), state_is(lambda s: bool(s.crews[0][3].hidden))),
            ("secure 1 2 3",),
            "secure.no-trap",
            (Mistake("secure 4", "secure.no-trap"), Mistake("secure 1 2 3 4", "secure.no-trap")),
        ),
        Count("points", FOUR, lambda a: len(a.state.scored[0]), (2, 3, 4), "secure.own-yarns", ("secure 1 2 3",)),
        Tempt("own-trap", TRAP, Mistake("secure 2", "secure.no-trap")),
        Tempt("not-mine", ONE, Mistake("secure 2.1", "secure.own-yarns")),
        Judge("keep-one", FOUR, "secure 2", "secure.own-yarns", ("secure.no-trap", "activate.one-hidden")),
        Judge("both", TRAP, "secure 1 2", "secure.no-trap", ("secure.own-yarns", "hidden.yarn")),
        Claim("colours", ONE, _colours_stay_visible, "secure.face", ("secure 1",)),
        Claim("crew-stays", ONE, state_is(lambda s: len(s.crews[0]) == 2), "ruling.crew-stays", ("secure 1",)),
    ),
)
