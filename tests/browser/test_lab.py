"""The same notebook in JupyterLab: its cells run, its boards are drawn and answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visit import PATIENCE, Visit

pytestmark = pytest.mark.browser


def test_the_notebook_runs_in_jupyterlab_and_its_boards_answer(lab: str, browser: Browser) -> None:
    visit = Visit(browser, 1400, 1400)
    visit.page.goto(lab + "/lab/tree/burglars.ipynb?token=cats")
    expect(visit.page.locator(".jp-Notebook").first).to_be_visible(timeout=PATIENCE)
    idle = visit.page.get_by_text("| Idle")
    expect(idle).to_be_visible(timeout=PATIENCE)
    visit.page.locator(".jp-CodeCell .cm-content").first.click()
    for _ in range(6):  # the tutor, what is said about the goal, the first lesson
        visit.page.keyboard.press("Shift+Enter")
        visit.page.wait_for_timeout(1500)
        expect(idle).to_be_visible(timeout=PATIENCE)
        if visit.canvas.count():
            break
    expect(visit.canvas).to_be_visible(timeout=PATIENCE)
    visit.page.wait_for_timeout(2500)
    visit.shot("lab-1400")
    assert visit.colours() > 20
    visit.page.locator(".cg-root").first.get_by_role("button", name="Next ›").click()
    expect(visit.page.locator(".cg-kind").first).to_contain_text("2 of 6")
    assert visit.strays == []
