"""Asking well: exercises from real games, each a little harder than the last."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.board.draw import DEDUCTION
from catgames.games.cloaked.course.notes import (
    best_questions,
    paper,
    proof,
    proof_in,
    questions,
    why_cell,
    why_question,
)
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.teach import LEARNER, Claim, Count, Read, Select, Try, Unit, happened

EASY = (
    "turn 1; 1 fan yellow purple hat hand seated-green resting-black leaping-red; "
    "2 fan leaping strutting mouse hand *3 "
    "won 1; stage strutting-green seated-white resting-green strutting-black; denied 2 white; seed 91"
)
EASY_ASK = (
    "turn 1 ask; 1 fan yellow purple hat hand resting-black leaping-red; 2 fan leaping strutting mouse hand *3 won 1; "
    "stage strutting-green seated-white resting-green strutting-black seated-green; denied 2 white; seed 91"
)
MIDDLE = (
    "turn 1; 1 fan leaping resting brown hand leaping-red on-its-back-brown seated-purple; "
    "2 fan blue green yellow hand *3; "
    "3 fan strutting seated cocktail hand *3; stage resting-blue resting-brown leaping-brown; seed 92"
)
# Here a third player's answer decides about the second.
THREE_MINDS = (
    "turn 1; first 2; "
    "1 fan strutting green spotted shown green hand on-its-back-black strutting-blue strutting-white won 2; "
    "2 fan red cocktail hat hand *3; 3 fan seated black striped hand *3 won 11; "
    "stage resting-blue leaping-green seated-red resting-brown on-its-back-purple; denied 1 seated, 3 red; seed 93"
)
HARD = (
    "turn 1; first 2; 1 fan strutting white mouse hand on-its-back-black strutting-white seated-yellow; "
    "2 fan brown black striped hand *3; 3 fan seated purple yarn hand *3; 4 fan resting red hat hand *3 won 3; "
    "stage resting-purple resting-brown on-its-back-yellow; denied 4 yellow; seed 94"
)
FRESH = "turn 1; 1 fan green purple yarn hand *3; 2 fan * hand *3; 3 fan * hand *3; 4 fan * hand *3; seed 95"

UNIT = Unit(
    "deduction",
    (
        Read(
            id="model",
            at=EASY,
            rules=("masks.match", "unmask.truth"),
            lit=proof_in(EASY, 1, "strutting"),
            why=why_cell,
            proof=proof,
            view=DEDUCTION,
        ),
        paper("easy-certain", EASY, Standing.CERTAIN, 1, "masks.match"),
        Try(id="cash-in", at=EASY_ASK, goal=happened("right"), solution="ask 2 strutting", rule="unmask.right"),
        Claim(
            id="fifty",
            at=EASY,
            fact=lambda a: (
                deduce(a.state, LEARNER).chance(Seat(1), "mouse") > deduce(a.state, LEARNER).chance(Seat(1), "red")
            ),
            rule="unmask.one",
            fixed=True,
        ),
        Select(
            id="easy-best",
            at=EASY,
            choices=questions,
            right=best_questions,
            rule="unmask.one",
            why=why_question,
            view=DEDUCTION,
        ),
        paper("middle", MIDDLE, Standing.CERTAIN, 1, "masks.match"),
        paper("middle-cannot", MIDDLE, Standing.IMPOSSIBLE, 2, "masks.truth"),
        paper("three-minds", THREE_MINDS, Standing.CERTAIN, 1, "unmask.truth"),
        Select(
            id="three-best",
            at=THREE_MINDS,
            choices=questions,
            right=best_questions,
            rule="unmask.one",
            why=why_question,
            view=DEDUCTION,
        ),
        paper("hard", HARD, Standing.CERTAIN, 3, "masks.match"),
        Read(
            id="explore",
            at=HARD,
            rules=("masks.match", "masks.truth"),
            lit=(),
            why=why_cell,
            proof=proof,
            view=DEDUCTION,
        ),
        Count(
            id="worlds",
            at=FRESH,
            amount=lambda a: deduce(a.state, LEARNER).worlds,
            choices=(816, 160160, 19219200),
            rule="setup.attributes",
        ),
        Select(
            id="hard-best",
            at=HARD,
            choices=questions,
            right=best_questions,
            rule="unmask.one",
            why=why_question,
            view=DEDUCTION,
        ),
    ),
)
