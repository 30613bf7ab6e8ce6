"""Cloaked Cats by its rulebook: a file a section, a test a rule held or broken."""

from __future__ import annotations

from catgames.core.event import Event
from catgames.core.verdict import Standing
from catgames.games.cloaked.game import GAME
from catgames.games.cloaked.state import State


def at(position: str) -> State:
    return GAME.read(position)


def broken(position: str, move: str) -> set[str]:
    """The rules that this move breaks here."""
    state = at(position)
    return set(GAME.explain(state, GAME.read_move(state, move)).broken_rules)


def held(position: str, move: str) -> set[str]:
    """The rules that this legal move rests on."""
    state = at(position)
    verdict = GAME.explain(state, GAME.read_move(state, move))
    assert verdict.legal, verdict.broken_rules
    return {finding.rule for finding in verdict.findings if finding.standing is Standing.HELD}


def after(position: str, *moves: str) -> State:
    state = at(position)
    for move in moves:
        state = GAME.play(state, GAME.read_move(state, move)).state
    return state


def events(position: str, *moves: str) -> list[Event]:
    """What the last of these moves does."""
    state = after(position, *moves[:-1])
    return list(GAME.play(state, GAME.read_move(state, moves[-1])).events)


def told(position: str, *moves: str) -> list[tuple[str, str]]:
    """What happens, and by which rule."""
    return [(event.id, event.rule) for event in events(position, *moves)]
