"""A turn: reveal a tile, then swap it."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.pocket.course.asking import reason
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import DOWN, UP
from catgames.teach import Attempt, Claim, Count, Decide, Judge, Read, Tempt, Try, Unit, happened, state_is

BOARD = "turn 1; board * (R2) * m5 * / ** G1 ** / * D^ m4 * (p2) / ***** / * R4 ** f3; seed 8"
LIFTED = "turn 1; board * R2 * m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; lifted b1; seed 8"
SWAPPED = "turn 2; board ** R2 m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; seed 8"
START = "turn 1; board ***** / ***** / ** m4 ** / ***** / *****; seed 3"


def _your_turns(attempt: Attempt) -> int:
    return int(attempt.state.faces.count(DOWN)) // 2


def _all_turns(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    hidden = attempt.state.faces.count(DOWN)
    tiles = len(attempt.state.tiles)
    return (
        (tiles, Message("part-tiles")),
        (hidden - tiles, Message("part-centre")),
        (-(hidden // 2), Message("part-sami")),
    )


UNIT = Unit(
    "turn",
    (
        Read(id="two-parts", at=BOARD, rules=("turn.order", "turn.reveal", "turn.swap", "turn.no-peek")),
        Try(
            id="own",
            at=BOARD,
            goal=happened("swapped"),
            solution=("reveal b1", "swap b1 c1"),
            rule="turn.reveal",
            mistakes={"reveal c3": "turn.reveal", "reveal d1": "turn.reveal"},
        ),
        Tempt(id="stay", at=LIFTED, move="keep", rule="turn.swap"),
        Judge(
            id="peek-first",
            at=LIFTED,
            move="reveal c1",
            rule="turn.no-peek",
            others=("swap.cat", "turn.order"),
            fixed=True,
        ),
        Judge(
            id="with-hidden",
            at=LIFTED,
            move="swap b1 a1",
            rule="turn.swap",
            others=("turn.reveal", "turn.order"),
            fixed=True,
        ),
        Claim(
            id="both-up",
            at=LIFTED,
            fact=state_is(lambda s: s.faces[NUMBERS["b1"]] == UP),
            rule="turn.no-peek",
            moves="swap b1 c1",
            why=reason("why-turn-both-up"),
            fixed=True,
        ),
        Tempt(id="peek", at=SWAPPED, move="1: reveal b1", rule="turn.order"),
        Count(id="turns", at=START, amount=_your_turns, choices=(12, 24, 25), parts=_all_turns, rule="turn.order"),
        Decide(
            id="place",
            at=LIFTED,
            good={"swap b1 c1": "leads-turn-hunt", "swap b1 b3": "leads-turn-dog"},
            poor={"swap b1 d1": "leads-turn-mouse", "swap b1 b2": "leads-turn-bitten"},
        ),
    ),
    need="first",
    proof=("peek-first", "with-hidden", "both-up", "turns"),
)
