"""A turn: one of five actions."""

from __future__ import annotations

from catgames.games.burglars.language.moves import Form
from catgames.teach import Judge, Read, Tempt, Try, Unit, Watch, played

BOARD = "turn 1; 1 hand bgmy crews bo/b y r; 2 hand *5 crews g/g; 3 hand *6 crews p o; market rbmogy; seed 8"
OTHERS = BOARD.replace("turn 1", "turn 2")
BEGUN = "turn 1 second; 1 hand bgmyr crews bo/b y r; 2 hand *5 crews g/g; 3 hand *6 crews p o; market .bmogy; seed 8"

UNIT = Unit(
    "turn",
    (
        Read(
            id="five",
            at=BOARD,
            rules=("turn.one-action",),
            lit=("deck", "hand:0", "slot:0:1", "slot:0:0", "slot:1:0"),
        ),
        Watch(id="form", at=BOARD, moves="form green new", rules=("turn.one-action",)),
        Try(
            id="one",
            at=BOARD,
            goal=played(Form),
            solution="form yellow new",
            rule="turn.one-action",
            mistakes={"pass": "turn.one-action"},
        ),
        Tempt(id="out-of-turn", at=OTHERS, move="1: take deck", rule="turn.one-action"),
        Tempt(id="half-way", at=BEGUN, move="form blue new", rule="turn.one-action"),
        Judge(
            id="mine",
            at=BOARD,
            move="take deck",
            rule="turn.one-action",
            others=("recruit.two", "ruling.nothing-left"),
        ),
        Judge(
            id="theirs",
            at=OTHERS,
            move="1: activate green 2",
            rule="turn.one-action",
            others=("activate.own-crew", "activate.one-hidden"),
        ),
        Tempt(id="skip", at=BOARD, move="pass", rule="turn.one-action"),
    ),
)
