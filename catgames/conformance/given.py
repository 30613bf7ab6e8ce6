"""What the promises are asked of: a game, and positions of it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

import pytest

from catgames.gallery.positions import built_positions, sampled_positions, taught_positions
from catgames.games import load
from catgames.games.kit import NO_EDITOR, AnyKit

T = TypeVar("T")


@pytest.fixture
def kit(request: pytest.FixtureRequest) -> AnyKit:
    """The game that the test file names."""
    return load(request.module.GAME)


@pytest.fixture
def positions(kit: AnyKit) -> tuple[Any, ...]:
    """Of random games."""
    return sampled_positions(kit.game.id)


@pytest.fixture
def everywhere(kit: AnyKit) -> tuple[Any, ...]:
    """Of random games, of the course, and built by hand, as far as they are possible."""
    name = kit.game.id
    built = (state for state in built_positions(name) if not kit.game.faults(state))
    return (*sampled_positions(name), *taught_positions(name), *built)


@pytest.fixture
def impossible(kit: AnyKit) -> tuple[Any, ...]:
    """Built by hand, and something is impossible about each."""
    return tuple(state for state in built_positions(kit.game.id) if kit.game.faults(state))


def some(chance: Random, things: Iterable[T], most: int) -> list[T]:
    """A sample; of a small game all there is."""
    listed = list(things)
    return chance.sample(listed, min(most, len(listed)))


def needs_editor(kit: AnyKit) -> None:
    """What a game leaves out it need not promise."""
    if kit.editor is NO_EDITOR:
        pytest.skip("positions of this game are only written")
