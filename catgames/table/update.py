"""What an input does to a page: to all of it, or to the room that is open."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.errors import Unreadable
from catgames.core.key import Key, word_of
from catgames.core.message import Message
from catgames.screen.inputs import Input, Ticked, Touched
from catgames.table.address import open_address, with_kept
from catgames.table.answering import with_answers
from catgames.table.code import Carried, read_code
from catgames.table.first.inputs import LookedAgain
from catgames.table.first.update import update as update_first
from catgames.table.guise import Guise
from catgames.table.inputs import (
    Arrived,
    Changed,
    Clocked,
    Copy,
    Entered,
    Located,
    Noted,
    PageButton,
    Preferred,
    Remembered,
    RoomName,
    WroteCode,
)
from catgames.table.lesson.table import Debt, Table, go_to, return_to
from catgames.table.lesson.update import update as update_lesson
from catgames.table.match.update import update as update_match
from catgames.table.page import Handed, Page
from catgames.table.practice.inputs import ToLesson
from catgames.table.practice.update import update as update_practice
from catgames.table.referee.referee import Referee, judged, put_before
from catgames.table.referee.update import update as update_referee


def update(page: Page, given: Input) -> Page:
    match given:
        case Changed():
            return replace(page, guise=_changed(page.guise, given))
        case Entered(room):
            return replace(_clear(page), room=room, own=None)
        case PageButton():
            return _pressed(page, given)
        case Copy():
            return replace(page, handed=Handed(page.handings + 1, given), handings=page.handings + 1)
        case WroteCode(text):
            return unpacked(page, text)
        case Arrived(address):
            return replace(open_address(page, address), arrived=True)
        case Preferred(address):
            return page if page.arrived else open_address(page, address)
        case Remembered(kept):
            return with_kept(page, kept)
        case Located(here):
            return replace(page, here=here)
        case Clocked(now):
            return replace(page, now=now)
        case LookedAgain(number):
            return _looked_again(_clear(page), number)
        case ToLesson(section, rule):
            return replace(_clear(page), room=RoomName.LEARN, own=None, lesson=_taught(page.lesson, section, rule))
        case Ticked():
            # Nothing that is open elsewhere on the page is closed by the clock.
            return replace(page, lesson=update_lesson(page.lesson, given)) if page.room is RoomName.LEARN else page
        case Touched(key):
            guise = replace(page.guise, focus=key if page.guise.focus else "")
            page = replace(page, guise=guise)
            return with_answers(page, _in_room(page, Noted(key) if _is_note(page, key) else given))
    return with_answers(page, _in_room(page, given))


def _pressed(page: Page, button: PageButton) -> Page:
    match button:
        case PageButton.ASK:
            return replace(_clear(page), referee=_asked(page), room=RoomName.REFEREE)
        case PageButton.TEXT_BOARD:
            return replace(page, text_board=not page.text_board)
        case PageButton.LEGEND:
            return replace(page, legend=not page.legend)
        case PageButton.CARRY:
            return replace(_clear(page), carrying=not page.carrying)
        case PageButton.LANGUAGE:
            return replace(page, guise=replace(page.guise, language=page.guise.other_language))
        case PageButton.THEME:
            return replace(page, guise=replace(page.guise, theme=page.guise.other_theme))
        case PageButton.TOOLS | PageButton.MORE | PageButton.SHEET:
            return replace(page, unfolded=page.unfolded ^ {button})


def _in_room(page: Page, given: Input) -> Page:
    page = _clear(page)
    match page.room:
        case RoomName.FIRST:
            return replace(page, first=update_first(page.first, given))
        case RoomName.LEARN:
            return _learnt(page, given)
        case RoomName.PRACTICE:
            return replace(page, practice=update_practice(page.practice, given))
        case RoomName.PLAY:
            return replace(page, match=update_match(page.match, given))
        case RoomName.REFEREE:
            return replace(page, referee=update_referee(page.referee, given))


def _is_note(page: Page, key: Key) -> bool:
    """Whether it is something that the player marks, in the view that is open."""
    view = page.kit.view(page.guise.view or "") if page.room not in (RoomName.LEARN, RoomName.PRACTICE) else None
    return view is not None and view.told is None and view.word == word_of(key)


def _learnt(page: Page, given: Input) -> Page:
    if page.own is None:
        return replace(page, lesson=update_lesson(page.lesson, given))
    return replace(page, own=replace(page.own, table=update_lesson(page.own.table, given)))


def _clear(page: Page) -> Page:
    """What was said and opened for one moment is over with the next."""
    return replace(page, notice=None, handed=None, unfolded=page.unfolded & {PageButton.SHEET})


def _changed(guise: Guise, given: Changed) -> Guise:
    return Guise(
        given.language or guise.language,
        given.theme or guise.theme,
        given.width or guise.width,
        guise.focus if given.focus is None else given.focus,
        guise.view if given.view is None else given.view,
    )


def _asked(page: Page) -> Referee:
    """The position of the room one comes from; of a match only what may be known."""
    match page.room:
        case RoomName.FIRST:
            match = page.first.match
            return put_before(page.kit, page.kit.game.seen_by(match.state, match.viewer), match.viewer)
        case RoomName.LEARN:
            return put_before(page.kit, page.learning.play.attempt.state)
        case RoomName.PRACTICE:
            open_ = page.practice.open
            answered = page.practice.drill is not None and page.practice.drill.is_answered
            return put_before(page.kit, open_.play.attempt.state) if open_ and answered else page.referee
        case RoomName.PLAY:
            match = page.match
            state = match.state if match.over else page.kit.game.seen_by(match.state, match.viewer)
            return put_before(page.kit, state, match.viewer)
        case RoomName.REFEREE:
            return page.referee


def _looked_again(page: Page, number: int) -> Page:
    """As the learner saw it then, with the verdict on what was tried."""
    broken = page.first.story.broken
    if number >= len(broken):  # a late click may name what is gone
        return page
    kit, state, move = page.kit, broken[number].verdict.state, broken[number].verdict.move
    referee = judged(put_before(kit, kit.game.seen_by(state, move.seat), move.seat), move)
    return replace(page, referee=referee, room=RoomName.REFEREE)


def _taught(table: Table, section: str, rule: str) -> Table:
    """The step that asks about a rule, rather in its own section; else where the section begins."""
    units = table.kit.units
    asking = [
        (number, place)
        for number, unit in enumerate(units)
        for place, step in enumerate(unit.steps)
        if rule and getattr(step, "rule", "") == rule
    ]
    starts = [(number, 0) for number, unit in enumerate(units) if unit.section == section]
    found = sorted(asking, key=lambda place: units[place[0]].section != section) or starts
    return go_to(table, *found[0]) if found else table


def _with_carried(table: Table, carried: Carried) -> Table:
    """What is done here or there is done; what is owed there is owed here, unless it has been done."""
    known = {debt.step for debt in table.owed} | table.finished
    owed = tuple(Debt(step) for step in sorted(carried.owed - known))
    joined = replace(table, finished=table.finished | carried.finished, owed=(*table.owed, *owed))
    return return_to(joined, carried.at)


def unpacked(page: Page, code: str) -> Page:
    """What a code carries joins what is here; a code that cannot be read changes nothing."""
    try:
        carried = read_code(page.kit, code)
    except Unreadable as error:
        return replace(page, notice=error.message)
    return replace(
        page,
        lesson=_with_carried(page.lesson, carried),
        mastery=page.mastery.joined(carried.mastery),
        match=carried.match or page.match,
        guise=replace(page.guise, language=carried.language, theme=carried.theme),
        room=RoomName.PLAY if carried.match and carried.match.entries else page.room,
        carrying=False,
        notice=Message("code-opened", {"count": len(carried.finished)}),
    )
