"""Step 4: draw a cat; and what happens when there is none."""

from __future__ import annotations

from catgames.games.cloaked.position.cats import NAMES
from catgames.teach.goals import happened, over, state_is
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

BOARD = (
    "turn 1 draw; 1 fan seated brown mouse hand leaping-green resting-purple; 2 fan striped white hat hand *3 won 1; "
    "3 fan leaping red cocktail hand *3; stage seated-yellow on-its-back-black; denied 2 yarn; seed 51"
)


def _played_out(turn: str, one: str, two: str) -> str:
    """Two players, all cats played but those in hand: colours are rare, so the masks have lasted."""
    stage = " ".join(name for name in NAMES if name not in (one, two))
    return f"{turn}; 1 fan white brown blue hand {one}; 2 fan black green yellow hand {two}; stage {stage}; pile -"


EMPTY = _played_out("turn 1 ask", "leaping-red", "leaping-purple")
LAST = _played_out("turn 2 ask", "-", "-")

UNIT = Unit(
    "step-4",
    (
        Read("draw", BOARD, ("draw.one", "table.public"), ("pile", "stage")),
        Watch("one", BOARD, ("draw",), ("draw.one",)),
        Try("yours", BOARD, happened("drawn"), ("draw",), "draw.one", (Mistake("play leaping-green", "turn.steps"),)),
        Claim("three-again", BOARD, state_is(lambda s: len(s.hands[0]) == 3), "draw.one", ("draw",)),
        Claim("two-cards", BOARD, state_is(lambda s: len(s.hands[0]) == 4), "draw.one", ("draw",)),
        Claim("tidied", BOARD, state_is(lambda s: not s.stage), "table.public", ("draw",)),
        Claim("in-sight", BOARD, state_is(lambda s: len(s.stage) == 2), "table.public", ("draw",)),
        Read("empty", EMPTY, ("ruling.empty-pile",), ("pile", "pass")),
        Tempt("dry", EMPTY, Mistake("draw", "ruling.empty-pile")),
        Judge("pass", EMPTY, "pass", "ruling.empty-pile", ("turn.order", "end.finish-round")),
        Claim("no-more", LAST, over, "ruling.empty-pile", ("pass",)),
    ),
)
