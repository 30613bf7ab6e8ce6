"""The door to exercises for those who write code: a value, a round in the terminal, a package of cards."""

from __future__ import annotations

import zipfile
from itertools import pairwise
from pathlib import Path
from unittest.mock import Mock

import pytest

import catgames
from catgames.cli import ENDED, main
from catgames.games import GAMES, load
from catgames.posed import Posed
from catgames.table.practice.plan import BY_NUMBER
from catgames.teach.exercises.plan import ROUND, Way
from catgames.teach.exercises.rounds import EXAM, Item, exam_of, practised, read_item, round_of
from catgames.teach.exercises.supply import Purpose, supply
from catgames.terminal import Terminal, practise
from catgames.text.words import LANGUAGES, Words

FORM = "form.same-size"


def test_an_exercise_is_a_value_with_all_that_a_learner_sees() -> None:
    posed = catgames.exercise("burglars", rule=FORM, seed=1)
    assert "?" in posed.position, "what lies hidden stays hidden"
    assert posed.question.startswith("Is this move legal?")
    assert posed.options == ("Legal", "Not legal")
    assert posed.answer in posed.options
    assert "A crew grows only beside an equal" in posed.explanation
    assert catgames.exercise("burglars", rule=FORM, seed=1).question == posed.question


REPLIES = (
    *(f"answer-{told}" for told in ("right", "wrong", "legal", "illegal", "true", "false", "rule-right", "rule-wrong")),
    *("verdict-legal", "try-done", "try-missed"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_praised_before_anybody_has_answered(language: str) -> None:
    """However it is asked: what is explained is why, not that the answer was right, nor what to do next."""
    words = Words("", language)
    replies = [words.say(id) for id in REPLIES]
    asked = set()
    for game in GAMES:
        kit = load(game)
        for item in (Item(rule, seed) for rule in practised(kit) for seed in range(4)):
            posed = Posed(kit, item.made(kit), language)
            asked.add(posed.exercise.way)
            assert posed.explanation, item
            assert not [line for line in posed.explanation.splitlines() if line.startswith(tuple(replies))], item
    assert asked == set(Way)


def test_it_speaks_french() -> None:
    posed = catgames.exercise("burglars", rule=FORM, seed=1, language="fr")
    assert posed.options == ("Permis", "Interdit")


def test_it_shows_itself_in_a_notebook_and_folds_the_answer_away() -> None:
    shown = catgames.exercise("burglars", rule=FORM, seed=1)._repr_mimebundle_()
    assert "<svg" in shown["text/html"]
    assert "<details>" in shown["text/html"]
    assert "1. Legal" in shown["text/markdown"]
    assert "  1. Legal" in shown["text/plain"]


def test_a_game_that_was_played_shows_its_last_board_and_unfolds_its_moves() -> None:
    line = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6 => form green 2, take deck, take deck"
    played = catgames.record("burglars", f"1. You: a log\n\n{line}\n", lang="fr")
    assert played.last.text == catgames.position("burglars", played.record.start).play(*played.record.moves).text
    assert catgames.record("burglars", played.text, lang="fr").positions == played.positions
    assert repr(played).splitlines()[0].startswith("1. form green 2: Ta bande 2")
    assert "<svg" in played._repr_html_()
    assert played._repr_html_().count("<li>") == len(played.record.moves)
    assert "drawn" not in {event.id for event in played.last.events if event.heard_by(catgames.Seat(0))}


def test_a_record_that_breaks_a_rule_says_which() -> None:
    with pytest.raises(catgames.IllegalMove, match="A crew grows only beside an equal"):
        catgames.record("burglars", "turn 1; 1 hand gp crews bo y; 2 hand *6; seed 6 => form green 1")
    with pytest.raises(catgames.Unreadable):
        catgames.record("burglars", "")


def test_a_rule_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(catgames.Unreadable, match=r"setup\.deck"):
        catgames.exercise("burglars", rule="form.nothing")


def test_of_many_rules_those_most_like_it_are_named_and_none_is_cut_in_two() -> None:
    with pytest.raises(catgames.Unreadable) as refused:
        catgames.exercise("burglars", rule="form.same-sise")
    named, _, more = str(refused.value).partition("There are: ")[2].removesuffix(".").rpartition(" and ")
    rules = practised(load("burglars"))
    assert named.split(", ")[0] == FORM
    assert set(named.split(", ")) < set(rules)
    assert more == f"{len(rules) - len(named.split(', '))} more"


def test_a_round_is_mixed_and_every_rule_comes_before_any_comes_again() -> None:
    kit = load("burglars")
    rules = practised(kit)
    rounds = [item for number in range(3) for item in round_of(kit, rules, number)]
    assert len({item.rule for item in rounds}) == len(rounds) == 3 * ROUND
    assert all(one.rule != other.rule for one, other in pairwise(rounds))


def test_a_round_of_one_rule_is_ten_seeds_in_a_row() -> None:
    assert [item.seed for item in round_of(load("burglars"), (FORM,), 2)] == list(range(20, 30))


def test_an_exam_is_the_same_for_a_whole_class_and_asks_each_rule_once() -> None:
    kit = load("burglars")
    exam = exam_of(kit, 7)
    assert exam == exam_of(kit, 7) != exam_of(kit, 8)
    assert len({item.rule for item in exam}) == EXAM
    assert {item.purpose for item in exam} == {Purpose.EXAM}


def test_an_exercise_is_named_by_a_short_text() -> None:
    kit = load("burglars")
    for item in (*round_of(kit, practised(kit), 3), *exam_of(kit, 3)):
        assert read_item(kit, str(item)) == item
    for text in (
        "form.nothing:3",
        "form.same-size",
        "form.same-size:x",
        "form.same-size:3:play",
        f"{FORM}:{'9' * 5000}",
    ):
        assert read_item(kit, text) is None


def test_a_round_in_the_terminal_counts_what_is_right() -> None:
    told: list[str] = []
    drill = practise(load("burglars"), (FORM,), 0, "en", Terminal(told.append, lambda prompt: "1"))
    assert told[-1] == f"{drill.right} of 10 right."
    assert 0 < drill.right < ROUND, "always the first answer is not always right"
    assert any("Exercise · once more" in line for line in told), "and what was wrong comes back"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_asked_twice_in_a_round_of_the_terminal_nor_at_one_position_twice_in_a_row(game: str) -> None:
    """Also where what is asked by touch has another of its rule in its place."""
    kit = load(game)
    terminal = Terminal(lambda told: None, lambda prompt: "1")
    touched = {rule for rule in practised(kit) if {Way.FIND, Way.MARK} & {*supply(kit, rule, Purpose.PRACTICE).ways}}
    plans = [((rule,), 2) for rule in sorted(touched)[:12]] + [(practised(kit), number) for number in range(6)]
    for rules, number in plans:
        done = practise(kit, rules, number, "en", terminal).done
        assert len({one.asked.item for one in done}) == len(done)
        assert all(one.exercise.step.at != other.exercise.step.at for one, other in pairwise(done))
        assert {one.exercise.way for one in done} <= set(BY_NUMBER)
    assert touched


def test_what_is_no_number_of_an_answer_is_told_which_are() -> None:
    told: list[str] = []
    typed = iter(("hello", "0", "99", "-1", "1", ""))
    drill = practise(load("burglars"), (FORM,), 0, "en", Terminal(told.append, lambda prompt: next(typed)))
    assert told.count("Type a number from 1 to 2; an empty line ends the round.") == 1 + 4
    assert len(drill.done) == 1
    assert told[-1] == f"The round ends here: {drill.right} of 1 right."


@pytest.mark.parametrize("end", ["", EOFError(), KeyboardInterrupt()])
def test_who_answers_nothing_ends_the_round(
    end: str | BaseException, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", Mock(side_effect=[end]))
    assert main(["practice", "burglars", "--rule", FORM, "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Exercice 1 sur 10" in told
    assert told.endswith("La série s’arrête ici.\n")


def test_a_command_that_is_interrupted_shows_none_of_our_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catgames.drilling.practise", Mock(side_effect=KeyboardInterrupt))
    assert main(["practice"]) == ENDED


def test_cards_have_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "burglars.apkg"
    assert main(["anki", "burglars", str(file), "--each", "1", "--lang", "fr"]) == 0
    with zipfile.ZipFile(file) as package:
        assert "collection.anki2" in package.namelist()
        assert b"<svg" in package.read("0")
