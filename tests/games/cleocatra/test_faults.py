"""What no game can show, each at its edge: one point, one inspector or one turn less and it could be."""

from __future__ import annotations

import pytest

from catgames.games.cleocatra.law.game import GAME
from tests.games.cleocatra import at

ROUND = "turn 3; first 2; tiles g-1.0:i o0.0:i b1.0:i p0.1:1 y1.1:3 y2.0:2; scores {}; seed 7"
TWO = "turn 1; tiles g-1.0:i o0.0:i b1.0:i p0.1:1 y1.1:2; scores {}; seed 7; advanced yes"
THREE = "turn 1; tiles g-1.0:i o0.0:i b1.0:i p0.1:1 y1.1:2 y2.1:3; scores {}; seed 7; advanced yes"
LAID = "turn 1 second; tiles g-1.0:2 o0.0:1 b1.0{}; laid 1.0; scores 6 6; seed 3; advanced yes"
ONE_POINT = "turn 1 second; tiles y0.0 y1.0:2 b2.0; post 0.0 left 2 before -; scores {}; seed 3; advanced yes"
OWN_BONUS = "turn 1 bonus for 1; tiles o0.0:i b1.0:i g-1.0:2; scores {}; seed 3; advanced yes"


def found(position: str) -> set[str]:
    return {fault.id for fault in GAME.faults(at(position))}


@pytest.mark.parametrize(
    ("scores", "could_be"),
    [
        ("22 28 22", True),
        ("22 29 22", False),  # a turn brings six points at most
        ("23 22 22", False),  # Nora's turn is still to come in this round
        ("22 22 23", False),  # and this is Inès's
    ],
)
def test_who_has_23_points_has_had_a_turn_in_this_round(scores: str, could_be: bool) -> None:
    assert ("fault-points" not in found(ROUND.format(scores))) == could_be


@pytest.mark.parametrize(
    ("position", "scores", "could_be"),
    [(TWO, "43 22", True), (TWO, "44 22", False), (THREE, "50 22 22", True), (THREE, "51 22 22", False)],
)
def test_bonus_actions_may_bring_seven_points_after_each_turn(position: str, scores: str, could_be: bool) -> None:
    """22 and a turn of one's own at first, then one more in each turn of the round."""
    assert ("fault-points" not in found(position.format(scores))) == could_be


@pytest.mark.parametrize(("on", "could_be"), [("", True), (":i", False), (":2", False)])
def test_nobody_is_on_a_tile_just_laid(on: str, could_be: bool) -> None:
    assert ("fault-fresh" not in found(LAID.format(on))) == could_be


def test_princess_may_send_an_inspector_to_the_tile_just_laid() -> None:
    sent = "turn 1 second; tiles y0.0 b1.0:i g-1.0:2; laid 1.0; post 0.0 left 1 before -; scores 3 0; advanced yes"
    assert "fault-fresh" not in found(sent)


@pytest.mark.parametrize(("scores", "could_be"), [("1 0", True), ("0 1", False)])
def test_the_first_rescue_of_all_may_be_one_of_a_single_point_on_princess(scores: str, could_be: bool) -> None:
    assert (not found(ONE_POINT.format(scores))) == could_be


@pytest.mark.parametrize(("scores", "could_be"), [("9 3", True), ("9 2", False), ("2 1", True), ("2 0", False)])
def test_a_rescue_on_cleocatra_brings_seven_points_at_most_to_who_had_the_fewest(scores: str, could_be: bool) -> None:
    assert ("fault-bonus" not in found(OWN_BONUS.format(scores))) == could_be


@pytest.mark.parametrize("tile", ["o0.0", "b0.0"])
def test_a_bonus_rescue_may_be_on_any_tile(tile: str) -> None:
    """Its inspector is still to be put; what earned the bonus is no longer to be seen."""
    due = f"turn 1 bonus for 2; tiles {tile} o1.0:i g2.0:i p-1.0:1i; post 0.0 left 1 before -1.0 1.0 2.0; scores 9 5"
    assert "fault-bonus" not in found(f"{due}; seed 3; advanced yes")


@pytest.mark.parametrize(("watched", "could_be"), [(1, True), (2, True), (3, False)])
def test_a_single_point_may_have_brought_two_inspectors_of_princess(watched: int, could_be: bool) -> None:
    tiles = " ".join(f"{tile}{':i' * (number < watched)}" for number, tile in enumerate(("o1.0", "b2.0", "g3.0")))
    once = f"turn 2; first 1; tiles y0.0 {tiles} p4.0:2; scores 1 0; seed 3; advanced yes"
    assert ("fault-inspectors" not in found(once)) == could_be


@pytest.mark.parametrize(
    ("step", "house", "could_be"),
    [
        ("", "", True),
        (" second", "", False),
        (" bonus for 2", "", True),
        (" bonus for 2", "; bonus rescuer-only", False),
    ],
)
def test_a_tile_is_in_hand_only_where_a_tile_action_may_be_taken(step: str, house: str, could_be: bool) -> None:
    drawn = f"turn 1{step}; tiles o0.0:i b1.0:1 g2.0:2; held p; scores 7 0; seed 3; advanced yes{house}"
    assert ("fault-held" not in found(drawn)) == could_be
