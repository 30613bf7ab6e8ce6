"""The signs of a game: little pictures, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from catgames.core.message import Message
from catgames.scene.scene import Symbol


@dataclass(frozen=True, slots=True)
class Sign:
    """Pictures that belong together, by their names, and the one name of them all."""

    symbols: tuple[str, ...]
    said: Message
    shows: str = ""
    """The figure that can be read off these pictures, and need not be written beside them."""


@dataclass(frozen=True, slots=True)
class Signs:
    symbols: Mapping[str, Symbol]
    listed: tuple[Sign, ...]


NO_SIGNS = Signs({}, ())
