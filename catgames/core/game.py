"""A game is a value made of parts; the door to it is the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from catgames.core.errors import IllegalMove, Unreadable, Unseen
from catgames.core.event import Chronicle, Step, Teller, silent
from catgames.core.message import Message, Seat, Values
from catgames.core.rule import Rule
from catgames.core.rulebook import Option, Rulebook
from catgames.core.verdict import Verdict, judge

S = TypeVar("S")
M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)

Choices = Mapping[str, str]
"""The game's options as chosen: every name of its options, with one of its choices."""

REPAIRS_SHOWN = 3


class Effect(Protocol[S, M_contra]):
    """Carry out a legal move and tell what happens."""

    def __call__(self, state: S, move: M_contra, tell: Teller, /) -> S: ...


@dataclass(frozen=True, slots=True)
class Action(Generic[S, M]):
    """One kind of move: the rules it must obey, in the rulebook's order, and what it does."""

    name: str
    kind: type[M]
    rules: tuple[Rule[S, M], ...]
    effect: Effect[S, M]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: who won (several on a shared victory, none if nobody did), and by which rule."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rule: str
    said: Values = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Notation(Generic[S, M]):
    """One line of readable text for any position and any move, and back."""

    write: Callable[[S], str]
    read: Callable[[str], S]
    write_move: Callable[[S, M], str]
    read_move: Callable[[S, str], M]


@dataclass(frozen=True)
class Game(Generic[S, M]):
    id: str
    seats: range
    options: tuple[Option, ...]
    rulebook: Rulebook
    # An action takes its own kind of move only, which a tuple's type cannot say: hence Any.
    actions: tuple[Action[S, Any], ...]
    deal: Callable[[int, int, Choices], S]
    to_move: Callable[[S], Seat | None]
    """Whose decision it is, also outside their turn; None once the game is over."""
    generate: Callable[[S], Sequence[M]]
    """Every legal move, found quickly; tests hold it to `explain`."""
    expressible: Callable[[S], Iterable[M]]
    """Every move that can be said in this position by the seat to move, sensible or not."""
    result: Callable[[S], Outcome | None]
    seen_by: Callable[[S, Seat], S]
    """What that player may know, of the same type, the rest hidden."""
    notation: Notation[S, M]
    distance: Callable[[M, M], int]
    """How far apart two moves are, to find repairs near what was tried."""
    faults: Callable[[S], tuple[Message, ...]]
    """What is impossible about a position: nothing, for any position of a real game."""
    misplays: frozenset[str] = frozenset()
    """Those faults that a wrong move can bring about with all the right pieces."""

    def start(self, players: int, seed: int = 0, options: Mapping[str, object] | None = None) -> S:
        if players not in self.seats:
            args = {"players": players, "least": self.seats[0], "most": self.seats[-1]}
            raise Unreadable(Message("unreadable-players", args))
        return self.deal(players, seed, self.choices(options or {}))

    def choices(self, chosen: Mapping[str, object]) -> Choices:
        """Options as chosen, the others at their default; `True` and `False` mean yes and no."""
        words = {name: _choice(value) for name, value in chosen.items()}
        known = {option.name: option for option in self.options}
        for name, value in words.items():
            if name not in known:
                args = {"text": name, "expected": ", ".join(known)}
                raise Unreadable(Message("unreadable-option", args))
            if value not in known[name].choices:
                args = {"text": f"{name}={value}", "expected": ", ".join(known[name].choices)}
                raise Unreadable(Message("unreadable-option", args))
        return {name: words.get(name, option.choices[0]) for name, option in known.items()}

    def action_of(self, move: M) -> Action[S, Any]:
        return self._by_kind[type(move)]

    @cached_property
    def _by_kind(self) -> dict[type, Action[S, Any]]:
        return {action.kind: action for action in self.actions}

    def legal_moves(self, state: S) -> Sequence[M]:
        return self.generate(state)

    def allows(self, state: S, move: M) -> bool:
        """Whether every rule holds: `explain` without the explanation."""
        return all(rule.holds(state, move) for rule in self.action_of(move).rules if rule.applies(state, move))

    def explain(self, state: S, move: M) -> Verdict[M]:
        verdict = self.judge(state, move)
        return verdict if verdict.legal else Verdict(move, verdict.findings, self._repairs(state, move))

    def judge(self, state: S, move: M) -> Verdict[M]:
        """The verdict alone, without the search for what could be done instead."""
        return Verdict(move, judge(self.action_of(move).rules, state, move))

    def play(self, state: S, move: M) -> Step[S]:
        """The checked way: an illegal move raises `IllegalMove` and nothing has changed."""
        if not self.allows(state, move):
            raise IllegalMove(self.explain(state, move))
        chronicle = Chronicle()
        after = self.action_of(move).effect(state, move, chronicle)
        return Step(after, tuple(chronicle.events))

    def simulate(self, state: S, move: M) -> S:
        """The trusted way: the move must come from `legal_moves`; nothing is checked or told."""
        return self._by_kind[type(move)].effect(state, move, silent)

    def force(self, seen: S, move: M) -> S | None:
        """What hands at a table could do although the rules forbid it; None where the pieces cannot.

        It takes what the player sees, so nothing hidden is turned up by a move that must be taken back.
        """
        try:
            after = self.simulate(seen, move)
            found = {fault.id for fault in self.faults(after)}
        # An effect may rely on the rules that were not kept: then it cannot be carried out.
        except (Unseen, LookupError, ValueError, TypeError, AssertionError, AttributeError):
            return None
        known = {fault.id for fault in self.faults(seen)}
        lost = found - known - self.misplays
        return None if lost or after == seen else after

    def outcome(self, state: S) -> Outcome | None:
        return self.result(state)

    def write(self, state: S) -> str:
        return self.notation.write(state)

    def read(self, text: str) -> S:
        return self.notation.read(text)

    def write_move(self, state: S, move: M) -> str:
        return self.notation.write_move(state, move)

    def read_move(self, state: S, text: str) -> M:
        return self.notation.read_move(state, text)

    def _repairs(self, state: S, tried: M) -> tuple[M, ...]:
        """The nearest legal moves, each verified by judging and playing it."""
        near = sorted(self.generate(state), key=lambda move: self.distance(tried, move))
        # A position that no game could reach may mislead the generator: the rules have the last word.
        repairs = [move for move in near[:REPAIRS_SHOWN] if self.allows(state, move)]
        for move in repairs:
            # A hidden card may decide what happens next, never whether the move was legal.
            with suppress(Unseen):
                self.simulate(state, move)
        return tuple(repairs)


def _choice(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
