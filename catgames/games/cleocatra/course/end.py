"""End of the game."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cleocatra.position.scoring import winners
from catgames.teach.goals import over, state_is
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

TILES = "tiles o0.0:1 b1.0:i g-1.0:i p0.1:i y2.0:2 y1.1:3"
# Sami began, so the learner is the last of the round; or the learner began, and two are still to come.
LAST = f"turn 1; first 2; {TILES}; scores 20 18 21; seed 7"
FIRST = f"turn 1; first 1; {TILES}; scores 20 18 21; seed 7"
OVER = "turn 2; first 2; tiles o0.0:i b1.0 g-1.0:i p0.1:i y2.0:2 y1.1:3; scores 24 18 21; seed 7"
TIE = f"turn 1; first 1; {TILES}; scores 24 24 20; seed 7"
OVERTAKEN = f"turn 1; first 1; {TILES}; scores 23 25 20; seed 7"
RESCUE = ("rescue 0.0", "post 1.0 to 0.0")
# Two players, the basic game: the learner's last rescuer joins Sami's on the third inspected tile.
NEARLY = "turn 1 second; tiles o0.0:12i b1.0:12i g2.0:2i p-1.0 y3.0; scores 12 15; seed 8"
FROZEN = "turn 2; tiles o0.0:12i b1.0:12i g2.0:12i p-1.0 y3.0; scores 12 15; seed 8"

UNIT = Unit(
    "end",
    (
        Read("goal", LAST, ("end.trigger", "end.winner"), ("score:0", "score:1", "score:2")),
        Watch("round", LAST, RESCUE, ("end.trigger", "end.winner")),
        Try("finish", LAST, over, RESCUE, "end.trigger"),
        Count("missing", LAST, lambda a: 23 - a.state.scores[1], (2, 3, 5), "end.trigger"),
        Claim("at-once", FIRST, over, "end.trigger", RESCUE),
        Claim("last-of-round", LAST, over, "end.trigger", RESCUE),
        Tempt("one-more", OVER, Mistake("1: draw", "end.trigger")),
        Judge("too-late", OVER, "2: draw", "end.trigger", ("turn.two-actions", "ruling.empty-pile")),
        Judge("still-on", FIRST, "rescue 0.0", "end.trigger", ("score.inspector", "end.winner")),
        Claim("shared", TIE, state_is(lambda s: len(winners(s)) == 2), "end.winner"),
        Claim("first-there", OVERTAKEN, state_is(lambda s: winners(s) == (Seat(0),)), "end.winner"),
        Read("frozen", FROZEN, ("ruling.frozen",), ("inspector:0.0", "inspector:1.0", "inspector:2.0")),
        Watch("freezing", NEARLY, ("team 2.0",), ("ruling.frozen",)),
        Tempt("thaw", FROZEN, Mistake("1: draw", "ruling.frozen")),
        Claim("frozen-over", FROZEN, over, "ruling.frozen"),
    ),
)
