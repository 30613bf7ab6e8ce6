"""Every test that takes `kit` runs once for each game: a game is tested by being registered."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import Any

import pytest

from catgames.core.playout import walk
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


@cache
def sampled_positions(name: str, each: int = 6) -> tuple[Any, ...]:
    """Positions of random games: all numbers of players, all choices of options, early and late."""
    game = load(name).game
    chance = random.Random(f"sample {name}")
    found = []
    names = [option.name for option in game.options]
    for players in game.seats:
        for chosen in itertools.product(*(option.choices for option in game.options)):
            states = list(walk(game, players, chance.randrange(1000), dict(zip(names, chosen, strict=True))))
            found += chance.sample(states, min(each, len(states)))
            found.append(states[-1])
    return tuple(found)


@pytest.fixture
def positions(kit: AnyKit) -> tuple[Any, ...]:
    return sampled_positions(kit.game.id)
