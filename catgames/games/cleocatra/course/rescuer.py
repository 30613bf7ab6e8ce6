"""Rescuer actions: scout, team up, rescue; two to a tile."""

from __future__ import annotations

from catgames.teach import (
    Claim,
    Decide,
    Judge,
    Read,
    Try,
    Unit,
    all_of,
    happened,
    legal,
    verdict_on,
)

# The tile at the end has just been laid; an inspector is on the yellow one, where Sami scored.
LAID = "turn 1 second; tiles o0.0:1 b1.0:3 g-1.0:2 y2.0:i g3.0; laid 3.0; scores 0 4 0; seed 2"
MOVED = "turn 1 second; tiles o0.0:1 b1.0:2 g-1.0:3 p2.0:3i y-2.0; laid -2.0; scores 0 4 0; seed 2"
FULL = "turn 1 second; tiles o0.0:1 b1.0:23 g-1.0:2 p0.1:i y2.0:1; scores 0 0 5; seed 2"
READY = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3i y2.0:3; scores 0 0 5; seed 2"
OTHER_OUT = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3i y2.0:1; scores 0 0 5; seed 2"
BASE = "turn 1 second; tiles o0.0:1 b1.0 g2.0:2 y-1.0 p3.0:i; laid -1.0; scores 0 5; seed 2"

UNIT = Unit(
    "rescuer",
    (
        Read(
            id="bring",
            at=LAID,
            rules=("rescuer.scout", "rescuer.team-up", "tile.capacity", "ruling.inspected-place"),
            lit=("scout", "team-up", "tile:3.0", "rescuer:0:0.0"),
        ),
        Try(
            id="both",
            at=LAID,
            goal=happened("scouted"),
            solution="scout 3.0",
            rule="rescuer.scout",
            mistakes={
                "scout 1.0": "rescuer.scout",
                "team 3.0": "rescuer.team-up",
                "team 2.0": "rescuer.team-up",
            },
        ),
        Judge(
            id="moved",
            at=MOVED,
            move="scout -2.0",
            rule="rescuer.scout",
            also=("tile.capacity",),
            others=("rescuer.team-up", "tile.search"),
        ),
        Judge(
            id="third",
            at=FULL,
            move="team 1.0",
            rule="tile.capacity",
            others=("rescuer.team-up", "score.no-inspector"),
        ),
        Judge(
            id="guest",
            at=FULL,
            move="team -1.0",
            rule="tile.capacity",
            also=("rescuer.team-up",),
            others=("rescuer.scout", "ruling.inspected-place"),
        ),
        Claim(
            id="join-inspector",
            at=FULL,
            fact=legal("team 0.1"),
            rule="ruling.inspected-place",
            why=verdict_on("team 0.1", "ruling.inspected-place"),
        ),
        Read(id="rescue", at=READY, rules=("rescuer.rescue", "rescue.ends-turn"), lit=("rescue", "rescuer:0:0.0")),
        Try(
            id="then-rescue",
            at=READY,
            goal=all_of(happened("teamed-up"), happened("rescues")),
            solution="team 1.0, rescue 0.0",
            rule="rescue.ends-turn",
            mistakes={"rescue -1.0": "rescuer.rescue", "rescue 1.0": "rescuer.rescue"},
        ),
        Claim(
            id="go-on",
            at=OTHER_OUT,
            fact=legal("1: team 1.0"),
            rule="rescue.ends-turn",
            moves="rescue 0.0",
        ),
        Decide(
            id="second",
            at=BASE,
            good={"team 1.0": "decide-rescuer-blue", "scout -1.0": "decide-rescuer-yellow"},
            poor={"rescue 0.0": "decide-rescuer-now"},
        ),
    ),
    need="first",
    proof=("moved", "third", "guest", "join-inspector", "go-on"),
)
