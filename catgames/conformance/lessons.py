"""Every lesson is played as a learner would: its solution, its mistakes, its hints, its questions."""

from __future__ import annotations

import pytest

from catgames import check
from catgames.games.kit import AnyKit
from catgames.screen.inputs import Answered, Button, Touched
from catgames.table.lesson.inputs import InStep, LessonButton, Went
from catgames.table.lesson.table import Table, open_table
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.teach import Claim, Count, Decide, Judge, Select, Tempt, Try, Watch
from catgames.teach.goals import Attempt, play_on, play_out
from catgames.teach.ladder import PLAYED
from catgames.teach.step import LEARNER, Step
from catgames.teach.steps.decide import Another
from catgames.teach.steps.select import Marking
from catgames.teach.steps.watch import Show
from catgames.teach.writing import each
from catgames.text.words import LANGUAGES, Words

LOOKING_BACK = {
    "en": (("the same", "again,", "once again"), ("another game", "another evening", "this time", "win again")),
    "fr": (
        ("le même", "la même", "les mêmes", "pareil", "encore", "de nouveau"),
        ("une autre partie", "un autre soir", "cette fois", "gagnes donc encore"),
    ),
}
"""Openings, and words anywhere, that are true right after the step before, and not of a twin some steps later."""


def steps_of(kit: AnyKit) -> list[tuple[Table, Step]]:
    table = open_table(kit)
    places = [(section, number) for section, unit in enumerate(kit.units) for number in range(len(unit.steps))]
    opened = [update(table, Went(section, number)) for section, number in places]
    return [(place, place.lesson_step) for place in opened]


