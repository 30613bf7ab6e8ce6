"""What a mask tells, and what its absence tells."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.course.notes import paper, proof_in, proving, seen_masks, why_proof
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.teach import LEARNER, Claim, Count, Goal, Read, Select, Unit

FANS = "1 fan striped blue hat hand *3; 2 fan spotted mouse red hand *3"
MASK = f"turn 1; {FANS}; stage resting-purple; seed 81"
NO_MASK = f"turn 1; {FANS}; stage strutting-white; seed 81"
TWO = f"turn 1; {FANS}; stage strutting-white seated-green; seed 81"
NARROWED = f"turn 1; {FANS}; stage resting-purple seated-purple resting-green; seed 81"
# Of a real game for three: one's own cards are clues about the others'.
OWN_CARDS = (
    "turn 1; first 2; 1 fan seated brown mouse hand seated-purple on-its-back-blue leaping-black; "
    "2 fan leaping strutting yellow hand *3; 3 fan black yarn hat hand *3; stage strutting-brown; seed 82"
)
SAMI = Seat(1)


def is_certain(attribute: str) -> Goal:
    """The learner can be sure that Sami has it."""
    return lambda a: deduce(a.state, LEARNER).standing(SAMI, attribute) is Standing.CERTAIN


def is_possible(attribute: str) -> Goal:
    return lambda a: deduce(a.state, LEARNER).standing(SAMI, attribute) is not Standing.IMPOSSIBLE


UNIT = Unit(
    "clues",
    (
        Read(id="mask", at=MASK, rules=("masks.match",), lit=("mask:resting-purple:1", "cat:resting-purple")),
        Claim(id="proves", at=MASK, fact=is_certain("mouse"), rule="masks.match", fixed=True),
        Read(id="absence", at=NO_MASK, rules=("masks.truth",), lit=("mask:strutting-white:1", "cat:strutting-white")),
        Claim(
            id="rules-out", at=NO_MASK, fact=lambda a: not is_possible("cocktail")(a), rule="masks.truth", fixed=True
        ),
        paper("cannot", NO_MASK, Standing.IMPOSSIBLE, 1, "masks.truth"),
        paper("cannot-more", TWO, Standing.IMPOSSIBLE, 1, "masks.truth"),
        Claim(id="own-card", at=MASK, fact=is_possible("blue"), rule="setup.attributes", fixed=True),
        Count(
            id="left",
            at=MASK,
            amount=lambda a: len(deduce(a.state, LEARNER).having(SAMI, Standing.POSSIBLE)),
            choices=(3, 13, 16),
            rule="masks.match",
        ),
        Read(id="narrowed", at=NARROWED, rules=("masks.match", "masks.truth"), lit=proof_in(NARROWED, 1, "mouse")),
        paper("certain", NARROWED, Standing.CERTAIN, 1, "masks.match"),
        Select(
            id="proof",
            at=NARROWED,
            choices=seen_masks,
            right=proving(1, "mouse"),
            rule="masks.truth",
            why=why_proof(1, "mouse"),
            fixed=True,
        ),
        paper("own-cards", OWN_CARDS, Standing.CERTAIN, 1, "masks.match"),
        Select(
            id="own-proof",
            at=OWN_CARDS,
            choices=seen_masks,
            right=proving(1, "strutting"),
            rule="setup.attributes",
            why=why_proof(1, "strutting"),
        ),
    ),
)
