"""After the points: the inspector comes, the rescuers go home."""

from __future__ import annotations

import pytest

from tests.games.cleocatra import after, broken, held, moves, told

FREE = "turn 1; tiles o0.0:1 b1.0:1 g-1.0 p0.1:2 y2.0:3; scores 3 4 5; seed 6"
NONE_LEFT = "turn 1; tiles o0.0:1 b1.0:i g-1.0:i p0.1:2i y2.0:3; scores 3 4 5; seed 6"
DUE = "turn 1; tiles o0.0 b1.0:i g-1.0:i p0.1:2i y2.0:3; post 0.0 left 1 before -1.0 0.1 1.0; scores 7 4 5; seed 6"
EXAMPLE_4B = "turn 1; tiles b0.0:1 o-1.0:1 o1.0:1 g2.0:2 y-2.0:3; scores 0 0 0; seed 5"


def test_an_inspector_comes_to_the_tile_that_scored() -> None:
    assert ("inspector", "score.inspector") in told(FREE, "rescue 0.0")
    assert after(FREE, "rescue 0.0").inspectors == ((0, 0),)


def test_with_none_left_one_is_taken_from_any_other_tile() -> None:
    assert after(NONE_LEFT, "rescue 0.0").posting is not None
    assert moves(DUE) == {"post -1.0 to 0.0", "post 0.1 to 0.0", "post 1.0 to 0.0"}
    assert "score.inspector" in held(DUE, "post 0.1 to 0.0")
    assert after(NONE_LEFT, "rescue 0.0", "post 0.1 to 0.0").inspectors == ((-1, 0), (0, 0), (1, 0))


@pytest.mark.parametrize("move", ["post 1.0 to 2.0", "post supply to 0.0", "post 2.0 to 0.0"])
def test_the_inspector_comes_from_a_tile_and_to_the_tile_that_scored(move: str) -> None:
    assert broken(DUE, move) == {"score.inspector"}


def test_the_scorer_and_the_scoring_assistants_come_home() -> None:
    assert ("recalled", "score.recall") in told(FREE, "rescue 0.0")
    assert after(FREE, "rescue 0.0").rescuers[0] == ()
    state = after(EXAMPLE_4B, "rescue 0.0 with -1.0")
    assert state.rescuers[0] == ((1, 0),), "the assistant who did not score stays: score.recall"
