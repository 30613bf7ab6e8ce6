"""Reading a cat, and the invitation."""

from __future__ import annotations

from catgames.games.cloaked.course.marks import describe, staged, staged_that
from catgames.games.cloaked.position.attributes import ATTRIBUTES, PATTERNS, as_set, bit
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF, CATS, count_with
from catgames.teach.goals import state_is
from catgames.teach.lesson import Claim, Count, Read, Select, Try, Unit

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
        Read("cat", START, ("setup.invitations",), ("hand:0",)),
        Try(
            "four",
            START,
            state_is(lambda s: bool(s.stage) and ATTRIBUTES_OF[s.stage[-1].cat].bit_count() == 4),
            ("play resting-blue",),
            "play.one-cat",
        ),
        Select("striped", SHOW, staged, staged_that(lambda a: bool(a & bit("striped"))), "masks.match", why=describe),
        Select(
            "no-pattern",
            SHOW,
            staged,
            staged_that(lambda a: not a & as_set(PATTERNS)),
            "setup.invitations",
            why=describe,
        ),
        Read("invitation", START, ("setup.invitations",), tuple(f"attribute:{name}" for name in ATTRIBUTES)),
        Count("seal", START, lambda a: count_with("striped"), (5, 8, 12), "setup.invitations"),
        Count("blue", START, lambda a: count_with("blue"), (4, 5, 8), "setup.invitations"),
        Claim(
            "all-wear",
            START,
            lambda a: all(ATTRIBUTES_OF[cat].bit_count() >= 3 for cat in CATS),
            "setup.invitations",
        ),
        Claim(
            "all-pattern", START, lambda a: all(ATTRIBUTES_OF[c] & as_set(PATTERNS) for c in CATS), "setup.invitations"
        ),
    ),
)
