"""For everybody: axe finds nothing on any page, and the keyboard never loses its place."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from catgames.games import GAMES
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

STATIC = "/voila/templates/catgames/static"
RULES = f"{STATIC}/rules/pocket.html"
ROOMS = ("section=action-2&step=twin", "room=first", "room=play", "room=referee")


STAGES = range(3)
"""Of setting up: the choice of players, and two things to do."""
SCROLLS = "document.querySelector('main').scrollHeight > document.querySelector('main').clientHeight + 1"
LETTERS = "parseFloat(getComputedStyle(document.querySelector('.stage:not([hidden]) h2')).fontSize)"


def _violations(visit: Visit) -> list[str]:
    found = Axe().run(visit.page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("address", ["/", RULES])
def test_axe_finds_nothing_on_a_page_without_a_kernel(app: str, browser: Browser, address: str, theme: str) -> None:
    visit = Visit(browser, reduced_motion="reduce")
    visit.page.goto(f"{app}{address}#lang=fr&theme={theme}")
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


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "dark"), (360, "fr", "light")])
def test_axe_finds_nothing_in_any_room(app: str, browser: Browser, width: int, language: str, theme: str) -> None:
    visit = Visit(browser, width, 800, reduced_motion="reduce")
    how = f"&lang={language}&theme={theme}"
    visit.open(f"{app}/voila/render/burglars.ipynb#{ROOMS[0]}{how}")
    for room in ROOMS:
        visit.page.evaluate("address => { location.hash = address; }", room + how)
        visit.page.wait_for_timeout(1200)
        assert _violations(visit) == [], room
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
