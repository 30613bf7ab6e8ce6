"""Hall of Fame."""

from __future__ import annotations

from catgames.teach.goals import over
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

OTHERS = "2 hand *5 crews g scored rrrr; 3 hand *6 scored yg; seed 15; hall_of_fame yes"
FIVE = "turn 1; 1 hand by crews b/b o/o r scored gyrpo; " + OTHERS
SAME = "turn 1; 1 hand by crews b o/o r scored gyrpo; " + OTHERS
OVER = "turn 1; 1 hand by crews b o r scored gyrpob; " + OTHERS

UNIT = Unit(
    "fame",
    (
        Read("six", FIVE, ("fame.six-colours", "secure.face"), ("scored:0", "scored:1", "scored:2")),
        Count("colours", FIVE, lambda a: len(set(a.state.scored[0])), (4, 5, 6), "fame.six-colours"),
        Watch("win", FIVE, ("secure 1",), ("fame.six-colours",)),
        Try("finish", FIVE, over, ("secure 1",), "fame.six-colours"),
        Claim("any-six", SAME, over, "fame.six-colours", ("secure 2",)),
        Tempt("one-more", OVER, Mistake("1: take deck", "fame.six-colours")),
        Judge("still-on", SAME, "secure 2", "fame.six-colours", ("end.eight", "secure.no-trap")),
    ),
)
