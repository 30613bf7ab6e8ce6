"""Rescuer actions: scout, team up, rescue; two to a tile."""

from __future__ import annotations

from catgames.games.cleocatra.position.state import supply
from catgames.teach.goals import Attempt, happened, legal
from catgames.teach.lesson import LEARNER, Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

TILES = "tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0"
FIRST = f"turn 1; {TILES}; scores 0 0 0; pile *+g; seed 2"
# The tile at the end has just been laid; the yellow one lay there before.
LAID = f"turn 1 second; {TILES} g3.0; laid 3.0; scores 0 0 0; seed 2"
FULL = "turn 1 second; tiles o0.0:1 b1.0:23 g-1.0:2 p0.1:i y2.0; scores 0 0 5; seed 2"
OWN = "turn 1 second; tiles o0.0:1 b1.0:1 g-1.0:2 p0.1:3 y2.0; scores 0 0 0; seed 2"
AFTER = "turn 2; tiles o0.0:i b1.0:1 g-1.0:2 p0.1:3 y2.0; scores 4 0 0; seed 2"


def _turn_is_over(attempt: Attempt) -> bool:
    return bool(attempt.state.turn != LEARNER)


UNIT = Unit(
    "rescuer",
    (
        Read("scout", LAID, ("rescuer.scout",), ("scout", "tile:3.0", "supply:0")),
        Watch("scout-done", LAID, ("scout 3.0",), ("rescuer.scout",)),
        Try(
            "scout-it",
            LAID,
            happened("scouted"),
            ("scout 3.0",),
            "rescuer.scout",
            (Mistake("scout 2.0", "rescuer.scout"), Mistake("scout 1.0", "rescuer.scout")),
        ),
        Tempt("old-tile", LAID, Mistake("scout 2.0", "rescuer.scout")),
        Tempt("no-tile", FIRST, Mistake("scout 2.0", "rescuer.scout")),
        Read("team", LAID, ("rescuer.team-up",), ("team-up", "rescuer:0:0.0", "tile:1.0")),
        Try(
            "team-up",
            LAID,
            happened("teamed-up"),
            ("team 1.0",),
            "rescuer.team-up",
            (Mistake("team 2.0", "rescuer.team-up"), Mistake("team 3.0", "rescuer.team-up")),
        ),
        Tempt("beside-nobody", LAID, Mistake("team 2.0", "rescuer.team-up")),
        Read("room", FULL, ("tile.capacity", "ruling.inspected-place"), ("tile:1.0", "inspector:0.1")),
        Tempt("third", FULL, Mistake("team 1.0", "tile.capacity")),
        Tempt("mine-twice", OWN, Mistake("team 0.0", "tile.capacity")),
        Judge("second-guest", OWN, "team -1.0", "tile.capacity", ("rescuer.scout", "turn.two-actions")),
        Judge("inspected", FULL, "team 0.1", "ruling.inspected-place", ("score.no-inspector", "rescuer.scout")),
        Claim("never-there", FULL, lambda a: not legal("team 0.1")(a), "ruling.inspected-place"),
        Count("left", OWN, lambda a: supply(a.state, LEARNER), (0, 1, 2), "rescuer.team-up", ("team 2.0",)),
        Read("rescue", FIRST, ("rescuer.rescue", "rescue.ends-turn"), ("rescue", "rescuer:0:0.0")),
        Watch("rescue-done", FIRST, ("rescue 0.0",), ("rescuer.rescue", "rescue.ends-turn")),
        Try(
            "rescue-it",
            FIRST,
            happened("rescues"),
            ("rescue 0.0",),
            "rescuer.rescue",
            (Mistake("rescue 2.0", "rescuer.rescue"), Mistake("rescue -1.0", "rescuer.rescue")),
        ),
        Claim("one-action", FIRST, _turn_is_over, "rescue.ends-turn", ("rescue 0.0",)),
        Claim("go-on", FIRST, legal("1: team 1.0"), "rescue.ends-turn", ("rescue 0.0",)),
        Tempt("act-after", AFTER, Mistake("1: draw", "turn.two-actions")),
    ),
)
