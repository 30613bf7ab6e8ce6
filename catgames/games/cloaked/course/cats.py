"""Reading a cat, and the invitation."""

from __future__ import annotations

from catgames.games.cloaked.course.marks import describe, staged, staged_that
from catgames.games.cloaked.position.attributes import ATTRIBUTES, PATTERNS, as_set, bit
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF, CATS, count_with
from catgames.teach import Claim, Count, Read, Select, Try, Unit, state_is

START = (
    "turn 1; 1 fan striped blue hat hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3; seed 4"
)
SHOW = (
    "turn 1; 1 fan striped blue hat hand on-its-back-white strutting-blue seated-purple; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3; "
    "stage leaping-white strutting-purple seated-black resting-green on-its-back-blue resting-red; seed 4"
)

UNIT = Unit(
    "cats",
    (
        Read(id="cat", at=START, rules=("setup.invitations",), lit=("hand:0",)),
        Try(
            id="four",
            at=START,
            goal=state_is(lambda s: bool(s.stage) and ATTRIBUTES_OF[s.stage[-1].cat].bit_count() == 4),
            solution="play resting-blue",
            rule="play.one-cat",
        ),
        Select(
            id="striped",
            at=SHOW,
            choices=staged,
            right=staged_that(lambda a: bool(a & bit("striped"))),
            rule="masks.match",
            why=describe,
            fixed=True,
        ),
        Select(
            id="no-pattern",
            at=SHOW,
            choices=staged,
            right=staged_that(lambda a: not a & as_set(PATTERNS)),
            rule="setup.invitations",
            why=describe,
            fixed=True,
        ),
        Read(
            id="invitation",
            at=START,
            rules=("setup.invitations",),
            lit=tuple(f"attribute:{name}" for name in ATTRIBUTES),
        ),
        Count(
            id="seal",
            at=START,
            amount=lambda a: count_with("striped"),
            choices=(5, 8, 12),
            rule="setup.invitations",
            fixed=True,
        ),
        Count(
            id="blue",
            at=START,
            amount=lambda a: count_with("blue"),
            choices=(4, 5, 8),
            rule="setup.invitations",
            fixed=True,
        ),
        Claim(
            id="all-wear",
            at=START,
            fact=lambda a: all(ATTRIBUTES_OF[cat].bit_count() >= 3 for cat in CATS),
            rule="setup.invitations",
        ),
        Claim(
            id="all-pattern",
            at=START,
            fact=lambda a: all(ATTRIBUTES_OF[c] & as_set(PATTERNS) for c in CATS),
            rule="setup.invitations",
            fixed=True,
        ),
    ),
)
