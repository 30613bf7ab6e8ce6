"""The book's last page: one end of a game, told twice."""

from __future__ import annotations

from catgames.games.pocket.board.draw import UNLIT
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
from catgames.teach.goals import Attempt, over
from catgames.teach.lesson import LEARNER, Claim, Count, Mistake, Read, Select, Try, Unit, Watch

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
        Read("page", LAST, ("end.steps",), ("player:0", "player:1")),
        Select("dogs", LAST, all_cats, bitten, "dogs.attack", why=why_bitten, view=UNLIT),
        Select("prey", DOGS_DONE, all_prey, caught_by_you, "capture.highest", why=why_caught),
        Count("sami", LAST, foresee(lambda a: score(a.state, SEATS[1]).total, *PLAYED), (10, 13, 16), "score.pigeons"),
        Count("you", LAST, foresee(lambda a: score(a.state, LEARNER).total, *PLAYED), (12, 15, 18), "score.sum"),
        Watch("plain", LAST, PLAYED, ("end.steps", "score.pigeons")),
        Claim("win", LAST, foresee(_you_win, *PLAYED), "end.winner"),
        Read("powers", POWERS, ("clan.royal-claws.chief", "clan.gourmets.chief"), ("cell:c3", "cell:c4", "cell:b3")),
        Try(
            "turn",
            POWERS,
            _chief_saved_at_samis_cost,
            TURNED,
            "clan.royal-claws.chief",
            (Mistake("rotate a4 right", "clan.royal-claws.chief"),),
        ),
        Count(
            "gourmets",
            POWERS,
            foresee(lambda a: score(a.state, SEATS[1]).total, *TURNED),
            (17, 20, 21),
            "clan.gourmets.effect",
        ),
        Watch("again", POWERS, TURNED, ("clan.royal-claws.chief", "clan.gourmets.effect")),
        Claim("still-win", POWERS, foresee(_you_win, *TURNED), "end.winner"),
        Claim("same-points", POWERS, foresee(lambda a: score(a.state, LEARNER).total == 15, *TURNED), "score.sum"),
    ),
)
