"""The levels: a kitten plays anything legal, a greedy cat the best next position, a thoughtful one looks ahead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.players.lookahead import ponder

RANDOM, GREEDY, THOUGHTFUL = "random", "greedy", "thoughtful"
LEVELS = (RANDOM, GREEDY, THOUGHTFUL)
WORLDS = 8
"""Positions that a greedy cat imagines before it decides."""


def think(kit: AnyKit, level: str, seen: Any, seat: Seat, chance: Random) -> Iterator[Any]:
    """Better and better moves, the newest the best so far; who asks decides when it is enough.

    `seen` is what the seat may see: nothing else ever reaches a cat.
    """
    moves = kit.game.legal_moves(seen)
    if level == RANDOM or len(moves) == 1:
        yield chance.choice(moves)
    elif level == GREEDY:
        yield from _grab(kit, seen, seat, moves, chance)
    else:
        yield from ponder(kit.game, kit.mind, seen, seat, chance)


def decide(kit: AnyKit, level: str, seen: Any, seat: Seat, chance: Random, thoughts: int) -> Any:
    """The move after so many thoughts: the same chance gives the same move, on any machine."""
    *_, last = islice(think(kit, level, seen, seat, chance), thoughts)
    return last


def _grab(kit: AnyKit, seen: Any, seat: Seat, moves: Any, chance: Random) -> Iterator[Any]:
    """One move ahead, in a few imagined worlds."""
    gained = dict.fromkeys(moves, 0.0)
    for _ in range(WORLDS):
        world = kit.mind.imagine(seen, seat, chance)
        for move in moves:
            gained[move] += kit.mind.worth(kit.game.simulate(world, move))[seat]
        most = max(gained.values())
        yield chance.choice([move for move in moves if gained[move] >= most - 1e-9])
