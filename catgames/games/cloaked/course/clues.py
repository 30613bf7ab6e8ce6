"""What a mask tells, and what its absence tells."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.course.notes import paper, proof_in, proving, seen_masks, why_proof
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.teach.goals import Goal
from catgames.teach.lesson import LEARNER, Claim, Count, Read, Select, Unit

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
        Read("mask", MASK, ("masks.match",), ("mask:resting-purple:1", "cat:resting-purple")),
        Claim("proves", MASK, is_certain("mouse"), "masks.match"),
        Read("absence", NO_MASK, ("masks.truth",), ("mask:strutting-white:1", "cat:strutting-white")),
        Claim("rules-out", NO_MASK, lambda a: not is_possible("cocktail")(a), "masks.truth"),
        paper("cannot", NO_MASK, Standing.IMPOSSIBLE, 1, "masks.truth"),
        paper("cannot-more", TWO, Standing.IMPOSSIBLE, 1, "masks.truth"),
        Claim("own-card", MASK, is_possible("blue"), "setup.attributes"),
        Count(
            "left",
            MASK,
            lambda a: len(deduce(a.state, LEARNER).having(SAMI, Standing.POSSIBLE)),
            (3, 13, 16),
            "masks.match",
        ),
        Read("narrowed", NARROWED, ("masks.match", "masks.truth"), proof_in(NARROWED, 1, "mouse")),
        paper("certain", NARROWED, Standing.CERTAIN, 1, "masks.match"),
        Select("proof", NARROWED, seen_masks, proving(1, "mouse"), "masks.truth", why=why_proof(1, "mouse")),
        paper("own-cards", OWN_CARDS, Standing.CERTAIN, 1, "masks.match"),
        Select(
            "own-proof",
            OWN_CARDS,
            seen_masks,
            proving(1, "strutting"),
            "setup.attributes",
            why=why_proof(1, "strutting"),
        ),
    ),
)
