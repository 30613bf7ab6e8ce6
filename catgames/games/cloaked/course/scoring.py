"""Scoring."""

from __future__ import annotations

from catgames.games.cloaked.law.scoring import points, winners
from catgames.teach import Claim, Count, Read, Tempt, Unit, Watch, all_of, not_, over, state_is

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
        Read(id="points", at=FOUR_AND_ONE, rules=("end.score", "end.winner"), lit=("won:0", "fan:0")),
        Count(
            id="four-and-one",
            at=FOUR_AND_ONE,
            amount=lambda a: points(a.state, 0),
            choices=(4, 5, 19),
            rule="end.score",
        ),
        Count(id="third", at=FOUR_AND_ONE, amount=lambda a: points(a.state, 2), choices=(2, 3, 4), rule="end.score"),
        Claim(
            id="supply",
            at=FOUR_AND_ONE,
            fact=state_is(lambda s: points(s, 0) == len(s.won[0]) + s.supply[0]),
            rule="end.score",
        ),
        Claim(id="tie", at=TIE, fact=state_is(lambda s: winners(s) == (0,)), rule="end.winner"),
        Claim(id="shared", at=SHARED, fact=state_is(lambda s: winners(s) == (0, 2)), rule="end.winner"),
        Read(id="short", at=SHORT, rules=("end.no-masks", "ruling.out-of-masks"), lit=("supply:1",)),
        Watch(id="gone", at=SHORT, moves="play strutting-red", rules=("ruling.out-of-masks", "end.no-masks")),
        Claim(id="empty-is-over", at=SHORT, fact=over, rule="ruling.out-of-masks"),
        Claim(
            id="others-place",
            at=SHORT,
            fact=all_of(over, state_is(lambda s: s.stage[-1].masks == 1)),
            rule="ruling.out-of-masks",
            moves="play strutting-red",
            fixed=True,
        ),
        Claim(id="at-zero", at=AT_ZERO, fact=over, rule="ruling.out-of-masks", moves="ask 2 red", fixed=True),
        Claim(id="finish-first", at=SHORT, fact=not_(over), rule="end.no-masks", moves="play strutting-red"),
        Tempt(id="after", at=GONE, move="1: play seated-yellow", rule="end.no-masks"),
    ),
)
