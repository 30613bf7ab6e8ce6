"""The room where the rules are learnt: what a touch, a button and an answer do, without any widget."""

from __future__ import annotations

from dataclasses import replace

from catgames.games import load
from catgames.screen.inputs import Answered, Button, Touched
from catgames.table.address import open_address
from catgames.table.focus import DIRECTIONS, walk
from catgames.table.lesson.inputs import LessonButton
from catgames.table.lesson.table import Table
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.table.page import open_page
from catgames.teach import LEARNER


def at(address: str) -> Table:
    return open_address(open_page(load("burglars")), address).lesson


def touch(table: Table, *keys: str) -> Table:
    for key in keys:
        table = update(table, Touched(key))
    return table


def test_a_refused_piece_stays_in_hand() -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0", "crew:0:0")
    assert table.play.picked == ("hand:0",)
    assert table.play.verdict is not None
    assert touch(table, "crew:0:1").play.done


def test_the_evidence_is_lit_on_the_board() -> None:
    before = at("section=action-2&step=twin")
    refused = touch(before, "hand:0", "crew:0:0")
    unjudged = replace(refused, play=replace(refused.play, verdict=None))
    assert len(view(refused).scene.marks) > len(view(unjudged).scene.marks)


def marked_good(table: Table) -> set[str]:
    return {key for key, sign in view(table).scene.lit if sign == "good"}


def test_a_mark_does_not_stay_where_a_card_has_been() -> None:
    """Of two moves the second is marked: the first one's card may lie elsewhere by now, in one twin or another."""
    for turn in range(6):
        table = at(f"section=action-1&step=gap-for-good&again={turn}")
        answered = update(table, Answered(table.play.worked.right))
        last = {key for event in answered.play.attempt.news for key in event.shown}
        assert len(answered.play.attempt.moves) == 2
        assert marked_good(answered) == last


def test_nothing_is_marked_as_done_on_a_twin_that_nobody_has_touched() -> None:
    table = at("section=action-2&step=twin")
    for _ in range(5):
        table = update(table, Button.HINT)
    assert table.play.told
    assert not marked_good(table)
    assert marked_good(touch(table, "hand:0", "crew:0:1"))


def test_a_touch_that_means_nothing_changes_nothing() -> None:
    table = at("section=action-2&step=twin")
    touched = touch(table, "scored:1")
    assert touched.play.attempt == table.play.attempt
    assert view(touched).prompt


def test_escape_lets_go_of_what_is_picked() -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0")
    assert update(table, Button.LET_GO).play.picked == ()


def test_a_legal_move_can_be_taken_back() -> None:
    table = at("section=action-1&step=two")
    once = touch(table, "deck")
    assert once.play.attempt != table.play.attempt
    assert update(once, Button.UNDO).play.attempt == table.play.attempt


def test_start_again_starts_again() -> None:
    table = at("section=action-1&step=two")
    assert update(touch(table, "deck"), LessonButton.AGAIN).play.attempt == table.play.attempt


def test_a_legal_move_that_misses_the_goal_says_so() -> None:
    """The turn is over: nobody is told to go on."""
    table = touch(at("section=action-2&step=twin"), "hand:0", "new:0")
    assert not table.play.done
    assert view(table).says[-1].text.startswith("That was not the goal, and your turn is over.")


def test_after_a_first_half_it_is_said_what_comes_next() -> None:
    table = touch(at("section=action-1&step=two"), "deck")
    assert not table.play.done
    assert "second" in view(table).says[-1].text


def test_a_finished_step_stays_finished() -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0", "crew:0:1")
    assert "action-2/twin" in update(table, LessonButton.BACK).finished
    assert view(table).aside.startswith("1 of")


def test_only_the_first_answer_counts() -> None:
    table = update(at("section=action-1&step=full"), Answered("true"))
    assert update(table, Answered("false")).play.answers == ("true",)


def test_an_answer_that_comes_too_late_is_for_nobody() -> None:
    """The next question may have the same answers."""
    first = at("section=action-2&step=same-colour")
    late = view(first).choices[0].gives
    following = update(first, Button.NEXT)
    assert [choice.label for choice in view(following).choices] == [choice.label for choice in view(first).choices]
    assert update(following, late) == following
    assert update(first, late).play.answers


def test_arrows_reach_everything_on_the_board() -> None:
    scene = view(at("section=action-5&step=rob")).scene
    seen, queue = {""}, [""]
    for here in queue:
        for arrow in DIRECTIONS:
            there = walk(scene, here, arrow)
            if there not in seen:
                seen.add(there)
                queue.append(there)
    touchable = {key for key in scene.keys if scene.spot(key)}
    assert touchable <= seen


def test_hidden_cards_of_others_are_nowhere_on_the_screen() -> None:
    """The same lesson with another card beneath Sami's crew gives the same screen, to the letter."""
    table = at("section=action-5&step=rob")
    game = table.kit.game
    state = table.play.attempt.state
    other = game.read(game.write(state).replace("bg/b", "bg/?"))
    swapped = game.seen_by(other, LEARNER)
    assert game.seen_by(state, LEARNER).crews == swapped.crews
    assert "bg/b" not in str(view(table))


def test_every_figure_is_shown_with_its_source_where_the_course_begins() -> None:
    rows = view(at("section=overview&step=goal")).figures
    assert ("Mirror cards", "20", "the book") in [(row.name, row.value, row.source) for row in rows]
    assert "ours, for want of a source" in {row.source for row in rows}
    assert not view(at("section=turn")).figures


def test_a_finished_section_and_a_finished_course_are_announced() -> None:
    table = at("section=end&step=last-round")
    here = {table.unit.step_id(step) for step in table.unit.steps}
    almost = replace(table, finished=frozenset(here - {table.step_id}))
    right = Answered(table.play.worked.right)
    assert view(update(almost, right)).says[-1].text.startswith("Section finished")
    everything = {unit.step_id(step) for unit in table.kit.units for step in unit.steps}
    last = replace(table, finished=frozenset(everything - {table.step_id}))
    assert "whole game" in view(update(last, right)).says[-1].text
