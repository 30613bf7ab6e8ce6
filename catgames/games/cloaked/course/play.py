"""Step 1: play a cat."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Play
from catgames.teach import Judge, Read, Tempt, Try, Unit, Watch, played

BOARD = (
    "turn 1; 1 fan seated brown mouse hand leaping-green resting-purple strutting-blue; "
    "2 fan striped white hat hand *3; "
    "3 fan leaping red cocktail hand *3; stage seated-yellow on-its-back-black; seed 21"
)

UNIT = Unit(
    "step-1",
    (
        Read(id="one", at=BOARD, rules=("play.one-cat",), lit=("hand:0", "hand:1", "hand:2")),
        Watch(id="blue", at=BOARD, moves="play strutting-blue", rules=("play.one-cat",)),
        Try(
            id="yours",
            at=BOARD,
            goal=played(Play),
            solution="play leaping-green",
            rule="play.one-cat",
            mistakes={"play seated-yellow": "play.one-cat"},
        ),
        Tempt(id="encore", at=BOARD, move="play on-its-back-black", rule="play.one-cat"),
        Judge(
            id="held", at=BOARD, move="play resting-purple", rule="play.one-cat", others=("turn.steps", "masks.match")
        ),
        Judge(
            id="not-held", at=BOARD, move="play leaping-red", rule="play.one-cat", others=("turn.steps", "turn.order")
        ),
    ),
)
