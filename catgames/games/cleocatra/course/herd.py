"""Advanced: herd."""

from __future__ import annotations

from catgames.teach.goals import happened, legal
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

TILES = "tiles o0.0:1 b1.0 g-1.0:23 p0.1:3i y2.0"
BASIC = f"turn 1; {TILES}; scores 0 0 5; seed 9"
FIELD = f"{BASIC}; advanced yes"

UNIT = Unit(
    "herd",
    (
        Read("herd", FIELD, ("adv.herd",), ("rescuer:0:0.0", "tile:1.0", "tile:0.1")),
        Watch("herd-done", FIELD, ("herd 0.0 to 1.0",), ("adv.herd",)),
        Try(
            "go",
            FIELD,
            happened("herded"),
            ("herd 0.0 to 1.0",),
            "adv.herd",
            (Mistake("herd 0.0 to 2.0", "adv.herd"), Mistake("herd 0.0 to -1.0", "tile.capacity")),
        ),
        Try("two-steps", FIELD, happened("herded", 2), ("herd 0.0 to 1.0", "herd 1.0 to 2.0"), "adv.herd"),
        Tempt("too-far", FIELD, Mistake("herd 0.0 to 2.0", "adv.herd")),
        Tempt("full", FIELD, Mistake("herd 0.0 to -1.0", "tile.capacity")),
        Tempt("basic", BASIC, Mistake("herd 0.0 to 1.0", "adv.herd")),
        Judge("to-inspector", FIELD, "herd 0.0 to 0.1", "ruling.inspected-place", ("score.no-inspector", "turn.stuck")),
        Claim("counts-as-tile", FIELD, legal("draw"), "adv.herd", ("herd 0.0 to 1.0",)),
        Claim("then-rescue", FIELD, legal("rescue 1.0"), "adv.herd", ("herd 0.0 to 1.0",)),
    ),
)
