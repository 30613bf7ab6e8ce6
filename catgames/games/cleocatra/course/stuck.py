"""A first action that leaves no second; being stuck."""

from __future__ import annotations

from catgames.teach.goals import Attempt, happened, legal
from catgames.teach.lesson import LEARNER, Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

# One rescuer left, two under inspection: on the third inspected tile nothing could follow.
TRAP = "turn 1; tiles o0.0:1i b1.0:1i g2.0:i p-1.0:2 y0.1:3; scores 6 4 5; seed 4"
ALONE = "turn 1; tiles o0.0:1i b1.0:1i g2.0:1i p-1.0:2 y0.1:3; scores 6 4 5; pile *+o; seed 4"
ABLE = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 0 0 0; seed 2"
# No tile left to draw, somebody on both ends of the chain, and no rescuer of the learner's on it.
STUCK = "turn 1; tiles o0.0:2 b1.0 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -"


def _turn_is_over(attempt: Attempt) -> bool:
    return bool(attempt.state.turn != LEARNER)


UNIT = Unit(
    "stuck",
    (
        Read("follow", TRAP, ("turn.second-possible",), ("inspector:0.0", "inspector:1.0", "inspector:2.0")),
        Tempt("last-one", TRAP, Mistake("team 2.0", "turn.second-possible")),
        Try(
            "otherwise",
            TRAP,
            happened("teamed-up"),
            ("team -1.0",),
            "turn.second-possible",
            (Mistake("team 2.0", "turn.second-possible"),),
        ),
        Judge("free-tile", TRAP, "team 0.1", "turn.second-possible", ("tile.capacity", "turn.stuck")),
        Judge("inspected-tile", TRAP, "team 2.0", "turn.second-possible", ("tile.capacity", "rescuer.team-up")),
        Claim("draw-first", TRAP, legal("draw"), "turn.second-possible"),
        Read("alone", ALONE, ("ruling.no-second",), ("inspector:0.0", "inspector:1.0", "inspector:2.0")),
        Watch("alone-done", ALONE, ("draw", "lay 3.0"), ("ruling.no-second",)),
        Judge("draw-alone", ALONE, "draw", "ruling.no-second", ("turn.stuck", "ruling.empty-pile")),
        Tempt("pass", ALONE, Mistake("pass", "ruling.no-second")),
        Claim("ends", ALONE, _turn_is_over, "ruling.no-second", ("draw", "lay 3.0")),
        Read("stuck", STUCK, ("turn.stuck",), ("supply:0", "pile", "tile:0.0", "tile:8.1")),
        Watch("stuck-done", STUCK, ("settle 4.0", "rescue 4.0", "post 6.1 to 4.0"), ("turn.stuck",)),
        Try(
            "settle",
            STUCK,
            happened("settled"),
            ("settle 4.1",),
            "turn.stuck",
            (Mistake("pass", "ruling.no-second"),),
        ),
        Judge("not-stuck", ABLE, "settle 2.0", "turn.stuck", ("rescuer.team-up", "tile.capacity")),
        Claim("then-tile", STUCK, legal("search 1.0 to 9.1"), "turn.stuck", ("settle 4.0",)),
        Claim("then-rescuer", STUCK, legal("team 3.0"), "turn.stuck", ("settle 4.0",)),
    ),
)
