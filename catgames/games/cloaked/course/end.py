"""The end of the game."""

from __future__ import annotations

from catgames.teach.goals import happened, over, state_is
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

REST = (
    "1 fan striped blue hat shown blue hand resting-blue strutting-white; 2 fan spotted mouse red shown spotted red "
    "hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 22; stage seated-green resting-yellow; seed 61"
)
BOARD = f"turn 1 ask; {REST}"
LAST_SEAT = f"turn 1 ask; first 2; {REST}"
ENDING = (
    "turn 1 ask; first 2; 1 fan striped blue hat shown blue hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 222; "
    "stage leaping-purple resting-yellow; seed 61"
)

UNIT = Unit(
    "end",
    (
        Read("trigger", BOARD, ("end.trigger", "ruling.trigger-asker"), ("card:1:spotted", "card:1:red", "fan:1")),
        Watch("last-round", BOARD, ("ask 2 mouse", "pass", "ask 1 striped"), ("end.trigger", "end.finish-round")),
        Try("unmask", BOARD, happened("all-unmasked"), ("ask 2 mouse",), "end.trigger"),
        Claim("at-once", BOARD, over, "end.trigger", ("ask 2 mouse",)),
        Claim("last-seat", LAST_SEAT, over, "end.trigger", ("ask 2 mouse",)),
        Claim("draws", BOARD, state_is(lambda s: len(s.hands[0]) == 3), "ruling.trigger-asker", ("ask 2 mouse",)),
        Read("only-ask", ENDING, ("end.finish-round",), ("fan:1", "fan:2", "pass")),
        Tempt("one-more-cat", ENDING, Mistake("play resting-blue", "end.finish-round")),
        Tempt("one-more-draw", ENDING, Mistake("draw", "end.finish-round")),
        Judge("pass", ENDING, "pass", "end.finish-round", ("turn.steps", "ruling.empty-pile")),
        Judge("ask", ENDING, "ask 3 yellow", "end.finish-round", ("turn.steps", "end.no-masks")),
        Try("last-word", ENDING, over, ("ask 3 yellow",), "end.finish-round"),
    ),
)
