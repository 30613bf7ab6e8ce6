"""What a notebook shows to who only reads it: each live cell's board, and beneath it the words of the step."""

from __future__ import annotations

import re
from html import unescape

import pytest

from catgames.games import GAMES, load
from catgames.notebook import learn, play
from catgames.notebook.cell import Cell
from catgames.notebook.still import mistake
from catgames.table.guise import Guise
from catgames.table.lesson.table import go_to, open_table
from catgames.table.lesson.transcript import rehearsals


def _written(cell: Cell) -> str:
    """The words of the picture, line after line."""
    svg = cell._repr_mimebundle_()["image/svg+xml"]
    return unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg)))


def test_a_step_says_what_it_asks_and_what_is_answered_to_a_mistake() -> None:
    words = _written(learn("burglars").step("action-2", "twin"))
    assert "Try it · 4 of 11 Now you have three crews. Make one of them grow." in words
    assert "› form green 1 Not allowed: A crew grows only beside an equal (Action 2)." in words
    assert "form green 2" not in words, "which would do it"


def test_a_question_shows_what_there_is_to_choose_from() -> None:
    assert "○ Permis \u2003○ Interdit" in _written(learn("burglars", "fr").step("turn", "half-way"))


def test_a_section_says_its_first_step_and_which_kinds_follow() -> None:
    words = _written(learn("burglars").section("turn"))
    assert "On your turn you do exactly one of five things" in words
    assert "2 Legal or not? · 3 Legal or not?" in words


def test_the_referee_says_the_verdict() -> None:
    position = "turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r; seed 6"
    assert "Not allowed: A crew grows only beside" in _written(play("burglars").referee(position, "form green 1"))


@pytest.mark.parametrize("game", GAMES)
def test_no_step_gives_its_solution_away(game: str) -> None:
    table, guise = open_table(load(game)), Guise()
    for section, unit in enumerate(table.kit.units):
        for number in range(len(unit.steps)):
            opened = go_to(table, section, number)
            ways, said = rehearsals(opened), mistake(opened, guise)
            assert bool(said) == (len(ways) > 1)
            if said:
                assert said[0].text.removeprefix("› ") != ways[-1].move
