"""A turn: two actions."""

from __future__ import annotations

from catgames.teach import Claim, Decide, Judge, Read, Try, Unit, all_of, ended, happened, legal, verdict_on

# Sami has scored on the yellow tile.
TILES = "tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0:i"
BOARD = f"turn 1; {TILES}; scores 0 3 0; pile *+g; seed 2"
LAID = "turn 1 second; tiles o0.0:1 b1.0:3 g-1.0:2 y2.0:i p-2.0; laid -2.0; scores 0 3 0; seed 2"

UNIT = Unit(
    "turn",
    (
        Read(id="two", at=BOARD, rules=("turn.two-actions",), lit=("pile", "scout", "team-up", "rescue")),
        Try(
            id="rescuers",
            at=BOARD,
            goal=all_of(happened("teamed-up", 2), ended),
            solution=("team 1.0", "team 0.1"),
            rule="turn.two-actions",
        ),
        Judge(
            id="second-search",
            at=LAID,
            move="search -2.0 to 3.0",
            rule="turn.two-actions",
            others=("tile.search", "rescuer.scout"),
        ),
        Judge(
            id="second-team",
            at=LAID,
            move="team 1.0",
            rule="turn.two-actions",
            also=("rescuer.team-up", "tile.capacity"),
            others=("rescuer.scout", "tile.expedition"),
        ),
        Claim(
            id="tile-after",
            at=BOARD,
            fact=legal("draw"),
            rule="turn.two-actions",
            moves="team 1.0",
            why=verdict_on("draw"),
        ),
        Decide(
            id="whole",
            at=BOARD,
            good={
                "team 1.0, rescue 0.0": "decide-turn-five",
                "team -1.0, rescue 0.0": "decide-turn-five",
                "team 0.1, rescue 0.0": "decide-turn-five",
                "team 1.0, team -1.0": "decide-turn-six",
                "team 1.0, team 0.1": "decide-turn-six",
                "team -1.0, team 1.0": "decide-turn-six",
                "team 0.1, team 1.0": "decide-turn-six",
            },
            poor={"rescue 0.0": "decide-turn-four"},
        ),
    ),
    need="first",
    proof=("second-search", "second-team", "tile-after"),
)
