"""A cat walks over the keyboard: whatever is touched, pressed, chosen or written, in any order, nothing breaks."""

from __future__ import annotations

import random

import pytest

from catgames.games.kit import AnyKit
from catgames.players.cats import RANDOM, decide
from catgames.scene.look import NARROW, WIDE
from catgames.screen.inputs import Answered, Button, Input, Touched
from catgames.table.address import open_address, write_address
from catgames.table.inputs import Changed, Copy, Entered, PageButton, RoomName, Thought
from catgames.table.lesson.inputs import LessonButton, Went
from catgames.table.match.inputs import ChoseSeat, Look, MatchButton
from catgames.table.match.match import thinker
from catgames.table.page import Page, open_page, rooms_of
from catgames.table.referee.inputs import ChoseTool, RefereeButton
from catgames.table.screen import Room
from catgames.table.update import update
from catgames.table.view import view
from catgames.teach.steps.select import Marking
from catgames.teach.steps.watch import Show

STRAY: tuple[Input, ...] = (
    *Button,
    *LessonButton,
    *Look,
    *Show,
    *Marking,
    *Copy,
    MatchButton.DONE,
    RefereeButton.PLAY_IT,
)
"""Buttons that may not be there: a click can be under way while the screen changes."""
MEANINGLESS = (Answered("nothing"), ChoseTool("nonsense"), ChoseSeat(9, "dog"))
STEPS = 250


def _anything(page: Page, chance: random.Random) -> Input:
    screen = view(page)
    room = screen.room
    roll = chance.random()
    if roll < 0.5 and room.scene.keys:
        return Touched(chance.choice(room.scene.keys))
    if roll < 0.7:
        pushes = (*room.buttons, *screen.tools, *screen.pieces)
        return chance.choice((*STRAY, *(push.gives for push in pushes)))
    if roll < 0.78:
        return chance.choice([*(push.gives for push in (*room.choices, *room.ways_out)), *MEANINGLESS])
    if roll < 0.86 and room.menus:
        lines = chance.choice(room.menus).lines
        return chance.choice([line.gives for line in lines[-40:] if line.gives is not None] or MEANINGLESS)
    fields = [field for field in (*room.fields, *screen.carried) if field.gives is not None]
    if roll < 0.9 and fields:
        field = chance.choice(fields)
        assert field.gives is not None
        return field.gives(chance.choice((field.text, field.text[:-3], "", "nonsense", "7")))
    if roll < 0.95:
        section = chance.randrange(len(page.kit.units))
        return Went(section, chance.randrange(len(page.kit.units[section].steps)))
    return Changed(chance.choice(("en", "fr")), chance.choice(("light", "dark")), chance.choice((WIDE, NARROW)))


def _cat_moves(page: Page, chance: random.Random) -> Page:
    """In the app a cat's thoughts come by themselves."""
    match = {RoomName.PLAY: page.match, RoomName.FIRST: page.first.match}.get(page.room)
    seat = thinker(match) if match else None
    if match is None or seat is None:
        return page
    seen = page.kit.game.seen_by(match.state, seat)
    return update(page, Thought(decide(page.kit, RANDOM, seen, seat, chance, 1)))


def _kept_apart(room: Room) -> None:
    """Widgets are known by what they mean: each can be looked up, and a menu shows one of its own lines."""
    for push in (*room.buttons, *room.choices, *room.ways_out):
        hash(push.gives)
    for menu in room.menus:
        assert menu.chosen in {line.gives for line in menu.lines}, menu.label


def _entered(kit: AnyKit, room: RoomName, seed: int = 1) -> Page:
    if room not in rooms_of(kit):
        pytest.skip("this game does not offer this room")
    return update(open_page(kit, seed=seed), Entered(room))


@pytest.mark.parametrize("room", RoomName)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_can_be_done_breaks_the_page(kit: AnyKit, room: RoomName, seed: int) -> None:
    chance = random.Random(f"monkey {seed}")
    page = _entered(kit, room, seed)
    if room is RoomName.REFEREE and seed:  # a position with its secrets hidden, as one comes with from a match
        page = update(update(page, Entered(RoomName.PLAY)), PageButton.ASK)
    for _ in range(STEPS):
        given = _anything(page, chance)
        after = _cat_moves(update(page, given), chance)
        screen = view(after).room
        told = " ".join([screen.text, screen.prompt, screen.question, *(say.text for say in screen.says)])
        assert "⟨" not in told, (write_address(page), given, told)
        _kept_apart(screen)
        assert page.lesson.finished <= after.lesson.finished, "a step once done was undone"
        page = after if room in (RoomName.LEARN, after.room) else update(after, Entered(room))


@pytest.mark.parametrize("room", RoomName)
def test_wherever_one_stands_its_address_leads_back_there(kit: AnyKit, room: RoomName) -> None:
    chance = random.Random(f"address {room}")
    page = _entered(kit, room)
    for _ in range(60):
        page = _cat_moves(update(page, _anything(page, chance)), chance)
        again = open_address(open_page(kit, seed=99), write_address(page))
        assert again.notice is None, write_address(page)
        assert write_address(again) == write_address(page)
