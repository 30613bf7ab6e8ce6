"""For each kind of illegal attempt, what is said first: named by hand, for every kind of move and every rule."""

from __future__ import annotations

from importlib import import_module

import pytest

from catgames.games.kit import AnyKit

Attempt = tuple[str, str, str]
"""A position, a move, and the line that a refusal must open with: `form.cards-in-hand@broken-colour`."""


@pytest.fixture
def attempts(kit: AnyKit) -> dict[str, Attempt]:
    """By what is tried, in words."""
    found: dict[str, Attempt] = import_module(f"tests.games.{kit.game.id}.said_first").SAID_FIRST
    return found


def test_each_kind_of_illegal_attempt_is_refused_by_the_line_that_is_named_for_it(
    kit: AnyKit, attempts: dict[str, Attempt]
) -> None:
    game, said = kit.game, {}
    for tried, (position, move, _) in attempts.items():
        state = game.read(position)
        broken = game.judge(state, game.read_move(state, move)).broken
        said[tried] = f"{broken[0].rule}@{broken[0].line}" if broken else "legal"
    assert said == {tried: line for tried, (_, _, line) in attempts.items()}


def test_every_rule_that_can_refuse_first_has_an_attempt(kit: AnyKit, attempts: dict[str, Attempt]) -> None:
    refusing = {law.id for law in kit.game.rulebook.laws if law.reasons}
    assert {line.partition("@")[0] for _, _, line in attempts.values()} == refusing


def test_every_kind_of_move_is_tried_out_of_turn_and_after_the_end(kit: AnyKit, attempts: dict[str, Attempt]) -> None:
    game = kit.game
    over, not_theirs = set(), set()
    for position, text, _ in attempts.values():
        state = game.read(position)
        move = game.read_move(state, text)
        kind = game.moves.kind_of(move).verb
        decider = game.to_move(state)
        if decider is None:
            over.add(kind)
        elif decider != move.seat:
            not_theirs.add(kind)
    every = {kind.verb for kind in game.moves.kinds}
    assert (over, not_theirs) == (every, every)
