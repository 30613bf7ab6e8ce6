"""The end, step 1: the last tile, and the dogs."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_cats, bitten, foresee, reason, why_bitten
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import BITTEN, CAUGHT
from catgames.teach import LEARNER, Attempt, Claim, Decide, Judge, Read, Select, Unit, Watch

LAST = "turn 1; board C< D< m6 G5 R1 / G2 G4 R4 G3* f4 / m3 B< f3 m4 m4 / (m5) R5* m5 Ev p5 / R2 G1 A^ p2 R3"
LIFTED = LAST.replace("(m5)", "m5") + "; lifted a4"
OVER = (
    "turn 2; board C< D< m6=2 G5 R1 / G2 G4~ R4 G3* f4=2 / m3=0 B< f3=1 m4=2 m4=0 / R2 R5*~ m5=0 Ev p5=0 / "
    "m5=1 G1 A^ p2=0 R3~; stage over"
)
DOG = "turn 1; board R2 Cv Bv p2 f4 / G3* m6 m5 R1 G5 / m4 p5 f3 E< G1 / R3 A> m4 m5 D> / G4 m3 G2 R5* R4; lifted b1"
DOGS = ("cell:a1", "cell:b1", "cell:b3", "cell:d4", "cell:c5")
PLAYED = ("swap a4 a5",)


def _catches_the_mouse(attempt: Attempt) -> bool:
    return bool(attempt.state.faces[NUMBERS["c4"]] == CAUGHT[LEARNER])


UNIT = Unit(
    "end",
    (
        Read(id="steps", at=LAST, rules=("end.last-tile", "end.steps"), lit=("cell:a4",)),
        Read(id="bite", at=LIFTED, rules=("dogs.attack",), lit=DOGS),
        Select(id="bitten", at=LIFTED, choices=all_cats, right=bitten, rule="dogs.attack", why=why_bitten, fixed=True),
        Claim(
            id="distance",
            at=LIFTED,
            fact=foresee(lambda attempt: bool(attempt.state.faces[NUMBERS["c2"]] == BITTEN), *PLAYED),
            rule="dogs.attack",
            why=reason("why-end-distance"),
            fixed=True,
        ),
        Claim(
            id="too-late-to-hunt",
            at=LIFTED,
            fact=foresee(_catches_the_mouse, *PLAYED),
            rule="end.steps",
            why=reason("why-end-too-late-to-hunt"),
            fixed=True,
        ),
        Watch(id="whole", at=LIFTED, moves=PLAYED, rules=("end.steps", "dogs.attack"), frm="step-dogs"),
        Judge(
            id="wake-up",
            at=OVER,
            move="1: reveal b4",
            rule="end.last-tile",
            others=("turn.no-peek", "turn.swap"),
            fixed=True,
        ),
        Decide(
            id="last-dog",
            at=DOG,
            good={"swap b1 b3": "leads-end-pigeon", "swap b1 b2": "leads-end-mouse", "swap b1 b5": "leads-end-fourth"},
            poor={"swap b1 a1": "leads-end-own", "swap b1 b4": "leads-end-away", "swap b1 e1": "leads-end-fly"},
        ),
    ),
    need="first",
    proof=("bitten", "distance", "too-late-to-hunt", "wake-up"),
)
