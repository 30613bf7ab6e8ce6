"""A first action that leaves no second; being stuck."""

from __future__ import annotations

from catgames.core.verdict import Standing
from catgames.games.cleocatra.law.game import GAME
from tests.games.cleocatra import after, at, broken, held, moves, told

TRAP = "turn 1; tiles o0.0:1i b1.0:1i g2.0:i p-1.0:2 y0.1:3; scores 6 4 5; seed 4"
ALONE = "turn 1; tiles o0.0:1i b1.0:1i g2.0:1i p-1.0:2 y0.1:3; scores 6 4 5; pile *+o; seed 4"
ABLE = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 4 3 5; seed 2"
STUCK = "turn 1; tiles o0.0:2 b1.0 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -"
# Every rescuer of two players stands somewhere; the learner's are inspected, the ends are taken.
NOTHING = "turn 1; tiles o0.0:2 b1.0 g2.0:1i y3.0 p4.0:1i b4.1 o5.1 y6.1:1i g7.1 p8.1:2; scores 9 11; pile -"


def test_a_first_action_that_leaves_no_second_is_refused() -> None:
    assert broken(TRAP, "team 2.0") == {"turn.second-possible"}
    assert "turn.second-possible" in held(TRAP, "team -1.0")
    assert {"draw", "team -1.0", "team 0.1"} <= moves(TRAP)
    assert "team 2.0" not in moves(TRAP)


def test_the_refusal_shows_the_search() -> None:
    state = at(TRAP)
    finding = next(f for f in GAME.explain(state, GAME.read_move(state, "team 2.0")).broken)
    assert finding.standing is Standing.BROKEN
    tried = finding.evidence.said["tried"]
    assert isinstance(tried, tuple)
    assert [message.id for message in tried] == ["second-scout", "second-team", "second-rescue"], "turn.second-possible"


def test_in_the_advanced_game_herding_may_follow() -> None:
    assert "turn.second-possible" in held(TRAP + "; advanced yes", "team 2.0")


def test_if_no_first_action_leaves_a_second_one_is_taken_alone() -> None:
    assert "ruling.no-second" in held(ALONE, "draw")
    state = after(ALONE, "draw", "lay 3.0")
    assert (state.turn, state.step) == (1, 1)
    assert broken(ALONE, "pass") == {"ruling.no-second"}


def test_who_is_stuck_puts_a_rescuer_anywhere_and_then_acts() -> None:
    assert "turn.stuck" in held(STUCK, "settle 4.0")
    assert moves(STUCK) == {f"settle {cell}" for cell in at(STUCK).cells}
    assert after(STUCK, "settle 4.0").step == 2
    assert ("settled", "turn.stuck") in told(STUCK, "settle 4.0")
    assert broken(STUCK, "pass") == {"ruling.no-second"}


def test_who_is_not_stuck_does_not() -> None:
    assert broken(ABLE, "settle 2.0") == {"turn.stuck"}
    second = ABLE.replace("turn 1", "turn 1 second")
    assert broken(second, "settle 2.0") == {"turn.stuck"}


def test_with_nothing_possible_at_all_the_turn_is_passed() -> None:
    assert moves(NOTHING) == {"pass"}
    assert "ruling.no-second" in held(NOTHING, "pass")
    assert after(NOTHING, "pass").turn == 1
