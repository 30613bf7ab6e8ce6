"""Walking over a board with the arrow keys."""

from __future__ import annotations

from catgames.core.key import Key
from catgames.scene.scene import Scene

DIRECTIONS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def walk(scene: Scene, focus: Key, arrow: str) -> Key:
    """The nearest thing in that direction; things straight ahead are nearer than things aside."""
    places = {key: spot for key in scene.keys if (spot := scene.spot(key))}
    if focus not in places:
        return next(iter(places), "")
    (x, y), (dx, dy) = places[focus], DIRECTIONS[arrow]

    def cost(key: Key) -> float:
        ahead = (places[key][0] - x) * dx + (places[key][1] - y) * dy
        aside = abs((places[key][0] - x) * dy) + abs((places[key][1] - y) * dx)
        return ahead + 2.5 * aside if ahead > 1 else float("inf")

    best = min(places, key=cost)
    return best if cost(best) < float("inf") else focus
