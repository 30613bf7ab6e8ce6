"""Swapping a dog, and how it faces."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_other_tiles, in_reach, why_in_reach
from catgames.games.pocket.position.state import DOWN, seen_by
from catgames.games.pocket.position.tiles import UNKNOWN
from catgames.teach import (
    LEARNER,
    Attempt,
    Claim,
    Judge,
    Read,
    Select,
    Tempt,
    Try,
    Unit,
    Watch,
    happened,
    legal,
    state_is,
)

BOARD = "turn 1; board ***** / *** C> * / ** G1 ** / * m3 *** / R5* ****; lifted d2; seed 6"
HIDDEN = "turn 1; board ***** / *** (C>) * / ** G1 ** / * m3 *** / R5* ****; seed 6"
CORNER = "turn 1; board ***** / ***** / ** G1 ** / * m3 *** / **** Av; lifted e5; seed 6"


def _facing_is_known(attempt: Attempt) -> bool:
    seen = seen_by(attempt.state, LEARNER)
    return any(tile != UNKNOWN for tile, face in zip(seen.tiles, seen.faces, strict=True) if face == DOWN)


UNIT = Unit(
    "dog",
    (
        Read(
            id="line",
            at=BOARD,
            rules=("swap.dog",),
            lit=tuple(f"cell:{c}2" for c in "abce") + tuple(f"cell:d{r}" for r in "1345"),
        ),
        Watch(id="far", at=BOARD, moves="swap d2 a2", rules=("dog.facing",)),
        Try(
            id="move",
            at=BOARD,
            goal=happened("swapped"),
            solution="swap d2 d5",
            rule="swap.dog",
            mistakes={"swap d2 c3": "swap.dog", "swap d2 b4": "swap.dog"},
        ),
        Tempt(id="diagonal", at=BOARD, move="swap d2 e1", rule="swap.dog"),
        Judge(
            id="whole-row", at=BOARD, move="swap d2 a2", rule="swap.dog", others=("swap.cat", "dog.facing"), fixed=True
        ),
        Judge(
            id="out-of-line",
            at=BOARD,
            move="swap d2 a1",
            rule="swap.dog",
            others=("swap.prey", "turn.swap"),
            fixed=True,
        ),
        Select(
            id="from-corner",
            at=CORNER,
            choices=all_other_tiles,
            right=in_reach,
            rule="swap.dog",
            why=why_in_reach,
            fixed=True,
        ),
        Read(id="facing", at=BOARD, rules=("dog.facing", "ruling.facing"), lit=("cell:d2",)),
        Watch(id="reveal", at=HIDDEN, moves="reveal d2", rules=("ruling.facing",)),
        Judge(
            id="turn-it",
            at=HIDDEN.replace("(C>)", "C>"),
            move="rotate d2 right",
            rule="dog.facing",
            others=("swap.dog", "turn.reveal"),
            fixed=True,
        ),
        Claim(
            id="still-east",
            at=BOARD,
            fact=state_is(lambda s: "C>" in s.tiles),
            rule="dog.facing",
            moves="swap d2 a2",
            fixed=True,
        ),
        Claim(id="choose", at=HIDDEN, fact=legal("rotate d2 half"), rule="ruling.facing", moves="reveal d2"),
        Claim(id="known", at=HIDDEN, fact=_facing_is_known, rule="ruling.facing"),
    ),
)
