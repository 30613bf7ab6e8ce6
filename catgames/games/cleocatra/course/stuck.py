"""A first action that leaves no second; being stuck."""

from __future__ import annotations

from catgames.teach import Claim, Decide, Judge, Read, Try, Unit, all_of, ended, happened, legal, verdict_on

# One rescuer left, two under inspection: on the third inspected tile nothing could follow.
TRAP = "turn 1; tiles o0.0:1i b1.0:1i g2.0:i p-1.0:2 y0.1:3; scores 6 4 5; seed 4"
ALONE = "turn 1; tiles o0.0:1i b1.0:1i g2.0:1i p-1.0:2 y0.1:3; scores 6 4 5; pile *+o; seed 4"
# No tile left to draw, somebody on both ends of the chain, and no rescuer of the learner's on it.
STUCK = "turn 1; tiles o0.0:2 b1.0 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -"
# The same, but nobody is on the left end.
LOOSE = "turn 1; tiles o0.0 b1.0:2 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -"

UNIT = Unit(
    "stuck",
    (
        Read(
            id="follow",
            at=TRAP,
            rules=("turn.second-possible",),
            lit=("supply:0", "inspector:0.0", "inspector:1.0"),
        ),
        Judge(
            id="inspected-tile",
            at=TRAP,
            move="team 2.0",
            rule="turn.second-possible",
            others=("tile.capacity", "ruling.inspected-place"),
        ),
        Judge(
            id="free-tile",
            at=TRAP,
            move="team 0.1",
            rule="turn.second-possible",
            also=("rescuer.team-up", "tile.capacity"),
            others=("turn.stuck", "score.no-inspector"),
        ),
        Read(
            id="alone", at=ALONE, rules=("ruling.no-second",), lit=("inspector:0.0", "inspector:1.0", "inspector:2.0")
        ),
        Try(
            id="alone-turn",
            at=ALONE,
            goal=all_of(happened("alone"), ended),
            solution="draw, lay 3.0",
            rule="ruling.no-second",
            mistakes={"pass": "ruling.no-second", "rescue 0.0": "score.no-inspector"},
        ),
        Read(id="stuck", at=STUCK, rules=("turn.stuck",), lit=("supply:0", "pile", "tile:0.0", "tile:8.1")),
        Judge(
            id="not-stuck",
            at=LOOSE,
            move="settle 4.0",
            rule="turn.stuck",
            others=("rescuer.team-up", "ruling.empty-pile"),
        ),
        Claim(
            id="then-score",
            at=STUCK,
            fact=legal("rescue 4.0"),
            rule="turn.stuck",
            moves="settle 4.0",
            why=verdict_on("rescue 4.0", "score.no-inspector"),
        ),
        Decide(
            id="where",
            at=STUCK,
            good={
                **dict.fromkeys(
                    ("settle 3.0", "settle 4.0", "settle 4.1", "settle 5.1", "settle 7.1"), "decide-stuck-three"
                ),
                "settle 1.0": "decide-stuck-between",
            },
            poor={"settle 6.1": "decide-stuck-watched", "settle 0.0": "decide-stuck-end"},
        ),
    ),
    need="full",
    proof=("inspected-tile", "free-tile", "not-stuck", "then-score"),
)
