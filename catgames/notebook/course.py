"""What a notebook says: `learn("burglars")`, then a section a cell; in Voilà the course is the page."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import replace
from random import randrange
from typing import Any
from urllib.parse import urlencode

from catgames.core.errors import Unreadable, offered, said_in
from catgames.core.message import Message
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.notebook.cell import Cell
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
from catgames.table.view import view_room
from catgames.teach.checking import told_flaws
from catgames.teach.step import Step
from catgames.teach.unit import LESSON, Unit
from catgames.teach.writing import Text
from catgames.text.words import Words, spoken


def in_voila() -> bool:
    """Whether this notebook is shown as a page of its own."""
    return "VOILA_PREHEAT" in os.environ


class Nothing:
    """What a cell shows in Voilà, where the page itself has everything."""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return {"text/plain": ""}


class Course:
    """A game's whole course: the page itself in Voilà, a list of contents in a notebook."""

    def __init__(self, kit: AnyKit, guise: Guise, room: RoomName) -> None:
        self._page = replace(open_page(kit, guise), room=room)

    def section(self, name: str) -> Cell | Nothing:
        """The lesson on one section of the rulebook."""
        if in_voila():
            return Nothing()
        page = self._page
        page = replace(page, room=RoomName.LEARN, lesson=go_to(page.lesson, self._number(name), 0))
        return Cell(page, transcript(page.lesson, page.guise), following(page.lesson, page.guise))

    def _number(self, section: str) -> int:
        sections = [unit.section for unit in self._page.kit.units]
        with said_in(self._page.guise.language):
            _expect("unreadable-section", section, sections)
        return sections.index(section)

    def step(self, section: str, name: str) -> Cell | Nothing:
        """One step of a section, live."""
        if in_voila():
            return Nothing()
        page, number = self._page, self._number(section)
        steps = [step.id for step in page.kit.units[number].steps]
        with said_in(page.guise.language):
            _expect("unreadable-step", name, steps)
        table = go_to(page.lesson, number, steps.index(name))
        page = replace(page, room=RoomName.LEARN, lesson=table)
        return Cell(page, "\n".join(told_step(table, page.guise)), mistake(table, page.guise))

    def lesson(self, *steps: Step, title: Text = "") -> Cell | Nothing:
        """A lesson of one's own: steps as in `catgames.teach`. What is wrong with one is said at once."""
        if in_voila():
            return Nothing()
        page = self._page
        kit = page.kit
        with said_in(page.guise.language):
            unit = Unit(LESSON, steps, title=title)
            if flaws := told_flaws(kit, unit, page.guise.language):
                raise Unreadable(Message("unreadable-lesson", {"text": " ".join(flaws)}))
        table = open_table(replace(kit, units=(unit,)))
        page = replace(page, room=RoomName.LEARN, own=Own("", table))
        return Cell(page, transcript(table, page.guise), mistake(table, page.guise))

    def play(self, *players: str, seed: int = 1, options: dict[str, object] | None = None) -> Cell | Nothing:
        """A match: each player is a `person`, or a cat: `random`, `greedy` or `thoughtful`."""
        if in_voila():
            return Nothing()
        with said_in(self._page.guise.language):
            for player in players:
                _expect("unreadable-player", player, KINDS)
            match = deal(self._page.kit, agree(self._page.kit, players or (PERSON, GREEDY), seed, options))
        page = replace(self._page, room=RoomName.PLAY, match=match)
        return Cell(page, text_of(view_room(page)))

    def referee(self, position: str = "", move: str = "") -> Cell | Nothing:
        """Any position, any move, in the game's notation."""
        parts = {"room": RoomName.REFEREE, "position": position, "move": move}
        return self.visit(urlencode({name: part for name, part in parts.items() if part}))

    def visit(self, address: str) -> Cell | Nothing:
        """The very screen that a link leads to: the link, or what stands behind its hash sign."""
        if in_voila():
            return Nothing()
        page = open_address(self._page, address.rpartition("#")[2])
        said = [Words(page.kit.game.id, page.guise.language)(page.notice)] if page.notice else []
        return Cell(page, "\n".join([*said, text_of(view_room(page))]))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        if in_voila():
            return dict(Tutor(self._with_new_deal(), whole=True).root._repr_mimebundle_())
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
    """The tutor for a game, in English (`en`) or French (`fr`), light or dark.

    >>> from catgames.notebook import learn
    >>> cell = learn("burglars", "fr").section("action-2")
    >>> cell.done, cell.verdict
    (False, None)
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


def _expect(otherwise: str, text: object, known: Collection[str]) -> None:
    """What was written is one of those that there are; else it is said which these are."""
    if text not in tuple(known):  # whatever it is: a list, say
        raise Unreadable(Message(otherwise, {"text": str(text), "expected": offered(text, known)}))
