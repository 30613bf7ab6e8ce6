"""What is known of each rule: from answers alone, at any time that is given, and never forgotten by an update."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catgames.core.errors import Unreadable
from catgames.games import GAMES, load
from catgames.notebook.places import templates
from catgames.teach.answers import Answer, Where
from catgames.teach.mastery import DAY, Level, Mastery
from catgames.teach.remembered import LETTERS, read, short, write

NOW = 1_800_000_000
RULES = [clause.id for game in GAMES for clause in load(game).game.rulebook.clauses]

answers = st.lists(
    st.builds(
        Answer,
        rule=st.sampled_from(RULES),
        right=st.booleans(),
        when=st.integers(NOW, NOW + 4000 * DAY),
        where=st.sampled_from(Where),
    ),
    max_size=30,
)


def _after(*rights: bool, every: int = DAY, where: Where = Where.PRACTICE) -> Mastery:
    told = (Answer("form.same-size", right, NOW + number * every, where) for number, right in enumerate(rights))
    return Mastery().after(told)


def test_a_rule_is_unseen_until_it_is_answered() -> None:
    assert Mastery().level("form.same-size", NOW) is Level.UNSEEN
    assert _after(True).level("form.same-size", NOW) is Level.MET


def test_a_wrong_answer_makes_a_rule_shaky_at_once() -> None:
    assert _after(True, True, True, False).level("form.same-size", NOW + 3 * DAY) is Level.SHAKY


def test_right_answers_on_several_days_make_it_sure_and_time_makes_it_shaky() -> None:
    known = _after(True, True, True, every=3 * DAY)
    assert known.level("form.same-size", NOW + 6 * DAY) is Level.SURE
    assert known.level("form.same-size", NOW + 2000 * DAY) is Level.SHAKY


def test_who_passes_an_exam_is_sure_without_having_practised() -> None:
    assert _after(True, where=Where.EXAM).level("form.same-size", NOW) is Level.SURE


def test_what_is_known_well_is_due_later() -> None:
    once, often = _after(True), _after(True, True, True, every=3 * DAY)
    assert not once.due(RULES, NOW)
    assert once.due(RULES, NOW + 3 * DAY) == ("form.same-size",)
    assert often.known["form.same-size"].due - NOW - 6 * DAY > once.known["form.same-size"].due - NOW


def test_a_wrong_answer_is_due_the_next_day() -> None:
    assert _after(False).due(RULES, NOW + DAY) == ("form.same-size",)
    assert _after(False).weakest(RULES, NOW) == ("form.same-size",)


def test_an_answer_that_is_told_late_does_not_turn_back_the_clock() -> None:
    known = _after(True).after([Answer("form.same-size", True, NOW - 5 * DAY)])
    assert known.known["form.same-size"].last == NOW // 60


@given(answers)
def test_what_is_written_is_what_is_read(told: list[Answer]) -> None:
    known = Mastery().after(sorted(told, key=lambda answer: answer.when))
    assert read(write(known), RULES) == known
    assert len(write(known)) <= 1 + 13 * len(known.known)


@given(answers)
def test_rules_may_go_and_come_back(told: list[Answer]) -> None:
    """An edition without some rules passes on what it does not understand."""
    known = Mastery().after(sorted(told, key=lambda answer: answer.when))
    elsewhere = write(read(write(known), RULES[::3]))
    assert read(elsewhere, RULES) == known


def test_a_text_of_the_first_edition_can_be_read_for_ever() -> None:
    text = "1" + "1Q-1" + "gd" + "DT" + "T-eV" + "D"
    known = read(text, ["form.same-size"])
    assert write(known) == text


@pytest.mark.parametrize("text", ["2AAAA", "1AAAA", "1" + "!" * 13])
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text, RULES)


def test_no_two_rules_of_a_game_share_their_letters() -> None:
    for game in GAMES:
        rules = [clause.id for clause in load(game).game.rulebook.clauses]
        assert len({short(rule) for rule in rules}) == len(rules)


def test_the_pages_scripts_read_what_is_known_in_the_same_letters() -> None:
    for script in (files("catgames") / "notebook" / "bridge.js", templates() / "static" / "mastery.js"):
        assert f'"{LETTERS}"' in script.read_text(encoding="utf-8")
