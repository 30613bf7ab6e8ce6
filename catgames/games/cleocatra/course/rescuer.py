"""Rescuer actions: scout, team up, rescue; two to a tile."""

from __future__ import annotations

from catgames.games.cleocatra.position.state import supply
from catgames.teach import LEARNER, Attempt, Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, happened, legal

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
        Read(id="scout", at=LAID, rules=("rescuer.scout",), lit=("scout", "tile:3.0", "supply:0")),
        Watch(id="scout-done", at=LAID, moves="scout 3.0", rules=("rescuer.scout",)),
        Try(
            id="scout-it",
            at=LAID,
            goal=happened("scouted"),
            solution="scout 3.0",
            rule="rescuer.scout",
            mistakes={"scout 2.0": "rescuer.scout", "scout 1.0": "rescuer.scout"},
        ),
        Tempt(id="old-tile", at=LAID, move="scout 2.0", rule="rescuer.scout"),
        Tempt(id="no-tile", at=FIRST, move="scout 2.0", rule="rescuer.scout"),
        Read(id="team", at=LAID, rules=("rescuer.team-up",), lit=("team-up", "rescuer:0:0.0", "tile:1.0")),
        Try(
            id="team-up",
            at=LAID,
            goal=happened("teamed-up"),
            solution="team 1.0",
            rule="rescuer.team-up",
            mistakes={"team 2.0": "rescuer.team-up", "team 3.0": "rescuer.team-up"},
        ),
        Tempt(id="beside-nobody", at=LAID, move="team 2.0", rule="rescuer.team-up"),
        Read(id="room", at=FULL, rules=("tile.capacity", "ruling.inspected-place"), lit=("tile:1.0", "inspector:0.1")),
        Tempt(id="third", at=FULL, move="team 1.0", rule="tile.capacity"),
        Tempt(id="mine-twice", at=OWN, move="team 0.0", rule="tile.capacity"),
        Judge(
            id="second-guest",
            at=OWN,
            move="team -1.0",
            rule="tile.capacity",
            others=("rescuer.scout", "turn.two-actions"),
            fixed=True,
        ),
        Judge(
            id="inspected",
            at=FULL,
            move="team 0.1",
            rule="ruling.inspected-place",
            others=("score.no-inspector", "rescuer.scout"),
            fixed=True,
        ),
        Claim(id="never-there", at=FULL, fact=lambda a: not legal("team 0.1")(a), rule="ruling.inspected-place"),
        Count(
            id="left",
            at=OWN,
            amount=lambda a: supply(a.state, LEARNER),
            choices=(0, 1, 2),
            rule="rescuer.team-up",
            moves="team 2.0",
            fixed=True,
        ),
        Read(id="rescue", at=FIRST, rules=("rescuer.rescue", "rescue.ends-turn"), lit=("rescue", "rescuer:0:0.0")),
        Watch(id="rescue-done", at=FIRST, moves="rescue 0.0", rules=("rescuer.rescue", "rescue.ends-turn")),
        Try(
            id="rescue-it",
            at=FIRST,
            goal=happened("rescues"),
            solution="rescue 0.0",
            rule="rescuer.rescue",
            mistakes={"rescue 2.0": "rescuer.rescue", "rescue -1.0": "rescuer.rescue"},
        ),
        Claim(id="one-action", at=FIRST, fact=_turn_is_over, rule="rescue.ends-turn", moves="rescue 0.0"),
        Claim(id="go-on", at=FIRST, fact=legal("1: team 1.0"), rule="rescue.ends-turn", moves="rescue 0.0"),
        Tempt(id="act-after", at=AFTER, move="1: draw", rule="turn.two-actions"),
    ),
)
