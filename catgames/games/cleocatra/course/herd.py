"""Advanced: herd."""

from __future__ import annotations

from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal

TILES = "tiles o0.0:1 b1.0 g-1.0:23 p0.1:3i y2.0"
BASIC = f"turn 1; {TILES}; scores 0 0 5; seed 9"
FIELD = f"{BASIC}; advanced yes"

UNIT = Unit(
    "herd",
    (
        Read(id="herd", at=FIELD, rules=("adv.herd",), lit=("rescuer:0:0.0", "tile:1.0", "tile:0.1")),
        Watch(id="herd-done", at=FIELD, moves="herd 0.0 to 1.0", rules=("adv.herd",)),
        Try(
            id="go",
            at=FIELD,
            goal=happened("herded"),
            solution="herd 0.0 to 1.0",
            rule="adv.herd",
            mistakes={"herd 0.0 to 2.0": "adv.herd", "herd 0.0 to -1.0": "tile.capacity"},
        ),
        Try(
            id="two-steps",
            at=FIELD,
            goal=happened("herded", 2),
            solution=("herd 0.0 to 1.0", "herd 1.0 to 2.0"),
            rule="adv.herd",
            fixed=True,
        ),
        Tempt(id="too-far", at=FIELD, move="herd 0.0 to 2.0", rule="adv.herd"),
        Tempt(id="full", at=FIELD, move="herd 0.0 to -1.0", rule="tile.capacity"),
        Tempt(id="basic", at=BASIC, move="herd 0.0 to 1.0", rule="adv.herd"),
        Judge(
            id="to-inspector",
            at=FIELD,
            move="herd 0.0 to 0.1",
            rule="ruling.inspected-place",
            others=("score.no-inspector", "turn.stuck"),
            fixed=True,
        ),
        Claim(id="counts-as-tile", at=FIELD, fact=legal("draw"), rule="adv.herd", moves="herd 0.0 to 1.0"),
        Claim(
            id="then-rescue", at=FIELD, fact=legal("rescue 1.0"), rule="adv.herd", moves="herd 0.0 to 1.0", fixed=True
        ),
    ),
)
