"""Any position and any move is one line of text, and back; any other text is refused kindly."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catgames.conformance.given import some
from catgames.core.errors import Unreadable
from catgames.gallery.positions import sampled_positions
from catgames.games.kit import AnyKit

A_FEW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
"""A kit never changes, so every example may have the same."""


def test_every_position_reads_back_as_itself(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions:
        text = kit.game.write(state)
        assert "\n" not in text
        assert kit.game.read(text) == state


def test_what_a_player_sees_can_be_written_too(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions:
        seat = kit.game.to_move(state)
        if seat is not None:
            seen = kit.game.seen_by(state, seat)
            assert kit.game.read(kit.game.write(seen)) == seen


def test_every_move_reads_back_as_itself(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    game = kit.game
    for state in positions:
        said = list(game.expressible(state))
        for move in [*game.legal_moves(state), *random.Random(1).sample(said, min(60, len(said)))]:
            text = game.write_move(state, move)
            assert "\n" not in text
            assert game.read_move(state, text) == move, text


def test_a_position_that_says_something_twice_is_refused(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for part in kit.game.write(positions[0]).split(";"):
        with pytest.raises(Unreadable) as refused:
            kit.game.read(f"{kit.game.write(positions[0])}; {part}")
        assert refused.value.message.id == "unreadable-twice"


@pytest.mark.parametrize("digits", ["9" * 5000, "²"])
def test_what_only_looks_like_a_number_is_refused(kit: AnyKit, positions: tuple[Any, ...], digits: str) -> None:
    for state in some(random.Random(3), positions, 12):
        text = kit.game.write(state)
        for number in re.finditer(r"\d+", text):
            with pytest.raises(Unreadable):
                kit.game.read(text[: number.start()] + digits + text[number.end() :])


@A_FEW
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused_but_never_crashes(kit: AnyKit, data: st.DataObject) -> None:
    game = kit.game
    text = game.write(data.draw(st.sampled_from(sampled_positions(game.id))))
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 12))
    patch = data.draw(st.text(st.characters(min_codepoint=32, max_codepoint=255), max_size=8))
    damaged = text[:start] + patch + text[start + length :]
    try:
        state = game.read(damaged)
    except Unreadable as error:
        assert error.message.id
    else:
        assert game.read(game.write(state)) == state


@A_FEW
@given(data=st.data())
def test_a_damaged_move_is_read_or_refused_but_never_crashes(kit: AnyKit, data: st.DataObject) -> None:
    game = kit.game
    state = data.draw(st.sampled_from(sampled_positions(game.id)))
    moves = list(game.expressible(state))
    text = game.write_move(state, moves[data.draw(st.integers(0, len(moves) - 1))])
    words = data.draw(st.permutations([*text.split(), *data.draw(st.lists(st.text(max_size=6), max_size=3))]))
    try:
        move = game.read_move(state, " ".join(words))
    except Unreadable as error:
        assert error.message.id
    else:
        game.explain(state, move)
