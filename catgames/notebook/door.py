"""The door: what a browser sends is let in if its kind, its size and its values are known; else it is for nobody."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from typing import Any, TypeGuard

from catgames.scene.look import fitting
from catgames.screen.inputs import Input, Ticked
from catgames.table.focus import typed
from catgames.table.inputs import Arrived, Changed, Clocked, Located, Preferred, Remembered
from catgames.table.screen import Screen

_PLACE = re.compile(r"(\d{1,5}) (\d{1,5})", re.ASCII)
MOST_COUNTED = 1 << 53
"""As far as a browser can count."""
LATEST = 4_000_000_000
"""Seconds since 1970: a moment of the year 2096."""
WIDEST = 100_000
"""Pixels that no screen has."""
LONGEST = 20_000
"""Letters of an address, of what a browser keeps, of a text that is written: a long match has a tenth of it."""
FINGERS = 20
LONGEST_NAME = 20
"""Letters in the name of a key of the keyboard."""

NEWS: Mapping[str, Callable[[Any], Input]] = {
    "arrived": Arrived,
    "wanted": Preferred,
    "kept": Remembered,
    "here": Located,
    "ticked": lambda _: Ticked(),
    "clock": Clocked,
}
"""What a browser tells by itself; each is an input like any other."""
BEAT = "beat"


def news(name: object, value: object) -> Input | None:
    """What the browser has told, as an input."""
    if not isinstance(name, str) or name not in NEWS:
        return None
    return NEWS[name](value) if _is_known(name, value) else None


def _is_known(name: str, value: object) -> bool:
    match name:
        case "ticked":
            return _is_count(value)
        case "clock":
            return isinstance(value, int) and _is_number(value, LATEST) and value >= 0
    return is_text(value)


def place(text: object) -> Input | None:
    """The width and height that the board may fill; in a notebook's cell it may be as high as it likes."""
    found = _PLACE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        return None
    width, height = int(found[1]), int(found[2])
    return Changed(width=fitting(width, height or width / 2))


def is_news(name: object, value: object) -> bool:
    """Whether a browser may tell the bridge this; what is not among it only the kernel may set."""
    return news(name, value) is not None or (name == BEAT and _is_count(value))


def is_deed(content: object) -> bool:
    """Whether a canvas may hear of this: a page that has opened, a place that was touched, a key that was pressed."""
    if not isinstance(content, Mapping):
        return False
    match content.get("event"):
        case "client_ready":
            return True
        case "mouse_down":
            return _is_place(content)
        case "touch_start":
            touches = content.get("touches")
            few = isinstance(touches, list) and 0 < len(touches) <= FINGERS
            return few and all(map(_is_place, touches))  # type: ignore[arg-type]  # it is a list
        case "key_down":
            return {"key", "shift_key", "ctrl_key", "meta_key"} <= content.keys()
    return False


def _is_place(content: object) -> bool:
    return isinstance(content, Mapping) and all(_is_number(content.get(way), WIDEST) for way in ("x", "y"))


def pressed(screen: Screen, key: object) -> Input | None:
    """What a key of the keyboard means on this screen."""
    return typed(screen, key) if isinstance(key, str) and len(key) <= LONGEST_NAME else None


def is_line(number: object, lines: Sequence[object]) -> TypeGuard[int]:
    """Whether a menu has this line, counted from 0."""
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < len(lines)


def is_text(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST


def _is_count(value: object) -> bool:
    return isinstance(value, int) and _is_number(value, MOST_COUNTED)


def _is_number(value: object, most: int) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return abs(value) <= most and isfinite(value)
