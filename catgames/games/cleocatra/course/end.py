"""End of the game."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cleocatra.position.scoring import winners
from catgames.teach import Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, over, state_is

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
        Read(id="goal", at=LAST, rules=("end.trigger", "end.winner"), lit=("score:0", "score:1", "score:2")),
        Watch(id="round", at=LAST, moves=RESCUE, rules=("end.trigger", "end.winner")),
        Try(id="finish", at=LAST, goal=over, solution=RESCUE, rule="end.trigger"),
        Count(id="missing", at=LAST, amount=lambda a: 23 - a.state.scores[1], choices=(2, 3, 5), rule="end.trigger"),
        Claim(id="at-once", at=FIRST, fact=over, rule="end.trigger", moves=RESCUE),
        Claim(id="last-of-round", at=LAST, fact=over, rule="end.trigger", moves=RESCUE),
        Tempt(id="one-more", at=OVER, move="1: draw", rule="end.trigger"),
        Judge(
            id="too-late", at=OVER, move="2: draw", rule="end.trigger", others=("turn.two-actions", "ruling.empty-pile")
        ),
        Judge(id="still-on", at=FIRST, move="rescue 0.0", rule="end.trigger", others=("score.inspector", "end.winner")),
        Claim(id="shared", at=TIE, fact=state_is(lambda s: len(winners(s)) == 2), rule="end.winner"),
        Claim(id="first-there", at=OVERTAKEN, fact=state_is(lambda s: winners(s) == (Seat(0),)), rule="end.winner"),
        Read(id="frozen", at=FROZEN, rules=("ruling.frozen",), lit=("inspector:0.0", "inspector:1.0", "inspector:2.0")),
        Watch(id="freezing", at=NEARLY, moves="team 2.0", rules=("ruling.frozen",)),
        Tempt(id="thaw", at=FROZEN, move="1: draw", rule="ruling.frozen"),
        Claim(id="frozen-over", at=FROZEN, fact=over, rule="ruling.frozen"),
    ),
)
