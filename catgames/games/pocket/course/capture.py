"""The end, step 2: who catches which prey."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_prey, caught_by_you, reason, why_caught
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.ending import hunt, hunters
from catgames.teach import LEARNER, Attempt, Claim, Count, Decide, Read, Select, Unit

# After the dogs, before the prey.
BITTEN = (
    "turn 2; stage over; board Ev f4 G1~ A> R5*~ / R4 m6 p2 C< m3 / m5 G5 m5 D^ f3 / R3 G4 m4 G3*~ R2 / m4 B^ p5 R1 G2"
)
LAST = "turn 1; lifted c1; board m5 m4 R5* p5 Dv / f4 G1 G5 R2 G4 / m6 G2 A> R3 G3* / R1 f3 m3 B^ m4 / p2 Ev Cv m5 R4"


def _is_yours(attempt: Attempt, prey: str) -> bool:
    return hunt(attempt.state, NUMBERS[prey]).winner == LEARNER


def _attacks(attempt: Attempt, cat: str, prey: str) -> bool:
    return NUMBERS[cat] in hunters(attempt.state, NUMBERS[prey])


UNIT = Unit(
    "capture",
    (
        Read(
            id="add",
            at=BITTEN,
            rules=("capture.sum", "capture.highest", "adjacent.edge"),
            lit=("cell:a3", "cell:a2", "cell:a4", "cell:b3"),
        ),
        Count(
            id="bitten-chief",
            at=BITTEN,
            amount=lambda a: hunt(a.state, NUMBERS["c4"]).sums[1],
            choices=(3, 4, 7),
            rule="capture.sum",
            why=reason("why-capture-bitten-chief"),
            fixed=True,
        ),
        Claim(
            id="corner",
            at=BITTEN,
            fact=lambda a: _is_yours(a, "b1"),
            rule="adjacent.edge",
            why=reason("why-capture-corner"),
            fixed=True,
        ),
        Claim(
            id="enough",
            at=BITTEN,
            fact=lambda a: _is_yours(a, "c5"),
            rule="capture.highest",
            why=reason("why-capture-enough"),
            fixed=True,
        ),
        Claim(
            id="twice",
            at=BITTEN,
            fact=lambda a: _attacks(a, "a2", "a3") and _attacks(a, "a2", "b2"),
            rule="capture.sum",
            why=reason("why-capture-twice"),
            fixed=True,
        ),
        Select(
            id="yours",
            at=BITTEN,
            choices=all_prey,
            right=caught_by_you,
            rule="capture.highest",
            why=why_caught,
            fixed=True,
        ),
        Decide(
            id="chief",
            at=LAST,
            good={"swap c1 a1": "leads-capture-two", "swap c1 b1": "leads-capture-tie"},
            poor={
                "swap c1 c2": "leads-capture-rival",
                "swap c1 d1": "leads-capture-dog",
                "swap c1 c3": "leads-capture-rescue",
            },
        ),
    ),
    need="first",
    proof=("bitten-chief", "corner", "enough", "yours"),
)
