"""A cell is a widget that others observe: whether it is done, the board in notation, the verdict on the last try."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from catgames.notebook import learn
from catgames.notebook.cell import Cell
from catgames.screen.inputs import Button, Touched
from catgames.teach import Try, happened

GROW = Try(
    text="Make a crew grow.",
    at="turn 1; 1 hand gp crews bo y r; 2 hand *6 crews r; seed 6",
    goal=happened("grown"),
    solution="form green 2",
)


@pytest.fixture
def cell() -> Cell:
    made = learn("burglars").lesson(GROW)
    assert isinstance(made, Cell)
    return made


def _touch(cell: Cell, *keys: str) -> None:
    for key in keys:
        cell._tutor.give(Touched(key))


def test_the_last_verdict_stays_when_something_else_is_touched(cell: Cell) -> None:
    assert cell.verdict is None
    _touch(cell, "hand:0", "crew:0:0")
    refused = cell.verdict
    assert refused is not None
    assert refused.broken_rules == {"form.same-size"}
    _touch(cell, "hand:1")
    assert cell.verdict is refused
    assert not cell.done


def test_of_another_step_nothing_has_been_tried_yet() -> None:
    cell = learn("burglars").lesson(GROW, replace(GROW, id="once-more"))
    assert isinstance(cell, Cell)
    _touch(cell, "hand:0", "crew:0:1")
    assert cell.done
    assert cell.verdict is not None
    cell._tutor.give(Button.NEXT)
    assert (cell.done, cell.verdict) == (False, None)


def test_the_same_try_is_heard_of_again(cell: Cell) -> None:
    heard: list[Any] = []
    cell.observe(lambda change: heard.append(change.new), "verdict")
    _touch(cell, "hand:0", "crew:0:0")
    _touch(cell, "hand:0", "hand:0", "crew:0:0")  # laid down, and taken up again
    assert [bool(verdict.broken_rules) for verdict in heard if verdict is not None] == [True, True]


def test_it_tells_when_it_is_done_and_how_the_board_stands_then(cell: Cell) -> None:
    before = cell.position
    _touch(cell, "hand:0", "crew:0:1")
    assert cell.done
    assert cell.verdict is not None
    assert cell.verdict.legal
    assert cell.position != before
