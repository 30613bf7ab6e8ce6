"""Every test that takes `kit` runs once for each game: a game is tested by being registered."""

from __future__ import annotations

import pytest

from catgames.conformance.given import everywhere, impossible, positions
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit

__all__ = ["everywhere", "impossible", "positions"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="test one game only, also one that is not registered yet")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kit" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--game")
        metafunc.parametrize("kit", [chosen] if chosen else GAMES, indirect=True)


@pytest.fixture
def kit(request: pytest.FixtureRequest) -> AnyKit:
    return load(request.param)
