"""Goals: facts about what has been played, joined into sentences by `all_of`, `any_of` and `not_`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from catgames.core.event import Event
from catgames.core.game import Game
from catgames.core.message import Message
from catgames.core.verdict import Standing
from catgames.teach.writing import Moves, each
from catgames.text.rules import finding_said


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done in a step: where it began, what was played, where it stands.

    >>> import catgames
    >>> from catgames.teach import play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> len(grown.moves), grown.start == grown.state
    (1, False)
    """

    game: Game[Any, Any]
    start: Any
    state: Any
    moves: tuple[Any, ...] = ()
    events: tuple[Event, ...] = ()
    news: tuple[Event, ...] = ()
    """What the last move did: what earlier ones did may lie elsewhere by now."""
    twins: int = 0
    """How often the author's position was exchanged for its twin."""
    source: Any = None
    """The author's own position, where this is a twin of it."""

    def read(self, text: str) -> Any:
        """A move as its author wrote it, in this twin of his position."""
        move = self.game.read_move(self.source if self.twins else self.state, text)
        for _ in range(self.twins):
            move = self.game.moves.mirror(move)
        return move


Goal: TypeAlias = Callable[[Attempt], bool]


@dataclass(frozen=True, slots=True)
class Happened:
    """So many events of this id: a goal that can be asked what it waits for."""

    event: str
    times: int

    def __call__(self, attempt: Attempt) -> bool:
        return sum(event.id == self.event for event in attempt.events) >= self.times


@dataclass(frozen=True, slots=True)
class Joined:
    """Several goals as one."""

    goals: tuple[Goal, ...]
    join: Callable[[Iterable[bool]], bool]

    def __call__(self, attempt: Attempt) -> bool:
        return self.join(goal(attempt) for goal in self.goals)


def parts_of(goal: object) -> Iterator[object]:
    """What a goal is joined of; whether each of that is a goal is for who asks."""
    if isinstance(goal, Joined):
        for part in goal.goals:
            yield from parts_of(part)
    else:
        yield goal


Why: TypeAlias = Callable[[Attempt], Message]
"""A reason, with the numbers of the position in which it is asked for."""


def play_out(game: Game[Any, Any], position: str, moves: Moves) -> Attempt:
    """The attempt that plays these moves from this position; an illegal one raises `IllegalMove`.

    >>> import catgames
    >>> from catgames.teach import play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> [event.id for event in grown.events]
    ['grown']
    """
    start = game.read(position)
    return play_all(Attempt(game, start, start), moves)


def play_all(attempt: Attempt, moves: Moves) -> Attempt:
    for text in each(moves):
        attempt = play_text(attempt, text)
    return attempt


def play_on(attempt: Attempt, move: Any) -> Attempt:
    """The attempt with one more move, as a record of the game.

    >>> import catgames
    >>> from catgames.teach import play_on, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> state = grown.state
    >>> len(play_on(grown, catgames.burglars.legal_moves(state)[0]).moves)
    2
    """
    step = attempt.game.play(attempt.state, move)
    moves, events = (*attempt.moves, move), (*attempt.events, *step.events)
    return replace(attempt, state=step.state, moves=moves, events=events, news=step.events)


def play_text(attempt: Attempt, text: str) -> Attempt:
    """The next move as its author wrote it; in a twin the author's own position goes along.

    >>> import catgames
    >>> from catgames.teach import play_text, play_out
    >>> begun = play_out(catgames.burglars, "turn 1; 1 hand gp; 2 hand *6; seed 6", "")
    >>> play_text(begun, "form green new").events[0].id
    'new-crew'
    """
    after = play_on(attempt, attempt.read(text))
    if not attempt.twins:
        return after
    source = attempt.game.play(attempt.source, attempt.game.read_move(attempt.source, text)).state
    return replace(after, source=source)


def all_of(*goals: Goal) -> Goal:
    """Every one of these.

    >>> import catgames
    >>> from catgames.teach import all_of, happened, over, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> all_of(happened("grown"), over)(grown)
    False
    """
    return Joined(goals, all)


def any_of(*goals: Goal) -> Goal:
    """One of these at least.

    >>> import catgames
    >>> from catgames.teach import any_of, happened, over, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> any_of(happened("grown"), over)(grown)
    True
    """
    return Joined(goals, any)


def not_(goal: Goal) -> Goal:
    """The opposite.

    >>> import catgames
    >>> from catgames.teach import not_, over, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> not_(over)(grown)
    True
    """
    return Joined((goal,), lambda reached: not any(reached))


def happened(event: str, times: int = 1) -> Goal:
    """So many events of this id, at least.

    >>> import catgames
    >>> from catgames.teach import happened, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> happened("grown")(grown), happened("grown", times=2)(grown)
    (True, False)
    """
    return Happened(event, times)


def played(kind: type, times: int = 1) -> Goal:
    """So many moves of this kind, at least.

    >>> import catgames
    >>> from catgames.teach import played, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> played(type(grown.moves[0]))(grown)
    True
    """
    return lambda attempt: sum(isinstance(move, kind) for move in attempt.moves) >= times


def over(attempt: Attempt) -> bool:
    """The game has ended.

    >>> import catgames
    >>> from catgames.teach import over, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> over(grown)
    False
    """
    return attempt.game.outcome(attempt.state) is not None


def legal(move: str) -> Goal:
    """This move may be played where the attempt stands.

    >>> import catgames
    >>> from catgames.teach import legal, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> legal("form purple 2")(grown)
    False
    """
    return lambda a: a.game.allows(a.state, a.read(move))


def moved_like(*moves: str) -> Goal:
    """These very moves were made, in this order, and no other.

    >>> import catgames
    >>> from catgames.teach import moved_like, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> moved_like("form green 2")(grown)
    True
    """

    def goal(attempt: Attempt) -> bool:
        begun = replace(attempt, state=attempt.start)
        return len(attempt.moves) == len(moves) and all(
            move == begun.read(text) for move, text in zip(attempt.moves, moves, strict=True)
        )

    return goal


def ended(attempt: Attempt) -> bool:
    """The turn is over: somebody else decides, or nobody.

    >>> import catgames
    >>> from catgames.teach import ended, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> ended(grown)
    True
    """
    return attempt.game.to_move(attempt.state) != attempt.game.to_move(attempt.start)


def verdict_on(move: str, rule: str = "") -> Why:
    """Why this move is allowed or not where the attempt stands, with its numbers: for `why` of a question.

    >>> import catgames
    >>> from catgames.teach import verdict_on, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> verdict_on("1: form purple 1")(grown).id
    'rule:turn.one-action@broken-their-turn'
    """

    def said(attempt: Attempt) -> Message:
        findings = attempt.game.judge(attempt.state, attempt.read(move)).findings
        broken = [finding for finding in findings if finding.standing is Standing.BROKEN]
        named = [finding for finding in findings if finding.rule == rule]
        return finding_said((broken or named or list(findings))[0])

    return said


def state_is(fact: Callable[[Any], bool]) -> Goal:
    """Something about the position itself.

    >>> import catgames
    >>> from catgames.teach import state_is, play_out
    >>> grown = play_out(catgames.burglars, "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6", "form green 2")
    >>> state_is(lambda state: len(state.crews[0]) == 3)(grown)
    True
    """
    return lambda attempt: fact(attempt.state)
