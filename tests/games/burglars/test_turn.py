"""Player's turn."""

from __future__ import annotations

import pytest

from tests.games.burglars import after, broken, held

BOARD = "turn 1; 1 hand bgmy crews bo/b y r; 2 hand *5 crews g/g; 3 hand *6 crews p; market rbmogy"


@pytest.mark.parametrize("move", ["take deck", "form blue new", "activate green 2", "secure 1", "infiltrate 2.1 green"])
def test_each_of_the_five_actions_may_be_the_one(move: str) -> None:
    assert "turn.one-action" in held(BOARD, move)


def test_nobody_acts_out_of_turn() -> None:
    assert broken(BOARD, "2: take deck") == {"turn.one-action"}


def test_play_goes_clockwise_after_one_action() -> None:
    assert after(BOARD, "form blue new").turn == 1
    assert after(BOARD.replace("turn 1", "turn 3"), "take deck", "take deck").turn == 0, "turn.one-action"


def test_a_begun_recruit_is_finished_before_anything_else() -> None:
    begun = BOARD.replace("turn 1", "turn 1 second").replace("market r", "market .")
    assert broken(begun, "form blue new") == {"turn.one-action"}
    assert "turn.one-action" in held(begun, "take deck")


def test_a_player_who_can_act_must() -> None:
    assert broken(BOARD, "pass") == {"turn.one-action"}


def test_a_sprung_trap_waits_for_its_owner_and_nobody_else() -> None:
    sprung = BOARD.replace("turn 1", "turn 1 trap 2.1 r").replace("g/g", "g")
    assert broken(sprung, "1: take deck") == {"turn.one-action"}
    assert broken(sprung, "1: place new") == {"turn.one-action"}
    assert "turn.one-action" in held(sprung, "2: place new")


def test_nothing_can_be_placed_without_a_sprung_trap() -> None:
    assert broken(BOARD, "place new") == {"turn.one-action"}
