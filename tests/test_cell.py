"""A cell is a widget that others observe: whether it is done, the board in notation, the verdict on the last try."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import ipywidgets as widgets
import pytest

import catgames
from catgames.notebook import learn, play
from catgames.notebook.cell import Cell
from catgames.screen.inputs import Button, Input, Touched
from catgames.table.inputs import Changed, Entered, RoomName
from catgames.table.lesson.inputs import Went
from catgames.teach import Judge, Read, Try, happened

GROW = Try(
    text="Make a crew grow.",
    at="turn 1; 1 hand gp crews bo y r; 2 hand *6 crews r; seed 6",
    goal=happened("grown"),
    solution="form green 2",
)


@pytest.fixture
def cell() -> Cell:
    return learn("burglars").lesson(GROW)


def _give(cell: Cell, *inputs: Input) -> None:
    for given in inputs:
        cell._tutor.give(given)


def _touch(cell: Cell, *keys: str) -> None:
    _give(cell, *map(Touched, keys))


def test_the_last_verdict_stays_when_something_else_is_touched(cell: Cell) -> None:
    assert cell.verdict is None
    _touch(cell, "hand:0", "crew:0:0")
    refused = cell.verdict
    assert refused is not None
    assert refused.broken_rules == {"form.same-size"}
    _touch(cell, "hand:1")
    assert cell.verdict is refused
    assert not cell.done


def test_of_another_step_nothing_has_been_tried_yet() -> None:
    cell = learn("burglars").lesson(GROW, replace(GROW, id="once-more"))
    _touch(cell, "hand:0", "crew:0:1")
    assert cell.verdict is not None
    _give(cell, Button.NEXT)
    assert cell.verdict is None


def test_a_lesson_is_done_when_all_its_steps_are() -> None:
    asked = Judge(text="And now?", at=GROW.at, move="form green 1")
    cell = learn("burglars").lesson(GROW, asked, Read(text="That is all.", at=GROW.at))
    _touch(cell, "hand:0", "crew:0:1")
    assert not cell.done, "two steps are left"
    _give(cell, Button.NEXT, Button.NEXT, Button.NEXT)
    assert not cell.done, "the question was passed over"
    _give(cell, Went(0, 1))
    _give(cell, *_rehearsed(cell))
    assert cell.done, "the text at its end was gone on from"
    _give(cell, Entered(RoomName.PLAY))
    assert cell.done, "what is done stays done"


def _rehearsed(cell: Cell) -> tuple[Input, ...]:
    """What does the open step; of a text, to go on."""
    table = cell._tutor.page.learning
    ways = table.lesson_step.rehearsed(table.kit, table.play)
    return ways[-1].inputs if ways else (Button.NEXT,)


def test_a_question_that_is_to_come_back_is_not_done() -> None:
    cell = learn("burglars").lesson(Judge(text="May you?", at=GROW.at, move="form green 1"))
    wrong = cell._tutor.screen.room.choices[0].gives
    assert wrong is not None
    _give(cell, wrong)
    assert not cell.done
    _give(cell, Button.NEXT)
    _give(cell, *_rehearsed(cell))
    assert cell.done


def test_a_step_is_done_when_it_is_and_its_section_when_all_are() -> None:
    course = learn("burglars")
    step, section = course.step("action-2", "twin"), course.section("action-2")
    for cell in (step, section):
        table = cell._tutor.page.lesson
        _give(cell, Went(table.section, table.unit.number("twin")))
        _give(cell, *_rehearsed(cell))
    assert step.done
    assert not section.done
    for number in range(len(section._tutor.page.lesson.unit.steps)):
        _give(section, Went(section._tutor.page.lesson.section, number))
        _give(section, *_rehearsed(section))
    assert section.done


def test_a_lesson_that_is_only_read_can_be_done() -> None:
    cell = learn("burglars").lesson(Read(text="Look.", at=GROW.at))
    assert any(push.enabled and push.gives is Button.NEXT for push in cell._tutor.screen.room.buttons)
    _give(cell, Button.NEXT)
    assert cell.done


def test_an_exercise_is_a_cell_that_is_done_when_it_is_answered() -> None:
    cell = learn("burglars", "fr").exercise("form.same-size", seed=3)
    posed = catgames.exercise("burglars", "form.same-size", seed=3, language="fr")
    text = cell._repr_mimebundle_()["text/plain"]
    assert posed.question in " ".join(text.splitlines())
    assert all(option in text for option in posed.options)
    assert not cell.done
    choice = cell._tutor.screen.room.choices[0].gives
    assert choice is not None
    _give(cell, choice)
    assert cell.done
    _give(cell, Button.NEXT)
    assert cell.done
    with pytest.raises(catgames.Unreadable, match=r"setup\.deck"):
        learn("burglars").exercise("form.nothing")


def _open() -> set[str]:
    return set(widgets.Widget.get_manager_state()["state"])


def test_whatever_they_return_can_be_put_beside_other_widgets() -> None:
    course, table = learn("burglars"), play("burglars")
    exercise, lesson = course.exercise("form.same-size"), course.lesson(GROW)
    row = widgets.HBox([course, table, exercise, lesson])
    before = course.position
    _give(course, Went(3))
    assert course.position != before
    assert repr(row.children[0]) == "Course('Cat Burglars')"
    assert all(child.children for child in row.children)


def test_what_nobody_sees_builds_no_widget() -> None:
    before = _open()
    course = learn("burglars")
    course.section("action-2")
    assert course._repr_mimebundle_()["text/plain"].startswith("Cat Burglars\n")
    assert (course.done, course.verdict) == (False, None)
    assert _open() == before
    widgets.HBox([course.section("action-2")])
    assert len(_open() - before) > 20


def test_a_verdict_shows_itself_in_the_language_of_its_cell() -> None:
    cell = learn("burglars", "fr").lesson(GROW)
    heard: list[Any] = []
    _touch(cell, "hand:0", "crew:0:0")
    french = cell.verdict._repr_markdown_()
    assert french.startswith("**Interdit")
    assert cell.verdict.first_line() == cell.verdict.first_line("fr") == repr(cell.verdict)
    cell.observe(heard.append, "verdict")
    _give(cell, Changed(language="en"))
    assert cell.verdict._repr_markdown_().startswith("**Not allowed")
    assert heard == [], "it is the same verdict"


def test_the_same_try_is_heard_of_again(cell: Cell) -> None:
    heard: list[Any] = []
    cell.observe(lambda change: heard.append(change.new), "verdict")
    _touch(cell, "hand:0", "crew:0:0")
    _touch(cell, "hand:0", "hand:0", "crew:0:0")  # laid down, and taken up again
    assert [bool(verdict.broken_rules) for verdict in heard if verdict is not None] == [True, True]


def test_it_tells_when_it_is_done_and_how_the_board_stands_then(cell: Cell) -> None:
    before = cell.position
    _touch(cell, "hand:0", "crew:0:1")
    assert cell.done
    assert cell.verdict is not None
    assert cell.verdict.legal
    assert cell.position != before
