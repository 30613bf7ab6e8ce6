"""Every game's page: its board is drawn, its first exercise is solved by clicks, on a laptop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from catgames.games import GAMES, load
from catgames.screen.inputs import Touched
from catgames.table.lesson.table import Table
from catgames.table.lesson.transcript import rehearsals
from catgames.table.lesson.update import update
from catgames.teach import Try
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser


def _first_exercise(game: str) -> str:
    """Where the course first lets the learner do something."""
    found = ((unit, step) for unit in load(game).units for step in unit.steps if isinstance(step, Try))
    unit, step = next(found)
    return f"section={unit.section}&step={step.id}"


def _solve(visit: Visit, table: Table) -> None:
    for given in rehearsals(table)[-1].inputs:
        assert isinstance(given, Touched)
        visit.click(table, given.key)
        visit.page.wait_for_timeout(250)
        table = update(table, given)
    assert table.play.done


@pytest.mark.parametrize("game", GAMES)
def test_the_first_exercise_is_solved_with_clicks(app: str, browser: Browser, game: str) -> None:
    visit, address = Visit(browser, 1280, 1000), _first_exercise(game)
    visit.open(f"{app}/voila/render/{game}.ipynb#{address}")
    _solve(visit, visit.table(address, game))
    visit.says("You did it.")
    visit.shot(f"{game}-1280")
    visit.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_fits_a_phone_in_french_and_in_the_dark(app: str, browser: Browser, game: str) -> None:
    visit = Visit(browser, 360, 740)
    visit.open(f"{app}/voila/render/{game}.ipynb#{_first_exercise(game)}&lang=fr&theme=dark")
    expect(visit.page.locator(".cg-kind")).to_contain_text("Essaie")
    assert visit.page.evaluate("document.querySelector('.cg-root').scrollWidth") <= 360
    visit.shot(f"{game}-360")
    visit.close()
