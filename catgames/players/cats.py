"""The levels: a playful cat does anything legal, a greedy one follows its first hunch, a thoughtful one looks ahead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from catgames.core.errors import Unreadable, offered
from catgames.core.message import Message, Seat
from catgames.games.kit import AnyKit
from catgames.players.lookahead import hunch, ponder

RANDOM, GREEDY, THOUGHTFUL = "random", "greedy", "thoughtful"
LEVELS = (RANDOM, GREEDY, THOUGHTFUL)


def known(level: str) -> str:
    """The level itself; one that no cat has is refused before anybody sits down to play with it."""
    if level not in LEVELS:
        raise Unreadable(Message("unreadable-level", {"text": level, "expected": offered(level, LEVELS)}))
    return level


def think(kit: AnyKit, level: str, seen: Any, seat: Seat, chance: Random) -> Iterator[Any]:
    """Better and better moves, the newest the best so far; who asks decides when it is enough.

    `seen` is what the seat may see: nothing else ever reaches a cat.
    """
    return _thoughts(kit, known(level), seen, seat, chance)


def _thoughts(kit: AnyKit, level: str, seen: Any, seat: Seat, chance: Random) -> Iterator[Any]:
    moves = kit.game.legal_moves(seen)
    if level == RANDOM or len(moves) == 1:
        yield chance.choice(moves)
    elif level == GREEDY:
        yield hunch(kit, seen, seat, chance)
    else:
        yield from ponder(kit, seen, seat, chance)


def decide(kit: AnyKit, level: str, seen: Any, seat: Seat, chance: Random, thoughts: int) -> Any:
    """The move after so many thoughts: the same chance gives the same move, on any machine."""
    *_, last = islice(think(kit, level, seen, seat, chance), thoughts)
    return last
