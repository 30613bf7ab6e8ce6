"""Goals: facts about what has been played, joined into sentences by `all_of`, `any_of` and `not_`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from catgames.core.event import Event
from catgames.core.game import Game
from catgames.teach.writing import Moves, each


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done in a step: where it began, what was played, where it stands."""

    game: Game[Any, Any]
    start: Any
    state: Any
    moves: tuple[Any, ...] = ()
    events: tuple[Event, ...] = ()


Goal: TypeAlias = Callable[[Attempt], bool]


def play_out(game: Game[Any, Any], position: str, moves: Moves) -> Attempt:
    """The attempt that plays these moves from this position."""
    attempt = Attempt(game, game.read(position), game.read(position))
    for text in each(moves):
        attempt = play_on(attempt, game.read_move(attempt.state, text))
    return attempt


def play_on(attempt: Attempt, move: Any) -> Attempt:
    step = attempt.game.play(attempt.state, move)
    moves, events = (*attempt.moves, move), (*attempt.events, *step.events)
    return Attempt(attempt.game, attempt.start, step.state, moves, events)


def all_of(*goals: Goal) -> Goal:
    return lambda attempt: all(goal(attempt) for goal in goals)


def any_of(*goals: Goal) -> Goal:
    return lambda attempt: any(goal(attempt) for goal in goals)


def not_(goal: Goal) -> Goal:
    return lambda attempt: not goal(attempt)


def happened(event: str, times: int = 1) -> Goal:
    """So many events of this id, at least."""
    return lambda attempt: sum(e.id == event for e in attempt.events) >= times


def played(kind: type, times: int = 1) -> Goal:
    """So many moves of this kind, at least."""
    return lambda attempt: sum(isinstance(move, kind) for move in attempt.moves) >= times


def over(attempt: Attempt) -> bool:
    """The game has ended."""
    return attempt.game.outcome(attempt.state) is not None


def legal(move: str) -> Goal:
    """This move may be played where the attempt stands."""
    return lambda a: a.game.explain(a.state, a.game.read_move(a.state, move)).legal


def state_is(fact: Callable[[Any], bool]) -> Goal:
    """Something about the position itself."""
    return lambda attempt: fact(attempt.state)
