"""Royal Claws."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.course.last_page import BOARD
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.position.state import OVER, UP
from catgames.games.pocket.position.tiles import DOG, KIND
from catgames.teach.goals import Attempt, happened, legal, not_
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

FAR_DOG = "turn 1; board R2 **** / ** m4 ** / ** G1 ** / **** A> / * (B>) ***; lifted a1; effects yes; seed 5"
CHIEF = f"turn 1; board {BOARD}; effects yes; stage rotate"
# The dog with four straight arrows lies beside the chief: however it turns, it points the same way.
IDLE = (
    "turn 1; board R1 p2 R4 G2 E< / m5 R2 f3 p5 m4 / f4 A< R5* D^ m5 / m3 C< G4 m4 R3 / G3* Bv G1 G5 m6; "
    "effects yes; stage rotate"
)


def _swapped_with_a_dog(attempt: Attempt) -> bool:
    swaps = [move for move in attempt.moves if isinstance(move, Swap)]
    return any(KIND.get(attempt.start.tiles[move.other]) == DOG for move in swaps)


def _chief_saved(attempt: Attempt) -> bool:
    state = attempt.state
    return bool(state.stage == OVER and state.faces[state.tiles.index("R5*")] == UP)


UNIT = Unit(
    "royal-claws",
    (
        Read("dogs", FAR_DOG, ("clan.royal-claws.effect",), ("cell:a1", "cell:e4")),
        Watch("across", FAR_DOG, ("swap a1 e4",), ("clan.royal-claws.effect",)),
        Try(
            "fetch",
            FAR_DOG,
            _swapped_with_a_dog,
            ("swap a1 e4",),
            "clan.royal-claws.effect",
            (Mistake("swap a1 e1", "swap.cat"), Mistake("swap a1 c3", "swap.cat")),
        ),
        Tempt("no-dog", FAR_DOG, Mistake("swap a1 c2", "swap.cat")),
        Judge("face-up", FAR_DOG, "swap a1 e4", "clan.royal-claws.effect", ("swap.dog", "turn.no-peek")),
        Judge("face-down", FAR_DOG, "swap a1 b5", "swap.cat", ("clan.royal-claws.effect", "turn.no-peek")),
        Claim("only-in-line", FAR_DOG, not_(legal("swap a1 e4")), "clan.royal-claws.effect"),
        Claim("any-tile", FAR_DOG, legal("swap a1 e5"), "swap.cat"),
        Read("chief", CHIEF, ("clan.royal-claws.chief", "ruling.rotation"), ("cell:c3", "cell:c4")),
        Try(
            "save",
            CHIEF,
            _chief_saved,
            ("rotate c3 right",),
            "clan.royal-claws.chief",
            (Mistake("rotate b1 right", "clan.royal-claws.chief"), Mistake("rotate c2 half", "clan.royal-claws.chief")),
        ),
        Tempt("far-dog", CHIEF, Mistake("rotate a4 right", "clan.royal-claws.chief")),
        Judge("leave", CHIEF, "keep", "clan.royal-claws.chief", ("dog.facing", "turn.swap")),
        Judge("half", CHIEF, "rotate c3 half", "ruling.rotation", ("dog.facing", "ruling.facing")),
        Judge("full", CHIEF, "rotate c3 full", "ruling.rotation", ("dog.facing", "clan.royal-claws.effect")),
        Claim("quarter-only", CHIEF, not_(legal("rotate c3 left")), "ruling.rotation"),
        Read("idle", IDLE, ("ruling.idle-turn",), ("cell:d3",)),
        Judge("same-arrows", IDLE, "rotate d3 right", "ruling.idle-turn", ("dog.facing", "swap.dog")),
        Claim("must-change", IDLE, not_(legal("rotate d3 right")), "ruling.idle-turn"),
        Claim("must-turn", CHIEF, foresee(not_(happened("dogs-left")), "keep"), "clan.royal-claws.chief"),
    ),
)
