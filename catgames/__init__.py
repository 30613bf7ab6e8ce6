"""Exact rules engines for four cat games, and tutors that explain every move."""

from __future__ import annotations

from typing import Any

from catgames.core.game import Game
from catgames.games import GAMES, load

__version__ = "0.1.0"
__all__ = ["GAMES", "game", "load"]


def game(name: str) -> Game[Any, Any]:
    """The engine of a game: `game("burglars")`."""
    return load(name).game
