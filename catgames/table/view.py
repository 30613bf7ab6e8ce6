"""From a page to the whole screen: the open room, what stands around it, and what the browser must know."""

from __future__ import annotations

from catgames.core.key import Key
from catgames.scene.explained import SIGNS
from catgames.scene.svg import render_svg
from catgames.screen.inputs import Touched
from catgames.screen.parts import Field, Lead, LegendRow, Line, Menu, Push
from catgames.table.address import write_address, write_kept
from catgames.table.first.view import shown_view
from catgames.table.first.view import view as view_first
from catgames.table.inputs import Changed, Copy, Entered, PageButton, RoomName, WroteCode
from catgames.table.lesson.view import view as view_lesson
from catgames.table.match.telling import written_log
from catgames.table.match.view import view as view_match
from catgames.table.page import Page, packed, rooms_of
from catgames.table.practice.view import view as view_practice
from catgames.table.referee.making import made
from catgames.table.referee.view import view as view_referee
from catgames.table.screen import Parcel, Room, Screen
from catgames.text.words import Words

SAID_BY_THE_BROWSER = ("lost", "again", "unkept", "understood", "aside", "open")
FOLDS = {PageButton.TOOLS: "tools", PageButton.MORE: "more", PageButton.SHEET: "sheet"}


def view(page: Page) -> Screen:
    words = Words(page.kit.game.id, page.guise.language)
    room, address = view_room(page), write_address(page)
    parcel = _parcel(page, room, address)
    return Screen(
        room=room,
        name=page.room,
        guise=page.guise,
        game=words.say("game-title"),
        home=words.say("button-home"),
        rooms=tuple(
            Push(words.say(f"room-{name}"), Entered(name), main=name is page.room) for name in rooms_of(page.kit)
        ),
        ways=_ways(page, words),
        tools=_tools(page, words),
        folds=tuple(_fold(page, button, words) for button in FOLDS),
        unfolded=page.unfolded,
        leads=(Lead(words.say("carry-sheet"), "sheet"),) if page.carrying else (),
        notices=_notices(page, words),
        carried=_carried(page, words),
        legend=_legend(page, room, words) if page.legend else (),
        pieces=_pieces(room, words) if page.text_board else (),
        handed=_handed(parcel, words),
        parcel=parcel,
        step=_step(page),
        label=_label(page, room, words),
        announced=_announced(page, room, words),
        address=address,
        kept=write_kept(page),
        says={name: words.say(f"browser-{name}") for name in SAID_BY_THE_BROWSER},
        bug=words.say("bug"),
    )


def _step(page: Page) -> str:
    """What is being done, by name: from one to another nothing moves, it is another board."""
    match page.room:
        case RoomName.LEARN:
            return f"{page.room}:{page.learning.step_id}"
        case RoomName.PRACTICE:
            open_ = page.practice.open
            return f"{page.room}:{open_.asked}" if open_ else page.room
    return page.room


def view_room(page: Page) -> Room:
    match page.room:
        case RoomName.FIRST:
            return view_first(page.first, page.guise)
        case RoomName.LEARN:
            return view_lesson(page.learning, page.guise)
        case RoomName.PRACTICE:
            return view_practice(page.practice, page.mastery, page.now, page.guise)
        case RoomName.PLAY:
            return view_match(page.match, page.guise)
        case RoomName.REFEREE:
            return view_referee(page.referee, page.guise)


def _ways(page: Page, words: Words) -> Menu:
    lines = tuple(Line(words.say(f"way-{name}"), Entered(name)) for name in rooms_of(page.kit))
    return Menu(words.say("menu-room"), lines, Entered(page.room))


def _fold(page: Page, button: PageButton, words: Words) -> Push:
    name = FOLDS[button]
    return Push(words.say(f"fold-{name}" if button in page.unfolded else f"unfold-{name}"), button)


def _tools(page: Page, words: Words) -> tuple[Push, ...]:
    legend = [Push(words.say("button-legend"), PageButton.LEGEND, main=page.legend)] if page.kit.explained else []
    return (
        *_views(page),
        Push(words.say("button-hide-text" if page.text_board else "button-text-board"), PageButton.TEXT_BOARD),
        *legend,
        Push(words.say("button-carry"), PageButton.CARRY, main=page.carrying),
        Push(words.say("button-language"), PageButton.LANGUAGE),
        Push(words.say(f"button-{page.guise.other_theme}"), PageButton.THEME),
    )


