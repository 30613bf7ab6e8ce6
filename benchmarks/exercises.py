"""How long an exercise takes to make, and how much room a thousand of them take."""

from __future__ import annotations

import time
import tracemalloc

from catgames.games import GAMES, load
from catgames.teach.exercises.rounds import Item, practised

THOUSAND = 1000


def main() -> None:
    for game in GAMES:
        kit = load(game)
        rules = practised(kit)
        items = [Item(rules[number % len(rules)], number // len(rules)) for number in range(THOUSAND)]
        items[0].made(kit).opened(kit)  # the stock and the words are read once
        times = []
        for item in items:
            began = time.perf_counter()
            item.made(kit).opened(kit)
            times.append((time.perf_counter() - began) * 1000)
        times.sort()
        tracemalloc.start()
        kept = [item.made(kit) for item in items]
        room, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        told = f"{times[len(times) // 2]:.1f} ms each, {times[len(times) * 95 // 100]:.1f} ms at p95"
        print(f"exercises of {game}: {told}; {len(kept)} of them take {room / 1e6:.1f} MB")
