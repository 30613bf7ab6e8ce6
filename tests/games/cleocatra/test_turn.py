"""A turn: two actions."""

from __future__ import annotations

import pytest

from catgames.games.cleocatra.law.game import GAME
from tests.games.cleocatra import after, at, broken, held

TILES = "tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0"
BOARD = f"turn 1; {TILES}; scores 4 3 5; pile *+g; seed 2"
SETTING_UP = "turn 1 setup; first 2; tiles b0.0:2 g1.0:3; scores 0 0 0; pile *+o; seed 1"
OVER = "turn 2; first 2; tiles g-1.0:i o0.0:i p0.1:i b1.0 y1.1:3 y2.0:2; scores 24 18 21; seed 7"
LAID = f"turn 1 second; {TILES} g3.0; laid 3.0; scores 4 3 5; seed 2"


@pytest.mark.parametrize("move", ["draw", "search 2.0 to -2.0", "team 1.0", "rescue 0.0"])
def test_a_turn_may_begin_with_any_kind_of_action(move: str) -> None:
    assert "turn.two-actions" in held(BOARD, move)


@pytest.mark.parametrize("move", ["scout 3.0", "team 1.0", "rescue 0.0"])
def test_a_rescuer_action_may_follow_a_tile_action(move: str) -> None:
    assert "turn.two-actions" in held(LAID, move)


@pytest.mark.parametrize("move", ["draw", "search 3.0 to -2.0"])
def test_a_tile_action_never_comes_second(move: str) -> None:
    assert broken(LAID, move) == {"turn.two-actions"}
    teamed = f"turn 1 second; {TILES.replace('b1.0', 'b1.0:1')}; scores 4 3 5; seed 2"
    assert broken(teamed, "draw") == {"turn.two-actions"}


def test_two_rescuer_actions_are_a_turn() -> None:
    state = after(BOARD, "team 1.0", "team 2.0")
    assert (state.turn, state.step) == (1, 1), "turn.two-actions"


def test_what_has_begun_is_finished_first() -> None:
    held_tile = f"turn 1; {TILES}; held g; scores 4 3 5; seed 2"
    assert broken(held_tile, "team 1.0") == {"turn.two-actions"}
    assert broken(BOARD, "lay 3.0") == {"turn.two-actions"}
    assert broken(BOARD, "post supply to 0.0") == {"turn.two-actions"}


def test_nobody_acts_out_of_turn() -> None:
    assert broken(BOARD, "2: draw") == {"turn.two-actions"}


@pytest.mark.parametrize("position", [SETTING_UP, OVER])
@pytest.mark.parametrize("move", ["draw", "2: draw", "lay 2.0", "pass", "rescue 0.0"])
def test_nothing_is_said_of_turns_before_the_first_nor_after_the_last(position: str, move: str) -> None:
    state = at(position)
    judged = GAME.judge(state, GAME.read_move(state, move))
    assert "turn.two-actions" not in {finding.rule for finding in judged.findings}
