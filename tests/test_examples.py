"""Everything that is imported from the door says what it promises, with an example that is so."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

import catgames
import catgames.notebook
import catgames.teach
from catgames.core.game import Game

REFERENCE = Path(__file__).parent.parent / "docs" / "code" / "api.md"
DOORS = (catgames, catgames.teach, catgames.notebook)


def _public() -> list[tuple[ModuleType, str]]:
    """Functions and records; constants and aliases are told where they stand, and the games are one record."""
    named = [(door, name) for door in DOORS for name in door.__all__]
    return [(door, name) for door, name in named if inspect.isroutine(_of(door, name)) or _is_record(_of(door, name))]


def _of(door: ModuleType, name: str) -> object:
    return getattr(door, name)


def _is_record(thing: object) -> bool:
    return inspect.isclass(thing) and thing.__module__.startswith("catgames")


@pytest.mark.parametrize(("door", "name"), _public(), ids=lambda part: getattr(part, "__name__", part))
def test_its_example_is_so(door: ModuleType, name: str) -> None:
    found = [test for test in doctest.DocTestFinder().find(_of(door, name), name) if test.examples]
    assert found, f"{door.__name__}.{name} has no example"
    runner = doctest.DocTestRunner()
    told: list[str] = []
    for test in found:
        runner.run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.__name__)
def test_every_public_name_is_in_the_reference(door: ModuleType) -> None:
    reference = REFERENCE.read_text(encoding="utf-8")
    assert not [name for name in door.__all__ if not re.search(rf"\b{door.__name__}\.{name}\b", reference)]


def test_every_game_at_the_door_is_a_game() -> None:
    assert all(isinstance(_of(catgames, name), Game) for name in catgames.GAMES)
