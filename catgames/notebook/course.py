"""What a notebook says: `learn("burglars")`, then a section a cell; in Voilà the course is the page."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from itertools import chain
from random import randrange
from typing import Any
from urllib.parse import urlencode

from catgames.core.errors import Unreadable, offered, said_in
from catgames.core.message import Message
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.notebook.cell import Cell, Task, in_voila
from catgames.notebook.still import following, mistake
from catgames.notebook.tutor import Tutor
from catgames.players.cats import GREEDY
from catgames.scene.theme import THEMES
from catgames.table.address import open_address
from catgames.table.guise import Guise
from catgames.table.inputs import RoomName
from catgames.table.lesson.own import Own
from catgames.table.lesson.table import go_to, open_table
from catgames.table.lesson.transcript import contents, text_of, told_step, transcript
from catgames.table.match.match import PERSON, agree, deal
from catgames.table.match.plan import KINDS
from catgames.table.page import Page, open_page
from catgames.table.practice.drill import begin
from catgames.table.practice.plan import Plan, Sort
from catgames.table.view import view_room
from catgames.teach.checking import told_flaws
from catgames.teach.exercises.rounds import practised
from catgames.teach.step import Step
from catgames.teach.unit import LESSON, Unit
from catgames.teach.writing import Text
from catgames.text.words import Words, spoken


class Course(Cell):
    """A game's whole course: the page itself in Voilà, a list of contents in a notebook.

    Put beside other widgets it is the whole tutor, live; until then it costs nothing.
    """

    def __init__(self, kit: AnyKit, guise: Guise, room: RoomName) -> None:
        page = replace(open_page(kit, guise), room=room)
        task = _whole(frozenset(chain.from_iterable(unit.step_ids for unit in kit.units)))
        super().__init__(page, self._contents, task=task if room is RoomName.LEARN else None)

    def section(self, name: str) -> Cell:
        """The lesson on one section of the rulebook."""
        page, number = self._page, self._number(name)
        table = go_to(page.lesson, number, 0)
        page = replace(page, room=RoomName.LEARN, lesson=table)
        further = following(table, page.guise)
        return Cell(page, partial(transcript, table, page.guise), further, _whole(table.unit.step_ids))

    def _number(self, section: str) -> int:
        sections = [unit.section for unit in self._page.kit.units]
        with said_in(self._page.guise.language):
            _expect("unreadable-section", section, sections)
        return sections.index(section)

    def step(self, section: str, name: str) -> Cell:
        """One step of a section, live."""
        page, number = self._page, self._number(section)
        steps = [step.id for step in page.kit.units[number].steps]
        with said_in(page.guise.language):
            _expect("unreadable-step", name, steps)
        table = go_to(page.lesson, number, steps.index(name))
        page = replace(page, room=RoomName.LEARN, lesson=table)
        task = _whole(frozenset((table.step_id,)))
        return Cell(page, lambda: "\n".join(told_step(table, page.guise)), mistake(table, page.guise), task)

    def lesson(self, *steps: Step, title: Text = "") -> Cell:
        """A lesson of one's own: steps as in `catgames.teach`. What is wrong with one is said at once."""
        page = self._page
        kit = page.kit
        with said_in(page.guise.language):
            unit = Unit(LESSON, steps, title=title)
            if flaws := told_flaws(kit, unit, page.guise.language):
                raise Unreadable(Message("unreadable-lesson", {"text": " ".join(flaws)}))
        table = open_table(replace(kit, units=(unit,)))
        page = replace(page, room=RoomName.LEARN, own=Own("", table))
        further = mistake(table, page.guise)
        return Cell(page, partial(transcript, table, page.guise), further, _whole(unit.step_ids))

    def exercise(self, rule: str, seed: int = 0) -> Cell:
        """One exercise on a rule, live: of the same rule and seed the same as `catgames.exercise` gives.

        >>> from catgames.notebook import learn
        >>> learn("burglars").exercise("form.same-size", seed=3).done
        False
        """
        page = self._page
        with said_in(page.guise.language):
            _expect("unreadable-rule", rule, practised(page.kit))
        practice = replace(page.practice, drill=begin(page.kit, Plan(Sort.ONE, seed, (rule,))))
        page = replace(page, room=RoomName.PRACTICE, practice=practice)
        return Cell(page, partial(_asked_in, page), task=_is_answered)

    def play(self, *players: str, seed: int = 1, options: dict[str, object] | None = None) -> Cell:
        """A match: each player is a `person`, or a cat: `random`, `greedy` or `thoughtful`."""
        with said_in(self._page.guise.language):
            for player in players:
                _expect("unreadable-player", player, KINDS)
            match = deal(self._page.kit, agree(self._page.kit, players or (PERSON, GREEDY), seed, options))
        page = replace(self._page, room=RoomName.PLAY, match=match)
        return Cell(page, partial(_shown_in, page))

    def referee(self, position: str = "", move: str = "") -> Cell:
        """Any position, any move, in the game's notation."""
        parts = {"room": RoomName.REFEREE, "position": position, "move": move}
        return self.visit(urlencode({name: part for name, part in parts.items() if part}))

    def visit(self, address: str) -> Cell:
        """The very screen that a link leads to: the link, or what stands behind its hash sign."""
        page = open_address(self._page, address.rpartition("#")[2])
        return Cell(page, partial(_shown_in, page))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        if in_voila():
            return dict(Tutor(self._with_new_deal(), whole=True, followed=self._follow).root._repr_mimebundle_())
        return {"text/plain": self._contents()}

    def _contents(self) -> str:
        """Every section, or to which table one sits down."""
        kit, language = self._page.kit, self._page.guise.language
        if self._page.room is RoomName.LEARN:
            return contents(kit, language)
        words = Words(kit.game.id, language)
        return f"{words.say('game-title')} · {words.say(f'room-{self._page.room}')}"

    def _with_new_deal(self) -> Page:
        """Each visit is dealt other cards; a notebook shows the same ones every time."""
        match = deal(self._page.kit, agree(self._page.kit, (PERSON, GREEDY), randrange(1, 10_000)))
        return replace(self._page, match=match)


