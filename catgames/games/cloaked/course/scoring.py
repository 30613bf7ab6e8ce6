"""Scoring."""

from __future__ import annotations

from catgames.games.cloaked.law.scoring import points, winners
from catgames.teach.goals import all_of, not_, over, state_is
from catgames.teach.lesson import Claim, Count, Mistake, Read, Tempt, Unit, Watch

# The book's example: four masks received and one attribute still masked.
FOUR_AND_ONE = (
    "turn 3 ask over round; 1 fan striped blue hat shown striped blue hand *3 won 2233; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 1; "
    "3 fan leaping yellow cocktail shown yellow hand *3 won 12; stage seated-green resting-yellow; "
    "denied 1 green; seed 71"
)
TIE = (
    "turn 2 ask over round; 1 fan striped blue hat shown hat hand *3 won 222; 2 fan spotted mouse red shown spotted "
    "mouse red hand *3 won 11111; stage seated-green resting-yellow; denied 2 white brown black green; seed 72"
)
SHARED = (
    "turn 3 ask over round; 1 fan striped blue hat shown hat hand *3 won 22; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 13; "
    "3 fan leaping yellow cocktail shown yellow hand *3 won 12; stage seated-green resting-yellow; "
    "denied 3 green; seed 73"
)
SHORT = (
    "turn 1; 1 fan striped blue hat hand strutting-red seated-yellow on-its-back-blue won 22; "
    "2 fan spotted mouse red shown mouse hand *3 won 1; 3 fan leaping yarn cocktail hand *3 won 2222222222222; "
    "stage resting-purple; seed 74"
)
AT_ZERO = (
    SHORT.replace("turn 1", "turn 1 ask").replace("won 2222222222222;", "won 222222222222;") + "; out_of_masks at-zero"
)
GONE = (
    "turn 1 ask over short; 1 fan striped blue hat hand seated-yellow on-its-back-blue won 22; "
    "2 fan spotted mouse red shown mouse hand *3 won 1; 3 fan leaping yarn cocktail hand *3 won 2222222222222; "
    "stage resting-purple strutting-red@1; short 2; seed 74"
)

UNIT = Unit(
    "scoring",
    (
        Read("points", FOUR_AND_ONE, ("end.score", "end.winner"), ("won:0", "fan:0")),
        Count("four-and-one", FOUR_AND_ONE, lambda a: points(a.state, 0), (4, 5, 19), "end.score"),
        Count("third", FOUR_AND_ONE, lambda a: points(a.state, 2), (2, 3, 4), "end.score"),
        Claim(
            "supply",
            FOUR_AND_ONE,
            state_is(lambda s: points(s, 0) == len(s.won[0]) + s.supply[0]),
            "end.score",
        ),
        Claim("tie", TIE, state_is(lambda s: winners(s) == (0,)), "end.winner"),
        Claim("shared", SHARED, state_is(lambda s: winners(s) == (0, 2)), "end.winner"),
        Read("short", SHORT, ("end.no-masks", "ruling.out-of-masks"), ("supply:1",)),
        Watch("gone", SHORT, ("play strutting-red",), ("ruling.out-of-masks", "end.no-masks")),
        Claim("empty-is-over", SHORT, over, "ruling.out-of-masks"),
        Claim(
            "others-place",
            SHORT,
            all_of(over, state_is(lambda s: s.stage[-1].masks == 1)),
            "ruling.out-of-masks",
            ("play strutting-red",),
        ),
        Claim("at-zero", AT_ZERO, over, "ruling.out-of-masks", ("ask 2 red",)),
        Claim("finish-first", SHORT, not_(over), "end.no-masks", ("play strutting-red",)),
        Tempt("after", GONE, Mistake("1: play seated-yellow", "end.no-masks")),
    ),
)
