"""What lies on the table at all: positions that no hand could lay are refused, those at the edge are read."""

from __future__ import annotations

import pytest

from catgames.core.errors import Unreadable
from catgames.games.cleocatra.law.game import GAME

FOUR = "o0.0{} b1.0{} g2.0{} p3.0{}"


def is_read(position: str) -> bool:
    try:
        return bool(GAME.write(GAME.read(position)))
    except Unreadable as error:
        if error.message.id != "unreadable-pieces":
            raise
        return False


@pytest.mark.parametrize(("tiles", "could_lie"), [("o0.0 b1.0", True), ("o0.0", False)])
def test_after_the_set_up_everybody_has_laid_a_tile(tiles: str, could_lie: bool) -> None:
    assert is_read(f"turn 1; tiles {tiles}; scores 0 0; pile yy") == could_lie


@pytest.mark.parametrize(("left", "could_be"), [("pile g", True), ("held g; pile -", True), ("pile -", False)])
def test_in_the_set_up_a_tile_is_left_to_be_laid(left: str, could_be: bool) -> None:
    assert is_read(f"turn 1 setup; tiles o0.0; scores 0 0; {left}") == could_be


@pytest.mark.parametrize("part", ["laid", "post"])
@pytest.mark.parametrize(("tile", "lies_there"), [("1.0", True), ("2.0", False)])
def test_a_tile_that_is_spoken_of_lies_there(part: str, tile: str, lies_there: bool) -> None:
    said = {"laid": f"laid {tile}", "post": f"post {tile} left 1 before -"}[part]
    assert is_read(f"turn 1 second; tiles o0.0 b1.0; {said}; scores 1 1; pile yy") == lies_there


@pytest.mark.parametrize(
    ("parts", "could_be"),
    [("held g", True), ("post 0.0 left 1 before -", True), ("held g; post 0.0 left 1 before -", False)],
)
def test_nobody_lays_a_tile_and_puts_an_inspector_at_once(parts: str, could_be: bool) -> None:
    assert is_read(f"turn 1; tiles o0.0 b1.0; scores 1 1; {parts}; pile yy") == could_be


@pytest.mark.parametrize(("step", "could_be"), [("bonus for 2", True), ("bonus", False)])
def test_a_bonus_action_is_somebodys(step: str, could_be: bool) -> None:
    assert is_read(f"turn 1 {step}; tiles o0.0 b1.0; scores 1 1; pile yy; advanced yes") == could_be


@pytest.mark.parametrize(("before", "could_be"), [("0.0 1.0 2.0", True), ("0.0 1.0 2.0 3.0", False)])
def test_three_inspectors_were_on_tiles_at_most(before: str, could_be: bool) -> None:
    tiles = FOUR.format("", "", "", "")
    assert is_read(f"turn 1; tiles {tiles}; post 0.0 left 1 before {before}; scores 1 1; pile yy") == could_be


@pytest.mark.parametrize("piece", ["i", "1", "2"])
def test_there_are_three_inspectors_and_three_rescuers_of_each_player(piece: str) -> None:
    three, four = (FOUR.format(*[f":{piece}"] * count, *[""] * (4 - count)) for count in (3, 4))
    assert is_read(f"turn 1; tiles {three}; scores 1 1; pile yy")
    assert not is_read(f"turn 1; tiles {four}; scores 1 1; pile yy")


@pytest.mark.parametrize(("on", "have_room"), [("12", True), ("23", True), ("123", False)])
def test_a_tile_holds_two_rescuers(on: str, have_room: bool) -> None:
    assert is_read(f"turn 1; tiles o0.0:{on} b1.0 g2.0; scores 1 1 1; pile yy") == have_room
