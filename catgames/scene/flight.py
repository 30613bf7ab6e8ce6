"""What has gone from one place to another between two pictures of a table, so that it can be seen going."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass

from catgames.scene.scene import Scene
from catgames.scene.shapes import Box, Use, bounds

MOST = 8
"""Where more goes at once nobody could follow: a new position, another width."""


@dataclass(frozen=True, slots=True)
class Flight:
    """One symbol, from its old rectangle to its new one."""

    start: Box
    end: Box


def flights(before: Scene, after: Scene) -> tuple[Flight, ...]:
    """Symbols that lie under another key than before; what only made room, under its own key, has not gone."""
    if before.width != after.width:
        return ()
    left, come = _lying(before), _lying(after)
    found: list[Flight] = []
    for symbol, arrived in come.items():
        gone = {key: box for key, box in left[symbol].items() if key not in arrived}
        new = {key: box for key, box in arrived.items() if key not in left[symbol]}
        for end in new.values():
            if gone:
                key = min(gone, key=lambda key: math.dist(gone[key].centre, end.centre))
                found.append(Flight(gone.pop(key), end))
    return tuple(found) if len(found) <= MOST else ()


def _lying(scene: Scene) -> defaultdict[str, dict[str, Box]]:
    """By symbol, then by key: where it lies."""
    found: defaultdict[str, dict[str, Box]] = defaultdict(dict)
    for mark in scene.marks:
        if isinstance(mark.shape, Use) and mark.key:
            # The cats of a crew share a key, and so do a pile's: the how manieth tells them apart.
            alike = found[mark.shape.symbol]
            alike[f"{mark.key} {sum(name.startswith(f'{mark.key} ') for name in alike)}"] = bounds(mark.shape)
    return found
