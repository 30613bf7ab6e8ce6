"""The end, step 3: points, pairs and ties."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.state import SEATS
from catgames.teach import LEARNER, Attempt, Claim, Count, Read, Unit, Watch

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
        Read(id="points", at=PAIRS, rules=("score.sum", "score.pigeons", "score.flies")),
        Watch(id="pairs", at=PAIRS, moves=PAIRED, rules=("score.pigeons", "score.flies")),
        Count(
            id="pigeons",
            at=PAIRS,
            amount=foresee(lambda a: score(a.state, LEARNER).pigeons, *PAIRED),
            choices=(5, 7, 10),
            rule="score.pigeons",
        ),
        Count(
            id="flies",
            at=PAIRS,
            amount=foresee(lambda a: score(a.state, SEATS[1]).flies, *PAIRED),
            choices=(7, 10, 12),
            rule="score.flies",
        ),
        Count(
            id="total",
            at=PAIRS,
            amount=lambda a: score(a.state, LEARNER).total,
            choices=(20, 23, 26),
            rule="score.sum",
            moves=PAIRED,
        ),
        Claim(
            id="seven",
            at=PAIRS,
            fact=foresee(lambda a: score(a.state, LEARNER).pigeons == 7, *PAIRED),
            rule="score.pigeons",
        ),
        Claim(
            id="flies-too",
            at=PAIRS,
            fact=foresee(lambda a: score(a.state, SEATS[1]).flies == 12, *PAIRED),
            rule="score.flies",
        ),
        Read(id="ties", at=MORE_PREY, rules=("end.winner",), lit=("player:0", "player:1")),
        Claim(id="by-points", at=PAIRS, fact=foresee(_you_win, *PAIRED), rule="end.winner", fixed=True),
        Claim(id="more-prey", at=MORE_PREY, fact=foresee(_you_win, "swap a1 a2"), rule="end.winner", fixed=True),
        Claim(id="first-player", at=SHARED, fact=foresee(_you_win, "swap a3 b4"), rule="end.winner", fixed=True),
        Claim(id="share", at=SHARED, fact=foresee(_shared, "swap a3 b4"), rule="end.winner", fixed=True),
        Read(id="justice", at=JUSTICE, rules=("justice.ties", "ruling.justice-when"), lit=("player:0",)),
        Claim(id="just", at=JUSTICE, fact=foresee(_you_win, "swap a1 a2"), rule="justice.ties", fixed=True),
        Claim(id="prey-first", at=PREY_FIRST, fact=foresee(_you_win, "swap a1 a2"), rule="ruling.justice-when"),
        Claim(id="without-effects", at=JUSTICE, fact=foresee(_you_win, "swap a1 a2"), rule="ruling.justice-when"),
    ),
)
