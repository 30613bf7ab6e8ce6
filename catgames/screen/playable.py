"""What screens and lessons need of a game: its rules, how it is drawn, touched and spoken of, its twin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from catgames.core.game import Game
from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.scene.look import Look
from catgames.scene.scene import Scene


class Meaning(Protocol):
    """What touching means: what is now picked, perhaps a whole move, else what to do next."""

    @property
    def picked(self) -> Keys: ...
    @property
    def move(self) -> Any: ...
    @property
    def said(self) -> Message: ...


class Playable(Protocol):
    """The part of a kit that knows no course, so that a course can be written with it."""

    @property
    def game(self) -> Game[Any, Any]: ...
    @property
    def draw(self) -> Callable[[Any, Look], Scene]: ...
    @property
    def touch(self) -> Callable[[Any, Seat, Keys], Meaning]: ...
    @property
    def next_keys(self) -> Callable[[Any, Seat, Keys], Keys]: ...
    @property
    def keys_of(self) -> Callable[[Any, Any], Keys]: ...
    @property
    def say_move(self) -> Callable[[Any, Any], Message]: ...
    @property
    def twin(self) -> Callable[[Any], Any]: ...
    @property
    def twin_move(self) -> Callable[[Any], Any]: ...
