"""What a mask tells, and what its absence tells."""

from __future__ import annotations

from catgames.games.cloaked.course.notes import paper, proof_in, proving, seen_masks, why_proof
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.teach import LEARNER, Attempt, Claim, Decide, Read, Select, Unit

FANS = "1 fan striped blue hat hand *3; 2 fan spotted mouse red hand *3"
TWO_CATS = f"turn 1; {FANS}; stage resting-purple strutting-white; seed 81"
NO_MASKS = f"turn 1; {FANS}; stage seated-green resting-blue; seed 81"
NARROWED = f"turn 1; first 2; {FANS}; stage resting-purple seated-purple resting-green; seed 81"
LEFT_OVER = f"turn 1; {FANS}; stage on-its-back-red on-its-back-yellow strutting-white resting-blue; seed 81"
# Of a real game for three: one's own cards are clues about the others'.
OWN_CARDS = (
    "turn 1; first 3; 1 fan seated brown mouse hand seated-purple on-its-back-blue leaping-black; "
    "2 fan leaping strutting yellow hand *3; 3 fan black yarn hat hand *3; stage strutting-brown; seed 82"
)
PROVED = (
    "turn 1; 1 fan resting green yarn hand seated-purple strutting-green leaping-yellow; "
    "2 fan spotted mouse white hand *3; stage strutting-black resting-black seated-white on-its-back-red; seed 85"
)
OPEN = (
    "turn 1; 1 fan striped blue hat hand resting-purple leaping-blue strutting-green won 2; "
    "2 fan spotted mouse red shown mouse hand *3; stage seated-black strutting-white; seed 83"
)
RIDDLE = (
    "turn 1; 1 fan striped blue hat hand seated-purple strutting-brown leaping-yellow; "
    "2 fan spotted mouse red hand *3; stage resting-purple strutting-white; seed 84"
)


def tells_something(attempt: Attempt) -> bool:
    """Some deals that were possible before are so no longer."""
    return deduce(attempt.state, LEARNER).worlds < deduce(attempt.start, LEARNER).worlds


UNIT = Unit(
    "clues",
    (
        Read(
            id="mask",
            at=TWO_CATS,
            rules=("masks.match", "masks.truth"),
            lit=("mask:resting-purple:1", "mask:strutting-white:1"),
        ),
        paper("cannot", NO_MASKS, Standing.IMPOSSIBLE, 1, "masks.truth"),
        Read(id="narrowed", at=NARROWED, lit=proof_in(NARROWED, 1, "mouse")),
        paper("certain", LEFT_OVER, Standing.CERTAIN, 1, "masks.match"),
        paper("own-cards", OWN_CARDS, Standing.CERTAIN, 1, "setup.attributes"),
        Select(
            id="own-proof",
            at=PROVED,
            choices=seen_masks,
            right=proving(1, "spotted"),
            rule="setup.attributes",
            why=why_proof(1, "spotted"),
            fixed=True,
        ),
        Claim(
            id="open",
            at=OPEN,
            fact=tells_something,
            rule="masks.unmasked-count",
            moves="play resting-purple",
            fixed=True,
        ),
        Decide(
            id="split",
            at=RIDDLE,
            good={"play seated-purple": "leads-clues-purple", "play strutting-brown": "leads-clues-brown"},
            poor={"play leaping-yellow": "leads-clues-yellow"},
        ),
    ),
    proof=("cannot", "certain", "own-proof", "open"),
)
