"""A cat walks over the keyboard: whatever is touched, pressed, chosen or written, in any order, nothing breaks."""

from __future__ import annotations

import random

import pytest

from catgames.games.kit import AnyKit
from catgames.players.cats import RANDOM, decide
from catgames.scene.look import NARROW, WIDE
from catgames.table.address import open_address, write_address
from catgames.table.inputs import Answered, Changed, Chose, Input, Pressed, Thought, Touched, Went, Wrote
from catgames.table.match.match import thinker
from catgames.table.page import LEARN, PLAY, REFEREE, ROOMS, Page, open_page, update, view

BUTTONS = ("next", "back", "show", "unshow", "check", "hint", "undo", "again", "let-go", "done", "no such button")
STEPS = 250


def _anything(page: Page, chance: random.Random) -> Input:
    screen = view(page)
    roll = chance.random()
    if roll < 0.5 and screen.scene.keys:
        return Touched(chance.choice(screen.scene.keys))
    if roll < 0.7:
        return Pressed(chance.choice((*BUTTONS, *(push.id for push in screen.buttons))))
    if roll < 0.78:
        return Answered(chance.choice([choice.value for choice in screen.choices] or ["nothing"]))
    if roll < 0.86 and screen.menus:
        menu = chance.choice(screen.menus)
        return Chose(menu.id, chance.choice([*(value for value, _ in menu.lines), "nonsense"][-40:]))
    if roll < 0.9 and screen.fields:
        field = chance.choice(screen.fields)
        return Wrote(field.id, chance.choice((field.text, field.text[:-3], "", "nonsense", "7")))
    if roll < 0.95:
        section = chance.randrange(len(page.kit.units))
        return Went(section, chance.randrange(len(page.kit.units[section].steps)))
    return Changed(chance.choice(("en", "fr")), chance.choice(("light", "dark")), chance.choice((WIDE, NARROW)))


def _cat_moves(page: Page, chance: random.Random) -> Page:
    """In the app a cat's thoughts come by themselves."""
    seat = thinker(page.match) if page.room == PLAY else None
    if seat is None:
        return page
    seen = page.kit.game.seen_by(page.match.state, seat)
    return update(page, Thought(decide(page.kit, RANDOM, seen, seat, chance, 1)))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_can_be_done_breaks_the_page(kit: AnyKit, room: str, seed: int) -> None:
    chance = random.Random(f"monkey {seed}")
    page = update(open_page(kit, seed=seed), Pressed(room))
    if room == REFEREE and seed:  # a position with its secrets hidden, as one comes with from a match
        page = update(update(page, Pressed(PLAY)), Pressed("ask"))
    for _ in range(STEPS):
        given = _anything(page, chance)
        after = _cat_moves(update(page, given), chance)
        screen = view(after)
        told = " ".join([screen.text, screen.prompt, screen.question, *(say.text for say in screen.says)])
        assert "⟨" not in told, (write_address(page), given, told)
        assert page.lesson.finished <= after.lesson.finished, "a step once done was undone"
        page = after if room in (LEARN, after.room) else update(after, Pressed(room))


@pytest.mark.parametrize("room", ROOMS)
def test_wherever_one_stands_its_address_leads_back_there(kit: AnyKit, room: str) -> None:
    chance = random.Random(f"address {room}")
    page = update(open_page(kit), Pressed(room))
    for _ in range(60):
        page = _cat_moves(update(page, _anything(page, chance)), chance)
        again = open_address(open_page(kit, seed=99), write_address(page))
        assert again.notice is None, write_address(page)
        assert write_address(again) == write_address(page)
