"""End of the game."""

from __future__ import annotations

from catgames.teach.goals import over
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

SEVEN = "turn 1; 1 hand by crews b/b o/o r scored gyrpboo; 2 hand *5 crews g scored rrrr; 3 hand *6 scored yg; seed 14"
OVER = "turn 1; 1 hand by crews b o r scored gyrpboob; 2 hand *5 crews g/g scored rrrr; 3 hand *6 scored yg; seed 14"

UNIT = Unit(
    "end",
    (
        Read("eight", SEVEN, ("end.eight",), ("scored:0", "scored:1", "scored:2")),
        Watch("win", SEVEN, ("secure 1",), ("end.eight",)),
        Count("missing", SEVEN, lambda a: 8 - len(a.state.scored[1]), (3, 4, 5), "end.eight"),
        Try("finish", SEVEN, over, ("secure 1 2",), "end.eight"),
        Tempt("one-more", OVER, Mistake("1: form blue new", "end.eight")),
        Judge("too-late", OVER, "2: secure 1", "end.eight", ("secure.own-yarns", "secure.no-trap")),
        Claim("last-round", SEVEN, lambda a: not over(a), "end.eight", ("secure 1",)),
    ),
)
