"""Cleocatra by its rulebook: a file a section, a test a rule held or broken."""

from __future__ import annotations

from catgames.core.event import Event
from catgames.core.verdict import Standing
from catgames.games.cleocatra.game import GAME
from catgames.games.cleocatra.state import State


def at(position: str) -> State:
    state = GAME.read(position)
    assert not GAME.faults(state), position
    return state


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


def shown(position: str, move: str, rule: str) -> tuple[str, ...]:
    """What a rule lights on the board for this move."""
    state = at(position)
    findings = GAME.explain(state, GAME.read_move(state, move)).findings
    return next(finding.evidence.shown for finding in findings if finding.rule == rule)


def after(position: str, *moves: str) -> State:
    state = at(position)
    for move in moves:
        state = GAME.play(state, GAME.read_move(state, move)).state
    return state


def events(position: str, move: str) -> list[Event]:
    state = at(position)
    return list(GAME.play(state, GAME.read_move(state, move)).events)


def told(position: str, move: str) -> list[tuple[str, str]]:
    """What happens, and by which rule."""
    return [(event.id, event.rule) for event in events(position, move)]


def moves(position: str) -> set[str]:
    """Every legal move, in notation."""
    state = at(position)
    return {GAME.write_move(state, move) for move in GAME.legal_moves(state)}