def test_steps_have_names_of_their_own(kit: AnyKit) -> None:
    for unit in kit.units:
        assert len({step.id for step in unit.steps}) == len(unit.steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_a_lesson(kit: AnyKit, language: str) -> None:
    """As `catgames.check` tells whoever writes one: positions, solutions, mistakes, rules, words."""
    for unit in kit.units:
        assert not check(kit.game.id, unit, language)


def test_every_solution_reaches_its_goal_and_not_before(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Try):
            assert not step.goal(table.play.attempt), f"{table.step_id} is done before it begins"
            assert rehearse(table, rehearsals(table)[-1]).play.done, table.step_id


def test_every_tempting_mistake_breaks_exactly_the_rule_it_names(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        mistakes = step.mistakes if isinstance(step, Try) else {step.move: step.rule} if isinstance(step, Tempt) else {}
        for (move, rule), rehearsal in zip(mistakes.items(), rehearsals(table), strict=False):
            tried = rehearse(table, rehearsal)
            assert tried.play.verdict is not None, f"{table.step_id}: {move} cannot be touched"
            assert tried.play.verdict.broken_rules == {rule}, f"{table.step_id}: {move}"
            assert tried.play.attempt == table.play.attempt, "a refused move changed something"
            assert tried.play.done == isinstance(step, Tempt)


def test_every_solution_can_be_played_by_its_twin(kit: AnyKit) -> None:
    game = kit.game
    for table, step in steps_of(kit):
        if isinstance(step, Try):
            state, shadow = table.play.attempt.start, kit.twin(table.play.attempt.start)
            assert shadow != state
            attempt, twin = Attempt(game, state, state), Attempt(game, shadow, shadow)
            for text in each(step.solution):
                move = game.read_move(attempt.state, text)
                attempt, twin = play_on(attempt, move), play_on(twin, kit.twin_move(move))
            assert step.goal(twin), table.step_id


def test_a_wrong_answer_comes_back_until_it_is_right(kit: AnyKit) -> None:
    """On another position each time; and the section is not done before."""
    for table, step in steps_of(kit):
        if not step.asks:
            continue
        missed = _answered_wrongly(table)
        assert missed.play.missed, table.step_id
        assert table.step_id not in missed.finished
        assert [debt.step for debt in missed.owed] == [table.step_id]
        back = _come_back(missed)
        assert back.play.turn == 1, table.step_id
        assert view(back).scene.marks
        twice = _come_back(_answered_wrongly(back))
        assert twice.play.turn == 2, table.step_id
        first, second, third = (asked.play.opening.state for asked in (table, back, twice))
        assert first != second != third, f"{table.step_id} could be answered from memory"
        done = rehearse(twice, rehearsals(twice)[-1])
        assert done.play.done, table.step_id
        assert table.step_id in done.finished
        assert not done.owed


def _answered_wrongly(table: Table) -> Table:
    """By the first answer that is wrong; a selection by checking it before anything is marked."""
    if isinstance(table.lesson_step, Select):
        return update(table, Marking.CHECK)
    answers = (update(table, choice.gives) for choice in view(table).choices)
    return next(answered for answered in answers if answered.play.missed)


def _come_back(table: Table) -> Table:
    id = table.step_id
    for _ in range(len(table.unit.steps) + 1):
        table = update(table, Button.NEXT)
        if table.step_id == id:
            return table
    raise AssertionError(f"{id} does not come back")


def test_who_answers_the_hard_questions_needs_no_lesson(kit: AnyKit) -> None:
    table = open_table(kit)
    for section, unit in enumerate(kit.units):
        if not unit.proof:
            continue
        begun = proving = update(update(table, Went(section)), LessonButton.PROVE)
        for _ in unit.proof:
            assert proving.proof is not None
            assert not proving.finished
            proving = rehearse(proving, rehearsals(proving)[-1])
            last, proving = proving, update(proving, Button.NEXT)
        assert last.is_done(unit)
        failed = update(_answered_wrongly(begun), Button.NEXT)
        assert (failed.section, failed.step, failed.proof) == (section, 0, None)
        assert not failed.finished
        assert not failed.owed


def test_hints_climb_the_ladder_and_the_last_lays_out_a_twin(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Try):
            seen, hinted = set(), table
            for _ in range(PLAYED - 1):
                hinted = update(hinted, Button.HINT)
                seen.add(tuple(say.text for say in view(hinted).says))
            assert len(seen) == PLAYED - 1, table.step_id
            last = update(hinted, Button.HINT)
            assert last.play.attempt.twins or step.fixed
            assert not last.play.done


def test_every_example_plays_to_its_end(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Watch):
            watched = table
            for _ in range(100):
                watched = update(watched, Show.ON)
            assert watched.play.done
            assert len(view(watched).says) >= len(each(step.moves))
            for _ in range(watched.play.shown):
                watched = update(watched, Show.BACK)
            assert view(watched).scene == view(table).scene, "an example can be walked back to its beginning"


def test_every_judgement_rests_on_the_rule_it_names(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Judge):
            state = table.play.attempt.state
            verdict = kit.game.explain(state, kit.game.read_move(state, step.move))
            if verdict.legal:
                assert step.rule in {finding.rule for finding in verdict.findings}, table.step_id
            else:
                assert verdict.broken_rules == {step.rule}, table.step_id
            answered = update(update(table, Answered(table.play.worked.right)), Answered(step.rule))
            assert answered.play.done
            assert all(say.tone != "wrong" for say in view(answered).says if verdict.legal)


def test_every_count_offers_the_right_answer_among_others(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Count):
            assert len(set(step.choices)) == len(step.choices) >= 3
            assert step.amount(play_out(kit.game, step.at, step.moves)) in step.choices, table.step_id


def test_every_question_can_be_answered_rightly_and_wrongly(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Claim | Count):
            right = table.play.worked.right
            for choice in view(table).choices:
                answered = update(table, choice.gives)
                tone = "good" if choice.gives == InStep(table.step_id, Answered(right)) else "wrong"
                assert view(answered).says[0].tone == tone
                assert answered.play.done == (tone == "good")
                assert answered.play.missed == (tone == "wrong")
            assert update(table, Answered("nonsense")) == table


def test_every_foreseen_turn_is_answered_with_its_sentence(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Decide):
            for rehearsal in rehearsals(table):
                decided = rehearse(table, rehearsal)
                assert decided.play.done == (rehearsal.move in step.good), f"{table.step_id}: {rehearsal.move}"
                assert update(decided, Another.TRY).play.attempt == table.play.attempt


def test_what_a_foreseen_turn_leaves_to_do_is_said_and_can_be_done(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        for rehearsal in rehearsals(table) if isinstance(step, Decide) else ():
            decided = rehearse(table, rehearsal)
            state = decided.play.attempt.state
            if kit.game.to_move(state) != LEARNER:
                continue
            said = [say.text for say in view(decided).says]
            assert Words(kit.game.id, "en", LEARNER)(kit.touch(state, LEARNER, ()).said) in said, table.step_id
            more = decided
            for key in kit.keys_of(state, kit.game.legal_moves(state)[0]):
                more = update(more, Touched(key))
            assert len(more.play.attempt.moves) == len(decided.play.attempt.moves) + 1, table.step_id
            assert more.play.done == decided.play.done


def test_every_selection_can_be_made_and_a_wrong_one_is_explained(kit: AnyKit) -> None:
    for table, step in steps_of(kit):
        if isinstance(step, Select):
            assert rehearse(table, rehearsals(table)[-1]).play.done, table.step_id
            right = set(step.right(table.play.attempt))
            wrong = [key for key in step.choices(table.play.attempt) if key not in right]
            assert wrong, f"{table.step_id}: nothing can be wrong"
            tried = update(update(table, Touched(wrong[0])), Marking.CHECK)
            assert not tried.play.done
            assert view(tried).says


def test_every_step_can_be_touched_everywhere(kit: AnyKit) -> None:
    for table, _ in steps_of(kit):
        for key in view(table).scene.keys:
            screen = view(update(table, Touched(key)))
            assert screen.prompt or screen.says, f"{table.step_id}: {key} gets no answer"


def test_the_buttons_lead_from_the_first_step_to_the_last(kit: AnyKit) -> None:
    table = open_table(kit)
    count = sum(len(unit.steps) for unit in kit.units)
    for _ in range(count - 1):
        table = update(table, Button.NEXT)
    assert (table.section, table.step) == (len(kit.units) - 1, len(kit.units[-1].steps) - 1)
    assert update(table, Button.NEXT) == table
    for _ in range(count - 1):
        table = update(table, LessonButton.BACK)
    assert (table.section, table.step) == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_speaks_of_the_step_before(kit: AnyKit, language: str) -> None:
    """What was answered wrongly comes back elsewhere, and on another board."""
    words, (opened, said) = Words(kit.game.id, language), LOOKING_BACK[language]
    named = [f"step-{unit.section}-{step.id}" for unit in kit.units for step in unit.steps if step.asks]
    texts = {name: words.say(name).lower() for name in named if words.has(name)}
    back = [name for name, text in texts.items() if text.startswith(opened) or any(one in text for one in said)]
    assert back == []
