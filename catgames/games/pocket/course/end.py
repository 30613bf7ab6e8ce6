"""The end, step 1: the last tile, and the dogs."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_cats, bitten, foresee, why_bitten
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import BITTEN
from catgames.games.pocket.position.tiles import CLAN
from catgames.teach import Attempt, Claim, Count, Judge, Read, Select, Tempt, Try, Unit, Watch, happened, over

LAST = "turn 1; board C< D< m6 G5 R1 / G2 G4 R4 G3* f4 / m3 B< f3 m4 m4 / (m5) R5* m5 Ev p5 / R2 G1 A^ p2 R3"
LIFTED = LAST.replace("(m5)", "m5") + "; lifted a4"
OVER = (
    "turn 2; board C< D< m6=2 G5 R1 / G2 G4~ R4 G3* f4=2 / m3=0 B< f3=1 m4=2 m4=0 / R2 R5*~ m5=0 Ev p5=0 / "
    "m5=1 G1 A^ p2=0 R3~; stage over"
)
DOGS = ("cell:a1", "cell:b1", "cell:b3", "cell:d4", "cell:c5")


def _points_first(attempt: Attempt) -> bool:
    told = [event.id for event in attempt.events]
    return told.index("step-score") < told.index("step-dogs")


def _both_clans(attempt: Attempt) -> bool:
    state = attempt.state
    return len({CLAN[tile] for tile, face in zip(state.tiles, state.faces, strict=True) if face == BITTEN}) == 2


UNIT = Unit(
    "end",
    (
        Read(id="steps", at=LAST, rules=("end.last-tile", "end.steps"), lit=("cell:a4",)),
        Read(id="bite", at=LIFTED, rules=("dogs.attack",), lit=DOGS),
        Select(id="bitten", at=LIFTED, choices=all_cats, right=bitten, rule="dogs.attack", why=why_bitten),
        Try(id="finish", at=LAST, goal=over, solution=("reveal a4", "swap a4 a5"), rule="end.last-tile", fixed=True),
        Watch(id="whole", at=LIFTED, moves="swap a4 a5", rules=("end.steps", "dogs.attack")),
        Count(
            id="out",
            at=LIFTED,
            amount=foresee(lambda a: a.state.faces.count(BITTEN), "swap a4 a5"),
            choices=(2, 3, 5),
            rule="dogs.attack",
            fixed=True,
        ),
        Claim(
            id="distance",
            at=LIFTED,
            fact=foresee(lambda a: a.state.faces[NUMBERS["c2"]] == BITTEN, "swap a4 a5"),
            rule="dogs.attack",
            fixed=True,
        ),
        Claim(
            id="touching",
            at=LIFTED,
            fact=foresee(lambda a: a.state.faces[NUMBERS["a2"]] == BITTEN, "swap a4 a5"),
            rule="dogs.attack",
            fixed=True,
        ),
        Claim(
            id="corner",
            at=LIFTED,
            fact=foresee(lambda a: a.state.faces[NUMBERS["e5"]] == BITTEN, "swap a4 a5"),
            rule="dogs.attack",
            fixed=True,
        ),
        Claim(id="both", at=LIFTED, fact=foresee(_both_clans, "swap a4 a5"), rule="dogs.attack"),
        Claim(id="order", at=LIFTED, fact=foresee(_points_first, "swap a4 a5"), rule="end.steps"),
        Claim(id="one-more", at=LAST, fact=happened("step-dogs"), rule="end.last-tile", moves="reveal a4"),
        Tempt(id="too-late", at=OVER, move="1: reveal a1", rule="end.last-tile"),
        Judge(
            id="sami-too", at=OVER, move="2: reveal c3", rule="end.last-tile", others=("turn.no-peek", "turn.reveal")
        ),
    ),
)
