"""The keyboard: arrows walk over the board, Enter touches, Escape lets go."""

from __future__ import annotations

from catgames.core.key import Key
from catgames.scene.scene import Scene
from catgames.screen.inputs import Button, Input, Touched
from catgames.table.inputs import Changed
from catgames.table.screen import Screen

DIRECTIONS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def typed(screen: Screen, key: str) -> Input | None:
    """What a key of the keyboard means on this screen."""
    focus = screen.guise.focus
    if key in DIRECTIONS:
        return Changed(focus=walk(screen.room.scene, focus, key))
    if key in ("Enter", " ") and focus:
        return Touched(focus)
    return Button.LET_GO if key == "Escape" else None


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
