"""How a computer player thinks of a game: what may lie hidden, and how well each player stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from catgames.core.game import Outcome
from catgames.core.message import Seat


class Peopled(Protocol):
    """A position that knows how many play."""

    @property
    def players(self) -> int: ...


S = TypeVar("S")
P = TypeVar("P", bound=Peopled)


@dataclass(frozen=True, slots=True)
class Mind(Generic[S]):
    imagine: Callable[[S, Seat, Random], S]
    """A whole position that this player could not tell from the real one.

    Given is what `seen_by` shows that player, and nothing else: hidden cards are dealt by chance.
    """
    worth: Callable[[S], Sequence[float]]
    """How each player stands, as shares of 1; at the end the winners share all of it."""


def open_mind(result: Callable[[P], Outcome | None]) -> Mind[P]:
    """For a game in which everything lies open: nothing to imagine, and only the end is worth anything."""

    def worth(state: P) -> Sequence[float]:
        outcome = result(state)
        return shares(outcome.winners if outcome else (), state.players)

    return Mind(lambda seen, seat, chance: seen, worth)


def shares(winners: Sequence[Seat], players: int) -> list[float]:
    """What is won at the end: winners share it; where nobody has won, all do."""
    first = winners or range(players)
    return [1 / len(first) if seat in first else 0.0 for seat in range(players)]
