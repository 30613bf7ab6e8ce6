"""End of the game."""

from __future__ import annotations

from catgames.teach import Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, over

SEVEN = "turn 1; 1 hand by crews b/b o/o r scored gyrpboo; 2 hand *5 crews g scored rrrr; 3 hand *6 scored yg; seed 14"
OVER = "turn 1; 1 hand by crews b o r scored gyrpboob; 2 hand *5 crews g/g scored rrrr; 3 hand *6 scored yg; seed 14"

UNIT = Unit(
    "end",
    (
        Read(id="eight", at=SEVEN, rules=("end.eight",), lit=("scored:0", "scored:1", "scored:2")),
        Watch(id="win", at=SEVEN, moves="secure 1", rules=("end.eight",)),
        Count(id="missing", at=SEVEN, amount=lambda a: 8 - len(a.state.scored[1]), choices=(3, 4, 5), rule="end.eight"),
        Try(id="finish", at=SEVEN, goal=over, solution="secure 1 2", rule="end.eight"),
        Tempt(id="one-more", at=OVER, move="1: form blue new", rule="end.eight"),
        Judge(
            id="too-late", at=OVER, move="2: secure 1", rule="end.eight", others=("secure.own-yarns", "secure.no-trap")
        ),
        Claim(id="last-round", at=SEVEN, fact=lambda a: not over(a), rule="end.eight", moves="secure 1"),
    ),
)
