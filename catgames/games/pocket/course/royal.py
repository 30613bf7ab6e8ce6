"""Royal Claws."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee
from catgames.games.pocket.course.last_page import BOARD
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.position.state import OVER, UP
from catgames.games.pocket.position.tiles import DOG, KIND
from catgames.teach import Attempt, Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal, not_

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
        Read(id="dogs", at=FAR_DOG, rules=("clan.royal-claws.effect",), lit=("cell:a1", "cell:e4")),
        Watch(id="across", at=FAR_DOG, moves="swap a1 e4", rules=("clan.royal-claws.effect",)),
        Try(
            id="fetch",
            at=FAR_DOG,
            goal=_swapped_with_a_dog,
            solution="swap a1 e4",
            rule="clan.royal-claws.effect",
            mistakes={"swap a1 e1": "swap.cat", "swap a1 c3": "swap.cat"},
        ),
        Tempt(id="no-dog", at=FAR_DOG, move="swap a1 c2", rule="swap.cat"),
        Judge(
            id="face-up",
            at=FAR_DOG,
            move="swap a1 e4",
            rule="clan.royal-claws.effect",
            others=("swap.dog", "turn.no-peek"),
            fixed=True,
        ),
        Judge(
            id="face-down",
            at=FAR_DOG,
            move="swap a1 b5",
            rule="swap.cat",
            others=("clan.royal-claws.effect", "turn.no-peek"),
            fixed=True,
        ),
        Claim(
            id="only-in-line", at=FAR_DOG, fact=not_(legal("swap a1 e4")), rule="clan.royal-claws.effect", fixed=True
        ),
        Claim(id="any-tile", at=FAR_DOG, fact=legal("swap a1 e5"), rule="swap.cat", fixed=True),
        Read(id="chief", at=CHIEF, rules=("clan.royal-claws.chief", "ruling.rotation"), lit=("cell:c3", "cell:c4")),
        Try(
            id="save",
            at=CHIEF,
            goal=_chief_saved,
            solution="rotate c3 right",
            rule="clan.royal-claws.chief",
            mistakes={"rotate b1 right": "clan.royal-claws.chief", "rotate c2 half": "clan.royal-claws.chief"},
            fixed=True,
        ),
        Tempt(id="far-dog", at=CHIEF, move="rotate a4 right", rule="clan.royal-claws.chief"),
        Judge(id="leave", at=CHIEF, move="keep", rule="clan.royal-claws.chief", others=("dog.facing", "turn.swap")),
        Judge(
            id="half",
            at=CHIEF,
            move="rotate c3 half",
            rule="ruling.rotation",
            others=("dog.facing", "ruling.facing"),
            fixed=True,
        ),
        Judge(
            id="full",
            at=CHIEF,
            move="rotate c3 full",
            rule="ruling.rotation",
            others=("dog.facing", "clan.royal-claws.effect"),
            fixed=True,
        ),
        Claim(id="quarter-only", at=CHIEF, fact=not_(legal("rotate c3 left")), rule="ruling.rotation", fixed=True),
        Read(id="idle", at=IDLE, rules=("ruling.idle-turn",), lit=("cell:d3",)),
        Judge(
            id="same-arrows",
            at=IDLE,
            move="rotate d3 right",
            rule="ruling.idle-turn",
            others=("dog.facing", "swap.dog"),
            fixed=True,
        ),
        Claim(id="must-change", at=IDLE, fact=not_(legal("rotate d3 right")), rule="ruling.idle-turn"),
        Claim(
            id="must-turn", at=CHIEF, fact=foresee(not_(happened("dogs-left")), "keep"), rule="clan.royal-claws.chief"
        ),
    ),
)
