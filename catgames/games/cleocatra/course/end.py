"""End of the game."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cleocatra.course.putting import whichever_is_put
from catgames.games.cleocatra.position.scoring import winners
from catgames.teach import Claim, Decide, Judge, Read, Unit, over, state_is

TILES = "tiles o0.0:1 b1.0:i g-1.0:i p0.1:i y2.0:2 y1.1:3"
INSPECTED = ("1.0", "-1.0", "0.1")
# Sami began, so the learner is the last of the round; or the learner began, and two are still to come.
LAST = f"turn 1; first 2; {TILES}; scores 20 18 21; seed 7"
FIRST = f"turn 1; first 1; {TILES}; scores 20 18 21; seed 7"
CHASED = f"turn 1; first 2; {TILES}; scores 20 24 18; seed 7"
OVER = "turn 2; first 2; tiles o0.0:i b1.0 g-1.0:i p0.1:i y2.0:2 y1.1:3; scores 24 18 21; seed 7"
OVERTAKEN = f"turn 1; first 1; {TILES}; scores 23 25 20; seed 7"
RESCUE = ("rescue 0.0", "post 1.0 to 0.0")
# Two players, the basic game: all are under inspection, or one rescuer of Sami's is still at home.
FROZEN = "turn 2; tiles o0.0:12i b1.0:12i g2.0:12i p-1.0 y3.0; scores 12 15; seed 8"
FROZEN_TOO = "turn 1; tiles y-1.0 g0.0:12i p1.0 o0.1:12i b2.0:12i; scores 17 11; seed 8"
NOT_FROZEN = "turn 1; tiles o0.0:12i b1.0:12i g2.0:1i p-1.0 y3.0; scores 12 15; seed 8"

UNIT = Unit(
    "end",
    (
        Read(id="goal", at=LAST, rules=("end.trigger", "end.winner"), lit=("score:0", "score:1", "score:2")),
        Claim(id="at-once", at=FIRST, fact=over, rule="end.trigger", moves=RESCUE),
        Claim(id="last-of-round", at=LAST, fact=over, rule="end.trigger", moves=RESCUE),
        Judge(
            id="still-yours",
            at=CHASED,
            move="rescue 0.0",
            rule="end.trigger",
            also=("score.no-inspector",),
            others=("end.winner", "ruling.frozen"),
        ),
        Judge(id="too-late", at=OVER, move="2: draw", rule="end.trigger", others=("turn.two-actions", "end.winner")),
        Claim(id="first-there", at=OVERTAKEN, fact=state_is(lambda s: winners(s) == (Seat(0),)), rule="end.winner"),
        Decide(
            id="last-chance",
            at=CHASED,
            good=whichever_is_put(
                {
                    "team 1.0, rescue 0.0": "decide-end-win",
                    "team -1.0, rescue 0.0": "decide-end-win",
                    "team 0.1, rescue 0.0": "decide-end-win",
                },
                "0.0",
                *INSPECTED,
            ),
            poor={
                **whichever_is_put({"rescue 0.0": "decide-end-tie"}, "0.0", *INSPECTED),
                "team 1.0, team -1.0": "decide-end-late",
                "team 1.0, team 0.1": "decide-end-late",
            },
        ),
        Read(id="frozen", at=FROZEN, rules=("ruling.frozen",), lit=("inspector:0.0", "inspector:1.0", "inspector:2.0")),
        Judge(
            id="not-frozen",
            at=NOT_FROZEN,
            move="draw",
            rule="ruling.frozen",
            also=("ruling.no-second",),
            others=("turn.stuck", "end.trigger"),
        ),
        Judge(
            id="thaw",
            at=FROZEN_TOO,
            move="1: draw",
            rule="ruling.frozen",
            others=("turn.two-actions", "ruling.no-second"),
        ),
    ),
    need="first",
    proof=("at-once", "last-of-round", "still-yours", "first-there"),
)
