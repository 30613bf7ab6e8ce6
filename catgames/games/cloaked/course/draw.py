"""Step 4: draw a cat; and what happens when there is none."""

from __future__ import annotations

from catgames.games.cloaked.position.cats import NAMES
from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, over, state_is

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
        Read(id="draw", at=BOARD, rules=("draw.one", "table.public"), lit=("pile", "stage")),
        Watch(id="one", at=BOARD, moves="draw", rules=("draw.one",)),
        Try(
            id="yours",
            at=BOARD,
            goal=happened("drawn"),
            solution="draw",
            rule="draw.one",
            mistakes={"play leaping-green": "turn.steps"},
        ),
        Claim(id="three-again", at=BOARD, fact=state_is(lambda s: len(s.hands[0]) == 3), rule="draw.one", moves="draw"),
        Claim(id="two-cards", at=BOARD, fact=state_is(lambda s: len(s.hands[0]) == 4), rule="draw.one", moves="draw"),
        Claim(id="tidied", at=BOARD, fact=state_is(lambda s: not s.stage), rule="table.public", moves="draw"),
        Claim(id="in-sight", at=BOARD, fact=state_is(lambda s: len(s.stage) == 2), rule="table.public", moves="draw"),
        Read(id="empty", at=EMPTY, rules=("ruling.empty-pile",), lit=("pile", "pass")),
        Tempt(id="dry", at=EMPTY, move="draw", rule="ruling.empty-pile"),
        Judge(id="pass", at=EMPTY, move="pass", rule="ruling.empty-pile", others=("turn.order", "end.finish-round")),
        Claim(id="no-more", at=LAST, fact=over, rule="ruling.empty-pile", moves="pass"),
    ),
)
