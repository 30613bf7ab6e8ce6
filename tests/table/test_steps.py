"""A kind of step is one module: nobody else knows the kinds, so that a new one is one new file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import catgames
from catgames.core.game import Game
from catgames.core.message import Message
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.notebook.rules_page import render_rules
from catgames.screen.inputs import Answered, Button, Input, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.table.address import open_address, write_address
from catgames.table.guise import Guise
from catgames.table.lesson.table import go_to, open_table
from catgames.table.lesson.transcript import rehearsals, rehearse, transcript
from catgames.table.lesson.view import view as view_lesson
from catgames.table.page import open_page
from catgames.table.update import update
from catgames.table.view import view
from catgames.teach import goals
from catgames.teach.meetings import Meetings
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail, fresh
from catgames.teach.steps import watch
from catgames.teach.steps.watch import Show, Watch
from catgames.teach.unit import Unit
from catgames.teach.writing import each
from catgames.text.words import LANGUAGES, Words

PACKAGE = Path(catgames.__file__).parent
RULE = "setup.deck"


@dataclass(frozen=True, slots=True)
class Point:
    """A ninth kind, written here and nowhere else: point at one thing."""

    kind: ClassVar[str] = "select"
    card: ClassVar[Card] = ("try", 1)
    seconds: ClassVar[int] = 10
    asks: ClassVar[bool] = False
    id: str
    at: str
    thing: str
    text: str = ""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.at)
        return self.update(kit, play, Touched(trail.pop("at"))) if "at" in trail else play

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        match given:
            case Touched(key):
                return replace(play, answers=(key,), done=key == self.thing, trail={"at": key})
            case Answered("there"):
                return self.update(kit, play, Touched(self.thing))
        return play

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        says = tuple(Say("good" if play.done else "wrong", f"You point at {key}.") for key in play.answers)
        return Shown(play.attempt.state, says=says, choices=(Push("There!", Answered("there")),), over=play.done)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Touched("hand:0"),)), Rehearsal((Touched(self.thing),)))

    def met(self, game: Game[Any, Any], /) -> Met:
        return Met(held=(RULE,))

    def flaws(self, kit: Playable, /) -> Iterable[Message]:
        return ()


def _with_a_ninth_kind() -> AnyKit:
    kit = load("burglars")
    _, setup, *others = kit.units
    position = setup.steps[0].at
    return replace(kit, units=(Unit(setup.section, (Point("table", position, "deck"),)), *others))


def test_a_ninth_kind_of_step_needs_no_other_change() -> None:
    kit = _with_a_ninth_kind()
    page = open_page(kit)
    wrong = update(page, Touched("hand:1"))
    assert [say.text for say in view(wrong).room.says] == ["You point at hand:1."]
    assert open_address(open_page(kit), write_address(wrong)).lesson.play == wrong.lesson.play
    (there,) = view(wrong).room.choices
    done = update(wrong, there.gives)
    assert "setup/table" in done.lesson.finished
    assert view(update(done, Button.NEXT)).room.text != view(page).room.text
    assert "You point at hand:0.\n    You point at deck." in transcript(open_table(kit))
    assert "setup/table" in Meetings(kit.game, kit.units).held[RULE]
    assert 'data-step="section=setup&amp;step=table"' in render_rules(kit)


def test_the_last_rehearsal_of_a_step_does_it(kit: AnyKit) -> None:
    table = open_table(kit)
    for section, unit in enumerate(kit.units):
        for number in range(len(unit.steps)):
            opened = go_to(table, section, number)
            for rehearsal in rehearsals(opened)[-1:]:
                assert rehearse(opened, rehearsal).play.done, opened.step_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_all_is_marked_every_sentence_begins_as_one(kit: AnyKit, language: str) -> None:
    """The same reasons are said after a colon while something is missing."""
    for section, unit in enumerate(kit.units):
        for number, step in enumerate(unit.steps):
            if step.kind == "select":
                opened = go_to(open_table(kit), section, number)
                for say in view_lesson(rehearse(opened, rehearsals(opened)[-1]), Guise(language)).says:
                    begins = re.findall(r"(?:^|\w\)\. )(\w)", say.text)
                    assert all(letter == letter.upper() for letter in begins), say.text


def _imported(path: Path) -> set[str]:
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.module for node in tree if isinstance(node, ast.ImportFrom) and node.module}


@pytest.mark.parametrize("folder", ["screen", "table", "notebook", "teach"])
def test_nobody_knows_the_kinds_of_step_but_a_course_and_who_makes_exercises(folder: str) -> None:
    """Courses are written in Python, through one door, or in files."""
    doors, makers = {PACKAGE / "teach" / "__init__.py", PACKAGE / "teach" / "files.py"}, PACKAGE / "teach" / "exercises"
    for path in (PACKAGE / folder).rglob("*.py"):
        if path not in doors and path.parent != makers:
            kinds = {
                name for name in _imported(path) if name.startswith("catgames.teach.steps.") or name == "catgames.teach"
            }
            assert not kinds, f"{path} knows {kinds}"


def test_an_example_is_played_once_however_often_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []

    def counted(attempt: goals.Attempt, move: Any) -> goals.Attempt:
        played.append(move)
        return goals.play_on(attempt, move)

    monkeypatch.setattr(watch, "play_on", counted)
    kit = load("burglars")
    section, number, step = next(
        (section, number, step)
        for section, unit in enumerate(kit.units)
        for number, step in enumerate(unit.steps)
        if isinstance(step, Watch)
    )
    page = open_page(kit)
    page = replace(page, lesson=go_to(page.lesson, section, number))
    for given in (Show.ON, Show.ON, Show.BACK, Show.ON):
        page = update(page, given)
        view(page)
    page = replace(page, lesson=rehearse(page.lesson, rehearsals(page.lesson)[-1]))
    assert view(page).room.says
    assert len(played) == len(each(step.moves))
