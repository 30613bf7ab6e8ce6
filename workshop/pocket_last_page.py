"""Search for a square that gives what the book's last page tells.

`python -m workshop.pocket_last_page 4` finds the one that is stored, in about ten seconds.
"""

from __future__ import annotations

import math
import random
import sys

from catgames.games.pocket.course.last_page import mismatches
from catgames.games.pocket.language.notation import write
from catgames.games.pocket.position.cells import CELLS, CENTRE
from catgames.games.pocket.position.state import OVER, UP, Setup, State
from catgames.games.pocket.position.tiles import ARROWS, DOG, FACINGS, KIND, all_tiles, turned


def search(seed: int, steps: int = 60_000) -> tuple[str, ...] | None:
    """Begin anywhere, change one thing at a time, and be ever less willing to make it worse."""
    chance = random.Random(seed)
    dogs = (dog + facing for dog, facing in zip(ARROWS, chance.choices(FACINGS, k=len(ARROWS)), strict=True))
    tiles = [*all_tiles(Setup().clans), *dogs]
    chance.shuffle(tiles)
    _bring(tiles, next(tile for tile in tiles if tile[0] == "A"), CENTRE)
    now = mismatches(tuple(tiles))
    for number in range(steps):
        heat = 1.2 * (1 - number / steps) + 0.15
        changed = _changed(tiles, chance)
        then = mismatches(tuple(changed))
        if then <= now or chance.random() < math.exp((now - then) / heat):
            tiles, now = changed, then
        if not now:
            return tuple(tiles)
    return None


def _bring(tiles: list[str], tile: str, cell: int) -> None:
    there = tiles.index(tile)
    tiles[there], tiles[cell] = tiles[cell], tiles[there]


def _changed(tiles: list[str], chance: random.Random) -> list[str]:
    """Two tiles change places, or a dog turns; the dog with one arrow stays in the centre."""
    changed = list(tiles)
    one, other = chance.sample(CELLS, 2)
    if KIND[changed[one]] == DOG and chance.random() < 0.5:
        changed[one] = turned(changed[one], chance.randrange(1, 4))
    elif CENTRE not in (one, other):
        changed[one], changed[other] = changed[other], changed[one]
    return changed


if __name__ == "__main__":
    found = search(int(sys.argv[1]))
    print(write(State(found, UP * len(CELLS), Setup().first, stage=OVER)) if found else "not found: try another seed")
