"""Royal Claws."""

from __future__ import annotations

from catgames.games.pocket.course.asking import reason
from catgames.games.pocket.course.last_page import BOARD
from catgames.teach import Claim, Decide, Judge, Read, Tempt, Unit, legal, not_

FAR_DOG = "turn 1; board R2 **** / ** m4 ** / ** G1 ** / **** A> / * (B>) ***; lifted a1; effects yes; seed 5"
CHIEF = f"turn 1; board {BOARD}; effects yes; stage rotate"
# The dog with four straight arrows lies beside the chief: however it turns, it points the same way.
IDLE = (
    "turn 1; board R1 p2 R4 G2 E< / m5 R2 f3 p5 m4 / f4 A< R5* D^ m5 / m3 C< G4 m4 R3 / G3* Bv G1 G5 m6; "
    "effects yes; stage rotate"
)
THREATENED = (
    "turn 1; effects yes; stage rotate; "
    "board R4 B^ R5* G1 p2 / G3* G4 m5 m6 E^ / G5 Av m4 Cv m5 / R2 f4 D> R3 m4 / R1 m3 p5 f3 G2"
)

UNIT = Unit(
    "royal-claws",
    (
        Read(id="dogs", at=FAR_DOG, rules=("clan.royal-claws.effect",), lit=("cell:a1", "cell:e4")),
        Claim(
            id="only-in-line",
            at=FAR_DOG,
            fact=not_(legal("swap a1 e4")),
            rule="clan.royal-claws.effect",
            why=reason("why-royal-claws-only-in-line"),
            fixed=True,
        ),
        Judge(
            id="face-down",
            at=FAR_DOG,
            move="swap a1 b5",
            rule="swap.cat",
            others=("swap.dog", "turn.no-peek"),
            fixed=True,
        ),
        Read(
            id="chief",
            at=CHIEF,
            rules=("clan.royal-claws.chief", "ruling.rotation", "ruling.idle-turn"),
            lit=("cell:c3", "cell:c4"),
        ),
        Tempt(id="far-dog", at=CHIEF, move="rotate a4 right", rule="clan.royal-claws.chief"),
        Judge(
            id="half",
            at=CHIEF,
            move="rotate c3 half",
            rule="ruling.rotation",
            also=("clan.royal-claws.chief",),
            others=("swap.dog", "ruling.facing"),
            fixed=True,
        ),
        Judge(
            id="full",
            at=CHIEF,
            move="rotate c3 full",
            rule="ruling.rotation",
            others=("dog.facing", "clan.royal-claws.chief"),
            fixed=True,
        ),
        Claim(
            id="must-change",
            at=IDLE,
            fact=not_(legal("rotate d3 right")),
            rule="ruling.idle-turn",
            why=reason("why-royal-claws-must-change"),
            fixed=True,
        ),
        Decide(
            id="turn",
            at=THREATENED,
            good=dict.fromkeys(("rotate b1 right", "rotate b1 left"), "leads-royal-claws-quarter"),
            poor={"rotate b1 half": "leads-royal-claws-half", "keep": "leads-royal-claws-keep"},
        ),
    ),
    proof=("only-in-line", "face-down", "full", "must-change"),
)
