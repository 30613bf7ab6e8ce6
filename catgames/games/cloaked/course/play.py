"""Step 1: play a cat."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Play
from catgames.teach.goals import played
from catgames.teach.lesson import Judge, Mistake, Read, Tempt, Try, Unit, Watch

BOARD = (
    "turn 1; 1 fan seated brown mouse hand leaping-green resting-purple strutting-blue; "
    "2 fan striped white hat hand *3; "
    "3 fan leaping red cocktail hand *3; stage seated-yellow on-its-back-black; seed 21"
)

UNIT = Unit(
    "step-1",
    (
        Read("one", BOARD, ("play.one-cat",), ("hand:0", "hand:1", "hand:2")),
        Watch("blue", BOARD, ("play strutting-blue",), ("play.one-cat",)),
        Try(
            "yours",
            BOARD,
            played(Play),
            ("play leaping-green",),
            "play.one-cat",
            (Mistake("play seated-yellow", "play.one-cat"),),
        ),
        Tempt("encore", BOARD, Mistake("play on-its-back-black", "play.one-cat")),
        Judge("held", BOARD, "play resting-purple", "play.one-cat", ("turn.steps", "masks.match")),
        Judge("not-held", BOARD, "play leaping-red", "play.one-cat", ("turn.steps", "turn.order")),
    ),
)
