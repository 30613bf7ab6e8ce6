"""Rescuer actions: scout, team up, rescue; two to a tile."""

from __future__ import annotations

import pytest

from tests.games.cleocatra import after, broken, held, told

TILES = "tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0"
FIRST = f"turn 1; {TILES}; scores 4 3 5; seed 2"
LAID = f"turn 1 second; {TILES} g3.0; laid 3.0; scores 4 3 5; seed 2"
FULL = "turn 1 second; tiles o0.0:1 b1.0:23 g-1.0:2 p0.1:i y2.0; scores 4 3 5; seed 2"
OWN = "turn 1 second; tiles o0.0:1 b1.0:1 g-1.0:2 p0.1:3 y2.0; scores 4 3 5; seed 2"
ALL_OUT = "turn 1 second; tiles o0.0:1 b1.0:1 g-1.0:2 p0.1:1 y2.0:3 b3.0; laid 3.0; scores 4 3 5; seed 2"


def test_the_tile_just_laid_may_be_scouted() -> None:
    assert "rescuer.scout" in held(LAID, "scout 3.0")
    assert after(LAID, "scout 3.0").rescuers[0] == ((0, 0), (3, 0))


def test_the_tile_just_moved_may_be_scouted() -> None:
    state = after(FIRST, "search 2.0 to -2.0", "scout -2.0")
    assert state.rescuers[0] == ((-2, 0), (0, 0)), "rescuer.scout"


@pytest.mark.parametrize("tile", ["2.0", "1.0", "9.9"])
def test_no_other_tile_may_be_scouted(tile: str) -> None:
    assert broken(LAID, f"scout {tile}") == {"rescuer.scout"}


def test_scouting_needs_a_new_tile_and_a_rescuer_in_supply() -> None:
    assert broken(FIRST, "scout 2.0") == {"rescuer.scout"}
    assert broken(ALL_OUT, "scout 3.0") == {"rescuer.scout"}


def test_teaming_up_is_beside_ones_own() -> None:
    assert "rescuer.team-up" in held(LAID, "team 1.0")
    for move in ("team 2.0", "team 3.0", "team 9.9"):
        assert broken(LAID, move) == {"rescuer.team-up"}
    assert broken(ALL_OUT, "team 2.0") == {"rescuer.team-up"}, "no rescuer is left"


def test_a_corner_is_not_beside() -> None:
    position = "turn 1 second; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y1.1; scores 4 3 5; seed 2"
    assert broken(position, "team 1.1") == {"rescuer.team-up"}


def test_a_tile_holds_two_of_different_players() -> None:
    assert broken(FULL, "team 1.0") == {"tile.capacity"}
    assert broken(OWN, "team 0.0") == {"tile.capacity"}
    assert "tile.capacity" in held(OWN, "team -1.0")


def test_a_rescuer_may_stand_beside_an_inspector() -> None:
    assert "ruling.inspected-place" in held(FULL, "team 0.1")


def test_a_rescue_needs_a_rescuer_of_ones_own() -> None:
    assert "rescuer.rescue" in held(FIRST, "rescue 0.0")
    for move in ("rescue 2.0", "rescue -1.0", "rescue 9.9"):
        assert broken(FIRST, move) == {"rescuer.rescue"}


def test_a_rescue_as_the_first_action_ends_the_turn() -> None:
    assert ("turn-ends", "rescue.ends-turn") in told(FIRST, "rescue 0.0")
    assert after(FIRST, "rescue 0.0").turn == 1
    assert ("turn-ends", "rescue.ends-turn") not in told(LAID, "rescue 0.0")
