"""Course of play, step 1 and step 4."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.cats import NAMES
from tests.games.cloaked import after, at, broken, decided_by, held, told

FANS = "1 fan striped blue hat hand {}; 2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3"
BOARD = f"turn 1; {FANS.format('resting-blue strutting-white seated-green')}; seed 5"
OTHERS = BOARD.replace("turn 1", "turn 2")
PLAYED = f"turn 1 ask; {FANS.format('strutting-white seated-green')}; stage resting-blue; seed 5"
ASKED = PLAYED.replace("turn 1 ask", "turn 1 draw").replace("red hand *3", "red hand *3 won 1") + "; denied 2 white"


def _played_out(turn: str, one: str, two: str) -> str:
    stage = " ".join(name for name in NAMES if name not in (one, two))
    return f"{turn}; 1 fan white brown blue hand {one}; 2 fan black green yellow hand {two}; stage {stage}; pile -"


def test_turns_go_clockwise_and_rounds_begin_anew() -> None:
    assert broken(OTHERS, "1: play resting-blue") == {"turn.order"}
    assert "turn.order" in held(BOARD, "play resting-blue")
    state = after(BOARD, "play resting-blue", "draw")
    assert state.turn == 1
    assert ("next-turn", "turn.order") in told(PLAYED, "draw")
    last = PLAYED.replace("turn 1", "turn 3")
    assert ("new-round", "turn.order") in told(last, "draw")


def test_a_turn_is_four_steps_in_order() -> None:
    assert broken(BOARD, "draw") == {"turn.steps"}
    assert broken(BOARD, "ask 2 red") == {"turn.steps"}
    assert broken(BOARD, "pass") == {"turn.steps"}
    assert broken(PLAYED, "play seated-green") == {"turn.steps"}
    assert broken(PLAYED, "pass") == {"turn.steps"}
    assert broken(ASKED, "play seated-green") == {"turn.steps"}
    assert "turn.steps" in held(PLAYED, "ask 2 red")


def test_one_cat_of_ones_hand_is_played() -> None:
    assert broken(BOARD, "play leaping-red") == {"play.one-cat"}
    assert "play.one-cat" in held(BOARD, "play seated-green")
    state = after(BOARD, "play seated-green")
    assert [NAMES[on.cat] for on in state.stage] == ["seated-green"]
    assert len(state.hands[0]) == 2
    staged = BOARD.replace("; seed", "; stage leaping-red; seed")
    assert broken(staged, "play leaping-red") == {"play.one-cat"}


def test_the_turn_ends_with_drawing_one() -> None:
    state = after(PLAYED, "draw")
    assert len(state.hands[0]) == 3
    assert len(state.pile) == len(at(PLAYED).pile) - 1
    assert state.hands[0][-1] == at(PLAYED).pile[-1]
    assert ("drawn", "draw.one") in told(PLAYED, "draw")


def test_cats_and_masks_stay_in_sight() -> None:
    state = after(PLAYED, "draw")
    for seat in (Seat(0), Seat(1), Seat(2)):
        with decided_by("table.public"):
            assert GAME.seen_by(state, seat).stage == at(PLAYED).stage


def test_from_an_empty_pile_nothing_is_drawn() -> None:
    empty = _played_out("turn 1 ask", "leaping-red", "leaping-purple")
    assert broken(empty, "draw") == {"ruling.empty-pile"}
    assert "ruling.empty-pile" in held(empty, "pass")
    assert after(empty, "pass").due == "play"
    asked = told(empty, "ask 2 black")
    assert ("pile-empty", "ruling.empty-pile") in asked
    assert after(empty, "ask 2 black").turn == 1


def test_without_a_cat_a_turn_begins_with_the_question() -> None:
    one_left = _played_out("turn 2 ask; first 1", "-", "leaping-red")
    assert after(one_left, "pass").due == "ask", "ruling.empty-pile"
    assert ("no-cat", "ruling.empty-pile") in told(one_left, "pass")


def test_when_nobody_holds_a_cat_the_game_ends_with_the_round() -> None:
    none_left = _played_out("turn 1 ask", "-", "-")
    assert not after(none_left, "pass").ended
    outcome = GAME.outcome(after(none_left, "pass", "pass"))
    assert outcome is not None
    assert outcome.rule == "ruling.empty-pile"
