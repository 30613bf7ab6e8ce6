"""Lessons that somebody writes: in Python, in a file, in a link, or out of a question to the referee."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import catgames
from catgames.core.errors import Unreadable
from catgames.core.message import Seat
from catgames.games import load
from catgames.notebook import learn
from catgames.screen.inputs import Answered
from catgames.table.address import open_address, write_address
from catgames.table.inputs import Arrived, Changed, Copy, Entered, RoomName
from catgames.table.lesson.inputs import InStep
from catgames.table.lesson.own import pack, unpack
from catgames.table.lesson.table import open_table
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.page import Page, open_page
from catgames.table.referee.inputs import (
    ChoseExercise,
    ChoseSeat,
    RefereeButton,
    WroteMove,
    WrotePosition,
    WroteSentence,
)
from catgames.table.update import update
from catgames.table.view import view
from catgames.teach import Claim, Count, Decide, Judge, Read, Try, Watch, all_of, happened, legal, not_
from catgames.teach.files import KINDS, MOST_STEPS, read_lesson, words_of, write_lesson
from catgames.teach.step import Step

KIT = load("burglars")
CREWS = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
STEPS: list[dict[str, Any]] = [
    {
        "kind": "try",
        "at": CREWS,
        "text": {"en": "Make a crew grow.", "fr": "Fais grandir une bande."},
        "goal": {"happened": "grown"},
        "solution": "form green 2",
        "mistakes": {"form green 1": "form.same-size"},
    },
    {"kind": "judge", "at": CREWS, "text": "And now?", "move": "form green 1"},
]


def _file(*steps: dict[str, Any], **head: Any) -> str:
    return json.dumps({"catgames-lesson": 1, "game": "burglars", "title": "Growing", "steps": steps, **head}, indent=1)


def test_a_lesson_in_a_file_is_the_same_as_one_in_python() -> None:
    lesson = read_lesson(_file(*STEPS))
    assert (lesson.game, lesson.title, [step.kind for step in lesson.unit.steps]) == (
        "burglars",
        "Growing",
        ["try", "judge"],
    )
    assert catgames.check("burglars", lesson.unit) == []
    table = open_table(replace(KIT, units=(lesson.unit,)))
    mistake, solution = rehearsals(table)
    assert not rehearse(table, mistake).play.done
    assert rehearse(table, solution).play.done


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        ({"happened": "grown"}, True),
        ({"happened": "grown", "times": 2}, False),
        ({"moves": ["form green 2"]}, True),
        ({"moves": ["form green 3"]}, False),
        ({"legal": "take deck"}, True),
        ({"ended": True}, True),
        ({"over": True}, False),
        ({"not": {"over": True}}, True),
        ({"all": [{"ended": True}, {"over": True}]}, False),
        ({"any": [{"ended": True}, {"over": True}]}, True),
    ],
)
def test_a_goal_in_a_file_means_what_it_says(goal: dict[str, Any], reached: bool) -> None:
    unit = read_lesson(_file({**STEPS[0], "goal": goal})).unit
    table = open_table(replace(KIT, units=(unit,)))
    assert rehearse(table, rehearsals(table)[-1]).play.done == reached


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"catgames-lesson": 1,\n "game": }', "Line 2: this is not JSON"),
        ("[]", 'Line 1: a lesson begins with "catgames-lesson": 1.'),
        (_file(*STEPS, **{"catgames-lesson": 0}), "Line 1: a lesson begins with"),
        (_file(*STEPS, **{"catgames-lesson": 2}), "Line 1: this lesson is of edition 2, newer than this app"),
        (_file(), "Line 1: a lesson has"),
        (_file(STEPS[0], {"kind": "quiz"}), "Line 21: there is no kind of step called “quiz”. There are: read, watch,"),
        (_file({**STEPS[1], "mover": "x"}), "Line 6: a step of this kind has no “mover”. It has: id, at,"),
        (_file({"kind": "judge", "at": CREWS}), "Line 6: this step needs “move”."),
        (_file({**STEPS[1], "at": 5}), "Line 6: the value of “at” is not what is expected there."),
        (_file({**STEPS[1], "at": ["a"]}), "Line 6: the value of “at” is not what is expected there."),
        (_file({**STEPS[1], "also": "a"}), "Line 6: the value of “also” is not what is expected there."),
        (_file({**STEPS[1], "fixed": "yes"}), "Line 6: the value of “fixed” is not what is expected there."),
        (_file({**STEPS[0], "mistakes": "form green 1"}), "Line 6: the value of “mistakes” is not what is"),
        (_file({**STEPS[0], "text": ["a"]}), "Line 6: the value of “text” is not what is expected there."),
        (_file({"kind": "read", "at": CREWS, "why": "x"}), "Line 6: a step of this kind has no “why”."),
        ("9" * 5000, "Line 1: this is not JSON"),
        (_file({**STEPS[0], "goal": {"won": True}}), 'Line 6: “{"won": true}” is no goal.'),
        (_file(*[STEPS[1]] * (MOST_STEPS + 1)), f"Line 1: a lesson holds at most {MOST_STEPS}."),
    ],
)
def test_a_broken_file_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_lesson(text)
    assert str(refused.value).startswith(said)


ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(("", "form green 1", "zzz")),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(("en", "form green 1", "legal")), inner)
    ),
    max_leaves=4,
)
WHOLE: dict[str, dict[str, Any]] = {
    "read": {},
    "watch": {"moves": "form green 2"},
    "try": STEPS[0],
    "tempt": {"move": "form green 1", "rule": "form.same-size"},
    "decide": {"good": {"form green 2": "Well done."}},
    "judge": STEPS[1],
    "claim": {"fact": {"over": True}},
}


@given(st.data(), ANY)
@pytest.mark.parametrize("kind", KINDS)
def test_any_value_of_any_word_is_refused_or_told_or_shown(kind: str, data: st.DataObject, value: Any) -> None:
    name = data.draw(st.sampled_from(sorted(words_of(KINDS[kind]))))
    text = _file({"kind": kind, "at": CREWS, "text": "So.", **WHOLE[kind], name: value})
    with suppress(Unreadable):
        flawed = bool(catgames.check("burglars", read_lesson(text).unit))
        assert flawed or view(update(open_page(KIT), Arrived(f"own={pack(text)}"))).notices == ()


def test_the_line_of_a_step_is_found_whatever_else_is_called_steps() -> None:
    text = json.dumps({"catgames-lesson": 1, "game": "burglars", "steps": [{"kind": "quiz"}], "title": "steps"})
    with pytest.raises(Unreadable, match="Line 1: there is no kind"):
        read_lesson(text)


def test_a_link_to_a_lesson_that_cannot_work_says_why_and_the_course_is_shown() -> None:
    screen = view(update(open_page(KIT), Arrived(f"own={pack(_file({**STEPS[0], 'solution': 'form green 1'}))}")))
    assert screen.notices == (
        "This lesson cannot be given yet. “form green 1” is not allowed there: "
        "A crew grows only beside an equal (Action 2).",
    )
    assert "own=" not in screen.address


@given(st.text(max_size=200) | st.recursive(st.none() | st.booleans() | st.text(max_size=9), st.lists).map(json.dumps))
def test_junk_is_refused_and_never_crashes(text: str) -> None:
    with pytest.raises(Unreadable):
        read_lesson(text)
    with pytest.raises(Unreadable):
        unpack(text)


def test_a_teachers_three_typical_errors_are_told_in_sentences() -> None:
    misses = Try(text="Grow.", at=CREWS, goal=happened("grown"), solution="form green new")
    other = Try(
        text="Grow.",
        at=CREWS,
        goal=happened("grown"),
        solution="form green 2",
        mistakes={"form green 1": "form.no-mirror"},
    )
    impossible = Judge(text="And?", at="turn 1; 1 hand g crews bo; 2 hand *6; seed 6", move="form green 1")
    said = catgames.check("burglars", (misses, other, impossible))
    assert [line.partition(":")[0] for line in said] == ["lesson/1", "lesson/2", "lesson/3"]
    assert said[0].endswith("“form green new” does not reach the goal. What happens in it: new-crew.")
    assert "form.same-size" in said[1]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (
            Try(text="Grow.", at=CREWS, goal=happened("grown"), solution="form green 1"),
            "“form green 1” is not allowed there: A crew grows only beside an equal (Action 2).",
        ),
        (
            Count(text="How many?", at=CREWS, amount=lambda after: 3, choices=(2, 3, 4), moves="form green 1"),
            "“form green 1” is not allowed there: A crew grows only beside an equal (Action 2).",
        ),
        (Claim(text="So?", at=CREWS, fact=legal("form")), "“form” is not a move"),
        (Read(text="So.", at=CREWS, rules=("form.nothing",)), "there is no rule “form.nothing”."),
        (Judge(text="So?", at=CREWS, move="take deck", others=("form.nothing",)), "there is no rule “form.nothing”."),
    ],
)
def test_whatever_is_wrong_with_a_step_is_a_sentence_and_not_an_exception(step: Step, said: str) -> None:
    told = catgames.check("burglars", step)
    assert told
    assert said in told[0]


GROWN = happened("grown")
WRONGLY_WRITTEN: list[tuple[Any, str]] = [
    (Try(text=3, at=CREWS, goal=GROWN, solution="form green 2"), "the value of “text” is not what is expected there."),  # type: ignore[arg-type]
    (Read(text="So.", at=3), "the value of “at” is not what is expected there."),  # type: ignore[arg-type]
    (Read(text={"en": 3}, at=CREWS), "the value of “text” is not what is expected there."),  # type: ignore[dict-item]
    (Read(text="So.", at=CREWS, why="x"), "the value of “why” is not what is expected there."),  # type: ignore[arg-type]
    (Count(text="?", at=CREWS, amount=3, choices=(2, 3, 4)), "the value of “amount” is not what is"),  # type: ignore[arg-type]
    (Try(text="Grow.", at=CREWS, goal=all_of(GROWN, "grown"), solution="form green 2"), "“grown” is no goal."),  # type: ignore[arg-type]
    (Try(text="Grow.", at=CREWS, goal=GROWN, solution=""), "there is no move in “solution”."),
    (Watch(text="Look.", at=CREWS, moves=()), "there is no move in “moves”."),
    (
        Try(text="Grow.", at=CREWS, goal=not_(happened("growns")), solution="form green 2"),
        "there is no event “growns” in this game. Nearest: grown,",
    ),
    (
        Watch(text="Look.", at=CREWS, moves="form green 2", frm="growns"),
        "there is no event “growns” in this game. Nearest: grown,",
    ),
    (Read(text="Look.", at=CREWS, lit=("crew:9:9",)), "nothing on this board is called “crew:9:9”. Nearest: crew:0:"),
    (Decide(text="Yours.", at=CREWS, good={"form green 2": ""}), "nothing is said of “form green 2”."),
]


@pytest.mark.parametrize(("step", "said"), WRONGLY_WRITTEN)
def test_what_is_written_wrongly_is_told_and_no_traceback(step: Step, said: str) -> None:
    assert said in catgames.check("burglars", step)[0]
    (french,) = catgames.check("burglars", step, language="fr")
    assert "⟨" not in french
    with pytest.raises(Unreadable, match="cannot be given yet"):
        learn("burglars").lesson(step)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({**STEPS[0], "goal": {"happened": "growns"}}, "there is no event “growns” in this game. Nearest: grown,"),
        ({**STEPS[0], "solution": ""}, "there is no move in “solution”."),
        ({"kind": "read", "at": CREWS, "text": "So.", "lit": ["crew:9:9"]}, "nothing on this board is called"),
    ],
)
def test_a_file_and_a_link_are_told_the_same(step: dict[str, Any], said: str) -> None:
    text = _file(step)
    assert said in catgames.check("burglars", read_lesson(text).unit)[0]
    assert said in view(update(open_page(KIT), Arrived(f"own={pack(text)}"))).notices[0]


def test_one_word_is_praise_enough() -> None:
    for praise in ("Good", "Bravo", "Good!", "👍"):
        assert catgames.check("burglars", Decide(text="Yours.", at=CREWS, good={"form green 2": praise})) == []


def test_two_steps_of_one_name_are_told() -> None:
    steps = (Read(id="same", text="One.", at=CREWS), Read(id="same", text="Two.", at=CREWS))
    assert catgames.check("burglars", steps) == ["lesson/same: another step has this name too."] * 2


# --- links ----------------------------------------------------------------------------------------


def _opened(file: str, more: str = "") -> Page:
    return update(open_page(KIT), Arrived(f"own={pack(file)}{more}"))


def test_a_link_holds_a_whole_lesson_and_leads_back_to_its_step() -> None:
    page = _opened(_file(*STEPS), "&step=2")
    assert page.room is RoomName.LEARN
    assert view(page).room.text == "And now?"
    assert page.own is not None
    back = open_address(open_page(KIT), write_address(page))
    assert (view(back).room.text, view(back).address) == ("And now?", view(page).address)


def test_a_lesson_of_ones_own_leaves_the_course_as_it_was() -> None:
    page = open_page(KIT)
    before = page.lesson
    page = update(update(page, Arrived(f"own={pack(_file(*STEPS))}&step=2")), InStep("lesson/2", Answered("illegal")))
    assert page.own is not None
    assert page.own.table.finished == {"lesson/2"}
    assert page.lesson == before
    assert "lesson/2" not in view(page).kept
    assert update(page, Entered(RoomName.LEARN)).own is None


def test_a_lesson_that_is_done_says_so_and_not_that_the_game_is_known() -> None:
    page = _opened(_file(STEPS[1]))
    said = [say.text for say in view(update(page, InStep("lesson/1", Answered("illegal")))).room.says]
    assert said[-1] == "That was the whole lesson."


@pytest.mark.parametrize(
    "packed",
    [
        "x",
        "AAAA",
        pack("{}"),
        pack(_file(*STEPS, game="pocket")),
        pack(_file({**STEPS[1], "at": "nonsense"})),
        urlsafe_b64encode(zlib.compress(b" " * 50_000_000)).decode(),
    ],
)
def test_a_link_that_holds_no_lesson_is_told_and_the_course_is_shown(packed: str) -> None:
    screen = view(update(open_page(KIT), Arrived(f"own={packed}")))
    assert screen.notices
    assert "own=" not in screen.address


# --- out of the referee's room --------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"solution": "dance"},
        {"solution": ""},
        {"solution": "form green 1"},
        {"mistakes": {"form green 1": "no.such-rule"}},
        {"at": "nonsense"},
        {"kind": "watch", "moves": ["form blue 3"]},
    ],
    ids=str,
)
def test_a_link_to_a_lesson_that_cannot_be_played_is_refused_in_words(wrong: dict[str, Any]) -> None:
    step = {**STEPS[0], **wrong} if "kind" not in wrong else {"at": CREWS, "text": "Look.", **wrong}
    screen = view(_opened(_file(step)))
    assert "own=" not in screen.address
    assert screen.notices
    assert "⟨" not in "".join(screen.notices)


def test_a_position_that_no_game_leads_to_can_be_asked_about() -> None:
    step = {"kind": "judge", "at": "1 hand - crews b/b o/o; 2 hand -", "text": "And now?", "move": "take deck"}
    assert "own=" in view(_opened(_file(step))).address


def _asked(move: str) -> Page:
    page = update(open_page(KIT), Entered(RoomName.REFEREE))
    return update(update(page, WrotePosition(CREWS)), WroteMove(move))


@pytest.mark.parametrize(("move", "kinds"), [("form green 1", ["judge", "tempt"]), ("form green 2", ["judge", "try"])])
def test_a_question_becomes_an_exercise(move: str, kinds: list[str]) -> None:
    page = update(_asked(move), RefereeButton.MAKE)
    for kind in kinds:
        page = update(update(page, ChoseExercise(kind)), WroteSentence("Do you dare?"))
        screen = view(update(page, Copy.EXERCISE))
        assert screen.parcel is not None
        opened = open_address(open_page(KIT), screen.parcel.text.partition("#")[2])
        assert opened.own is not None
        step = opened.own.table.lesson_step
        assert (step.kind, step.text) == (kind, "Do you dare?")
        assert rehearse(opened.own.table, rehearsals(opened.own.table)[-1]).play.done
        assert catgames.check("burglars", opened.own.table.unit) == []


def test_the_cell_of_an_exercise_is_python_that_makes_it() -> None:
    page = update(update(_asked("form green 2"), RefereeButton.MAKE), ChoseExercise("try"))
    screen = view(update(page, Copy.CELL))
    assert screen.parcel is not None
    code = screen.parcel.text.replace("learn(", "(lambda *a: tutor)(")
    steps: list[Any] = []
    exec(code, {"tutor": type("Tutor", (), {"lesson": lambda self, *given: steps.extend(given)})()})
    assert catgames.check("burglars", steps) == []


def test_the_file_of_an_exercise_can_be_read_back() -> None:
    screen = view(update(update(_asked("form green 1"), RefereeButton.MAKE), Copy.FILE))
    assert screen.parcel is not None
    lesson = read_lesson(screen.parcel.text)
    assert write_lesson(lesson.game, lesson.title, json.loads(screen.parcel.text)["steps"][0]) == screen.parcel.text


def test_an_exercise_is_offered_only_for_a_move_of_the_learner() -> None:
    offered = {push.gives for push in view(_asked("form green 1")).room.buttons}
    assert RefereeButton.MAKE in offered
    for page in (update(open_page(KIT), Entered(RoomName.REFEREE)), update(_asked("take deck"), ChoseSeat(Seat(1)))):
        assert RefereeButton.MAKE not in {push.gives for push in view(page).room.buttons}


@pytest.mark.parametrize(("language", "said"), [("en", "Only a move by Nora"), ("fr", "Seul un coup de Nora")])
def test_why_another_players_move_is_offered_for_no_exercise_is_said(language: str, said: str) -> None:
    page = update(update(_asked("take deck"), WroteMove("2: take deck")), Changed(language))
    assert page.referee.verdict is not None
    assert view(page).room.says[-1].text.startswith(said)
