"""Hall of Fame."""

from __future__ import annotations

from catgames.teach import Claim, Decide, Judge, Read, Try, Unit, over

OTHERS = "2 hand *5 crews g scored rrr; 3 hand *6 scored yg; discard *5; seed 15; hall_of_fame yes"
FIVE = "turn 1; 1 hand by crews b/b o/o r scored gyrpo; " + OTHERS
SAME = "turn 1; 1 hand by crews g/g o/o r scored gyrpo; " + OTHERS
STILL = "turn 2; 1 hand by crews g o r scored gyrpoog; " + OTHERS
OVER = "turn 1; 1 hand by crews b o r scored gyrpob; " + OTHERS
SIXTH = (
    "turn 1; 1 hand bbg crews y o/o r scored gyrpo; 2 hand *5 crews b/b p scored rrr; 3 hand *6 scored yg; "
    "discard *5; seed 15; hall_of_fame yes"
)

UNIT = Unit(
    "fame",
    (
        Read(id="six", at=FIVE, rules=("fame.six-colours", "secure.face"), lit=("scored:0", "scored:1", "scored:2")),
        Try(id="finish", at=FIVE, goal=over, solution="secure 1", rule="fame.six-colours"),
        Claim(id="any-seven", at=SAME, fact=over, rule="fame.six-colours", moves="secure 1 2"),
        Judge(
            id="still-on",
            at=STILL,
            move="take deck",
            rule="fame.six-colours",
            also=("end.eight", "turn.one-action"),
            others=("secure.face",),
        ),
        Judge(
            id="too-late",
            at=OVER,
            move="1: form yellow new",
            rule="fame.six-colours",
            others=("end.eight", "form.new-crew"),
        ),
        Decide(
            id="sixth",
            at=SIXTH,
            good={"infiltrate 2.1 blue": "decide-fame-infiltrate", "form blue new": "decide-fame-form"},
            poor={"secure 2": "decide-fame-secure"},
        ),
    ),
    need="variant",
    proof=("any-seven", "still-on", "too-late"),
)
