"""Goal and overview: what one wants, a round of building, a rescue, and how to read the board."""

from __future__ import annotations

from catgames.teach import OVERVIEW, Read, Try, Unit, Watch, all_of, ended, happened

MIDDLE = "turn 1; tiles o0.0:1i b1.0:1 g-1.0:2 p0.1:3i y2.0 b3.0:3; scores 4 0 6; seed 7"
BEGIN = "turn 1; tiles o0.0:1 b1.0:2; scores 0 0; pile *+pg; seed 7"
# The same two, a turn later; then after the rescue, and after Sami's next turn.
LAID = "turn 1 second; tiles o0.0:1 b1.0:2 g-1.0:1 p1.-1:2 y0.1; laid 0.1; scores 0 0; seed 7"
RESCUED = "turn 2; tiles o0.0:i b1.0:2 g-1.0 p1.-1:2 y0.1; scores 5 0; seed 7"
AGAIN = "turn 1; tiles o0.0:i b1.0:2 g-1.0 p1.-1:2 y0.1 g2.0:2; scores 5 0; pile *+b; seed 7"

UNIT = Unit(
    OVERVIEW,
    (
        Read(id="goal", at=MIDDLE, lit=("score:0", "score:1", "score:2")),
        Watch(id="build", at=BEGIN, moves="draw, lay -1.0, scout -1.0, draw, lay 1.-1, scout 1.-1"),
        Watch(id="rescue", at=LAID, moves="rescue 0.0"),
        Read(id="signs", at=RESCUED, lit=("inspector:0.0", "rescuer:1:1.0", "supply:0", "pile")),
        Try(
            id="back",
            at=AGAIN,
            goal=all_of(happened("scouted"), ended),
            solution="draw, lay -1.1, scout -1.1",
            rule="rescuer.scout",
        ),
    ),
    need="first",
)
