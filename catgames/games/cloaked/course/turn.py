"""A turn: four steps in order."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Ask, Draw
from catgames.teach import Claim, Decide, Judge, Read, Try, Unit, all_of, happened, not_, played

FANS = "2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3"
BOARD = (
    f"turn 1; 1 fan striped blue hat hand resting-blue strutting-white seated-green; {FANS}; "
    "stage leaping-green strutting-purple seated-red; seed 5"
)
PLAYED = (
    f"turn 1 ask; 1 fan striped blue hat hand strutting-white seated-green; {FANS}; "
    "stage leaping-green strutting-purple seated-red resting-blue; seed 5"
)
OTHERS = (
    f"turn 2; 1 fan striped blue hat hand on-its-back-brown strutting-white seated-green; {FANS}; "
    "stage leaping-green strutting-purple seated-red resting-blue; seed 5"
)
LAST_OF_ROUND = (
    "turn 1 draw; first 2; 1 fan striped blue hat hand strutting-white seated-green; "
    "2 fan spotted mouse red hand *3 won 1; 3 fan leaping yellow yarn hand *3; "
    "stage leaping-green strutting-purple resting-blue; denied 2 white; seed 5"
)
SURE = (
    "turn 1; 1 fan spotted hat leaping hand resting-blue strutting-white seated-green; "
    "2 fan purple mouse red hand *3; 3 fan seated yellow yarn hand *3; "
    "stage leaping-purple strutting-brown seated-white; seed 5"
)

UNIT = Unit(
    "turn",
    (
        Read(id="steps", at=BOARD, rules=("turn.steps", "turn.order"), lit=("hand:0", "stage", "fan:1", "pile")),
        Try(
            id="yours",
            at=BOARD,
            goal=all_of(played(Draw), not_(played(Ask))),
            solution=("play seated-green", "draw"),
            rule="turn.steps",
            mistakes={"draw": "turn.steps", "ask 2 red": "turn.steps"},
        ),
        Judge(
            id="two-cats",
            at=PLAYED,
            move="play seated-green",
            rule="turn.steps",
            others=("play.one-cat", "turn.order"),
            fixed=True,
        ),
        Judge(
            id="draw-now",
            at=PLAYED,
            move="draw",
            rule="unmask.optional",
            also=("turn.steps",),
            others=("play.one-cat",),
        ),
        Judge(
            id="theirs",
            at=OTHERS,
            move="1: ask 2 red",
            rule="turn.order",
            others=("unmask.one", "turn.steps"),
            fixed=True,
        ),
        Claim(id="new-round", at=LAST_OF_ROUND, fact=happened("new-round"), rule="turn.order", moves="draw"),
        Decide(
            id="sure",
            at=SURE,
            good={
                "play strutting-white, ask 2 purple": "leads-turn-white",
                "play seated-green, ask 2 purple": "leads-turn-green",
            },
            poor={"play strutting-white, draw": "leads-turn-draw", "play seated-green, draw": "leads-turn-draw"},
        ),
    ),
    need="first",
    proof=("two-cats", "draw-now", "new-round"),
)
