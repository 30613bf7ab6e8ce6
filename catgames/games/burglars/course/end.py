"""End of the game."""

from __future__ import annotations

from catgames.teach import Claim, Decide, Judge, Read, Try, Unit, over

SEVEN = (
    "turn 1; 1 hand by crews b/b o/o r scored gyrpboo; 2 hand *5 crews g scored rrrr; "
    "3 hand *6 scored yg; discard *9; seed 14"
)
SIX = (
    "turn 1; 1 hand by crews b/b o/o r/r scored gyrpbo; 2 hand *5 crews g scored rrrr; "
    "3 hand *6 scored yg; discard *9; seed 14"
)
OVER = (
    "turn 1; 1 hand by crews b o r scored gyrpboob; 2 hand *5 crews g/g scored rrrr; "
    "3 hand *6 scored yg; discard *9; seed 14"
)
RACE = (
    "turn 1; 1 hand gymp crews b/b o scored gyrpbo; 2 hand *4 crews g/g p scored rrrbbyo; "
    "3 hand *6 crews y scored yg; discard *9; seed 14"
)

UNIT = Unit(
    "end",
    (
        Read(id="eight", at=SEVEN, rules=("end.eight",), lit=("scored:0", "scored:1", "scored:2")),
        Try(id="finish", at=SEVEN, goal=over, solution="secure 1", rule="end.eight"),
        Judge(
            id="nine",
            at=SIX,
            move="secure 1 2 3",
            rule="end.eight",
            also=("secure.own-yarns", "secure.no-trap"),
            others=("turn.one-action", "hand.no-limit"),
        ),
        Judge(
            id="too-late", at=OVER, move="2: secure 1", rule="end.eight", others=("secure.own-yarns", "turn.one-action")
        ),
        Claim(id="last-round", at=SIX, fact=lambda a: not over(a), rule="end.eight", moves="secure 1 3"),
        Decide(
            id="race",
            at=RACE,
            good={"infiltrate 2.1 green": "decide-end-green", "infiltrate 2.1 mirror": "decide-end-mirror"},
            poor={"secure 1": "decide-end-secure", "form yellow new": "decide-end-form"},
        ),
    ),
    need="first",
    proof=("nine", "too-late", "last-round"),
)
