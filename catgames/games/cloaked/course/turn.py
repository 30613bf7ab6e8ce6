"""A turn: four steps in order."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Draw
from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, played

REST = (
    "1 fan striped blue hat hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3; stage leaping-green strutting-purple; seed 5"
)
BOARD = f"turn 1; {REST}"
OTHERS = f"turn 2; {REST}"
PLAYED = (
    "turn 1 ask; 1 fan striped blue hat hand strutting-white seated-green; 2 fan spotted mouse red hand *3; "
    "3 fan leaping yellow yarn hand *3; stage leaping-green strutting-purple resting-blue; seed 5"
)
LAST_OF_ROUND = (
    "turn 3 draw; 1 fan striped blue hat hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red hand *3 won 3; 3 fan leaping yellow yarn hand *2; "
    "stage leaping-green strutting-purple seated-red; denied 2 white; seed 5"
)

UNIT = Unit(
    "turn",
    (
        Read(id="steps", at=BOARD, rules=("turn.steps", "turn.order"), lit=("hand:0", "stage", "fan:1", "pile")),
        Watch(
            id="whole", at=BOARD, moves=("play resting-blue", "ask 2 mouse", "draw"), rules=("turn.steps", "turn.order")
        ),
        Try(
            id="yours",
            at=BOARD,
            goal=played(Draw),
            solution=("play seated-green", "draw"),
            rule="turn.steps",
            mistakes={"draw": "turn.steps", "ask 2 red": "turn.steps"},
        ),
        Tempt(id="out-of-turn", at=OTHERS, move="1: play resting-blue", rule="turn.order"),
        Tempt(id="ask-first", at=BOARD, move="ask 3 yellow", rule="turn.steps"),
        Judge(
            id="two-cats",
            at=PLAYED,
            move="play seated-green",
            rule="turn.steps",
            others=("play.one-cat", "turn.order"),
            fixed=True,
        ),
        Judge(
            id="draw-now", at=PLAYED, move="draw", rule="unmask.optional", others=("play.one-cat", "end.finish-round")
        ),
        Judge(id="theirs", at=OTHERS, move="1: draw", rule="turn.order", others=("draw.one", "unmask.optional")),
        Claim(id="new-round", at=LAST_OF_ROUND, fact=happened("new-round"), rule="turn.order", moves="draw"),
    ),
)
