"""Three lessons: what a turn is, where a cat may lie, how it ends. What they say is in the word files."""

from __future__ import annotations

from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, over

EMPTY = "turn 1; sill ..x....x."
THEIRS = "turn 2; sill 1.x....x."
BEGUN = "turn 1; sill 1.x2..x.."
CLOSE = "turn 1; sill 1.x21.x2."
LAST = "turn 1; sill ..2.x12x1"

TURN = Unit(
    "turn",
    (
        Read(id="goal", at=EMPTY, rules=("setup.pots", "turn.order", "end.no-place")),
        Watch(id="lie", at=EMPTY, moves="lie 1"),
        Try(
            id="free",
            at=EMPTY,
            goal=happened("lain"),
            solution="lie 4",
            mistakes={"lie 3": "lie.free"},
            rule="lie.free",
        ),
        Tempt(id="order", at=THEIRS, move="1: lie 5", rule="turn.order"),
    ),
)

LIE = Unit(
    "lie",
    (
        Read(id="apart", at=BEGUN, rules=("lie.apart", "lie.beside-others")),
        Tempt(id="beside", at=BEGUN, move="lie 2", rule="lie.apart"),
        Judge(id="others", at=BEGUN, move="lie 5", rule="lie.beside-others", others=("lie.apart", "lie.free")),
        Judge(id="between", at=CLOSE, move="lie 6", rule="lie.apart", others=("lie.free", "turn.order")),
    ),
)

END = Unit(
    "end",
    (
        Claim(id="lost", at=LAST, fact=over, rule="end.no-place"),
        Try(id="win", at=LAST, goal=over, solution="lie 1", rule="end.no-place"),
    ),
)

UNITS = (TURN, LIE, END)
