"""The end of the game."""

from __future__ import annotations

from catgames.teach import Claim, Decide, Judge, Read, Unit, Watch, legal, over

FANS = (
    "2 fan spotted mouse red shown spotted red hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 2; "
    "stage leaping-blue strutting-yellow strutting-green strutting-brown on-its-back-brown resting-black"
)
OWN = "1 fan striped blue hat shown blue hand resting-blue strutting-white won 2"
BOARD = f"turn 1 ask; {OWN}; {FANS} seated-purple; seed 61"
# Sami still hides two attributes: a right guess does not end the game.
HALF = (
    "turn 1 ask; 1 fan striped blue hat shown blue hand resting-blue strutting-white; "
    "2 fan spotted mouse red shown spotted hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 2; "
    "stage leaping-blue strutting-yellow strutting-green seated-purple; seed 62"
)
LAST_SEAT = f"turn 1 ask; first 2; {OWN}; {FANS}; seed 61"
ENDING = (
    "turn 1 ask; first 2; 1 fan striped blue hat shown blue hand resting-blue strutting-white seated-green won 2; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 1; 3 fan leaping yellow cocktail hand *2 won 22; "
    "stage leaping-blue strutting-yellow strutting-green on-its-back-brown resting-black; seed 61"
)

UNIT = Unit(
    "end",
    (
        Read(
            id="trigger",
            at=BOARD,
            rules=("end.trigger", "end.finish-round", "ruling.trigger-asker"),
            lit=("card:1:spotted", "card:1:red", "fan:1"),
        ),
        Watch(
            id="last-round",
            at=BOARD,
            moves=("ask 2 mouse", "ask 3 leaping", "pass"),
            rules=("end.trigger", "end.finish-round"),
            frm="all-unmasked",
        ),
        Claim(id="last-seat", at=LAST_SEAT, fact=over, rule="end.trigger", moves="ask 2 mouse", fixed=True),
        Claim(
            id="draws",
            at=HALF,
            fact=legal("draw"),
            rule="ruling.trigger-asker",
            moves="ask 2 mouse",
            fixed=True,
        ),
        Judge(
            id="one-more-cat",
            at=ENDING,
            move="play resting-blue",
            rule="end.finish-round",
            others=("turn.steps", "play.one-cat"),
            fixed=True,
        ),
        Judge(
            id="ask",
            at=ENDING,
            move="ask 3 white",
            rule="end.finish-round",
            also=("unmask.one",),
            others=("turn.steps", "end.no-masks"),
            fixed=True,
        ),
        Decide(
            id="when",
            at=BOARD,
            good={"ask 3 leaping": "leads-end-leaping", "ask 3 yellow": "leads-end-yellow"},
            poor={"ask 2 mouse": "leads-end-mouse", "draw": "leads-end-draw"},
        ),
    ),
    proof=("last-seat", "draws", "one-more-cat", "ask"),
)
