"""Rounds, reviews, the placement, the exam and its certificate."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catgames.core.errors import Unreadable
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.screen.inputs import Button
from catgames.table.guise import Guise
from catgames.table.practice.certificate import read_certificate, write_certificate
from catgames.table.practice.drill import begin, go_on
from catgames.table.practice.given import read_given, write_given
from catgames.table.practice.inputs import (
    Announced,
    PracticeButton,
    Practise,
    Reviewed,
    WroteCertificate,
    WroteExam,
)
from catgames.table.practice.plan import LATER, MOST_TWINS, Plan, Sort
from catgames.table.update import update
from catgames.table.view import view
from catgames.teach.exercises.placement import MOST_ASKED, placed
from catgames.teach.exercises.plan import ROUND
from catgames.teach.exercises.rounds import practised
from catgames.text.words import LANGUAGES, Words
from tests.table.practising import NOW, answer, at, choices, give, played, practising, solved

ASKED = "hidden.yarn"
"""Nothing of it is asked by touching: it can always be answered wrongly."""


def test_a_round_is_ten_and_what_is_wrong_comes_back_a_little_later(kit: AnyKit) -> None:
    drill = begin(kit, Plan(Sort.ROUND, 0))
    missed = None
    for number in range(40):
        if drill.over:
            break
        assert drill.open is not None
        if missed is None and choices(drill):
            missed = number, drill.open.asked.item
            drill = answer(drill, False)
        else:
            drill = answer(drill, True)
        drill = go_on(drill)
    assert missed is not None
    assert len(drill.first_tries) == 10
    assert drill.right == 9
    again = [number for number, done in enumerate(drill.done) if done.asked.again]
    assert again == [missed[0] + LATER + 1]
    item = drill.done[again[0]].asked.item
    assert (item.rule, item.seed % ROUND) == (missed[1].rule, missed[1].seed % ROUND), "asked in the same way"
    assert item.seed != missed[1].seed


def test_what_is_wrong_again_comes_back_until_it_is_right_or_the_round_must_end() -> None:
    """Each time on another position; and only what does come back is said to."""
    page = give(practising(), Practise((ASKED,)))
    said, seen = Words("burglars", "en").say("drill-comes-back"), list[str]()
    first = at(page).open
    assert first is not None
    for _ in range(10 * (1 + MOST_TWINS)):
        open_ = at(page).open
        if open_ is None:
            break
        stubborn = open_.asked.item.seed % ROUND == first.asked.item.seed % ROUND
        seen += [open_.exercise.step.at] if stubborn else []
        page = solved(page, right=not stubborn)
        told = [say.text for say in view(page).room.says]
        assert (said in told) == (stubborn and open_.asked.again < MOST_TWINS)
        page = give(page, Button.NEXT)
    assert at(page).over
    assert len(seen) == len(set(seen)) == 1 + MOST_TWINS


def test_right_answers_in_a_row_are_told_where_something_was_wrong_before() -> None:
    page = give(practising(), Practise((ASKED,)))
    asides = []
    for right in (False, True, True, True):
        page = solved(page, right)
        asides.append(view(page).room.aside)
        page = give(page, Button.NEXT)
    assert ["in a row" in aside for aside in asides] == [False, False, False, True]


def test_no_position_comes_twice_in_a_row(kit: AnyKit) -> None:
    for number in range(4):
        drill = played(kit, Plan(Sort.ROUND, number))
        at_ = [done.exercise.step.at for done in drill.done]
        assert all(one != other for one, other in pairwise(at_))


def test_a_review_is_of_just_these_rules(kit: AnyKit) -> None:
    rules = practised(kit)[:5]
    drill = played(kit, Plan(Sort.REVIEW, 3, rules))
    assert sorted(done.asked.item.rule for done in drill.first_tries) == sorted(rules)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_drill_is_its_answers(data: st.DataObject) -> None:
    """Whatever is answered, an address leads back to the very same place."""
    kit = load(data.draw(st.sampled_from(GAMES)))
    sort = data.draw(st.sampled_from((Sort.ROUND, Sort.PLACEMENT, Sort.EXAM)))
    plan = Plan(sort, data.draw(st.integers(0, 999)))
    drill = played(kit, plan, data.draw(st.lists(st.booleans(), max_size=30)))
    again = read_given(kit, plan, write_given(drill))
    assert again.results == drill.results
    assert [done.play.answers for done in again.done] == [done.play.answers for done in drill.done]


def test_who_knows_everything_is_placed_behind_everything(kit: AnyKit) -> None:
    drill = played(kit, Plan(Sort.PLACEMENT, 0))
    found = placed(kit, [(done.asked.item, done.right) for done in drill.done])
    assert found.left == ()
    assert len(drill.done) <= MOST_ASKED


def test_who_knows_nothing_is_led_to_the_first_section(kit: AnyKit) -> None:
    drill = played(kit, Plan(Sort.PLACEMENT, 0), [False] * MOST_ASKED)
    found = placed(kit, [(done.asked.item, done.right) for done in drill.done])
    assert len(drill.done) <= MOST_ASKED
    assert len(found.left) > len(found.known)


def test_an_exam_tells_nothing_before_its_end(kit: AnyKit) -> None:
    page = give(practising(kit.game.id), Announced(Sort.EXAM), WroteExam("7"), PracticeButton.BEGIN)
    for number in range(24):
        room = view(page).room
        assert not room.says
        assert not room.ledger
        assert not any(push.mark for push in room.choices)
        assert Button.HINT not in [push.gives for push in room.buttons]
        before = len(at(page).done)
        page = solved(page, right=number % 2 == 0)
        if len(at(page).done) == before and not at(page).over:  # a wrong verdict: the rule is asked all the same
            assert not view(page).room.says
            page = give(page, view(page).room.choices[0].gives)
    assert at(page).over
    assert view(page).room.says


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exam_is_not_given_up_by_one_touch(language: str) -> None:
    page = replace(practising(), guise=Guise(language))
    page = give(page, Announced(Sort.EXAM), WroteExam("7"), PracticeButton.BEGIN)
    assert give(page, PracticeButton.MAP).practice.drill is None, "nothing is lost before anything is answered"
    page = solved(solved(page))
    asked = give(page, PracticeButton.MAP)
    room = view(asked).room
    assert at(asked) == at(page)
    assert len(room.says) == 1
    assert "2" in room.says[0].text
    assert [push.gives for push in room.buttons] == [PracticeButton.LEAVE, PracticeButton.STAY]
    assert give(asked, PracticeButton.STAY).practice == page.practice
    assert len(at(solved(asked)).done) == 3, "to answer on is to stay"
    assert give(asked, PracticeButton.LEAVE).practice.drill is None


def test_the_same_seed_is_the_same_exam_and_practice_shares_none_of_it(kit: AnyKit) -> None:
    one, other = played(kit, Plan(Sort.EXAM, 4)), played(kit, Plan(Sort.EXAM, 4))
    assert one.results == other.results
    exam = {done.exercise.step.id for done in one.done}
    practice = {done.exercise.step.id for number in range(5) for done in played(kit, Plan(Sort.ROUND, number)).done}
    assert not exam & practice


def test_a_passed_exam_gives_a_certificate_that_its_code_proves(kit: AnyKit) -> None:
    drill = played(kit, Plan(Sort.EXAM, 12))
    assert drill.right == 24
    code = write_certificate(drill, NOW)
    found = read_certificate(kit, code)
    assert (found.right, found.count, found.seed, found.passed) == (24, 24, 12, True)
    page = give(practising(kit.game.id), Announced(Sort.EXAM), WroteCertificate(code))
    assert "24" in " ".join(say.text for say in view(page).room.says)
    for wrong in (code[:-1], code[:-2] + code[-1] + code[-2], "burglars!", "", "?" * 500, code.replace("!", "~")):
        if wrong != code:
            with pytest.raises(Unreadable):
                read_certificate(kit, wrong)


def test_every_wrong_answer_of_an_exam_is_explained_on_its_board() -> None:
    kit = load("burglars")
    drill = played(kit, Plan(Sort.EXAM, 5), [False] * 24)
    page = replace(practising(), practice=replace(practising().practice, drill=drill))
    assert drill.wrong
    for number in range(len(drill.wrong)):
        room = view(update(page, Reviewed(number))).room
        assert room.says, number
        assert room.scene != view(update(page, Reviewed((number + 1) % len(drill.wrong)))).room.scene
    assert not view(page).room.leads, "no certificate"
    sections = [say.text for say in view(page).room.says]
    assert sum("of" in text for text in sections) >= 5
