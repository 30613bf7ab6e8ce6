"""Step 1: play a cat."""

from __future__ import annotations

from catgames.teach import Decide, Judge, Read, Unit

BOARD = (
    "turn 1; 1 fan seated brown mouse hand leaping-green resting-purple strutting-blue; "
    "2 fan striped white hat hand *3; 3 fan leaping red cocktail hand *3; "
    "stage seated-yellow on-its-back-black resting-brown; seed 21"
)
# All of the blue cat is ruled out for Sami already: strutting and hat by the stage, blue by one's own card.
SPENT = (
    "turn 1; 1 fan blue striped yarn hand resting-purple leaping-brown strutting-blue; "
    "2 fan spotted mouse red hand *3; stage strutting-white seated-green; seed 22"
)

UNIT = Unit(
    "step-1",
    (
        Read(id="one", at=BOARD, rules=("play.one-cat",), lit=("hand:0", "hand:1", "hand:2", "stage")),
        Judge(
            id="encore",
            at=BOARD,
            move="play on-its-back-black",
            rule="play.one-cat",
            others=("turn.steps", "turn.order"),
            fixed=True,
        ),
        Judge(
            id="own-mask",
            at=BOARD,
            move="play resting-purple",
            rule="play.one-cat",
            others=("masks.match", "masks.truth"),
            fixed=True,
        ),
        Decide(
            id="fresh",
            at=SPENT,
            good={"play resting-purple": "leads-step-1-purple", "play leaping-brown": "leads-step-1-brown"},
            poor={"play strutting-blue": "leads-step-1-blue"},
        ),
    ),
    proof=("encore", "own-mask"),
)
