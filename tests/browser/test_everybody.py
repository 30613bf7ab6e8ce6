"""For everybody: axe finds nothing on any page, and the keyboard never loses its place."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY, decide
from catgames.table.address import open_address, write_address
from catgames.table.first.first import resumed
from catgames.table.inputs import RoomName
from catgames.table.match.match import Match, enter
from catgames.table.page import Page, open_page
from catgames.table.practice.certificate import write_certificate
from catgames.table.practice.drill import begin
from catgames.table.practice.plan import Plan, Sort
from catgames.table.view import view
from catgames.teach.exercises.rounds import practised
from tests.browser.visit import Visit
from tests.table.practising import played

pytestmark = pytest.mark.browser

STATIC = "/voila/templates/catgames/static"
RULES = f"{STATIC}/rules/pocket.html"
PASSED = "right=24&count=24&seed=6&day=2026-01-31&code=cats"
PAGES = (
    "/#",
    f"{RULES}#",
    *(f"{STATIC}/sheet/{game}.fr.html#" for game in GAMES),
    f"{STATIC}/certificate/cloaked.fr.html#{PASSED}&",
)


def _screens(kit: AnyKit) -> Iterator[tuple[str, str]]:
    """Addresses of every kind of screen, by name: a step, and all the rooms in what can be made of them."""
    page = open_page(kit)
    unit = kit.units[1]
    yield "a step", f"section={unit.section}&step={unit.steps[1].id}"
    yield "a first game", "room=first"
    yield "a first game going on", _address(page, RoomName.FIRST, first=resumed(_played(page.first.match, 9)))
    yield "a first game's end", _address(page, RoomName.FIRST, first=resumed(_played(page.first.match, 400)))
    rule = practised(kit)[0]
    yield "the map", "room=practice"
    yield "a rule of the map", f"room=practice&rule={rule}"
    yield "a round", f"room=practice&of={rule}"
    yield "an exam to begin", "room=practice&exam=6"
    for name, answers in (("an exam failed", [False] * 9), ("an exam passed", None)):
        drill = played(kit, Plan(Sort.EXAM, 6), answers)
        yield name, _address(page, RoomName.PRACTICE, practice=replace(page.practice, drill=drill))
    exam = begin(kit, Plan(Sort.EXAM, 6))
    yield "an exam", _address(page, RoomName.PRACTICE, practice=replace(page.practice, drill=exam))
    code = write_certificate(played(kit, Plan(Sort.EXAM, 6)), 0)
    yield "a certificate that is checked", f"room=practice&certificate={code}"
    yield "a game", _address(page, RoomName.PLAY, match=_played(page.match, 9))
    yield "the referee", "room=referee"
    position = quote(kit.game.write(page.match.start))
    yield "a dispute", f"room=referee&position={position}&move={quote(_out_of_turn(kit, page.match.start))}"


def _address(page: Page, room: RoomName, **parts: Any) -> str:
    return write_address(replace(page, room=room, **parts)).partition("&lang")[0]


def _played(match: Match, moves: int) -> Match:
    """So many moves of greedy players or a few more, until it is the reader's turn; a first game ends at its goal."""
    chance, kit = random.Random(3), match.kit
    while not match.over and kit.guide.goal(match.state) is None:
        seat = match.decider
        if len(match.entries) >= moves and seat == match.viewer:
            break
        assert seat is not None
        move = decide(kit, GREEDY, kit.game.seen_by(match.state, seat), seat, chance, 2)
        match = replace(match, entries=(*match.entries, enter(kit, match.state, move)))
    return match


def _out_of_turn(kit: AnyKit, state: Any) -> str:
    """What the player who is not to move may not do yet."""
    move = next(iter(kit.game.legal_moves(state)))
    return f"{2 - move.seat}: {kit.game.write_move(state, move).rpartition(': ')[2]}"


STAGES = range(3)
"""Of setting up: the choice of players, and two things to do."""
SCROLLS = "document.querySelector('main').scrollHeight > document.querySelector('main').clientHeight + 1"
LETTERS = "parseFloat(getComputedStyle(document.querySelector('.stage:not([hidden]) h2')).fontSize)"


def _violations(visit: Visit) -> list[str]:
    found = Axe().run(visit.page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing_on_a_page_without_a_kernel(app: str, browser: Browser, address: str, theme: str) -> None:
    visit = Visit(browser, reduced_motion="reduce")
    visit.page.goto(f"{app}{address}lang=fr&theme={theme}")
    assert _violations(visit) == []
    visit.close()


@pytest.mark.parametrize(
    ("width", "height", "language", "theme"), [(1920, 1080, "en", "dark"), (360, 740, "fr", "light")]
)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_while_a_game_is_set_up(
    app: str, browser: Browser, game: str, width: int, height: int, language: str, theme: str
) -> None:
    visit = Visit(browser, width, height, reduced_motion="reduce")
    for stage in STAGES:
        visit.page.goto("about:blank")  # else only the end of the address changes, and nothing is opened
        visit.page.goto(f"{app}{STATIC}/setup/{game}.{language}.html#at={stage}&theme={theme}")
        assert _violations(visit) == [], stage
        assert visit.page.locator(f"body.{theme}").count() == 1
        if stage and width == 1920:
            visit.shot(f"{game}-setup-{width}-{theme}")
            assert visit.page.evaluate(LETTERS) >= 60, "to be read from the other end of a room"
            assert not visit.page.evaluate(SCROLLS), "all of it at once: who looks at a wall cannot scroll"
    visit.close()


@pytest.mark.parametrize(
    ("game", "width", "language", "theme"),
    [
        ("burglars", 1280, "en", "dark"),
        ("pocket", 360, "fr", "light"),
        ("cloaked", 390, "en", "dark"),
        ("cleocatra", 1280, "fr", "light"),
    ],
)
def test_axe_finds_nothing_on_any_screen(
    app: str, browser: Browser, game: str, width: int, language: str, theme: str
) -> None:
    visit, kit = Visit(browser, width, 800, reduced_motion="reduce"), load(game)
    visit.open(f"{app}/voila/render/{game}.ipynb#lang={language}&theme={theme}")
    plain = open_page(kit, visit.guise)
    for name, address in _screens(kit):
        whole = f"{address}&lang={language}&theme={theme}"
        page = open_address(plain, whole)
        assert page.notice is None, name
        visit.page.evaluate("address => { location.hash = address; }", whole)
        expect(visit.page.locator(".cg-kind")).to_contain_text(view(page).room.heading)
        expect(visit.page.locator(".cg-told")).to_contain_text(view(page).room.text)
        assert _violations(visit) == [], name
        visit.shot(f"axe-{game}-{width}-{name.replace(' ', '-')}")
    visit.close()


def test_the_keyboard_keeps_its_place_when_what_it_stood_on_goes(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(f"{app}/voila/render/burglars.ipynb#section=turn&step=skip&lang=en&theme=light")
    answer = visit.page.locator(".cg-choices button").first
    answer.focus()
    visit.page.keyboard.press("Enter")
    expect(visit.page.locator(".cg-told .cg-say").first).to_be_visible()
    visit.page.wait_for_timeout(300)
    assert visit.page.evaluate("document.activeElement.closest('.cg-root') !== null")
    visit.close()
