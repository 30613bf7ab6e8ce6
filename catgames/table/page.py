"""A game's page: three rooms (learn, play, ask the referee) and what they share."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY
from catgames.scene.svg import render_svg
from catgames.table.code import Carried, read_code, write_code
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import Changed, Input, Pressed, Touched, Wrote
from catgames.table.lesson.table import Table, open_table
from catgames.table.lesson.update import update as update_lesson
from catgames.table.lesson.view import view as view_lesson
from catgames.table.match.match import PERSON, Match, agree, deal
from catgames.table.match.telling import written_log
from catgames.table.match.update import update as update_match
from catgames.table.match.view import view as view_match
from catgames.table.referee.referee import Referee, put_before
from catgames.table.referee.update import update as update_referee
from catgames.table.referee.view import view as view_referee
from catgames.table.screen import Screen

LEARN, PLAY, REFEREE = "learn", "play", "referee"
ROOMS = (LEARN, PLAY, REFEREE)
LOG, LINK, SVG, PNG = "log", "link", "svg", "png"


@dataclass(frozen=True, slots=True)
class Handed:
    """Something to take along: the browser copies it or saves it, and shows it to be copied by hand."""

    kind: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    kit: AnyKit
    lesson: Table
    match: Match
    referee: Referee
    room: str = LEARN
    guise: Guise = PLAIN
    notice: Message | None = None
    """Something to say about the page itself: a link or a code that could not be read."""
    handed: Handed | None = None
    carrying: bool = False
    """The code that carries everything elsewhere is shown."""


def open_page(kit: AnyKit, guise: Guise = PLAIN, seed: int = 1) -> Page:
    """The course at its beginning, a first match of a person against a cat, an empty question."""
    match = deal(kit, agree(kit, (PERSON, GREEDY), seed))
    return Page(kit, open_table(kit), match, put_before(kit, match.start), guise=guise)


def update(page: Page, given: Input) -> Page:
    match given:
        case Changed():
            return replace(page, guise=_changed(page.guise, given))
        case Pressed(button) if button in ROOMS:
            return replace(_clear(page), room=button)
        case Pressed("ask"):
            return replace(_clear(page), referee=_asked(page), room=REFEREE)
        case Pressed("copy-log"):
            words = page.guise.words(page.kit, page.match.viewer)
            return replace(page, handed=Handed(LOG, written_log(page.match, words)))
        case Pressed("copy-link"):
            return replace(page, handed=Handed(LINK))
        case Pressed("copy-svg"):
            return replace(page, handed=Handed(SVG, render_svg(view_referee(page.referee, page.guise).scene)))
        case Pressed("copy-png"):
            return replace(page, handed=Handed(PNG, render_svg(view_referee(page.referee, page.guise).scene)))
        case Pressed("carry"):
            return replace(_clear(page), carrying=not page.carrying)
        case Wrote("code", text):
            return unpacked(page, text)
        case Touched(key):
            guise = replace(page.guise, focus=key if page.guise.focus else "")
            return _in_room(replace(page, guise=guise), given)
    return _in_room(page, given)


def _in_room(page: Page, given: Input) -> Page:
    page = _clear(page)
    if page.room == LEARN:
        return replace(page, lesson=update_lesson(page.lesson, given))
    if page.room == PLAY:
        return replace(page, match=update_match(page.match, given))
    return replace(page, referee=update_referee(page.referee, given))


def _clear(page: Page) -> Page:
    return replace(page, notice=None, handed=None)


def _changed(guise: Guise, given: Changed) -> Guise:
    return Guise(
        given.language or guise.language,
        given.theme or guise.theme,
        given.width or guise.width,
        guise.focus if given.focus is None else given.focus,
    )


def _asked(page: Page) -> Referee:
    """The position of the room one comes from; of a match only what may be known."""
    if page.room == PLAY:
        match = page.match
        state = match.state if match.over else page.kit.game.seen_by(match.state, match.viewer)
        return put_before(page.kit, state, match.viewer)
    if page.room == LEARN:
        return put_before(page.kit, page.lesson.play.attempt.state)
    return page.referee


def view(page: Page) -> Screen:
    if page.room == LEARN:
        return view_lesson(page.lesson, page.guise)
    if page.room == PLAY:
        return view_match(page.match, page.guise)
    return view_referee(page.referee, page.guise)


def packed(page: Page) -> str:
    """The code of everything that should not be lost."""
    carried = Carried(page.lesson.finished, page.guise.language, page.guise.theme, page.match)
    return write_code(page.kit, carried)


def unpacked(page: Page, code: str) -> Page:
    """What a code carries joins what is here; a code that cannot be read changes nothing."""
    try:
        carried = read_code(page.kit, code)
    except Unreadable as error:
        return replace(page, notice=error.message)
    return replace(
        page,
        lesson=replace(page.lesson, finished=page.lesson.finished | carried.finished),
        match=carried.match or page.match,
        guise=replace(page.guise, language=carried.language, theme=carried.theme),
        room=PLAY if carried.match and carried.match.entries else page.room,
        carrying=False,
        notice=Message("code-opened", {"count": len(carried.finished)}),
    )
