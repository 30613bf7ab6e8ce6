"""Every line that a verdict says is so, and every value it quotes is what another, simple count gives."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from catgames.core.message import Message, Seat, Value
from catgames.core.verdict import Standing
from catgames.gallery.stored import places, stored
from catgames.games.kit import AnyKit
from catgames.text.words import Words

TRIED = 40
"""Moves in each position, of all that can be said."""


@pytest.fixture
def truth(kit: AnyKit) -> dict[str, Any]:
    found: dict[str, Any] = import_module(f"tests.games.{kit.game.id}.truth").TRUTH
    return found


def test_every_line_of_every_rule_has_a_truth_of_its_own(kit: AnyKit, truth: dict[str, Any]) -> None:
    said = {f"{law.id}@held" for law in kit.game.rulebook.laws}
    said |= {f"{law.id}@{reason.id}" for law in kit.game.rulebook.laws for reason in law.reasons}
    assert said == set(truth)


def test_what_a_verdict_says_is_so(kit: AnyKit, everywhere: tuple[Any, ...], truth: dict[str, Any]) -> None:
    game, chance, met = kit.game, random.Random(18), Counter[str]()
    for state in everywhere:
        said = list(game.expressible(state))
        for move in chance.sample(said, min(TRIED, len(said))):
            met += _checked(kit, state, move, truth)
    for state, move in _gallery(kit):
        met += _checked(kit, state, move, truth)
    assert set(met) == set(truth), "a line that was never said was never checked"


def _gallery(kit: AnyKit) -> list[tuple[Any, Any]]:
    game, found = kit.game, []
    for position, move in dict.fromkeys(
        (place.position, place.move) for place in places(stored(game.id)) if place.move
    ):
        state = game.read(position)
        found.append((state, game.read_move(state, move)))
    return found


def _checked(kit: AnyKit, state: Any, move: Any, truth: dict[str, Any]) -> Counter[str]:
    met = Counter[str]()
    words = Words(kit.game.id, "en")
    for finding in kit.game.judge(state, move).findings:
        if finding.standing is not Standing.MOOT:
            line = f"{finding.rule}@{finding.line}"
            place = f"{line}: {kit.game.write_move(state, move)} at {kit.game.write(state)}"
            try:
                expected = truth[line](state, move)
            except (AssertionError, StopIteration, IndexError, KeyError) as wrong:
                raise AssertionError(f"not so: {place}") from wrong
            assert {name: _plain(words, value) for name, value in finding.evidence.said.items()} == expected, place
            met[line] += 1
    return met


def _plain(words: Words, value: Value) -> object:
    """Numbers as numbers, players by their number, all else in English."""
    if isinstance(value, Message):
        return words(value)
    if isinstance(value, tuple):
        return [words(part) for part in value]
    return int(value) if isinstance(value, Seat) else value
