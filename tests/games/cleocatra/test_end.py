"""End of the game."""

from __future__ import annotations

from catgames.games.cleocatra.law.game import GAME
from tests.games.cleocatra import after, at, broken, held, told

TILES = "tiles o0.0:1 b1.0 g-1.0 p0.1 y2.0:2 y1.1:3"
LAST = f"turn 1; first 2; {TILES}; scores 20 18 21; seed 7"
FIRST = f"turn 1; first 1; {TILES}; scores 20 18 21; seed 7"
OVER = "turn 2; first 2; tiles o0.0:i b1.0 g-1.0 p0.1 y2.0:2 y1.1:3; scores 24 18 21; seed 7"
NEARLY = "turn 1 second; tiles o0.0:12i b1.0:12i g2.0:2i p-1.0 y3.0; scores 12 15; seed 8"
FROZEN = "turn 2; tiles o0.0:12i b1.0:12i g2.0:12i p-1.0 y3.0; scores 12 15; seed 8"


def test_the_round_is_finished_once_somebody_has_23() -> None:
    assert ("round-over", "end.trigger") in told(LAST, "rescue 0.0")
    outcome = GAME.outcome(after(LAST, "rescue 0.0"))
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("end.trigger", (0,), (24, 18, 21))


def test_it_is_not_over_before_the_others_have_had_their_turn() -> None:
    state = after(FIRST, "rescue 0.0")
    assert state.scores[0] == 24
    assert GAME.outcome(state) is None, "end.trigger"
    assert ("last-round", "end.trigger") in told(FIRST, "rescue 0.0")
    assert "end.trigger" in held(FIRST, "rescue 0.0")


def test_the_inspector_is_put_and_the_round_goes_on_although_the_starter_has_23() -> None:
    """Only then has the starter's turn ended."""
    position = FIRST.replace("b1.0 g-1.0 p0.1", "b1.0:i g-1.0:i p0.1:i")
    assert GAME.outcome(after(position, "rescue 0.0")) is None, "end.trigger"
    state = after(position, "rescue 0.0", "post 1.0 to 0.0")
    assert (GAME.to_move(state), GAME.outcome(state)) == (1, None)


def test_nothing_is_played_after_the_end() -> None:
    assert broken(OVER, "1: draw") == {"end.trigger"}
    assert broken(OVER, "2: draw") == {"end.trigger"}
    assert not GAME.legal_moves(at(OVER))


def test_most_points_win_and_a_tie_is_shared() -> None:
    for scores, winners in (("24 24 20", (0, 1)), ("23 25 20", (1,)), ("24 24 24", (0, 1, 2))):
        outcome = GAME.outcome(at(f"turn 1; first 1; {TILES}; scores {scores}; seed 7"))
        assert outcome is not None
        assert outcome.winners == winners, "end.winner"
    assert ("won", "end.winner") in told(LAST, "rescue 0.0")


def test_a_frozen_game_ends_at_once() -> None:
    assert ("frozen", "ruling.frozen") in told(NEARLY, "team 2.0")
    outcome = GAME.outcome(at(FROZEN))
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("ruling.frozen", (1,))
    assert broken(FROZEN, "1: draw") == {"ruling.frozen"}


def test_herding_thaws_it() -> None:
    assert GAME.outcome(at(FROZEN + "; advanced yes")) is None, "ruling.frozen"
