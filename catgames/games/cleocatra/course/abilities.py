"""Advanced: what the five cats can do."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cleocatra.position.state import supply
from catgames.teach import (
    LEARNER,
    Attempt,
    Claim,
    Count,
    Judge,
    Read,
    Tempt,
    Try,
    Unit,
    Watch,
    happened,
    legal,
    not_,
    state_is,
)

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
            id="cleocatra",
            at=CLEOCATRA,
            rules=("adv.cleocatra-point", "adv.cleocatra-bonus", "ruling.power-tile"),
            lit=("tile:0.0", "score:1"),
        ),
        Watch(
            id="royal", at=CLEOCATRA, moves=("rescue 0.0", "pass"), rules=("adv.cleocatra-point", "adv.cleocatra-bonus")
        ),
        Count(
            id="royal-points",
            at=CLEOCATRA,
            amount=_points,
            choices=(4, 5, 6),
            rule="adv.cleocatra-point",
            moves="rescue 0.0",
        ),
        Claim(id="scorer-again", at=CLEOCATRA, fact=not_(_sami_acts), rule="adv.cleocatra-bonus", moves="rescue 0.0"),
        Claim(
            id="tied", at=TIED, fact=state_is(lambda s: s.bonus is None), rule="adv.cleocatra-bonus", moves="rescue 0.0"
        ),
        Claim(
            id="neighbour",
            at=NEIGHBOUR,
            fact=lambda a: _points(a) == 6,
            rule="ruling.power-tile",
            moves="rescue 0.0",
            fixed=True,
        ),
        Claim(
            id="extra-twice",
            at=CLEOCATRA,
            fact=lambda a: _points(a) == 4,
            rule="adv.cleocatra-point",
            moves="rescue 0.0",
        ),
        Read(id="bonus", at=BONUS, rules=("ruling.bonus-action",), lit=("supply:0",)),
        Try(
            id="take-bonus",
            at=BONUS,
            goal=happened("teamed-up"),
            solution="team 2.0",
            rule="ruling.bonus-action",
            mistakes={"scout 2.0": "ruling.bonus-action"},
        ),
        Judge(
            id="bonus-tile",
            at=BONUS,
            move="draw",
            rule="ruling.bonus-action",
            others=("turn.second-possible", "tile.capacity"),
        ),
        Tempt(id="rescuer-only", at=RESCUER_BONUS, move="draw", rule="ruling.bonus-action"),
        Read(id="mafdat", at=MAFDAT, rules=("adv.mafdat", "ruling.mafdat-limits"), lit=("tile:-1.0",)),
        Watch(id="ride", at=MAFDAT, moves="search -1.0 to 3.0", rules=("adv.mafdat",)),
        Try(id="carry", at=MAFDAT, goal=happened("ridden"), solution="search -1.0 to 3.0", rule="adv.mafdat"),
        Claim(
            id="left-behind",
            at=MAFDAT,
            fact=state_is(lambda s: not s.inspectors),
            rule="adv.mafdat",
            moves="search -1.0 to 3.0",
        ),
        Judge(
            id="bridge",
            at=BRIDGE,
            move="search 1.0 to 1.1",
            rule="tile.search-connected",
            others=("adv.mafdat", "tile.search-surrounded"),
        ),
        Judge(
            id="free-bridge",
            at=FREE_BRIDGE,
            move="search 1.0 to 1.1",
            rule="ruling.mafdat-limits",
            others=("tile.capacity", "turn.stuck"),
        ),
        Tempt(id="free-apart", at=FREE_BRIDGE, move="search 1.0 to -1.0", rule="ruling.mafdat-limits"),
        Read(
            id="bastet",
            at=BASTET,
            rules=("adv.bastet", "ruling.bastet-capacity"),
            lit=("rescuer:0:1.0", "rescuer:1:-1.0"),
        ),
        Watch(id="swap", at=BASTET, moves="exchange 1.0 with 3 at 0.1", rules=("adv.bastet",)),
        Try(
            id="exchange",
            at=BASTET,
            goal=happened("exchanged"),
            solution="exchange 1.0 with 2 at -1.0",
            rule="adv.bastet",
            mistakes={
                "exchange 2.0 with 2 at -1.0": "adv.bastet",
                "exchange 1.0 with 2 at 2.0": "ruling.bastet-capacity",
            },
            fixed=True,
        ),
        Tempt(id="pair", at=BASTET, move="exchange 1.0 with 2 at 2.0", rule="ruling.bastet-capacity"),
        Tempt(id="not-blue", at=BASTET, move="exchange 2.0 with 3 at 0.1", rule="adv.bastet"),
        Read(id="mut", at=MUT, rules=("adv.mut",), lit=("tile:0.0",)),
        Watch(id="stay", at=MUT, moves="rescue 0.0", rules=("adv.mut",)),
        Claim(id="both-home", at=MUT, fact=lambda a: supply(a.state, LEARNER) == 3, rule="adv.mut", moves="rescue 0.0"),
        Claim(
            id="helper-home", at=MUT, fact=lambda a: supply(a.state, LEARNER) == 2, rule="adv.mut", moves="rescue 0.0"
        ),
        Read(
            id="princess", at=PRINCESS, rules=("adv.princess", "ruling.princess-where"), lit=("tile:0.0", "inspectors")
        ),
        Watch(
            id="two-guards",
            at=PRINCESS,
            moves=("rescue 0.0", "post supply to 1.0", "post supply to 2.0"),
            rules=("adv.princess",),
        ),
        Try(
            id="send",
            at=PRINCESS_DUE,
            goal=happened("posted", 2),
            solution=("post supply to 1.0", "post supply to -1.0"),
            rule="ruling.princess-where",
            mistakes={
                "post supply to 0.0": "ruling.princess-where",
                "post supply to 0.1": "ruling.princess-where",
                "post 0.1 to 2.0": "ruling.princess-where",
            },
        ),
        Claim(id="own-tile", at=PRINCESS_DUE, fact=legal("post supply to 0.0"), rule="adv.princess"),
        Claim(
            id="two-tiles",
            at=PRINCESS_DUE,
            fact=legal("post supply to 2.0"),
            rule="adv.princess",
            moves="post supply to 1.0",
            fixed=True,
        ),
    ),
)
