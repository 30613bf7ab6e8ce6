"""The home page: plain HTML made once and stored as Voilà's tree template, so that no kernel is needed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from catgames.core.message import Value
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.notebook.styles import theme_variables
from catgames.scene.svg import render_svg
from catgames.table.inputs import RoomName
from catgames.table.lesson.own import pack
from catgames.table.page import rooms_of
from catgames.teach.exercises.rounds import practised
from catgames.teach.files import LessonFile
from catgames.teach.mastery import fades
from catgames.text.words import LANGUAGES, Words

UNTOLD = "@"
"""Stands for a number that only the browser knows."""


def render_home(games: Sequence[str] = GAMES, lessons: Sequence[LessonFile] = ()) -> str:
    """A Jinja template; the only thing Voilà fills in is where the notebooks lie."""
    cards = "".join(_card(load(game)) for game in games) + _own(lessons)
    page = (files("catgames.notebook") / "home.html").read_text(encoding="utf-8")
    for name, value in {
        "TITLE": both("app-title"),
        "TAGLINE": both("app-tagline"),
        "LANGUAGE": both("button-language"),
        "THEMES": theme_variables("body.", ""),
        "CARDS": cards,
        "FADES": f"{fades():.4f}",
    }.items():
        page = page.replace(f"@{name}@", value)
    return page


def _card(kit: AnyKit) -> str:
    game = kit.game.id
    sections = "".join(
        f'<li><a data-game="{game}" href="{_address(game)}#section={unit.section}">'
        f"{both(f'section:{unit.section}', game)}</a> "
        f"{both('unit-need', need=unit.need, minutes=unit.minutes)}</li>"
        for unit in kit.units
    )
    seats = f"{kit.game.seats[0]}–{kit.game.seats[-1]}" if len(kit.game.seats) > 1 else str(kit.game.seats[0])
    return (
        f'<article><a class="cover" data-game="{game}" href="{_address(game)}">{picture(kit)}'
        f"<h2>{both('game-title', game)}</h2></a><p>{both('game-tagline', game)}</p>"
        f'<p class="seats">{seats} {both("home-players")}</p>{_standing(kit)}'
        f'<p class="ways">{"".join(_way(game, room) for room in rooms_of(kit) if room is not RoomName.REFEREE)}</p>'
        f'<p class="beside">{both("home-beside")}</p>'
        f'<p class="ways box">{_box("setup", game) if kit.setting else ""}'
        f'<a class="rules" data-game="{game}" href="{rules_address(game)}">{both("rules-title")}</a>'
        f"{_box('sheet', game)}{_way(game, RoomName.REFEREE)}</p>"
        f"<details><summary>{both('home-sections')}</summary><ol>{sections}</ol></details></article>"
    )


def _standing(kit: AnyKit) -> str:
    """How many rules are sure: the browser fills in what it remembers, in the place of the sign."""
    if not kit.families:
        return ""
    game, count = kit.game.id, len(practised(kit))
    sure, due = both("home-standing", sure=UNTOLD, count=count), both("home-due", due=UNTOLD)
    address = f"{_address(game)}#room={RoomName.PRACTICE}"
    return (
        f'<p class="standing" data-game="{game}" hidden><a data-game="{game}" href="{address}">'
        f'<span class="sure">{sure}</span><span class="due">, {due}</span></a></p>'
    )


def _own(lessons: Sequence[LessonFile]) -> str:
    """A teacher's own lessons: each link holds the whole of one."""
    if not lessons:
        return ""
    lines = "".join(
        f'<li><a data-game="{lesson.game}" href="{_address(lesson.game)}#own={pack(lesson.text)}">'
        f"{_titles(lesson)}</a> ({both('game-title', lesson.game)})</li>"
        for lesson in lessons
    )
    return f"<article><h2>{both('home-own')}</h2><ol>{lines}</ol></article>"


def _titles(lesson: LessonFile) -> str:
    said = [(code, lesson.unit.name(Words(lesson.game, code))) for code in LANGUAGES]
    return "".join(f'<span lang="{code}">{escape(name)}</span>' for code, name in said)


def _way(game: str, room: RoomName) -> str:
    return f'<a data-game="{game}" href="{_address(game)}#room={room}">{both(f"room-{room}")}</a>'


def _address(game: str) -> str:
    """Where the notebooks lie differs between the app's own server and Binder's: the template says."""
    return f"{{{{ base_url }}}}voila/render/{{{{ contents.path + '/' if contents.path else '' }}}}{game}.ipynb"


def _box(page: str, game: str) -> str:
    """A page for who has the box on the table: there is one of it for each language."""
    return "".join(
        f'<a class="rules" lang="{code}" data-game="{game}" href="{_static(f"{page}/{game}.{code}")}">'
        f"{escape(Words(game, code).say(f'box-{page}'))}</a>"
        for code in LANGUAGES
    )


def rules_address(game: str) -> str:
    return _static(f"rules/{game}")


def _static(page: str) -> str:
    return f"{{{{ base_url }}}}voila/templates/catgames/static/{page}.html"


def picture(kit: AnyKit) -> str:
    return render_svg(kit.emblem.alone()) if kit.emblem is not None else ""


def both(id: str, game: str = "", **said: Value) -> str:
    """Every language is in the page; its style sheet shows one."""
    return "".join(f'<span lang="{code}">{escape(Words(game, code).say(id, **said))}</span>' for code in LANGUAGES)
