"""A turn: two actions."""

from __future__ import annotations

from catgames.teach.goals import Attempt, happened
from catgames.teach.lesson import LEARNER, Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

TILES = "tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0"
REST = "scores 0 0 0; pile *+g; seed 2"
BOARD = f"turn 1; {TILES}; {REST}"
OTHERS = f"turn 2; {TILES}; {REST}"
LAID = f"turn 1 second; {TILES} g3.0; laid 3.0; scores 0 0 0; seed 2"
TEAMED = f"turn 1 second; tiles o0.0:1 b1.0:1 g-1.0:2 p0.1:3 y2.0; {REST}"


def _turn_is_over(attempt: Attempt) -> bool:
    return bool(attempt.state.turn != LEARNER)


UNIT = Unit(
    "turn",
    (
        Read("two", BOARD, ("turn.two-actions",), ("pile", "tile:2.0", "scout", "team-up", "rescue")),
        Watch("tile-first", BOARD, ("draw", "lay 3.0", "scout 3.0"), ("turn.two-actions",)),
        Try("tile-rescuer", BOARD, happened("scouted"), ("draw", "lay 3.0", "scout 3.0"), "turn.two-actions"),
        Try("rescuers", BOARD, happened("teamed-up", 2), ("team 1.0", "team 2.0"), "turn.two-actions"),
        Tempt("two-tiles", LAID, Mistake("draw", "turn.two-actions")),
        Tempt("tile-second", TEAMED, Mistake("search 2.0 to -2.0", "turn.two-actions")),
        Tempt("out-of-turn", OTHERS, Mistake("1: draw", "turn.two-actions")),
        Judge("second-team", LAID, "team 1.0", "turn.two-actions", ("rescuer.scout", "tile.search")),
        Judge("second-search", LAID, "search 3.0 to -2.0", "turn.two-actions", ("tile.search", "rescuer.scout")),
        Claim("whole-turn", BOARD, _turn_is_over, "turn.two-actions", ("team 1.0", "team 2.0")),
        Claim("one-is-enough", BOARD, _turn_is_over, "turn.two-actions", ("team 1.0",)),
    ),
)
