"""A turn, and how far prey, cats and dogs swap."""

from __future__ import annotations

import pytest

from catgames.core.errors import AmbiguousMove, IllegalMove, NotAMove
from catgames.games.pocket.law.game import GAME
from tests.games.pocket import after, at, broken, events, face, held, reach, tile, told

BOARD = "turn 1; board * (R2) * m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; seed 8"
LIFTED = "turn 1; board * R2 * m5 * / ** G1 ** / * D^ m4 ** / ***** / * R4 ** f3; lifted b1; seed 8"
PREY = "turn 1; board ***** / * m5 *** / ** R1 ** / ***** / *****; lifted b2; seed 4"
CAT = "turn 1; board ***** / * R3 *** / ** G1 ** / ***** / *****; lifted b2; seed 6"
DOG = "turn 1; board ***** / *** C> * / ** G1 ** / ***** / *****; lifted d2; seed 6"


def test_a_turn_turns_up_one_face_down_tile() -> None:
    assert "turn.reveal" in held(BOARD, "reveal a1")
    assert broken(BOARD, "reveal c3") == {"turn.reveal"}
    assert told(BOARD, "reveal b1") == [("revealed", "turn.reveal")]
    assert after(BOARD, "reveal b1").lifted == 1


def test_the_revealed_tile_must_swap_and_no_other() -> None:
    assert "turn.swap" in held(LIFTED, "swap b1 a1")
    assert broken(LIFTED, "keep") == {"turn.swap"}
    assert broken(LIFTED, "swap b5 b4") == {"turn.swap"}
    assert broken(LIFTED, "swap b1 b1") == {"turn.swap"}
    assert broken(BOARD, "swap b1 a1") == {"turn.swap"}
    assert broken(LIFTED, "swap a1 b1") == {"turn.swap"}, "the revealed tile is named first"


def test_a_swapped_face_down_tile_stays_face_down() -> None:
    assert ("stays-down", "turn.no-peek") in told(LIFTED, "swap b1 c1")
    state = after(LIFTED, "swap b1 c1")
    assert (face(state, "b1"), face(state, "c1"), state.turn) == ("d", "u", 1)
    assert tile(state, "b1") == tile(at(LIFTED), "c1")


def test_nothing_more_is_turned_up_in_a_turn() -> None:
    assert broken(LIFTED, "reveal a1") == {"turn.no-peek"}
    assert "turn.no-peek" in held(BOARD, "reveal a1")


def test_players_take_turns() -> None:
    assert broken(LIFTED, "2: swap b1 a1") == {"turn.order"}
    assert broken(BOARD, "2: reveal a1") == {"turn.order"}
    assert broken(BOARD, "2: reveal c3") == {"turn.order", "turn.reveal"}
    assert "turn.order" in held(BOARD, "reveal a1")


def test_a_face_up_partner_stays_face_up() -> None:
    state = after(LIFTED.replace("* R2 * m5", "* R2 G3* m5"), "swap b1 c1")
    assert (tile(state, "b1"), face(state, "b1")) == ("G3*", "u")


@pytest.mark.parametrize(
    ("cell", "around"),
    [("b2", "a1 b1 c1 a2 c2 a3 b3 c3"), ("a1", "b1 a2 b2"), ("a3", "a2 b2 b3 a4 b4")],
)
def test_prey_swaps_with_the_tiles_around_it(cell: str, around: str) -> None:
    places = ["*"] * 25
    places["abcde".index(cell[0]) + 5 * (int(cell[1]) - 1)] = "m5"
    position = f"turn 1; board {' '.join(places)}; lifted {cell}; seed 4"
    assert reach(position) == set(around.split()), "swap.prey"


def test_prey_goes_no_further() -> None:
    assert broken(PREY, "swap b2 d2") == {"swap.prey"}
    assert broken(PREY, "swap b2 d4") == {"swap.prey"}
    assert "swap.prey" in held(PREY, "swap b2 c3")


def test_a_cat_swaps_one_or_two_along_its_row_or_column() -> None:
    assert reach(CAT) == {"a2", "c2", "d2", "b1", "b3", "b4"}
    assert broken(CAT, "swap b2 e2") == {"swap.cat"}
    assert broken(CAT, "swap b2 c3") == {"swap.cat"}
    assert "swap.cat" in held(CAT, "swap b2 b4")
    assert reach(CAT.replace("R3", "G3*")) == reach(CAT), "it makes no difference whose cat it is"


def test_a_dog_swaps_anywhere_in_its_row_or_column() -> None:
    assert reach(DOG) == {"a2", "b2", "c2", "e2", "d1", "d3", "d4", "d5"}
    assert broken(DOG, "swap d2 e1") == {"swap.dog"}
    assert "swap.dog" in held(DOG, "swap d2 a2")


def test_a_dog_keeps_its_facing() -> None:
    assert tile(after(DOG, "swap d2 a2"), "a2") == "C>"
    assert broken(DOG, "rotate d2 right") == {"dog.facing"}
    moved = DOG.replace("lifted d2", "lifted b2").replace("*** C>", "* R1 * C>")
    assert ("keeps-facing", "dog.facing") in told(moved, "swap b2 d2")


def test_a_revealed_dog_faces_as_it_lay() -> None:
    hidden = "turn 1; board ***** / *** (C>) * / ** G1 ** / ***** / *****; seed 6"
    assert ("facing", "ruling.facing") in told(hidden, "reveal d2")


def test_every_event_of_a_turn_has_its_board() -> None:
    assert all(event.board is not None for event in events(LIFTED, "swap b1 c1"))


def test_a_refused_move_changes_nothing_and_says_so() -> None:
    state = at(CAT)
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, GAME.read_move(state, "swap b2 e2"))
    assert caught.value.verdict.broken_rules == {"swap.cat"}
    assert caught.value.verdict.repairs


@pytest.mark.parametrize("text", ["", "swap", "reveal z9", "rotate c3 sideways", "choose dogs", "swap b2 c3 d4"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(NotAMove):
        GAME.read_move(at(CAT), text)


def test_without_a_revealed_tile_one_place_is_not_enough() -> None:
    assert GAME.read_move(at(CAT), "swap b3") == GAME.read_move(at(CAT), "swap b2 b3")
    with pytest.raises(AmbiguousMove):
        GAME.read_move(at(BOARD), "swap b3")
