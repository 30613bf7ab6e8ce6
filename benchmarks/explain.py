"""How long an explanation takes, repairs included, for anything that can be said anywhere."""

from __future__ import annotations

import random
import statistics
import time

from catgames.core.playout import walk
from catgames.games import GAMES, load

SAMPLES = 2000


def main() -> None:
    for name in GAMES:
        game, chance = load(name).game, random.Random(1)
        times: list[float] = []
        while len(times) < SAMPLES:
            states = list(walk(game, chance.choice(game.seats), chance.randrange(1000), {}))
            for state in chance.sample(states, min(20, len(states))):
                said = list(game.expressible(state))
                for move in chance.sample(said, min(10, len(said))):
                    began = time.perf_counter()
                    game.explain(state, move)
                    times.append((time.perf_counter() - began) * 1000)
        p95 = statistics.quantiles(times, n=20)[-1]
        print(f"{name}: explain median {statistics.median(times):.2f} ms, p95 {p95:.2f} ms (goal 5)")
