"""Scoring."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.games.cloaked.course.end import LAST_SEAT
from catgames.games.cloaked.course.unmask import BROKE
from catgames.games.cloaked.law.scoring import points, winners
from catgames.games.cloaked.position.facts import masked
from catgames.teach import LEARNER, Attempt, Claim, Count, Decide, Judge, Read, Unit, all_of, happened, over, state_is

STAGE = "stage seated-green resting-yellow strutting-green leaping-blue on-its-back-red seated-black resting-brown"
# The book's example: four masks received and one attribute still masked.
FOUR_AND_ONE = (
    "turn 3 ask over round; 1 fan striped blue hat shown striped blue hand *2 won 2233; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 1; "
    f"3 fan leaping yellow cocktail shown yellow hand *3 won 12; {STAGE}; denied 1 green; seed 71"
)
TIE = (
    "turn 3 ask over round; 1 fan striped blue hat shown hat hand *2 won 23; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 3; "
    f"3 fan leaping yellow cocktail shown yellow cocktail hand *3 won 221; {STAGE}; seed 72"
)
SHARED = (
    "turn 3 ask over round; 1 fan striped blue hat shown hat hand *2 won 22; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 13; "
    f"3 fan leaping yellow cocktail shown yellow hand *3 won 12; {STAGE}; denied 3 green; seed 73"
)
# A player who is spotted and has the mouse has put a mask on nearly every cat.
LONG = (
    "stage leaping-brown leaping-blue leaping-purple strutting-yellow strutting-purple seated-brown seated-red "
    "resting-white resting-black resting-yellow on-its-back-blue on-its-back-green leaping-white strutting-green "
    "on-its-back-yellow"
)
SHORT = (
    "turn 1; 1 fan striped blue hat hand strutting-red seated-yellow on-its-back-brown won 22; "
    "2 fan spotted mouse red shown mouse hand *3; 3 fan leaping yarn cocktail hand *3 won 22; "
    f"{LONG}; denied 1 white, 3 white black; seed 74"
)
GONE = (
    "turn 1 ask over short; 1 fan striped blue hat hand seated-yellow on-its-back-brown won 22; "
    "2 fan spotted mouse red shown mouse hand *3; 3 fan leaping yarn cocktail hand *3 won 22; "
    f"{LONG} strutting-red@1; denied 1 white, 3 white black; short 2; seed 74"
)
BEHIND = (
    "turn 1 ask; first 2; 1 fan resting yellow cocktail shown cocktail hand *3 won 2; "
    "2 fan blue hat leaping shown blue hat leaping hand *3 won 1; 3 fan striped white mouse hand *2 won 22; "
    "stage resting-green seated-green on-its-back-white on-its-back-red seated-yellow; seed 75"
)


def _sum(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    state = attempt.state
    return ((len(state.won[LEARNER]), Message("part-received")), (masked(state, LEARNER), Message("part-hidden")))


def _tied(attempt: Attempt) -> Message:
    """Points and hidden attributes of the two who lead."""
    state = attempt.state
    return Message(
        "why-tie",
        values(points=points(state, 0), hidden=masked(state, 0), other=masked(state, 2), who=state.seats[2]),
    )


UNIT = Unit(
    "scoring",
    (
        Read(id="points", at=FOUR_AND_ONE, rules=("end.score", "end.winner"), lit=("won:0", "fan:0")),
        Count(
            id="after-yes",
            at=LAST_SEAT,
            amount=lambda a: points(a.state, LEARNER),
            choices=(2, 3, 4, 5),
            parts=_sum,
            rule="end.score",
            moves="ask 2 mouse",
            fixed=True,
        ),
        Claim(id="tie", at=TIE, fact=state_is(lambda s: winners(s) == (2,)), rule="end.winner", why=_tied),
        Claim(id="shared", at=SHARED, fact=state_is(lambda s: winners(s) == (0, 2)), rule="end.winner", why=_tied),
        Read(id="short", at=SHORT, rules=("end.no-masks", "ruling.out-of-masks"), lit=("supply:1",)),
        Claim(id="empty", at=SHORT, fact=over, rule="ruling.out-of-masks"),
        Claim(
            id="finish-first",
            at=SHORT,
            fact=all_of(over, happened("masks-gone")),
            rule="end.no-masks",
            moves="play strutting-red",
            fixed=True,
        ),
        Claim(
            id="unpaid",
            at=BROKE,
            fact=over,
            rule="ruling.ask-broke",
            moves="ask 2 yarn",
            fixed=True,
        ),
        Judge(
            id="after",
            at=GONE,
            move="1: ask 3 leaping",
            rule="end.no-masks",
            others=("end.finish-round", "ruling.ask-broke"),
            fixed=True,
        ),
        Decide(
            id="last-question",
            at=BEHIND,
            good={"ask 3 striped": "leads-scoring-striped", "ask 3 white": "leads-scoring-white"},
            poor={"pass": "leads-scoring-pass", "ask 3 spotted": "leads-scoring-spotted"},
        ),
    ),
    proof=("after-yes", "tie", "empty", "finish-first"),
)
