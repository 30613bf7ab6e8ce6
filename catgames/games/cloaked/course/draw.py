"""Step 4: draw a cat; and what happens when there is none."""

from __future__ import annotations

from random import Random

from catgames.games.cloaked.position.cats import NAMES, UNKNOWN
from catgames.games.cloaked.position.state import seen_by
from catgames.teach import LEARNER, Claim, Decide, Judge, Read, Unit, legal, not_, over, state_is

BOARD = (
    "turn 1 draw; 1 fan seated brown mouse hand leaping-green resting-purple; 2 fan striped white hat hand *3 won 1; "
    "3 fan leaping red cocktail hand *3; stage seated-yellow on-its-back-black resting-brown seated-blue; "
    "denied 2 yarn; seed 51"
)
SAMI_DRAWS = (
    "turn 2 draw; 1 fan seated brown mouse hand leaping-green resting-purple strutting-black; "
    "2 fan striped white hat hand *2; 3 fan leaping red cocktail hand *3 won 2; "
    "stage seated-yellow on-its-back-black resting-brown seated-blue strutting-white; denied 3 yarn; seed 51"
)
LAST_OF_ROUND = (
    "turn 1 draw; first 2; 1 fan seated brown mouse hand leaping-green resting-purple; "
    "2 fan striped white hat hand *3 won 1; 3 fan leaping red cocktail hand *3; "
    "stage seated-yellow on-its-back-black seated-blue; denied 2 yarn; seed 51"
)


def _played_out(turn: str, one: str = "", two: str = "") -> str:
    """Two players, all cats played but those in hand: colours are rare, so the masks have lasted."""
    shuffled = Random(51).sample(NAMES, len(NAMES))
    stage = " ".join(name for name in shuffled if name not in f"{one} {two}".split())
    return (
        f"{turn}; 1 fan white brown blue shown brown hand {one or '-'} won 2; "
        f"2 fan black green yellow shown black hand {two or '-'} won 1; stage {stage}; pile -"
    )


EMPTY = _played_out("turn 1 ask", "leaping-white", "leaping-black leaping-green")
LAST = _played_out("turn 2 ask")
# Three players: whoever began the round has played the fortieth cat.
NO_CAT = (
    "turn 1 ask; first 3; 1 fan white brown blue hand -; 2 fan black green yellow hand -; "
    f"3 fan leaping purple red hand -; stage {' '.join(Random(52).sample(NAMES, len(NAMES)))}; pile -"
)

UNIT = Unit(
    "step-4",
    (
        Read(id="draw", at=BOARD, rules=("draw.one", "table.public"), lit=("pile", "stage")),
        Claim(id="punished", at=BOARD, fact=not_(legal("draw")), rule="draw.one"),
        Claim(
            id="in-sight",
            at=LAST_OF_ROUND,
            fact=state_is(lambda s: not s.stage),
            rule="table.public",
            moves="draw",
        ),
        Claim(
            id="their-draw",
            at=SAMI_DRAWS,
            fact=state_is(lambda s: set(seen_by(s, LEARNER).hands[1]) != {UNKNOWN}),
            rule="hand.secret",
            moves="draw",
        ),
        Read(id="empty", at=EMPTY, rules=("ruling.empty-pile",), lit=("pile", "pass")),
        Judge(id="dry", at=EMPTY, move="draw", rule="ruling.empty-pile", others=("turn.steps", "end.finish-round")),
        Judge(id="no-cat", at=NO_CAT, move="ask 2 green", rule="turn.steps", fixed=True),
        Claim(id="no-more", at=LAST, fact=over, rule="ruling.empty-pile", moves="pass"),
        Decide(
            id="read-all",
            at=EMPTY,
            good={"ask 2 green": "leads-step-4-green", "ask 2 yellow": "leads-step-4-yellow"},
            poor={"pass": "leads-step-4-pass"},
        ),
    ),
    proof=("punished", "in-sight", "no-cat"),
)
