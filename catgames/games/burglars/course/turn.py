"""A turn: one of five actions."""

from __future__ import annotations

from catgames.teach import Decide, Judge, Read, Unit

BOARD = "turn 1; 1 hand bgmy crews bo/b y r; 2 hand *5 crews g/g; 3 hand *6 crews p o; market rbmogy; seed 4"
BEGUN = "turn 1 second; 1 hand bgmyr crews bo/b y r; 2 hand *5 crews g/g; 3 hand *6 crews p o; market .bmogy; seed 4"

UNIT = Unit(
    "turn",
    (
        Read(
            id="five",
            at=BOARD,
            rules=("turn.one-action",),
            lit=("deck", "hand:0", "slot:0:1", "slot:0:0", "slot:1:0"),
        ),
        Judge(
            id="half-way",
            at=BEGUN,
            move="form green new",
            rule="turn.one-action",
            others=("form.new-crew", "recruit.refill-late"),
        ),
        Judge(
            id="other-half",
            at=BEGUN,
            move="take mirror",
            rule="turn.one-action",
            also=("recruit.two",),
            others=("form.no-mirror", "hand.no-limit"),
        ),
        Judge(
            id="skip",
            at=BOARD,
            move="pass",
            rule="turn.one-action",
            others=("ruling.nothing-left", "hand.no-limit"),
        ),
        Decide(
            id="all-five",
            at=BOARD,
            good={
                "secure 1": "decide-turn-secure",
                "infiltrate 2.1 green": "decide-turn-infiltrate",
                "activate yellow 2": "decide-turn-activate",
            },
            poor={"form green new": "decide-turn-form", "take deck, take deck": "decide-turn-recruit"},
        ),
    ),
    need="first",
    proof=("half-way", "other-half", "skip"),
)
