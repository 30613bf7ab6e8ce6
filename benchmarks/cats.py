"""Do the cats get better from level to level? Whole games between two levels, with intervals."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from typing import Any

from catgames.core.message import Seat
from catgames.core.playout import LONGEST
from catgames.games import GAMES, load
from catgames.players.cats import GREEDY, LEVELS, THOUGHTFUL, think

BUDGET = 1.0
"""Seconds for a decision, as in the app."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=" ".join(GAMES), default=GAMES)
    parser.add_argument("--better", choices=LEVELS, default=THOUGHTFUL)
    parser.add_argument("--worse", choices=LEVELS, default=GREEDY)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=BUDGET)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    chosen = parser.parse_args()
    for game in chosen.game:
        options = dict(option.split("=") for option in chosen.option)
        tasks = [(game, chosen.better, chosen.worse, number, chosen.seconds, options) for number in range(chosen.games)]
        with ProcessPoolExecutor(chosen.workers) as pool:
            points: list[float] = []
            for point in pool.map(_duel, tasks):
                points.append(point)
                print(f"{game}: {sum(points):g} of {len(points)}", end="\r", file=sys.stderr, flush=True)
        low, high = interval(sum(points), len(points))
        print(
            f"{game}: {chosen.better} beats {chosen.worse} in {sum(points):g} of {len(points)} games, "
            f"{sum(points) / len(points):.0%} (95 %: {low:.0%} to {high:.0%})",
            flush=True,
        )


def interval(won: float, played: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's: honest for few games and for shares near the ends."""
    share, square = won / played, z * z / played
    middle = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / played + square / (4 * played)) / (1 + square)
    return middle - half, middle + half


def _duel(task: tuple[str, str, str, int, float, dict[str, str]]) -> float:
    """Two players, each seed played from both seats: a point for a win, half a point for a shared end."""
    name, better, worse, number, seconds, options = task
    kit, seed, me = load(name), number // 2, Seat(number % 2)
    state, chance = kit.game.start(2, seed, options), Random(f"duel {number}")
    for _ in range(LONGEST):
        seat = kit.game.to_move(state)
        if seat is None:
            break
        level = better if seat == me else worse
        *_, move = _within(think(kit, level, kit.game.seen_by(state, seat), seat, chance), seconds)
        state = kit.game.simulate(state, move)
    outcome = kit.game.outcome(state)
    winners = outcome.winners if outcome else ()
    return 1.0 if winners == (me,) else 0.5 if len(winners) != 1 else 0.0


def _within(thoughts: Iterator[Any], seconds: float) -> Iterator[Any]:
    began = time.perf_counter()
    for move in thoughts:
        yield move
        if time.perf_counter() - began > seconds:
            return


if __name__ == "__main__":
    main()
