"""Swapping a dog, and how it faces."""

from __future__ import annotations

from catgames.games.pocket.course.asking import reason
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.tiles import aimed_at
from catgames.teach import Attempt, Claim, Decide, Judge, Read, Unit, legal

BOARD = "turn 1; board ***** / *** C> * / * R5* G1 ** / * m3 *** / *****; lifted d2; seed 6"
HIDDEN = BOARD.replace("C>", "(C>)").replace("; lifted d2", "")
FACING = BOARD.replace("; lifted d2", "")
PREY = "turn 1; board ***** / *** C^ m6 / * R5* G1 * G5 / * m3 *** / **** R4; lifted d2; seed 6"
LINE = (*(f"cell:{column}2" for column in "abce"), *(f"cell:d{row}" for row in "1345"))


def _aims_at_your_chief(attempt: Attempt) -> bool:
    dog = attempt.state.tiles.index("C>")
    return NUMBERS["b3"] in aimed_at("C>", dog)


UNIT = Unit(
    "dog",
    (
        Read(id="line", at=BOARD, rules=("swap.dog",), lit=LINE),
        Judge(
            id="whole-row", at=BOARD, move="swap d2 a2", rule="swap.dog", others=("swap.cat", "dog.facing"), fixed=True
        ),
        Judge(
            id="out-of-line",
            at=BOARD,
            move="swap d2 c3",
            rule="swap.dog",
            others=("swap.prey", "swap.cat"),
            fixed=True,
        ),
        Read(id="facing", at=BOARD, rules=("dog.facing", "ruling.facing"), lit=("cell:d2",)),
        Judge(
            id="turn-it",
            at=FACING,
            move="rotate d2 right",
            rule="dog.facing",
            others=("swap.dog", "turn.reveal"),
            fixed=True,
        ),
        Claim(
            id="runs",
            at=BOARD,
            fact=_aims_at_your_chief,
            rule="dog.facing",
            moves="swap d2 a2",
            why=reason("why-dog-runs"),
            fixed=True,
        ),
        Claim(
            id="choose",
            at=HIDDEN,
            fact=legal("rotate d2 half"),
            rule="ruling.facing",
            moves="reveal d2",
            why=reason("why-dog-choose"),
            fixed=True,
        ),
        Decide(
            id="bite",
            at=PREY,
            good={"swap d2 d3": "leads-dog-five", "swap d2 e2": "leads-dog-mouse"},
            poor={
                "swap d2 d4": "leads-dog-both",
                "swap d2 d5": "leads-dog-own",
                "swap d2 a2": "leads-dog-chief",
                "swap d2 b2": "leads-dog-one",
            },
        ),
    ),
    need="first",
    proof=("out-of-line", "turn-it", "runs", "choose"),
)