def learn(game: str, language: str = "en", theme: str = "light") -> Course:
    """The tutor for a game, in English (`en`) or French (`fr`), light or dark; a widget, as all that it makes.

    >>> from catgames.notebook import learn
    >>> cell = learn("burglars", "fr").section("action-2")
    >>> cell.done, cell.verdict
    (False, None)
    >>> from ipywidgets import HBox
    >>> HBox([learn("burglars"), learn("pocket")])
    HBox(children=(Course('Cat Burglars'), Course('Pocket Cats')))
    """
    return _course(game, language, theme, RoomName.LEARN)


def play(game: str, language: str = "en", theme: str = "light") -> Course:
    """The same, opened where the game is played.

    >>> from catgames.notebook import play
    >>> play("pocket").play("person", "greedy", seed=2).done
    False
    """
    return _course(game, language, theme, RoomName.PLAY)


def _course(game: str, language: str, theme: str, room: RoomName) -> Course:
    with said_in(spoken(language)):
        _expect("unreadable-theme", theme, THEMES)
        return Course(load(game), Guise(language, theme), room)


def _whole(steps: frozenset[str]) -> Task:
    """Whether all of these are done, and none is to come back; looked for where one learns."""
    return lambda page: steps <= page.learning.finished.difference(debt.step for debt in page.learning.owed)


def _is_answered(page: Page) -> bool:
    return page.practice.drill is not None and bool(page.practice.drill.done)


def _shown_in(page: Page) -> str:
    """What is open there; before it, what could not be read of a link."""
    said = [Words(page.kit.game.id, page.guise.language)(page.notice)] if page.notice else []
    return "\n".join([*said, text_of(view_room(page))])


def _asked_in(page: Page) -> str:
    """A question with what there is to choose from."""
    room = view_room(page)
    return "\n".join([text_of(room), *(f"  {number}. {push.label}" for number, push in enumerate(room.choices, 1))])


def _expect(otherwise: str, text: object, known: Collection[str]) -> None:
    """What was written is one of those that there are; else it is said which these are."""
    if text not in tuple(known):  # whatever it is: a list, say
        raise Unreadable(Message(otherwise, {"text": str(text), "expected": offered(text, known)}))