def _views(page: Page) -> tuple[Push, ...]:
    """Other ways to look at the table; the lessons choose their own, and notes are for who plays."""
    if page.room in (RoomName.LEARN, RoomName.PRACTICE):
        return ()
    words, open_view = Words(page.kit.game.id, page.guise.language), _open_view(page)
    views = [view for view in page.kit.views if view.told or page.room is not RoomName.REFEREE]
    return tuple(
        Push(
            words.say(f"view-{view.id}"),
            Changed(view="" if view.id == open_view else view.id),
            main=view.id == open_view,
        )
        for view in views
    )


def _open_view(page: Page) -> str:
    return shown_view(page.first, page.guise) if page.room is RoomName.FIRST else page.guise.view or ""


def _legend(page: Page, room: Room, words: Words) -> tuple[LegendRow, ...]:
    """What is on this board first, then the rest, then the marks that every board has."""
    here = room.scene.used_symbols()
    entries = sorted(page.kit.explained, key=lambda entry: not any(map(entry.covers, here)))
    return tuple(LegendRow(entry.picture, words.say(f"legend-{entry.id}")) for entry in (*entries, *SIGNS))


def _notices(page: Page, words: Words) -> tuple[str, ...]:
    said = [words(page.notice)] if page.notice else []
    return (*said, words.say("carry-about")) if page.carrying else tuple(said)


def _carried(page: Page, words: Words) -> tuple[Field, ...]:
    if not page.carrying:
        return ()
    return (
        Field(words.say("carry-code"), packed(page), long=True),
        Field(words.say("carry-paste"), "", WroteCode, words.say("button-open"), long=True),
    )


def _pieces(room: Room, words: Words) -> tuple[Push, ...]:
    labels, notes = room.scene.labels(), _notes(room, words)
    return tuple(
        Push(labels.get(key, key), Touched(key), mark="picked" if key in room.picked else "", note=notes.get(key, ""))
        for key in room.scene.keys
    )


def _notes(room: Room, words: Words) -> dict[Key, str]:
    """How each thing is marked, for who does not see the rings and arrows."""
    notes: dict[Key, dict[str, None]] = {}
    for key, sign in room.scene.lit:
        name, _, number = sign.partition("-")
        notes.setdefault(key, {})[words.say(f"lit-{name}", number=number)] = None
    return {key: ", ".join(said) for key, said in notes.items()}


def _parcel(page: Page, room: Room, address: str) -> Parcel | None:
    handed = page.handed
    if handed is None:
        return None
    match handed.kind:
        case Copy.LOG:
            text = written_log(page.match, page.guise.words(page.kit, page.match.viewer))
        case Copy.LINK:
            text = f"{page.here}#{address}"
        case Copy.SVG | Copy.PNG:
            text = render_svg(room.scene)
        case Copy.EXERCISE | Copy.CELL | Copy.FILE:
            text = _exercise(page, handed.kind)
    return Parcel(handed.number, handed.kind, text, f"{page.kit.game.id}-{page.room}")


def _exercise(page: Page, kind: Copy) -> str:
    """What was made of a question; nothing, if it is gone by now."""
    exercise = made(page.referee, page.guise.words(page.kit, page.referee.seat))
    if exercise is None:
        return ""
    link = f"{page.here}#{exercise.address}&lang={page.guise.language}"
    return {Copy.EXERCISE: link, Copy.CELL: exercise.cell, Copy.FILE: exercise.file}[kind]


def _handed(parcel: Parcel | None, words: Words) -> tuple[Field, ...]:
    """What was asked for lies ready in a field, should the browser not let it be copied."""
    if parcel is None or parcel.kind is Copy.PNG:
        return ()
    label = f"{words.say(f'handed-{parcel.kind}')} ({words.say('handed-copied')})"
    return (Field(label, parcel.text, long=True),)


def _announced(page: Page, room: Room, words: Words) -> str:
    """The step's text is read as any text; what follows from what was done is spoken by itself."""
    return " ".join([*_notices(page, words), *(say.text for say in room.says), room.prompt]).strip()


def _label(page: Page, room: Room, words: Words) -> str:
    """The thing in focus, or how to walk over the board."""
    focus = page.guise.focus
    if focus in room.scene.keys:
        note = _notes(room, words).get(focus)
        return room.scene.labels().get(focus, focus) + (f" ({note})" if note else "")
    return f"{room.scene.label}. {room.turn}. {words.say('focus-hint')}"
