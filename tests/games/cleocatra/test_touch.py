"""Touching the table: shortcuts, choices, and changing one's mind."""

from __future__ import annotations

import pytest

from catgames.core.message import Seat
from catgames.games.cleocatra import KIT
from catgames.games.cleocatra.board.draw import draw
from catgames.games.cleocatra.board.faces import GOLD
from catgames.games.cleocatra.board.touch import touch
from catgames.games.cleocatra.language.moves import Herd, Rescue, Scout, Settle, TeamUp
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.position.twin import twin
from catgames.scene.look import NARROW, WIDE, Look
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.scene import Mark
from catgames.scene.shapes import Polygon, Text, bounds
from catgames.screen.inputs import Touched
from catgames.table.guise import Guise
from catgames.table.referee.referee import put_before
from catgames.table.referee.update import update
from catgames.text.words import Words
from tests.games.cleocatra import at

YOU = Seat(0)
LAID = "turn 1 second; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0 g3.0; laid 3.0; scores 4 3 5; seed 2"
TWO_BLUE = "turn 1; tiles o0.0:1 b1.0 b-1.0 g2.0:2 p3.0:3; scores 0 0 0; seed 5"
ROW = "turn 1; tiles o-1.0:i o0.0:1 b1.0 g2.0 y3.0; scores 4 3; seed 3"
RING = "turn 1; tiles o0.0:1 b1.0 g2.0 y3.0 p4.0 b0.1 o1.1:2 y2.1 g3.1:3 b4.1; scores 8 6 7; seed 3"
AWAY = "turn 1; tiles o0.0:2 b1.0 g2.0:i; scores 3 0; seed 3"
STUCK = "turn 1; tiles o0.0:2 b1.0 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -"


@pytest.mark.parametrize(
    ("position", "tile", "kind"), [(LAID, "3.0", Scout), (LAID, "1.0", TeamUp), (STUCK, "4.0", Settle)]
)
def test_a_rescuer_taken_from_the_supply_does_what_can_be_meant(position: str, tile: str, kind: type) -> None:
    assert isinstance(touch(at(position), YOU, ("supply:0", f"tile:{tile}")).move, kind)


def test_a_tile_under_a_piece_may_be_touched_by_the_piece() -> None:
    assert touch(at(LAID), YOU, ("team-up", "rescuer:1:-1.0")).move == GAME.read_move(at(LAID), "team -1.0")


def test_tiles_alike_are_chosen_and_unchosen_before_they_are_counted() -> None:
    state = at(TWO_BLUE)
    picked = ("rescue", "rescuer:0:0.0")
    assert touch(state, YOU, picked).picked == picked
    chosen = touch(state, YOU, (*picked, "tile:1.0")).picked
    assert chosen == (*picked, "tile:1.0")
    assert touch(state, YOU, (*chosen, "tile:1.0")).picked == picked
    made = touch(state, YOU, (*chosen, "count")).move
    assert isinstance(made, Rescue)
    assert made == GAME.read_move(state, "rescue 0.0 with 1.0")
    assert set(KIT.next_keys(state, YOU, picked)) == {"tile:1.0", "tile:-1.0"}
    assert KIT.next_keys(state, YOU, chosen) == ("count",)


@pytest.mark.parametrize("tile", ["0.0", "2.0"])
def test_a_rescue_that_names_an_empty_place_would_touch_what_is_not_there(tile: str) -> None:
    """So it is no wrong answer that tempts."""
    state = at(TWO_BLUE)
    touched = KIT.keys_of(state, GAME.read_move(state, f"rescue {tile} scoring 0.0 0.1"))
    assert "tile:0.1" in touched
    assert "tile:0.1" not in draw(GAME.seen_by(state, YOU), Look(YOU, Words("cleocatra", "en", YOU))).keys


def test_a_rescuer_may_be_touched_before_the_word() -> None:
    assert touch(at(TWO_BLUE), YOU, ("rescuer:0:0.0", "rescue")).picked == ("rescue", "rescuer:0:0.0")


