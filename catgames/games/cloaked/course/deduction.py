"""Asking well: what is certain, what a question is worth, and which one tells most."""

from __future__ import annotations

from catgames.games.cloaked.board.draw import DEDUCTION
from catgames.games.cloaked.course.notes import (
    best_questions,
    paper,
    paying_questions,
    proof,
    proof_in,
    questions,
    why_cell,
    why_paying,
    why_question,
)
from catgames.games.cloaked.mind.deduction.board import Standing
from catgames.teach import Decide, Read, Select, Unit

EASY = (
    "turn 1; 1 fan yellow purple hat hand seated-green resting-black leaping-red; "
    "2 fan leaping strutting mouse hand *3 won 1; "
    "stage strutting-green seated-white resting-green strutting-black; denied 2 white; seed 91"
)
MIDDLE = (
    "turn 1; 1 fan green white yarn hand resting-black on-its-back-red seated-purple; "
    "2 fan spotted cocktail red hand *3; stage leaping-blue strutting-brown; seed 92"
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
HARD_ASK = (
    "turn 1 ask; first 2; 1 fan strutting white mouse hand on-its-back-black strutting-white; "
    "2 fan brown black striped hand *3; 3 fan seated purple yarn hand *3; 4 fan resting red hat hand *3 won 3; "
    "stage resting-purple resting-brown on-its-back-yellow seated-yellow; denied 4 yellow; seed 94"
)

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
        Read(id="pays", at=EASY, rules=("unmask.right", "unmask.wrong"), why=why_cell, proof=proof, view=DEDUCTION),
        Select(
            id="worth",
            at=MIDDLE,
            choices=questions,
            right=paying_questions,
            rule="unmask.right",
            why=why_paying,
            view=DEDUCTION,
        ),
        paper("three-minds", THREE_MINDS, Standing.CERTAIN, 1, "unmask.truth"),
        Select(
            id="tells-most",
            at=THREE_MINDS,
            choices=questions,
            right=best_questions,
            why=why_question,
            view=DEDUCTION,
        ),
        paper("hard", HARD, Standing.CERTAIN, 3, "masks.match"),
        Decide(
            id="four",
            at=HARD_ASK,
            good={"ask 4 resting": "leads-deduction-resting", "ask 3 purple": "leads-deduction-purple"},
            poor={"ask 2 striped": "leads-deduction-striped"},
            view=DEDUCTION,
        ),
    ),
    proof=("worth", "three-minds", "hard"),
)
