"""Every test that takes `kit` runs once for each game: a game is tested by being registered."""

from __future__ import annotations

from typing import Any

import pytest

from catgames.gallery.positions import built_positions, sampled_positions, taught_positions
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="test one game only, also one that is not registered yet")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kit" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--game")
        metafunc.parametrize("kit", [chosen] if chosen else GAMES, indirect=True)


@pytest.fixture
def kit(request: pytest.FixtureRequest) -> AnyKit:
    return load(request.param)


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
