"""What is answered anywhere is remembered; the map shows it."""

from __future__ import annotations

from dataclasses import replace
from math import log
from random import Random

from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.screen.inputs import Touched
from catgames.table.address import with_kept, write_kept
from catgames.table.inputs import Clocked, Entered, RoomName, WroteCode
from catgames.table.lesson.inputs import InStep
from catgames.table.page import open_page, packed
from catgames.table.practice.inputs import (
    PracticeButton,
    Practise,
    Review,
    ToLesson,
)
from catgames.table.practice.map import RULE
from catgames.table.update import update
from catgames.table.view import view
from catgames.teach.answers import Answer
from catgames.teach.exercises.plan import ROUND
from catgames.teach.exercises.rounds import practised
from catgames.teach.mastery import DAY, LIKELY, Known, Level, chance_of, fades
from tests.table.practising import NOW, at, give, practising, solved


def test_of_many_rules_that_are_due_a_review_says_how_many_it_asks() -> None:
    page = practising()
    rules = practised(page.kit)
    page = page.with_mastery(page.mastery.after([Answer(rule, True, NOW) for rule in rules]))
    later = give(page, Clocked(NOW + 400 * DAY))
    [label] = [push.label for push in view(later).room.buttons if isinstance(push.gives, Review)]
    assert label == f"Due today ({ROUND} of {len(rules)})"
    assert f"{len(rules)} due today" in view(later).room.aside


def test_an_answer_in_practice_is_remembered_and_comes_due() -> None:
    page = give(practising(), Practise(("form.same-size",)))
    page = solved(page)
    known = page.mastery.known["form.same-size"]
    assert page.mastery.level("form.same-size", NOW) is (Level.MET if at(page).right else Level.SHAKY)
    assert page.mastery.due(("form.same-size",), NOW) == ()
    later = give(page, PracticeButton.MAP, Clocked(known.due + 1))
    assert later.mastery.due(("form.same-size",), later.now) == ("form.same-size",)
    [review] = [push for push in view(later).room.buttons if isinstance(push.gives, Review)]
    assert review.label == "Due today (1)"
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
