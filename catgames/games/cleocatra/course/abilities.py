"""Advanced: what the five cats can do."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cleocatra.position.state import supply
from catgames.teach.goals import Attempt, happened, legal, not_, state_is
from catgames.teach.lesson import LEARNER, Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

REST = "seed 10; advanced yes"
CLEOCATRA = f"turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0:i; scores 6 3 5; {REST}"
TIED = f"turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0:i; scores 6 3 3; {REST}"
NEIGHBOUR = f"turn 1; tiles b0.0:1 o1.0:1 g-1.0:2 p0.1:3 y2.0; scores 0 0 0; {REST}"
BONUS = f"turn 2 bonus for 1; tiles o0.0:i b1.0:1 g-1.0:2 p0.1:3 y2.0; scores 3 9 5; {REST}"
RESCUER_BONUS = f"{BONUS}; bonus rescuer-only"
MAFDAT = f"turn 1; tiles o0.0:1 b1.0 g-1.0:2i p0.1:3 y2.0; scores 6 3 5; {REST}"
# Mafdat holds two halves together; in the place opposite she would join them again.
BRIDGE = f"turn 1; tiles o0.0:1 g1.0:2 b2.0 p2.1:3 y0.1; scores 0 0 0; {REST}"
FREE_BRIDGE = f"{BRIDGE}; mafdat_limits free"
BASTET = f"turn 1; tiles o0.0 b1.0:1 g-1.0:2 p0.1:3 y2.0:12; scores 0 0 0; {REST}"
MUT = f"turn 1; tiles p0.0:1 b1.0:1 g-1.0:2 o0.1:3 y2.0; scores 0 0 0; {REST}"
PRINCESS = f"turn 1; tiles y0.0:1 b1.0 g-1.0:2 o0.1:3i p2.0; scores 6 3 5; {REST}"
PRINCESS_DUE = f"turn 1; tiles y0.0 b1.0 g-1.0:2 o0.1:3i p2.0; post 0.0 left 2 before 0.1; scores 10 3 5; {REST}"


def _points(attempt: Attempt) -> int:
    """What has been gained since the step began."""
    return int(attempt.state.scores[0] - attempt.start.scores[0])


def _sami_acts(attempt: Attempt) -> bool:
    return bool(attempt.state.bonus == Seat(1))


UNIT = Unit(
    "abilities",
    (
        Read(
            "cleocatra",
            CLEOCATRA,
            ("adv.cleocatra-point", "adv.cleocatra-bonus", "ruling.power-tile"),
            ("tile:0.0", "score:1"),
        ),
        Watch("royal", CLEOCATRA, ("rescue 0.0", "pass"), ("adv.cleocatra-point", "adv.cleocatra-bonus")),
        Count("royal-points", CLEOCATRA, _points, (4, 5, 6), "adv.cleocatra-point", ("rescue 0.0",)),
        Claim("scorer-again", CLEOCATRA, not_(_sami_acts), "adv.cleocatra-bonus", ("rescue 0.0",)),
        Claim("tied", TIED, state_is(lambda s: s.bonus is None), "adv.cleocatra-bonus", ("rescue 0.0",)),
        Claim("neighbour", NEIGHBOUR, lambda a: _points(a) == 6, "ruling.power-tile", ("rescue 0.0",)),
        Claim("extra-twice", CLEOCATRA, lambda a: _points(a) == 4, "adv.cleocatra-point", ("rescue 0.0",)),
        Read("bonus", BONUS, ("ruling.bonus-action",), ("supply:0",)),
        Try(
            "take-bonus",
            BONUS,
            happened("teamed-up"),
            ("team 2.0",),
            "ruling.bonus-action",
            (Mistake("scout 2.0", "ruling.bonus-action"),),
        ),
        Judge("bonus-tile", BONUS, "draw", "ruling.bonus-action", ("turn.second-possible", "tile.capacity")),
        Tempt("rescuer-only", RESCUER_BONUS, Mistake("draw", "ruling.bonus-action")),
        Read("mafdat", MAFDAT, ("adv.mafdat", "ruling.mafdat-limits"), ("tile:-1.0",)),
        Watch("ride", MAFDAT, ("search -1.0 to 3.0",), ("adv.mafdat",)),
        Try("carry", MAFDAT, happened("ridden"), ("search -1.0 to 3.0",), "adv.mafdat"),
        Claim("left-behind", MAFDAT, state_is(lambda s: not s.inspectors), "adv.mafdat", ("search -1.0 to 3.0",)),
        Judge("bridge", BRIDGE, "search 1.0 to 1.1", "tile.search-connected", ("adv.mafdat", "tile.search-surrounded")),
        Judge("free-bridge", FREE_BRIDGE, "search 1.0 to 1.1", "ruling.mafdat-limits", ("tile.capacity", "turn.stuck")),
        Tempt("free-apart", FREE_BRIDGE, Mistake("search 1.0 to -1.0", "ruling.mafdat-limits")),
        Read("bastet", BASTET, ("adv.bastet", "ruling.bastet-capacity"), ("rescuer:0:1.0", "rescuer:1:-1.0")),
        Watch("swap", BASTET, ("exchange 1.0 with 3 at 0.1",), ("adv.bastet",)),
        Try(
            "exchange",
            BASTET,
            happened("exchanged"),
            ("exchange 1.0 with 2 at -1.0",),
            "adv.bastet",
            (
                Mistake("exchange 2.0 with 2 at -1.0", "adv.bastet"),
                Mistake("exchange 1.0 with 2 at 2.0", "ruling.bastet-capacity"),
            ),
        ),
        Tempt("pair", BASTET, Mistake("exchange 1.0 with 2 at 2.0", "ruling.bastet-capacity")),
        Tempt("not-blue", BASTET, Mistake("exchange 2.0 with 3 at 0.1", "adv.bastet")),
        Read("mut", MUT, ("adv.mut",), ("tile:0.0",)),
        Watch("stay", MUT, ("rescue 0.0",), ("adv.mut",)),
        Claim("both-home", MUT, lambda a: supply(a.state, LEARNER) == 3, "adv.mut", ("rescue 0.0",)),
        Claim("helper-home", MUT, lambda a: supply(a.state, LEARNER) == 2, "adv.mut", ("rescue 0.0",)),
        Read("princess", PRINCESS, ("adv.princess", "ruling.princess-where"), ("tile:0.0", "inspectors")),
        Watch("two-guards", PRINCESS, ("rescue 0.0", "post supply to 1.0", "post supply to 2.0"), ("adv.princess",)),
        Try(
            "send",
            PRINCESS_DUE,
            happened("posted", 2),
            ("post supply to 1.0", "post supply to -1.0"),
            "ruling.princess-where",
            (
                Mistake("post supply to 0.0", "ruling.princess-where"),
                Mistake("post supply to 0.1", "ruling.princess-where"),
                Mistake("post 0.1 to 2.0", "ruling.princess-where"),
            ),
        ),
        Claim("own-tile", PRINCESS_DUE, legal("post supply to 0.0"), "adv.princess"),
        Claim("two-tiles", PRINCESS_DUE, legal("post supply to 2.0"), "adv.princess", ("post supply to 1.0",)),
    ),
)
