"""A game is a value made of parts; the door to it is the same for every game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from operator import itemgetter
from typing import Any, Generic, TypeVar

from catgames.core.crowd import near
from catgames.core.errors import IllegalMove, Unreadable, Unseen, in_words_of, offered, said_in, whole
from catgames.core.event import Chronicle, Event, Step, Teller
from catgames.core.message import Message, Seat, Seated
from catgames.core.moves import Moves
from catgames.core.reading import check, read_move
from catgames.core.rule import Law
from catgames.core.rulebook import Option, Rulebook
from catgames.core.seats import seat_in
from catgames.core.verdict import Verdict, judge
from catgames.core.voice import Picture, voice

S = TypeVar("S")
M = TypeVar("M", bound=Seated)

Choices = Mapping[str, str]
"""The game's options as chosen: every name of its options, with one of its choices."""

REPAIRS_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Effect(Generic[S, M]):
    """What one kind of move does, and what is told of it: two functions, so that silence costs nothing."""

    record: type[M]
    does: Callable[[S, M], S]
    """The position after a legal move; `Unseen` where that depends on a card this view does not show."""
    told: Callable[[S, M, S, Teller], None]
    """Tells what happened, from the position before, the move, and the position after."""
    asides: frozenset[str] = frozenset()
    """Events that say something about the move, not what it does: no exercise asks whether they happen."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: who won (several on a shared victory, none if nobody did), and by which rule.

    >>> import catgames
    >>> game = catgames.pocket
    >>> state = game.start(2, seed=1)
    >>> while moves := game.legal_moves(state):
    ...     state = game.simulate(state, moves[0])
    >>> game.outcome(state).rule
    'end.winner'
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Notation(Generic[S]):
    """One line of readable text for any position, and back."""

    write: Callable[[S], str]
    read: Callable[[str], S]


@dataclass(frozen=True)
class Game(Generic[S, M]):
    """The rules of one game, as functions on positions that never change.

    >>> import catgames
    >>> game = catgames.burglars
    >>> state = game.start(players=2, seed=7)
    >>> move = game.legal_moves(state)[0]
    >>> bool(game.explain(state, move)), game.play(state, move).state == game.simulate(state, move)
    (True, True)
    >>> game.read(game.write(state)) == state
    True
    """

    id: str
    seats: range
    options: tuple[Option, ...]
    rulebook: Rulebook
    moves: Moves[S, M]
    """Every kind of move, described once."""
    # An effect takes its own record only, which a tuple's type cannot say: hence Any.
    effects: tuple[Effect[S, Any], ...]
    deal: Callable[[int, int, Choices], S]
    generate: Callable[[S], Sequence[M]]
    """Every legal move, found quickly, in crowds where there are very many; tests hold it to `explain`."""
    result: Callable[[S], Outcome | None]
    seen_by: Callable[[S, Seat], S]
    """What that player may know, of the same type, the rest hidden."""
    notation: Notation[S]
    faults: Callable[[S], tuple[Message, ...]]
    """What is impossible about a position: nothing, for any position of a real game."""
    misplays: frozenset[str] = frozenset()
    """Those faults that a wrong move can bring about with all the right pieces."""
    has_a_say: Callable[[S, str], bool] = lambda state, rule: True
    """Whether a rule can mean anything at this table: a clan that nobody plays has none."""

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def start(self, players: int, seed: int = 0, options: Mapping[str, object] | None = None) -> S:
        """A new game as it is dealt: the same seed deals the same; what the game is not for raises `Unreadable`."""
        if whole("players", players) not in self.seats:
            args = {"players": players, "least": self.seats[0], "most": self.seats[-1]}
            told = "unreadable-players" if len(self.seats) > 1 else "unreadable-players-only"
            raise Unreadable(Message(told, args))
        return self.deal(players, whole("seed", seed), self.choices(options or {}))

    def choices(self, chosen: Mapping[str, object]) -> Choices:
        """Options as chosen, the others at their default; `True` and `False` mean yes and no."""
        words = {name: _choice(value) for name, value in chosen.items()}
        known = {option.name: option for option in self.options}
        for name, value in words.items():
            if name not in known:
                args = {"text": name, "expected": offered(name, known)}
                raise Unreadable(Message("unreadable-option", args))
            if value not in known[name].choices:
                args = {"text": f"{name}={value}", "expected": offered(value, known[name].choices)}
                raise Unreadable(Message("unreadable-option", args))
        return {name: words.get(name, option.choices[0]) for name, option in known.items()}

    @cached_property
    def _effects(self) -> dict[type, Effect[S, Any]]:
        return {effect.record: effect for effect in self.effects}

    @cached_property
    def _does(self) -> dict[type, Callable[[S, Any], S]]:
        return {effect.record: effect.does for effect in self.effects}

    @cached_property
    def _asides(self) -> frozenset[str]:
        return frozenset[str]().union(*(effect.asides for effect in self.effects))

    @cached_property
    def _laws(self) -> dict[type, tuple[Law[S, Any], ...]]:
        return {effect.record: self.rulebook.asked_about(effect.record) for effect in self.effects}

    def laws_of(self, move: M) -> tuple[Law[S, Any], ...]:
        """What is asked about such a move, in order."""
        return self._laws[type(move)]

    def to_move(self, state: S) -> Seat | None:
        """Whose decision it is, also outside their turn; None once the game is over."""
        return self.moves.to_move(state)

    def expressible(self, state: S) -> Iterable[M]:
        """Every move that can be said in this position, by anybody, sensible or not."""
        return self.moves.expressible(state)

    def legal_moves(self, state: S) -> Sequence[M]:
        return self.generate(state)

    def allows(self, state: S, move: M) -> bool:
        """Whether every rule holds: `explain` without the explanation."""
        return all(law.holds(state, move) for law in self.laws_of(move) if law.applies(state, move))

    def explain(self, state: S, move: M) -> Verdict[M]:
        verdict = self.judge(state, move)
        if verdict.legal:
            return verdict
        first = self._first(self.seen_by(state, move.seat), move)
        return replace(verdict, repairs=self._repairs(state, move), first=first)

    def judge(self, state: S, move: M) -> Verdict[M]:
        """The verdict alone, without the search for what could be done instead."""
        check(self.moves, state, move)
        findings = judge(self.laws_of(move), state, move)
        return Verdict(self.id, state, move, findings, tried=self.moves.pieces_of(state, move))

    def play(self, state: S, move: M) -> Step[S]:
        """The checked way: an illegal move raises `IllegalMove` and nothing has changed."""
        check(self.moves, state, move)
        if not self.allows(state, move):
            raise IllegalMove(self.explain(state, move))
        effect, chronicle = self._effects[type(move)], Chronicle()
        after = effect.does(state, move)
        effect.told(state, move, after, chronicle)
        return Step(after, tuple(chronicle.events))

    def is_aside(self, event: Event) -> bool:
        """Whether it only says something about the move: what another one would have brought."""
        return event.id in self._asides

    def simulate(self, state: S, move: M) -> S:
        """The trusted way: the move must come from `legal_moves`; nothing is checked or told."""
        return self._does[type(move)](state, move)

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
        with in_words_of(self.id):
            return self.notation.read(text)

    def write_move(self, state: S, move: M) -> str:
        return self.moves.write(state, move)

    def read_move(self, state: S, text: str) -> M:
        with in_words_of(self.id):
            return read_move(self.moves, state, text)

    def show(self, state: S | str, seat: int = 0, language: str = "en", width: int = 0) -> Picture:
        """What that player sees of a position, or of its text, drawn: a notebook shows it by itself.

        It is drawn for a wide page; for a place of another `width` as it is best seen there: on a phone, 360.

        >>> import catgames
        >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
        >>> catgames.burglars.show(crews, seat=0).width, catgames.burglars.show(crews, width=400).width
        (860, 360)
        """
        with said_in(language):
            place = self.read(state) if isinstance(state, str) else state
            viewer = seat_in(place, seat)
            return voice().picture(self.id, self.seen_by(place, viewer), viewer, language, width)

    def _repairs(self, state: S, tried: M) -> tuple[M, ...]:
        """The nearest moves that this very player may make now, one of the kind tried among them where there is one.

        What does harm, as far as this player can see, comes last, however near it is. Of moves equally near, every kind
        has its first before any has its second: three cards to take say less than three things to do.
        """
        seen, number = self.seen_by(state, tried.seat), defaultdict[type[M], Iterator[int]](count)
        legal = [move for move in near(self.generate(state), tried) if move.seat == tried.seat]
        ranks = [
            (self.moves.is_vain(seen, move), self.moves.apart(tried, move), next(number[type(move)])) for move in legal
        ]
        nearest = [move for _, move in sorted(zip(ranks, legal, strict=True), key=itemgetter(0))]
        alike = [move for move in nearest if type(move) is type(tried)]
        shown = nearest[:REPAIRS_SHOWN]
        if alike and alike[0] not in shown:
            shown[-1] = alike[0]
        # A position that no game could reach may mislead the generator: the rules have the last word.
        return tuple(move for move in shown if self.allows(state, move))

    def _first(self, seen: S, tried: M) -> M | None:
        """What this player could do now so that the move tried is allowed afterwards, in the same turn.

        From what they see: what depends on a card that is not seen cannot be promised.
        """
        for move in near(self.generate(seen), tried):
            with suppress(Unseen):
                after = self.simulate(seen, move)
                if move.seat == tried.seat == self.to_move(after) and self.allows(after, tried):
                    return move
        return None


def _choice(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
