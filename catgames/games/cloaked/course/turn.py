"""A turn: four steps in order."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Draw
from catgames.teach.goals import happened, played
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

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
        Read("steps", BOARD, ("turn.steps", "turn.order"), ("hand:0", "stage", "fan:1", "pile")),
        Watch("whole", BOARD, ("play resting-blue", "ask 2 mouse", "draw"), ("turn.steps", "turn.order")),
        Try(
            "yours",
            BOARD,
            played(Draw),
            ("play seated-green", "draw"),
            "turn.steps",
            (Mistake("draw", "turn.steps"), Mistake("ask 2 red", "turn.steps")),
        ),
        Tempt("out-of-turn", OTHERS, Mistake("1: play resting-blue", "turn.order")),
        Tempt("ask-first", BOARD, Mistake("ask 3 yellow", "turn.steps")),
        Judge("two-cats", PLAYED, "play seated-green", "turn.steps", ("play.one-cat", "turn.order")),
        Judge("draw-now", PLAYED, "draw", "unmask.optional", ("play.one-cat", "end.finish-round")),
        Judge("theirs", OTHERS, "1: draw", "turn.order", ("draw.one", "unmask.optional")),
        Claim("new-round", LAST_OF_ROUND, happened("new-round"), "turn.order", ("draw",)),
    ),
)
