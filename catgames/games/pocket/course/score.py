"""The end, step 3: points, pairs and ties."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.state import SEATS
from catgames.teach.goals import Attempt
from catgames.teach.lesson import LEARNER, Claim, Count, Read, Unit, Watch

PAIRS = "turn 1; board G3* f4 A^ m3 R2 / f3 m4 Ev D> p2 / m6 m5 G1 R4 C> / R1 B< m5 G4 G5 / m4 G2 p5 R3 R5*; lifted a2"
PAIRED = ("swap a2 b3",)
MORE_PREY = (
    "turn 1; board p5 R1 R3 f3 m5 / D^ Bv Cv G4 m3 / p2 m4 E< G5 A< / R5* G1 m4 m6 G3* / R4 G2 f4 m5 R2; lifted a1"
)
SHARED = "turn 1; board B^ f4 m4 R3 G4 / G1 m5 m3 R1 R2 / p2 G3* m6 m5 m4 / f3 G2 A> R4 E< / C> D> G5 R5* p5; lifted a3"
JUSTICE = (
    "turn 1; clans defenders gourmets; lifted a1; "
    "board m5 m6 f4 J1 m3 / G1 J1 E^ m4 G2 / D^ J1 B^ p5 A< / J1 G3* G5 J9* G4 / m5 f3 Cv m4 p2"
)
PREY_FIRST = JUSTICE + "; justice after-prey"


def _you_win(attempt: Attempt) -> bool:
    outcome = result(attempt.state)
    return outcome is not None and outcome.winners == (LEARNER,)


def _shared(attempt: Attempt) -> bool:
    outcome = result(attempt.state)
    return outcome is not None and outcome.winners == SEATS


UNIT = Unit(
    "score",
    (
        Read("points", PAIRS, ("score.sum", "score.pigeons", "score.flies")),
        Watch("pairs", PAIRS, PAIRED, ("score.pigeons", "score.flies")),
        Count(
            "pigeons", PAIRS, foresee(lambda a: score(a.state, LEARNER).pigeons, *PAIRED), (5, 7, 10), "score.pigeons"
        ),
        Count("flies", PAIRS, foresee(lambda a: score(a.state, SEATS[1]).flies, *PAIRED), (7, 10, 12), "score.flies"),
        Count("total", PAIRS, lambda a: score(a.state, LEARNER).total, (20, 23, 26), "score.sum", PAIRED),
        Claim("seven", PAIRS, foresee(lambda a: score(a.state, LEARNER).pigeons == 7, *PAIRED), "score.pigeons"),
        Claim("flies-too", PAIRS, foresee(lambda a: score(a.state, SEATS[1]).flies == 12, *PAIRED), "score.flies"),
        Read("ties", MORE_PREY, ("end.winner",), ("player:0", "player:1")),
        Claim("by-points", PAIRS, foresee(_you_win, *PAIRED), "end.winner"),
        Claim("more-prey", MORE_PREY, foresee(_you_win, "swap a1 a2"), "end.winner"),
        Claim("first-player", SHARED, foresee(_you_win, "swap a3 b4"), "end.winner"),
        Claim("share", SHARED, foresee(_shared, "swap a3 b4"), "end.winner"),
        Read("justice", JUSTICE, ("justice.ties", "ruling.justice-when"), ("player:0",)),
        Claim("just", JUSTICE, foresee(_you_win, "swap a1 a2"), "justice.ties"),
        Claim("prey-first", PREY_FIRST, foresee(_you_win, "swap a1 a2"), "ruling.justice-when"),
        Claim("without-effects", JUSTICE, foresee(_you_win, "swap a1 a2"), "ruling.justice-when"),
    ),
)
