"""Random games from first to last, with every position checked."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Message

LONGEST = 2000
"""Random players can dither for ever; a game is stopped after so many decisions."""


@dataclass(frozen=True, slots=True)
class Playout:
    games: int
    moves: int
    seconds: float
    endings: Counter[str]
    faults: tuple[Message, ...]

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0


def walk(game: Game[Any, Any], players: int, seed: int, options: dict[str, str]) -> Iterator[Any]:
    """The positions of one random game, by the trusted path."""
    chance = random.Random(f"walk {game.id} {seed}")
    state = game.start(players, seed, options)
    yield state
    for _ in range(LONGEST):
        moves = game.legal_moves(state)
        if not moves:
            return
        state = game.simulate(state, chance.choice(moves))
        yield state


def playout(game: Game[Any, Any], players: int, games: int, seed: int, options: dict[str, str]) -> Playout:
    """Play random games; only the moves are timed, not the checks."""
    moves, seconds = 0, 0.0
    endings: Counter[str] = Counter()
    faults: list[Message] = []
    for number in range(games):
        began = time.perf_counter()
        states = list(walk(game, players, seed + number, options))
        seconds += time.perf_counter() - began
        moves += len(states) - 1
        outcome = game.outcome(states[-1])
        endings[outcome.rule if outcome else "stopped"] += 1
        faults.extend(fault for state in states for fault in game.faults(state))
    return Playout(games, moves, seconds, endings, tuple(faults))
