"""A turn: one of five actions."""

from __future__ import annotations

from catgames.games.burglars.language.moves import Form
from catgames.teach.goals import played
from catgames.teach.lesson import Judge, Mistake, Read, Tempt, Try, Unit, Watch

BOARD = "turn 1; 1 hand bgmy crews bo/b y r; 2 hand *5 crews g/g; 3 hand *6 crews p o; market rbmogy; seed 8"
OTHERS = BOARD.replace("turn 1", "turn 2")
BEGUN = "turn 1 second; 1 hand bgmyr crews bo/b y r; 2 hand *5 crews g/g; 3 hand *6 crews p o; market .bmogy; seed 8"

UNIT = Unit(
    "turn",
    (
        Read(
            "five",
            BOARD,
            ("turn.one-action",),
            ("deck", "hand:0", "slot:0:1", "slot:0:0", "slot:1:0"),
        ),
        Watch("form", BOARD, ("form green new",), ("turn.one-action",)),
        Try(
            "one",
            BOARD,
            played(Form),
            ("form yellow new",),
            "turn.one-action",
            (Mistake("pass", "turn.one-action"),),
        ),
        Tempt("out-of-turn", OTHERS, Mistake("1: take deck", "turn.one-action")),
        Tempt("half-way", BEGUN, Mistake("form blue new", "turn.one-action")),
        Judge(
            "mine",
            BOARD,
            "take deck",
            "turn.one-action",
            ("recruit.two", "ruling.nothing-left"),
        ),
        Judge(
            "theirs",
            OTHERS,
            "1: activate green 2",
            "turn.one-action",
            ("activate.own-crew", "activate.one-hidden"),
        ),
        Tempt("skip", BOARD, Mistake("pass", "turn.one-action")),
    ),
)
