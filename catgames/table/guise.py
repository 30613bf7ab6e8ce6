"""How a page is shown: its language, colours and width, and what the keyboard stands on."""

from __future__ import annotations

from dataclasses import dataclass

from catgames.core.key import Key, Keys
from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.scene.look import WIDE, Look
from catgames.scene.theme import THEMES
from catgames.text.words import LANGUAGES, Words


@dataclass(frozen=True, slots=True)
class Guise:
    language: str = "en"
    theme: str = "light"
    width: int = WIDE
    focus: Key = ""
    view: str | None = None
    """How the table of a game is looked at; until it is chosen, the plain one, but in a first game the helpful one."""

    goal: int = 0
    """How many points win a first game; nothing elsewhere, where the book says it."""

    roomy: bool = False
    """Whether a board keeps room for what will come: it is looked at for a whole first game."""

    @property
    def other_language(self) -> str:
        return next(language for language in LANGUAGES if language != self.language)

    @property
    def other_theme(self) -> str:
        return next(theme for theme in THEMES if theme != self.theme)

    def words(self, kit: AnyKit, reader: Seat) -> Words:
        return Words(kit.game.id, self.language, reader)

    def look(self, kit: AnyKit, seat: Seat, view: str = "", picked: Keys = (), wanted: Keys = ()) -> Look:
        words, theme = self.words(kit, seat), THEMES[self.theme]
        return Look(seat, words, theme, self.width, view, picked, wanted, goal=self.goal, roomy=self.roomy)


PLAIN = Guise()
