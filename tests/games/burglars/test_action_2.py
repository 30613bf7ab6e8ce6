"""Action 2: form a crew."""

from __future__ import annotations

import pytest

from tests.games.burglars import after, broken, held, told

OTHERS = "; 2 hand *6 crews r; 3 hand *6"
PAIR = "turn 1; 1 hand gbm crews b o" + OTHERS
UNEQUAL = "turn 1; 1 hand gpm crews bo y" + OTHERS
TWOS = "turn 1; 1 hand gp crews bo yr p" + OTHERS
COVERED = "turn 1; 1 hand gb crews b/r o y" + OTHERS


def test_one_cat_from_the_hand_is_played_face_up() -> None:
    state = after(PAIR, "form green new")
    assert state.hands[0] == "bm"
    assert state.crews[0][-1].cats == "g"
    assert "form.one-cat" in held(PAIR, "form green new")


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    assert broken(PAIR, "form yellow new") == {"form.one-cat"}


def test_cats_join_ones_own_crews_only() -> None:
    assert broken(PAIR, "form green 2.1") == {"form.one-cat"}
    assert broken(PAIR, "form green 2.new") == {"form.one-cat"}
    assert broken(PAIR, "form green 7") == {"form.one-cat"}


def test_a_new_crew_may_always_be_started() -> None:
    for crews in ("", " crews b", " crews b o y r p g"):
        position = f"turn 1; 1 hand gm{crews}" + OTHERS
        assert "form.new-crew" in held(position, "form green new")


def test_a_crew_grows_beside_one_of_exactly_its_size() -> None:
    assert "form.same-size" in held(PAIR, "form green 1")
    assert after(PAIR, "form green 1").crews[0][0].cats == "bg"


@pytest.mark.parametrize("move", ["form green 1", "form purple 2"])
def test_example_1_of_two_crews_of_different_sizes_neither_may_grow(move: str) -> None:
    assert broken(UNEQUAL, move) == {"form.same-size"}
    assert "form.new-crew" in held(UNEQUAL, "form green new")


def test_example_2_a_crew_of_two_becomes_three_only_beside_another_of_two() -> None:
    assert "form.same-size" in held(TWOS, "form green 1")
    assert broken("turn 1; 1 hand gp crews bo y r" + OTHERS, "form green 1") == {"form.same-size"}


def test_another_players_crew_is_no_equal() -> None:
    assert broken("turn 1; 1 hand gp crews b" + OTHERS, "form green 1") == {"form.same-size"}


def test_a_lone_crew_never_grows() -> None:
    assert broken("turn 1; 1 hand g crews b; 2 hand *6", "form green 1") == {"form.same-size"}


def test_mirrors_never_join_a_crew() -> None:
    assert broken(PAIR, "form mirror new") == {"form.no-mirror"}
    assert broken(UNEQUAL, "form mirror 1") == {"form.no-mirror", "form.same-size"}
    assert "form.no-mirror" in held(PAIR, "form green 1")


def test_a_crew_may_hold_several_of_one_colour() -> None:
    assert "form.same-colour" in held(PAIR, "form blue 1")
    assert after(PAIR, "form blue 1").crews[0][0].cats == "bb"


def test_a_crew_grows_over_a_face_down_card() -> None:
    assert "form.over-hidden" in held(COVERED, "form green 1")
    assert after(COVERED, "form green 1").crews[0][0].hidden == "r"


def test_growing_tells_its_rule() -> None:
    assert ("grown", "form.same-size") in told(PAIR, "form green 1")
    assert ("new-crew", "form.new-crew") in told(PAIR, "form green new")
