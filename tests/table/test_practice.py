"""Practice: rounds, reviews, the placement, the exam and its certificate; what is answered anywhere is remembered."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import log
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catgames.core.errors import Unreadable
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.screen.inputs import Answered, Button, Input, Touched
from catgames.table.address import open_address, with_kept, write_address, write_kept
from catgames.table.inputs import Clocked, Entered, PageButton, RoomName, WroteCode
from catgames.table.lesson.inputs import InStep
from catgames.table.page import Page, open_page, packed
from catgames.table.practice.certificate import read_certificate, write_certificate
from catgames.table.practice.drill import Drill, begin, go_on, with_input
from catgames.table.practice.given import read_given, write_given
from catgames.table.practice.inputs import (
    Announced,
    PracticeButton,
    Practise,
    Review,
    Reviewed,
    ToLesson,
    WroteCertificate,
    WroteExam,
)
from catgames.table.practice.map import RULE
from catgames.table.practice.plan import LATER, Plan, Sort
from catgames.table.update import update
from catgames.table.view import view
from catgames.teach.exercises.placement import MOST_ASKED, placed
from catgames.teach.exercises.rounds import practised
from catgames.teach.mastery import DAY, LIKELY, Known, Level, chance_of, fades
from catgames.teach.step import LEARNER
from catgames.text.words import Words

NOW = 1_790_000_000


def answer(drill: Drill, right: bool) -> Drill:
    """The open exercise answered as its author foresaw it, or by the first way that is wrong."""
    assert drill.open is not None
    kit, step, play, count = drill.kit, drill.open.exercise.step, drill.open.play, len(drill.done)
    *_, way = step.rehearsed(kit, play)
    inputs: tuple[Input, ...] = way.inputs
    if not right:
        choices = step.shown(kit, play, Words(kit.game.id, "en", LEARNER)).choices
        wrong = [push.gives for push in choices if push.gives != inputs[0]]
        inputs = (wrong[0],) if wrong else ()
    for given_ in inputs:
        drill = with_input(drill, given_) if len(drill.done) == count else drill
    return drill


def played(kit: AnyKit, plan: Plan, wanted: list[bool] | None = None) -> Drill:
    """To its end: right or wrong as it is wanted, where a question can be answered wrongly by choosing."""
    drill, number = begin(kit, plan), 0
    while not drill.over:
        right = True if wanted is None or number >= len(wanted) else wanted[number]
        before = len(drill.done)
        drill = answer(drill, right)
        if len(drill.done) == before:  # answered by touch, or a blind question that asks for the rule too
            drill = answer_on(drill)
        drill = go_on(drill) if drill.is_answered else drill
        number += 1
        assert number < 100
    return drill


def answer_on(drill: Drill) -> Drill:
    assert drill.open is not None
    kit, step, play = drill.kit, drill.open.exercise.step, drill.open.play
    choices = step.shown(kit, play, Words(kit.game.id, "en", LEARNER)).choices
    return with_input(drill, choices[0].gives) if play.answers else answer(drill, True)


def at(page: Page) -> Drill:
    assert page.practice.drill is not None
    return page.practice.drill


def practising(game: str = "burglars") -> Page:
    return update(update(open_page(load(game)), Clocked(NOW)), Entered(RoomName.PRACTICE))


def give(page: Page, *inputs: Input) -> Page:
    for given_ in inputs:
        page = update(page, given_)
    return page


def solved(page: Page, right: bool = True) -> Page:
    """The open exercise answered, through the page."""
    drill = at(page)
    assert drill.open is not None
    step, play, count = drill.open.exercise.step, drill.open.play, len(drill.done)
    *_, way = step.rehearsed(drill.kit, play)
    inputs = way.inputs
    if not right:
        choices = step.shown(drill.kit, play, Words(drill.kit.game.id, "en", LEARNER)).choices
        inputs = tuple(push.gives for push in choices if push.gives != way.inputs[0])[:1] or way.inputs
    for given_ in inputs:
        page = update(page, given_) if len(at(page).done) == count else page
    return page


# --- a round --------------------------------------------------------------------------------------------


def test_a_round_is_ten_and_what_is_wrong_comes_back_a_little_later(kit: AnyKit) -> None:
    drill = begin(kit, Plan(Sort.ROUND, 0))
    missed = None
    for number in range(40):
        if drill.over:
            break
        assert drill.open is not None
        choices = drill.open.exercise.step.shown(kit, drill.open.play, Words(kit.game.id, "en", LEARNER)).choices
        if missed is None and choices:
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
    assert drill.done[again[0]].asked.item == missed[1]


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


def test_a_late_click_answers_nothing() -> None:
    page = give(practising(), Practise())
    push = view(page).room.choices or ()
    while not push:
        page = give(solved(page), Button.NEXT)
        push = view(page).room.choices
    answered = give(page, push[0].gives)
    there = give(answered, Button.NEXT)
    if at(there).open != at(answered).open:
        assert give(there, push[0].gives).practice == there.practice


def test_who_has_not_answered_does_not_go_on() -> None:
    page = give(practising(), Practise())
    assert give(page, Button.NEXT).practice.drill == page.practice.drill
    assert give(page, PageButton.ASK).referee == page.referee, "the referee would tell"


# --- what is known --------------------------------------------------------------------------------------


def test_an_answer_in_practice_is_remembered_and_comes_due() -> None:
    page = give(practising(), Practise(("form.same-size",)))
    page = solved(page)
    known = page.mastery.known["form.same-size"]
    assert page.mastery.level("form.same-size", NOW) is (Level.MET if at(page).right else Level.SHAKY)
    assert page.mastery.due(("form.same-size",), NOW) == ()
    later = give(page, PracticeButton.MAP, Clocked(known.due + 1))
    assert later.mastery.due(("form.same-size",), later.now) == ("form.same-size",)
    [review] = [push for push in view(later).room.buttons if isinstance(push.gives, Review)]
    assert review.main
    assert at(give(later, review.gives)).plan.rules == ("form.same-size",)


def test_an_answer_in_the_course_counts_once() -> None:
    page = update(open_page(load("burglars")), Clocked(NOW))
    for number, unit in enumerate(page.kit.units):
        for step in unit.steps:
            if step.kind == "judge" and step.rule:  # type: ignore[attr-defined]
                page = update(page, ToLesson(unit.section, step.rule))  # type: ignore[attr-defined]
                break
        if number and page.room is RoomName.LEARN and page.lesson.lesson_step.kind == "judge":
            break
    *_, way = page.lesson.lesson_step.rehearsed(page.kit, page.lesson.play)
    for given_ in way.inputs:
        page = update(page, InStep(page.lesson.step_id, given_))
    rule = page.lesson.play.judged[0][0]
    assert page.mastery.known[rule].streak == 1
    assert update(page, Touched("deck")).mastery == page.mastery


def test_a_refusal_in_play_is_an_answer_too() -> None:
    page = give(update(open_page(load("burglars"), seed=5), Clocked(NOW)), Entered(RoomName.PLAY))
    game, chance = page.kit.game, Random(1)
    illegal = [move for move in game.expressible(page.match.state) if not game.allows(page.match.state, move)]
    for move in chance.sample(illegal, len(illegal)):
        tried = page
        for key in page.kit.keys_of(page.match.state, move):
            tried = update(tried, Touched(key))
        if tried.match.verdict is not None and not tried.match.verdict.legal:
            rule = tried.match.verdict.broken[0].rule
            assert tried.mastery.level(rule, NOW) is Level.SHAKY
            return
    raise AssertionError("nothing was refused")


def test_what_is_known_survives_storage_and_code_and_joins_what_is_elsewhere() -> None:
    page = solved(give(practising(), Practise(("form.same-size",))))
    fresh = practising()
    assert with_kept(fresh, write_kept(page)).mastery == page.mastery
    assert update(fresh, WroteCode(packed(page))).mastery == page.mastery
    other = solved(give(practising(), Practise(("secure.own-yarns",))))
    joined = with_kept(other, write_kept(page))
    assert joined.mastery.known.keys() == page.mastery.known.keys() | other.mastery.known.keys()


def test_a_code_of_another_course_still_brings_what_is_known() -> None:
    page = solved(give(practising(), Practise(("form.same-size",))))
    shorter = replace(page.kit, units=page.kit.units[:-1])
    there = replace(open_page(shorter), mastery=page.mastery)
    opened = update(practising(), WroteCode(packed(there)))
    assert opened.mastery == page.mastery
    assert not opened.lesson.finished


def test_pages_without_a_kernel_know_when_a_rule_fades() -> None:
    """They reckon with one number what the scheduler reckons with a formula."""
    for days in (1, 7, 30, 200):
        known = Known(round(64 * log(days)), 500, NOW // 60, 1)
        lasts = int(fades() * known.days)
        assert chance_of(known, NOW + lasts * DAY) >= LIKELY
        assert chance_of(known, NOW + (lasts + 2) * DAY) < LIKELY


# --- the map --------------------------------------------------------------------------------------------


def test_every_rule_is_on_the_map_and_leads_to_lesson_card_and_exercise(kit: AnyKit) -> None:
    page = practising(kit.game.id)
    assert set(view(page).room.scene.keys) == {RULE(clause.id) for clause in kit.game.rulebook.clauses}
    for clause in kit.game.rulebook.clauses:
        touched = update(page, Touched(RULE(clause.id)))
        room = view(touched).room
        assert any(say.rule == clause.id for say in room.says)
        [practise] = [push for push in room.buttons if isinstance(push.gives, Practise)]
        assert at(update(touched, practise.gives)).plan.rules == (clause.id,)
        lesson = [push for push in room.buttons if isinstance(push.gives, ToLesson)]
        assert lesson
        assert update(touched, lesson[0].gives).room is RoomName.LEARN


# --- the placement --------------------------------------------------------------------------------------


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


# --- the exam -------------------------------------------------------------------------------------------


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


# --- addresses ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "room=practice",
        "room=practice&rule=form.same-size",
        "room=practice&of=form.same-size",
        "room=practice&exam=9",
        "room=practice&drill=one:3&of=form.same-size",
        "room=practice&drill=placement:2",
    ],
)
def test_an_address_leads_back(address: str) -> None:
    page = open_address(practising(), address)
    assert page.notice is None
    again = open_address(practising(), write_address(page))
    assert again.notice is None
    assert write_address(again) == write_address(page)


@pytest.mark.parametrize(
    "address",
    [
        "room=practice&rule=nonsense",
        "room=practice&of=nonsense",
        "room=practice&drill=exam:99999999",
        "room=practice&drill=round:x",
        "room=practice&drill=one:3",
        "room=practice&drill=round:3&given=????",
        "room=practice&drill=round:3&given=AAAA",
        "room=practice&exam=later",
        "room=practice&certificate=nonsense",
    ],
)
def test_a_broken_address_says_so_and_loses_nothing(address: str) -> None:
    page = practising()
    opened = open_address(page, address)
    assert opened.mastery == page.mastery
    assert opened.notice or opened.practice.said
    view(opened)


def test_junk_in_the_storage_is_no_danger() -> None:
    for junk in (
        "known=1" + "_" * 13,
        "known=1" + "A" * 13,
        "known=x",
        "known=1abc",
        "rounds=-1&known=1",
        "rounds=" + "9" * 99,
    ):
        page = with_kept(practising(), junk)
        view(page)
        view(update(page, Answered("x")))
