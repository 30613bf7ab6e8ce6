"""What a notebook says: `learn("burglars")`, then a section a cell; in Voilà the course is the page."""

from __future__ import annotations

import os
from typing import Any

from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.notebook.tutor import Tutor
from catgames.scene.svg import render_svg
from catgames.table.table import Table, open_table
from catgames.table.transcript import contents, transcript
from catgames.table.update import Went, update


def in_voila() -> bool:
    """Whether this notebook is shown as a page of its own."""
    return "VOILA_PREHEAT" in os.environ


class Section:
    """What a notebook's cell shows: the lesson as a widget, and as text and picture without one."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        if in_voila():
            return {"text/plain": ""}
        tutor = Tutor(self._table)
        bundle = dict(tutor.root._repr_mimebundle_())
        bundle["text/plain"] = transcript(self._table)
        bundle["image/svg+xml"] = render_svg(tutor.screen.scene)
        return bundle


class Course:
    """A game's whole course: the page itself in Voilà, a list of contents in a notebook."""

    def __init__(self, kit: AnyKit, language: str, theme: str) -> None:
        self._table = open_table(kit, language, theme)

    def section(self, name: str) -> Section:
        """The lesson on one section of the rulebook."""
        sections = [unit.section for unit in self._table.kit.units]
        return Section(update(self._table, Went(sections.index(name))))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        if in_voila():
            return dict(Tutor(self._table, page=True).root._repr_mimebundle_())
        return {"text/plain": contents(self._table)}


def learn(game: str, language: str = "en", theme: str = "light") -> Course:
    """The tutor for a game, in English (`en`) or French (`fr`), light or dark."""
    return Course(load(game), language, theme)