@pytest.mark.parametrize(("tile", "word", "kind"), [("3.0", "scout", Scout), ("1.0", "team-up", TeamUp)])
def test_a_tile_may_be_touched_before_the_word(tile: str, word: str, kind: type) -> None:
    assert isinstance(touch(at(LAID), YOU, (f"tile:{tile}", word)).move, kind)
    assert touch(at(LAID), YOU, ("tile:2.0", word)) == touch(at(LAID), YOU, (word,)), "where that cannot be meant"


def test_what_is_touched_twice_is_let_go() -> None:
    assert touch(at(LAID), YOU, ("tile:2.0", "tile:2.0")).picked == ()


def test_a_rescuer_and_a_tile_mean_herding_even_where_it_is_not_allowed() -> None:
    assert isinstance(touch(at(LAID), YOU, ("rescuer:0:0.0", "tile:1.0")).move, Herd)


def test_the_twin_of_a_twin_is_in_the_same_places() -> None:
    state = at(LAID)
    assert twin(twin(state)).cells == state.cells
    for move in GAME.legal_moves(state):
        assert GAME.allows(twin(state), KIT.twin_move(move)), KIT.keys_of(state, move)
        assert KIT.twin_move(KIT.twin_move(move)) == move


def _ink(picked: tuple[str, ...], name: str = "Scout") -> set[str]:
    scene = draw(at(LAID), Guise().look(KIT, YOU, picked=picked))
    return {mark.fill for mark in scene.marks if isinstance(mark.shape, Text) and mark.shape.text == name}


def test_an_action_that_was_touched_does_not_look_switched_off() -> None:
    assert _ink(("scout",)) == _ink(()) != _ink((), "Count")


@pytest.mark.parametrize("picked", [("scout",), ("team-up",), ("rescue",), ("rescue", "rescuer:0:0.0")])
@pytest.mark.parametrize("word", ["scout", "team-up", "rescue"])
def test_another_action_is_begun_by_touching_its_word(picked: tuple[str, ...], word: str) -> None:
    if word not in picked:
        assert _ink(picked) == _ink(()), "it does not look switched off"
        assert touch(at(LAID), YOU, (*picked, word)).picked == (word,)


def test_an_action_is_begun_anew_after_a_refusal() -> None:
    """But without one the word that is touched again is let go."""
    asked = put_before(KIT, at(LAID))
    for key in ("scout", "tile:1.0"):
        asked = update(asked, Touched(key))
    assert asked.verdict is not None
    assert not asked.verdict.legal
    anew = update(asked, Touched("scout"))
    assert anew.picked == ("scout",)
    assert update(anew, Touched("scout")).picked == ()


@pytest.mark.parametrize(
    ("position", "tile", "why"),
    [(ROW, "1.0", "splits"), (ROW, "0.0", "occupied"), (RING, "2.0", "surrounded"), (ROW, "3.0", "no")],
)
def test_a_tile_that_cannot_be_taken_says_why_before_a_place_is_touched(position: str, tile: str, why: str) -> None:
    assert touch(at(position), YOU, (f"tile:{tile}",)).said.args["stays"] == why


@pytest.mark.parametrize(("position", "goes"), [(AWAY, "no"), (LAID, "yes"), (STUCK, "yes")])
def test_the_supply_says_whether_a_rescuer_can_go_anywhere(position: str, goes: str) -> None:
    assert touch(at(position), YOU, ("supply:0",)).said.args["goes"] == goes


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_the_gold_frame_is_seen_on_a_tile_that_is_lit(width: int) -> None:
    look = Guise(width=width).look(KIT, YOU)
    lit = draw_over(draw(at(LAID), look), Overlay(hint=("tile:3.0",)), look.theme)
    outlined = {mark.stroke: mark for mark in lit.marks if isinstance(mark.shape, Polygon) and not mark.fill}
    assert _open(outlined[GOLD]) < _open(outlined[look.theme.hint]) - 1


def _open(outline: Mark) -> float:
    """From the middle of a triangle to the inner side of the line around it."""
    return bounds(outline.shape).height / 3 - outline.line / 2
