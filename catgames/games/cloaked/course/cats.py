"""Reading a cat, and the invitation."""

from __future__ import annotations

from catgames.games.cloaked.course.marks import akin_to_the_first, describe, staged, staged_that, why_akin
from catgames.games.cloaked.position.attributes import PATTERNS, as_set
from catgames.teach import Decide, Read, Select, Unit

START = (
    "turn 1; 1 fan striped blue hat hand resting-blue leaping-white strutting-purple; "
    "2 fan spotted mouse red hand *3; seed 4"
)
SHOW = (
    "turn 1; 1 fan striped blue hat hand on-its-back-white strutting-blue seated-purple; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3; "
    "stage leaping-white strutting-purple seated-black resting-green on-its-back-blue resting-red; seed 4"
)
KIN = (
    "turn 1; 1 fan seated brown cocktail hand leaping-red strutting-blue seated-purple; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3; "
    "stage on-its-back-purple leaping-green strutting-brown resting-brown seated-blue strutting-yellow; seed 4"
)

UNIT = Unit(
    "cats",
    (
        Read(id="cat", at=START, lit=("hand:0",)),
        Select(
            id="no-pattern",
            at=SHOW,
            choices=staged,
            right=staged_that(lambda attributes: not attributes & as_set(PATTERNS)),
            why=describe,
        ),
        Select(id="akin", at=KIN, choices=staged, right=akin_to_the_first, why=why_akin),
        Read(
            id="invitation",
            at=START,
            rules=("setup.invitations",),
            lit=("attribute:blue", "attribute:striped"),
        ),
        Decide(
            id="first-cat",
            at=START,
            good={"play resting-blue": "leads-cats-blue", "play leaping-white": "leads-cats-white"},
            poor={"play strutting-purple": "leads-cats-purple"},
        ),
    ),
    need="first",
    proof=("no-pattern", "akin"),
)
