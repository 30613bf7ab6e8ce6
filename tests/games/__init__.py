"""The games by their rulebooks: positions and moves in notation, verdicts and events out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import unwrap
from types import CodeType, FrameType
from typing import Generic, TypeVar

from catgames.core.event import Event
from catgames.core.game import Game
from catgames.core.message import Seated
from catgames.core.verdict import Standing

S = TypeVar("S")
M = TypeVar("M", bound=Seated)


class Book(Generic[S, M]):
    """One game, asked in notation: what a test of a rule needs, and no more."""

    def __init__(self, game: Game[S, M]) -> None:
        self._game = game

    def at(self, position: str) -> S:
        return self._game.read(position)

    def broken(self, position: str, move: str) -> set[str]:
        """The rules that this move breaks here."""
        state = self.at(position)
        return set(self._game.explain(state, self._game.read_move(state, move)).broken_rules)

    def held(self, position: str, move: str) -> set[str]:
        """The rules that this legal move rests on."""
        state = self.at(position)
        verdict = self._game.explain(state, self._game.read_move(state, move))
        assert verdict.legal, verdict.broken_rules
        return {finding.rule for finding in verdict.findings if finding.standing is Standing.HELD}

    def shown(self, position: str, move: str, rule: str) -> tuple[str, ...]:
        """What a rule lights on the board for this move."""
        state = self.at(position)
        findings = self._game.explain(state, self._game.read_move(state, move)).findings
        return next(finding.evidence.shown for finding in findings if finding.rule == rule)

    def after(self, position: str, *moves: str) -> S:
        state = self.at(position)
        for move in moves:
            state = self._game.play(state, self._game.read_move(state, move)).state
        return state

    def events(self, position: str, *moves: str) -> list[Event]:
        """What the last of these moves does."""
        *before, last = moves
        state = self.after(position, *before)
        return list(self._game.play(state, self._game.read_move(state, last)).events)

    def told(self, position: str, *moves: str) -> list[tuple[str, str]]:
        """What happens, and by which rule."""
        return [(event.id, event.rule) for event in self.events(position, *moves)]

    @contextmanager
    def decided_by(self, rule: str) -> Iterator[None]:
        """What is asserted inside rests on the code that the rulebook names for this rule: it really ran.

        For rules that no verdict and no event ever names: how a game is set up, who sees what, what never happens.
        """
        decider = self._game.rulebook.clause(rule).decided_by
        getattr(decider, "cache_clear", lambda: None)()
        code: CodeType = unwrap(decider).__code__
        ran: set[CodeType] = set()
        watched_before = sys.getprofile()
        sys.setprofile(lambda frame, event, _: _note_call(ran, frame, event))
        try:
            yield
        finally:
            sys.setprofile(watched_before)
        assert code in ran, f"{rule} was not decided here"

    def moves(self, position: str) -> set[str]:
        """Every legal move, in notation."""
        state = self.at(position)
        return {self._game.write_move(state, move) for move in self._game.legal_moves(state)}


def _note_call(ran: set[CodeType], frame: FrameType, event: str) -> None:
    if event == "call":
        ran.add(frame.f_code)
