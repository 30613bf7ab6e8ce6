"""The end, step 3: points, pairs and ties."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.pocket.course.asking import foresee, reason
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.state import SEATS
from catgames.teach import LEARNER, Attempt, Claim, Count, Decide, Read, Unit

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


def _more_points(attempt: Attempt) -> bool:
    return score(attempt.state, LEARNER).total > score(attempt.state, SEATS[1]).total


def _by_kind(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    scored = score(attempt.state, LEARNER)
    return (scored.plain, Message("part-mice")), (scored.pigeons, Message("part-pigeons"))


UNIT = Unit(
    "score",
    (
        Read(id="points", at=PAIRS, rules=("score.sum", "score.pigeons", "score.flies")),
        Count(
            id="total",
            at=PAIRS,
            amount=lambda a: score(a.state, LEARNER).total,
            choices=(20, 23, 26),
            parts=_by_kind,
            rule="score.sum",
            moves=PAIRED,
            fixed=True,
        ),
        Claim(
            id="one-pigeon",
            at=JUSTICE,
            fact=foresee(lambda a: score(a.state, LEARNER).pigeons == 10, "swap a1 a2"),
            rule="score.pigeons",
            why=reason("why-score-one-pigeon"),
            fixed=True,
        ),
        Claim(
            id="two-flies",
            at=PAIRS,
            fact=foresee(lambda a: score(a.state, SEATS[1]).flies > 6 + 5, *PAIRED),
            rule="score.flies",
            why=reason("why-score-two-flies"),
            fixed=True,
        ),
        Claim(
            id="more-is-more",
            at=MORE_PREY,
            fact=foresee(_more_points, "swap a1 a2"),
            rule="score.sum",
            why=reason("why-score-more-is-more"),
            fixed=True,
        ),
        Read(id="ties", at=MORE_PREY, rules=("end.winner",), lit=("player:0", "player:1")),
        Claim(
            id="last-swap",
            at=SHARED,
            fact=foresee(_you_win, "swap a3 b4"),
            rule="end.winner",
            why=reason("why-score-last-swap"),
            fixed=True,
        ),
        Read(id="justice", at=JUSTICE, rules=("justice.ties", "ruling.justice-when"), lit=("player:0",)),
        Claim(
            id="just",
            at=JUSTICE,
            fact=foresee(_you_win, "swap a1 a2"),
            rule="justice.ties",
            why=reason("why-score-just"),
            fixed=True,
        ),
        Claim(
            id="prey-first",
            at=PREY_FIRST,
            fact=foresee(_you_win, "swap a1 a2"),
            rule="ruling.justice-when",
            why=reason("why-score-prey-first"),
            fixed=True,
        ),
        Decide(
            id="fly",
            at=PAIRS,
            good={
                "swap a2 b2": "leads-score-parted",
                "swap a2 b1": "leads-score-narrow",
                "swap a2 b3": "leads-score-narrow",
            },
            poor={"swap a2 a3": "leads-score-tie", "swap a2 a1": "leads-score-cat"},
        ),
    ),
    need="first",
    proof=("total", "one-pigeon", "more-is-more", "just"),
)
