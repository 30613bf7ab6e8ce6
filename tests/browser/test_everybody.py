"""For everybody: axe finds nothing on any page, and the keyboard never loses its place."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

RULES = "/voila/templates/catgames/static/rules/pocket.html"
ROOMS = ("section=action-2&step=twin", "room=first", "room=play", "room=referee")


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
