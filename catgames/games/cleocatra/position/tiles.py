"""The tiles: a tile is the letter of its cat's colour, one that nobody here may see is `?`."""

from __future__ import annotations

from functools import cache

from catgames.core.message import Message
from catgames.core.rulebook import Nature, decides

CLEOCATRA, BASTET, MAFDAT, MUT, PRINCESS = "o", "b", "g", "p", "y"
COLOURS = CLEOCATRA + BASTET + MAFDAT + MUT + PRINCESS
UNKNOWN = "?"

NAMES = {
    CLEOCATRA: "orange",
    BASTET: "blue",
    MAFDAT: "green",
    MUT: "purple",
    PRINCESS: "yellow",
    UNKNOWN: "unknown",
}

COPIES = {CLEOCATRA: 3, BASTET: 3, MAFDAT: 3, MUT: 2, PRINCESS: 2}  # 13 in all (Contents); the split is deduced
LEAVING = CLEOCATRA + BASTET + MAFDAT  # one of each leaves a game for two (Set-up 1)
RESCUERS = 3  # each (Set-up 3)
INSPECTORS = 3
ROOM = 2  # rescuers on a tile at most (Rescuer actions)
GOAL = 23  # points that end the game


@decides("setup.two-players", "setup", Nature.SETUP)
def box(players: int) -> str:
    """The tiles that are played with: for two players one blue, one orange and one green leave the game."""
    copies = {c: n - (players == 2 and c in LEAVING) for c, n in COPIES.items()}
    return "".join(colour * count for colour, count in copies.items())


@cache
def say_colour(colour: str) -> Message:
    """A tile by its colour: 'the orange tile'."""
    return Message(f"tile-{NAMES[colour]}")


@cache
def say_adjective(colour: str) -> Message:
    return Message(f"colour-{NAMES[colour]}")


@cache
def say_shade(colour: str) -> Message:
    """A colour as a thing: 'blue', « le bleu »."""
    return Message(f"shade-{NAMES[colour]}")
