"""The end of the game."""

from __future__ import annotations

from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, over, state_is

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
        Read(
            id="trigger",
            at=BOARD,
            rules=("end.trigger", "ruling.trigger-asker"),
            lit=("card:1:spotted", "card:1:red", "fan:1"),
        ),
        Watch(
            id="last-round",
            at=BOARD,
            moves=("ask 2 mouse", "pass", "ask 1 striped"),
            rules=("end.trigger", "end.finish-round"),
        ),
        Try(
            id="unmask", at=BOARD, goal=happened("all-unmasked"), solution="ask 2 mouse", rule="end.trigger", fixed=True
        ),
        Claim(id="at-once", at=BOARD, fact=over, rule="end.trigger", moves="ask 2 mouse"),
        Claim(id="last-seat", at=LAST_SEAT, fact=over, rule="end.trigger", moves="ask 2 mouse"),
        Claim(
            id="draws",
            at=BOARD,
            fact=state_is(lambda s: len(s.hands[0]) == 3),
            rule="ruling.trigger-asker",
            moves="ask 2 mouse",
        ),
        Read(id="only-ask", at=ENDING, rules=("end.finish-round",), lit=("fan:1", "fan:2", "pass")),
        Tempt(id="one-more-cat", at=ENDING, move="play resting-blue", rule="end.finish-round"),
        Tempt(id="one-more-draw", at=ENDING, move="draw", rule="end.finish-round"),
        Judge(id="pass", at=ENDING, move="pass", rule="end.finish-round", others=("turn.steps", "ruling.empty-pile")),
        Judge(id="ask", at=ENDING, move="ask 3 yellow", rule="end.finish-round", others=("turn.steps", "end.no-masks")),
        Try(id="last-word", at=ENDING, goal=over, solution="ask 3 yellow", rule="end.finish-round"),
    ),
)
