"""A turn: two actions."""

from __future__ import annotations

from catgames.teach import LEARNER, Attempt, Claim, Judge, Read, Tempt, Try, Unit, Watch, happened

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
        Read(id="two", at=BOARD, rules=("turn.two-actions",), lit=("pile", "tile:2.0", "scout", "team-up", "rescue")),
        Watch(id="tile-first", at=BOARD, moves=("draw", "lay 3.0", "scout 3.0"), rules=("turn.two-actions",)),
        Try(
            id="tile-rescuer",
            at=BOARD,
            goal=happened("scouted"),
            solution=("draw", "lay 3.0", "scout 3.0"),
            rule="turn.two-actions",
        ),
        Try(
            id="rescuers",
            at=BOARD,
            goal=happened("teamed-up", 2),
            solution=("team 1.0", "team 2.0"),
            rule="turn.two-actions",
        ),
        Tempt(id="two-tiles", at=LAID, move="draw", rule="turn.two-actions"),
        Tempt(id="tile-second", at=TEAMED, move="search 2.0 to -2.0", rule="turn.two-actions"),
        Tempt(id="out-of-turn", at=OTHERS, move="1: draw", rule="turn.two-actions"),
        Judge(
            id="second-team", at=LAID, move="team 1.0", rule="turn.two-actions", others=("rescuer.scout", "tile.search")
        ),
        Judge(
            id="second-search",
            at=LAID,
            move="search 3.0 to -2.0",
            rule="turn.two-actions",
            others=("tile.search", "rescuer.scout"),
        ),
        Claim(id="whole-turn", at=BOARD, fact=_turn_is_over, rule="turn.two-actions", moves=("team 1.0", "team 2.0")),
        Claim(id="one-is-enough", at=BOARD, fact=_turn_is_over, rule="turn.two-actions", moves="team 1.0"),
    ),
)
