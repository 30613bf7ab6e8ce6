"""A lesson as a teacher writes it: by keyword, its words inline, without names."""

from __future__ import annotations

from dataclasses import replace

from catgames.games import load
from catgames.screen.inputs import Answered, Button
from catgames.table.guise import Guise
from catgames.table.lesson.table import Table, open_table
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.teach import Judge, Try, Unit, happened

CHOICE = "turn 1; 1 hand gp crews bo y r; 2 hand *6 crews r; 3 hand *6; seed 6"
OWN = Unit(
    "action-2",
    (
        Try(
            text="Make a crew grow.",
            at=CHOICE,
            goal=happened("grown"),
            solution="form green 2",
            mistakes={"form green 1": "form.same-size"},
        ),
        Judge(text={"en": "And now?", "fr": "Et maintenant ?"}, at=CHOICE, move="form green 1"),
        Try(text="Two cards.", at=CHOICE, goal=happened("drawn", times=2), solution="take deck, take deck"),
    ),
)


def _opened() -> Table:
    return open_table(replace(load("burglars"), units=(OWN,)))


def test_steps_without_a_name_are_called_by_their_number() -> None:
    assert [OWN.step_id(step) for step in OWN.steps] == ["action-2/1", "action-2/2", "action-2/3"]


def test_words_written_inline_are_said_in_the_language_there_is() -> None:
    table = _opened()
    assert view(table, Guise("fr")).text == "Make a crew grow."
    following = update(table, Button.NEXT)
    assert view(following, Guise("en")).text == "And now?"
    assert view(following, Guise("fr")).text.startswith("Et maintenant")


def test_hints_begin_with_the_rule_of_a_mistake_or_of_what_happens() -> None:
    grow = update(_opened(), Button.HINT)
    assert "beside an equal" in view(grow).says[0].text
    draw = update(update(update(_opened(), Button.NEXT), Button.NEXT), Button.HINT)
    assert "from the market or the deck" in view(draw).says[0].text


def test_several_moves_are_one_text() -> None:
    draw = update(update(_opened(), Button.NEXT), Button.NEXT)
    (solution,) = rehearsals(draw)
    assert rehearse(draw, solution).play.done


def test_a_judgement_without_a_rule_asks_for_the_verdict_alone() -> None:
    judged = update(update(_opened(), Button.NEXT), Answered("illegal"))
    assert judged.play.done
    assert "beside an equal" in " ".join(say.text for say in view(judged).says)
