"""The book's last page: one end of a game, told twice."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.pocket.course.asking import (
    all_cats,
    all_prey,
    bitten,
    caught_by_you,
    reason,
    why_bitten,
    why_caught,
)
from catgames.games.pocket.course.last_page import BOARD
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.state import SEATS
from catgames.teach import Attempt, Claim, Count, Decide, Read, Select, Try, Unit, Watch, moved_like

# One swap before the end: the fly from d4 and the mouse from d3 have yet to change places.
LAST = "turn 1; lifted d3; board m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av f4 R2 / D< G2 R5* m4 m6 / m3 G5 R3 m5 f3"
PLAYED = ("swap d3 d4",)
DOGS_DONE = (
    "turn 2; stage over; board m5 Ev B> R1 p5 / m4 Cv G4~ p2 G3* / R4~ G1 Av m4 R2 / D< G2~ R5*~ f4 m6 / m3 G5 R3 m5 f3"
)
POWERS = f"turn 1; effects yes; stage rotate; board {BOARD}"
TURNED = ("rotate c3 right",)


def _sami(attempt: Attempt) -> int:
    return score(attempt.state, SEATS[1]).total


def _sum_of_sami(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    scored = score(attempt.state, SEATS[1])
    parts = (scored.plain, "part-mice"), (scored.pigeons, "part-pigeons"), (scored.bonus, "part-gourmets")
    return tuple((points, Message(what)) for points, what in parts if points)


def _you_win(attempt: Attempt) -> bool:
    return score(attempt.state, SEATS[0]).total > score(attempt.state, SEATS[1]).total


UNIT = Unit(
    "example",
    (
        Read(id="page", at=LAST, rules=("end.steps",), lit=("player:0", "player:1")),
        Select(id="dogs", at=LAST, choices=all_cats, right=bitten, rule="dogs.attack", why=why_bitten, fixed=True),
        Select(
            id="prey",
            at=DOGS_DONE,
            choices=all_prey,
            right=caught_by_you,
            rule="capture.highest",
            why=why_caught,
            fixed=True,
        ),
        Count(
            id="sami",
            at=LAST,
            amount=_sami,
            choices=(10, 13, 16),
            parts=_sum_of_sami,
            rule="score.pigeons",
            moves=PLAYED,
            fixed=True,
        ),
        Decide(
            id="better",
            at=LAST,
            good={
                "swap d3 c4": "leads-example-chief",
                "swap d3 e2": "leads-example-rival",
                "swap d3 c3": "leads-example-dog",
            },
            poor={"swap d3 d4": "leads-example-book", "swap d3 e3": "leads-example-two"},
        ),
        Read(
            id="powers",
            at=POWERS,
            rules=("clan.royal-claws.chief", "clan.gourmets.chief"),
            lit=("cell:c3", "cell:c4", "cell:b3"),
        ),
        Try(
            id="turn",
            at=POWERS,
            goal=moved_like(*TURNED),
            solution=TURNED,
            rule="clan.royal-claws.chief",
            mistakes={"rotate a4 right": "clan.royal-claws.chief"},
            fixed=True,
        ),
        Count(
            id="gourmets",
            at=POWERS,
            amount=_sami,
            choices=(17, 20, 21),
            parts=_sum_of_sami,
            rule="clan.gourmets.effect",
            moves=TURNED,
            fixed=True,
        ),
        Claim(
            id="win-again",
            at=POWERS,
            fact=_you_win,
            rule="end.winner",
            moves=TURNED,
            why=reason("why-example-win-again"),
            fixed=True,
        ),
        Watch(id="again", at=POWERS, moves=TURNED, rules=("clan.gourmets.effect",), frm="step-dogs"),
    ),
    proof=("dogs", "prey", "sami", "gourmets"),
)
