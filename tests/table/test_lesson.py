"""The table: what a touch, a button, an answer and an address do, without any widget."""

from __future__ import annotations

from dataclasses import replace

import pytest

from catgames.games import load
from catgames.scene.look import NARROW
from catgames.table.address import open_address, with_finished, write_address, write_finished
from catgames.table.focus import DIRECTIONS, walk
from catgames.table.table import Table, open_table
from catgames.table.update import Answered, Changed, Pressed, Touched, update
from catgames.table.view import view
from catgames.teach.lesson import LEARNER


def at(address: str) -> Table:
    return open_address(open_table(load("burglars")), address)


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
    assert len(view(refused).scene.marks) > len(view(before).scene.marks)


def test_a_touch_that_means_nothing_changes_nothing() -> None:
    table = at("section=action-2&step=twin")
    touched = touch(table, "scored:1")
    assert touched.play.attempt == table.play.attempt
    assert view(touched).prompt


def test_escape_lets_go_of_what_is_picked() -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0")
    assert update(table, Pressed("let-go")).play.picked == ()


def test_a_legal_move_can_be_taken_back() -> None:
    table = at("section=action-1&step=two")
    once = touch(table, "deck")
    assert once.play.attempt != table.play.attempt
    assert update(once, Pressed("undo")).play.attempt == table.play.attempt


def test_start_again_starts_again() -> None:
    table = at("section=action-1&step=two")
    assert update(touch(table, "deck"), Pressed("again")).play.attempt == table.play.attempt


def test_a_legal_move_that_misses_the_goal_says_so() -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0", "new:0")
    assert not table.play.done
    assert "does not reach the goal yet" in view(table).says[-1].text


def test_a_finished_step_stays_finished() -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0", "crew:0:1")
    assert "action-2/twin" in update(table, Pressed("back")).finished
    assert view(table).progress.startswith("1 of")


def test_only_the_first_answer_counts() -> None:
    table = update(at("section=action-1&step=full"), Answered("true"))
    assert update(table, Answered("false")).play.answer == "true"


@pytest.mark.parametrize("change", [Changed(language="fr"), Changed(theme="dark"), Changed(width=NARROW)])
def test_how_it_is_shown_changes_nothing_that_was_done(change: Changed) -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0", "crew:0:0")
    assert update(table, change).play == table.play


def test_an_address_leads_back_to_the_same_place() -> None:
    table = at("section=action-5&step=rob&lang=fr&theme=dark")
    again = at(write_address(table))
    assert write_address(again) == write_address(table)
    assert (again.step_id, again.language, again.theme) == ("action-5/rob", "fr", "dark")


@pytest.mark.parametrize(
    "address",
    ["section=nowhere", "section=setup&step=none", "lang=xx", "theme=pink", "%%%", "a=b&c=d", "section=", "=", "#?/&;"],
)
def test_a_broken_address_is_said_and_opens_the_nearest_page(address: str) -> None:
    table = at(address)
    assert table.notice is not None
    assert view(table).says[0].tone == "hint"


def test_an_empty_address_says_nothing() -> None:
    assert at("").notice is None
    assert at("#").notice is None


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
    rows = view(at("section=setup&step=table")).figures
    assert ("Mirror cards", "20", "the book") in [(row.name, row.value, row.source) for row in rows]
    assert "ours, for want of a source" in {row.source for row in rows}
    assert not view(at("section=turn")).figures


def test_a_finished_section_and_a_finished_course_are_announced() -> None:
    table = at("section=end&step=last-round")
    here = {table.unit.step_id(step) for step in table.unit.steps}
    almost = replace(table, finished=frozenset(here - {table.step_id}))
    assert view(update(almost, Answered("true"))).says[-1].text == "Section finished!"
    everything = {unit.step_id(step) for unit in table.kit.units for step in unit.steps}
    last = replace(table, finished=frozenset(everything - {table.step_id}))
    assert "whole game" in view(update(last, Answered("true"))).says[-1].text


def test_finished_steps_are_remembered_and_nonsense_is_passed_over() -> None:
    table = touch(at("section=action-2&step=twin"), "hand:0", "crew:0:1")
    again = with_finished(at(""), write_finished(table) + " no/such-step ?? ")
    assert again.finished == {"action-2/twin"}
