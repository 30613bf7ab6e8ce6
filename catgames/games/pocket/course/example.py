"""The book's last page: one end of a game, told twice."""

from __future__ import annotations

from catgames.games.pocket.course.asking import (
    all_cats,
    all_prey,
    bitten,
    caught_by_you,
    foresee,
    why_bitten,
    why_caught,
)
from catgames.games.pocket.course.last_page import BOARD
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.state import BITTEN, SEATS, UP
from catgames.teach import LEARNER, Attempt, Claim, Count, Read, Select, Try, Unit, Watch, over

# One swap before the end: the fly from d4 and the mouse from d3 have yet to change places.
LAST = "turn 1; lifted d3; board m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av f4 R2 / D< G2 R5* m4 m6 / m3 G5 R3 m5 f3"
PLAYED = ("swap d3 d4",)
DOGS_DONE = (
    "turn 2; stage over; board m5 Ev B> R1 p5 / m4 Cv G4~ p2 G3* / R4~ G1 Av m4 R2 / D< G2~ R5*~ f4 m6 / m3 G5 R3 m5 f3"
)
POWERS = f"turn 1; effects yes; stage rotate; board {BOARD}"
TURNED = ("rotate c3 right",)


def _chief_saved_at_samis_cost(attempt: Attempt) -> bool:
    """The dog turned to the right bites Sami's cat instead; turned otherwise it bites nobody."""
    state = attempt.state
    faces = dict(zip(state.tiles, state.faces, strict=True))
    return over(attempt) and (faces["R5*"], faces["G1"]) == (UP, BITTEN)


def _you_win(attempt: Attempt) -> bool:
    return score(attempt.state, SEATS[0]).total > score(attempt.state, SEATS[1]).total


UNIT = Unit(
    "example",
    (
        Read(id="page", at=LAST, rules=("end.steps",), lit=("player:0", "player:1")),
        Select(id="dogs", at=LAST, choices=all_cats, right=bitten, rule="dogs.attack", why=why_bitten, fixed=True),
        Select(id="prey", at=DOGS_DONE, choices=all_prey, right=caught_by_you, rule="capture.highest", why=why_caught),
        Count(
            id="sami",
            at=LAST,
            amount=foresee(lambda a: score(a.state, SEATS[1]).total, *PLAYED),
            choices=(10, 13, 16),
            rule="score.pigeons",
        ),
        Count(
            id="you",
            at=LAST,
            amount=foresee(lambda a: score(a.state, LEARNER).total, *PLAYED),
            choices=(12, 15, 18),
            rule="score.sum",
        ),
        Watch(id="plain", at=LAST, moves=PLAYED, rules=("end.steps", "score.pigeons")),
        Claim(id="win", at=LAST, fact=foresee(_you_win, *PLAYED), rule="end.winner"),
        Read(
            id="powers",
            at=POWERS,
            rules=("clan.royal-claws.chief", "clan.gourmets.chief"),
            lit=("cell:c3", "cell:c4", "cell:b3"),
        ),
        Try(
            id="turn",
            at=POWERS,
            goal=_chief_saved_at_samis_cost,
            solution=TURNED,
            rule="clan.royal-claws.chief",
            mistakes={"rotate a4 right": "clan.royal-claws.chief"},
            fixed=True,
        ),
        Count(
            id="gourmets",
            at=POWERS,
            amount=foresee(lambda a: score(a.state, SEATS[1]).total, *TURNED),
            choices=(17, 20, 21),
            rule="clan.gourmets.effect",
        ),
        Watch(id="again", at=POWERS, moves=TURNED, rules=("clan.royal-claws.chief", "clan.gourmets.effect")),
        Claim(id="still-win", at=POWERS, fact=foresee(_you_win, *TURNED), rule="end.winner"),
        Claim(
            id="same-points",
            at=POWERS,
            fact=foresee(lambda a: score(a.state, LEARNER).total == 15, *TURNED),
            rule="score.sum",
        ),
    ),
)
