"""Every lesson is played as a learner would: its solution, its mistakes, its hints, its questions."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from catgames.conformance.lessons import *
from catgames.conformance.lessons import steps_of
from catgames.games.kit import AnyKit
from catgames.table.guise import Guise
from catgames.table.lesson.inputs import InStep
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.teach import OVERVIEW, Claim, Count, Decide, Judge
from catgames.teach.writing import Text
from catgames.text.words import LANGUAGES, YOU, Words


def test_there_is_a_unit_for_each_section_in_the_books_order(kit: AnyKit) -> None:
    """What a first game can do without may wait until the words it needs are known."""
    assert OVERVIEW not in [unit.section for unit in kit.units[1:]], "the overview comes first"
    sections = [unit.section for unit in kit.units if unit.section != OVERVIEW]
    book = list(kit.game.rulebook.sections)
    waiting = {unit.section for unit in kit.units if unit.need == "full" and unit.section != OVERVIEW}
    assert sorted(sections) == sorted(book)
    assert [name for name in sections if name not in waiting] == [name for name in book if name not in waiting]
    assert all(sections.index(name) >= book.index(name) for name in waiting)


def test_legal_and_illegal_are_asked_about_alike(kit: AnyKit) -> None:
    answers = [table.play.worked.right for table, step in steps_of(kit) if isinstance(step, Judge)]
    assert 0.4 <= answers.count("legal") / len(answers) <= 0.6


def test_right_options_stand_now_here_now_there(kit: AnyKit) -> None:
    """Where three or more are offered, none of the first three places is right more than half of the time."""
    places = Counter[int]()
    for table, step in steps_of(kit):
        if isinstance(step, Count | Judge):
            first = rehearsals(table)[-1].inputs
            asked = table if isinstance(step, Count) else update(table, first[0])
            gives = [choice.gives for choice in view(asked).choices]
            if len(gives) >= 3:
                places[gives.index(InStep(table.step_id, first[-1]))] += 1
    assert all(count <= places.total() / 2 for count in places.values()), places


def test_every_section_asks_for_a_decision(kit: AnyKit) -> None:
    for unit in kit.units:
        assert any(isinstance(step, Decide) for step in unit.steps) or unit.section == OVERVIEW, unit.section


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_decision_is_in_the_word_files(kit: AnyKit, language: str) -> None:
    """Whoever writes a lesson may write the sentence itself; ours are told by their names, which may be misspelt."""
    words = Words(kit.game.id, language)
    said = [text for _, step in steps_of(kit) if isinstance(step, Decide) for text in each_said(step)]
    assert [text for text in said if not (isinstance(text, str) and words.has(text))] == []


def each_said(step: Decide) -> tuple[Text, ...]:
    return (*step.good.values(), *step.poor.values())


def test_claims_are_now_true_and_now_false(kit: AnyKit) -> None:
    answers = [table.play.worked.right for table, step in steps_of(kit) if isinstance(step, Claim)]
    assert len(answers) / 4 <= answers.count("true") <= len(answers) * 3 / 4


def test_a_line_without_a_word_for_the_learner_is_never_said_of_the_learner(kit: AnyKit) -> None:
    """« C’est le tour de you »: what is told of a move speaks to who tries it, so in a course that is the learner."""
    for table, _ in steps_of(kit):
        for rehearsal in rehearsals(table):
            room = view(rehearse(table, rehearsal), Guise("fr"))
            for text in (*(say.text for say in room.says), *(row.said for row in room.ledger)):
                assert not re.search(rf"\b{YOU}\b", text), f"{table.step_id}: {text}"
