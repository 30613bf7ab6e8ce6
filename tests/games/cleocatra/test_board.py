"""The board in its place: what is touched stays where it is, and the tiles are in sight."""

from __future__ import annotations

from dataclasses import replace

import pytest

from catgames.core.message import Seat
from catgames.games import load
from catgames.games.cleocatra.board.draw import draw
from catgames.games.cleocatra.board.phases import phases
from catgames.scene.look import NARROW, SNUG, WIDE, Look
from catgames.scene.shapes import Text, covers
from catgames.table.guise import Guise
from tests.games.cleocatra import at

KIT, YOU = load("cleocatra"), Seat(0)
GROWING = (
    "turn 1 setup; tiles -; scores 0 0 0; seed 1",
    "turn 1; tiles o0.0:1 b1.0:2 g2.0:3; scores 0 0 0; seed 1",
    "turn 1; tiles o0.0:1 b1.0:2 g2.0:3 p3.0 y4.0 o5.0 b6.0 g7.0 p8.0; scores 0 0 0; seed 1",
    "turn 1; tiles o0.0:1 b0.1:2 g1.1:3 p1.2 y2.2 o2.3 b3.3 g3.4 p4.4; scores 0 0 0; seed 1",
    "turn 2; first 2; tiles g-1.0:i o0.0:i p0.1:i b1.0 y1.1:3 y2.0:2; scores 24 18 21; seed 7",
)
FLAT = "turn 1; tiles o0.0:1 b1.0:2 g2.0:3 p3.0 y4.0; scores 0 0 0; seed 1"


def look_at(width: int) -> Look:
    return Guise(width=width).look(KIT, YOU)


@pytest.mark.parametrize("width", [SNUG, WIDE])
def test_beside_the_words_nothing_that_is_touched_moves_while_the_pyramids_grow(width: int) -> None:
    scenes = [draw(at(position), look_at(width)) for position in GROWING]
    assert len({scene.height for scene in scenes}) == 1
    for key in ("pile", "inspectors", "scout", "team-up", "rescue", "count", "supply:0"):
        assert len({scene.spot(key) for scene in scenes}) == 1, key


def test_what_is_only_looked_at_keeps_no_room_for_what_will_come() -> None:
    touched, looked_at = (draw(at(FLAT), replace(look_at(WIDE), touched=touched)) for touched in (True, False))
    assert looked_at.height < touched.height


def test_on_a_small_screen_the_tiles_come_first_while_a_question_is_open() -> None:
    """Nobody may touch a place then: those above the tiles are not there, and take no room."""
    free = look_at(NARROW)
    before, asked = (draw(at(FLAT), look) for look in (free, replace(free, asking=())))
    for column in range(5):
        lower, upper = (scene.spot(f"tile:{column}.0") for scene in (before, asked))
        assert lower is not None
        assert upper is not None
        assert lower[0] == upper[0]
        assert upper[1] < lower[1] - 40


TURN = "turn 1{}; tiles o0.0:1 b1.0:2i g2.0:i y3.0:i; scores 4 4; {}seed 1; advanced yes"


@pytest.mark.parametrize(
    ("step", "due", "shown"),
    [
        ("", "", ("[first]", "second")),
        ("", "held p; ", ("first", "[lay]", "second")),
        (" second", "", ("first", "[second]")),
        ("", "post 0.0 left 1 before 1.0 2.0 3.0; ", ("first", "[inspector]")),
        (" second", "post 0.0 left 1 before 1.0 2.0 3.0; ", ("first", "second", "[inspector]")),
        (" bonus for 2", "", ("[bonus]",)),
        (" bonus for 2", "held p; ", ("bonus", "[lay]")),
        (" bonus for 2", "post 0.0 left 1 before 1.0 2.0 3.0; ", ("bonus", "[inspector]")),
    ],
)
def test_the_phases_are_those_of_this_turn(step: str, due: str, shown: tuple[str, ...]) -> None:
    """After a rescue as the first action no second follows, so none is promised."""
    found = phases(at(TURN.format(step, due)))
    marked = tuple(f"[{name}]" if number == found.now else name for number, name in enumerate(found.steps))
    assert marked == shown


@pytest.mark.parametrize(
    ("position", "begins"),
    [
        ("turn 1; tiles o0.0:1 b1.0 g-1.0:2; scores 0 0; seed 1", "scout"),
        ("turn 1; tiles o0.0:1i b1.0:1i g2.0:1i p-1.0:2 y0.1:3; scores 6 4 5; seed 4", "pile"),
        ("turn 2; tiles o0.0:1 b1.0 g-1.0:2; scores 0 0; seed 1", "tile:0.0"),
    ],
)
def test_on_a_phone_a_step_begins_where_one_can_begin(position: str, begins: str) -> None:
    """With a word that can be said, with the pile, or with the tiles."""
    scene = draw(at(position), replace(look_at(NARROW), touched=True))
    assert scene.heart is not None
    first = scene.box(begins)
    assert first is not None
    assert scene.heart[0] <= first.y
    above = {"pile": (), "scout": ("pile",)}.get(begins, ("pile", "scout"))
    assert all(box.y < scene.heart[0] for key in above if (box := scene.box(key)))


@pytest.mark.parametrize("position", GROWING[1:])
@pytest.mark.parametrize("width", [NARROW, SNUG, WIDE])
def test_nothing_crosses_the_words_that_say_which_game_it_is(position: str, width: int) -> None:
    look = look_at(width)
    scene = draw(at(position), look)
    (words,) = [mark.shape for mark in scene.marks if isinstance(mark.shape, Text) and mark.shape.text == "Basic game"]
    crossed = [key for key in scene.keys if key.startswith(("place:", "tile:"))]
    for key in crossed:
        assert not any(covers(outline, words.x + by, words.y) for outline in scene.outlines(key) for by in (-36, 0, 36))
