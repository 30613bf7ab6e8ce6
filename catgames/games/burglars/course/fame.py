"""Hall of Fame."""

from __future__ import annotations

from catgames.teach import Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, over

OTHERS = "2 hand *5 crews g scored rrrr; 3 hand *6 scored yg; seed 15; hall_of_fame yes"
FIVE = "turn 1; 1 hand by crews b/b o/o r scored gyrpo; " + OTHERS
SAME = "turn 1; 1 hand by crews b o/o r scored gyrpo; " + OTHERS
OVER = "turn 1; 1 hand by crews b o r scored gyrpob; " + OTHERS

UNIT = Unit(
    "fame",
    (
        Read(id="six", at=FIVE, rules=("fame.six-colours", "secure.face"), lit=("scored:0", "scored:1", "scored:2")),
        Count(
            id="colours",
            at=FIVE,
            amount=lambda a: len(set(a.state.scored[0])),
            choices=(4, 5, 6),
            rule="fame.six-colours",
        ),
        Watch(id="win", at=FIVE, moves="secure 1", rules=("fame.six-colours",)),
        Try(id="finish", at=FIVE, goal=over, solution="secure 1", rule="fame.six-colours"),
        Claim(id="any-six", at=SAME, fact=over, rule="fame.six-colours", moves="secure 2", fixed=True),
        Tempt(id="one-more", at=OVER, move="1: take deck", rule="fame.six-colours"),
        Judge(
            id="still-on",
            at=SAME,
            move="secure 2",
            rule="fame.six-colours",
            others=("end.eight", "secure.no-trap"),
            fixed=True,
        ),
    ),
)
