"""Notebooks in JupyterLab: their cells run, their boards are drawn and answer, what is composed of them follows."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from catgames.core.message import Seat
from catgames.games import load
from catgames.notebook.server.serve import trust
from catgames.scene.look import Look, fitting
from catgames.scene.scene import Scene
from catgames.text.words import Words
from tests.browser.conftest import ROOT, free_port, serve
from tests.browser.visit import PATIENCE, PLACE, Visit

pytestmark = pytest.mark.browser

CREWS = "turn 1; 1 hand gp crews bo y r; 2 hand *6 crews r; seed 6"


def _open(browser: Browser, lab: str, notebook: str, height: int, width: int = 1400) -> Visit:
    visit = Visit(browser, width, height)
    # A workspace of its own: else JupyterLab opens what was open before as well, and a menu may be meant for that.
    visit.page.goto(f"{lab}/lab/workspaces/{notebook.partition('.')[0].replace('/', '-')}/tree/{notebook}?token=cats")
    expect(visit.page.locator(".jp-Notebook").first).to_be_visible(timeout=PATIENCE)
    expect(visit.page.get_by_text("| Idle")).to_be_visible(timeout=PATIENCE)
    return visit


def test_the_notebook_runs_in_jupyterlab_and_its_boards_answer(lab: str, browser: Browser) -> None:
    visit = _open(browser, lab, "burglars.ipynb", 1400)
    idle = visit.page.get_by_text("| Idle")
    visit.page.locator(".jp-CodeCell .cm-content").first.click()
    expect(visit.page.get_by_text("official Jupyter news")).to_have_count(0)
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


STORED = """() => [...document.querySelectorAll('.jp-RenderedSVG img')].filter(picture => picture.naturalWidth)
  .map(picture => picture.getBoundingClientRect().width / picture.closest('.jp-OutputArea-output').clientWidth)"""


def test_a_trusted_notebook_shows_its_stored_boards_whole_before_a_cell_has_run(
    browser: Browser, tmp_path: Path
) -> None:
    notebooks = shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))  # where trust is kept
        trust(notebooks)
        for lab in serve(["--lab", f"--notebooks={notebooks}"], free_port(), "/api", tmp_path):
            visit = _open(browser, lab, "cloaked.ipynb", 900, width=1280)
            expect(visit.page.locator(".jp-RenderedSVG img").first).to_be_visible(timeout=PATIENCE)
            visit.shot("lab-1280")
            shares = visit.page.evaluate(STORED)
            assert shares
            assert max(shares) <= 1
            visit.close()


def test_a_dashboard_follows_the_board_and_the_next_cell_reads_the_verdict(lab: str, browser: Browser) -> None:
    visit = _open(browser, lab, "examples/dashboard.ipynb", 3600)  # cells out of sight would not be on the page
    visit.page.get_by_role("menuitem", name="Run", exact=True).click()
    visit.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    reading = visit.page.locator(".jp-CodeCell", has_text="tried = lesson.verdict")
    visit.settled()
    expect(reading.locator(".jp-OutputArea")).to_contain_text("Nothing has been tried yet.")
    picture, told = visit.page.locator("img.widget-image"), visit.page.locator(".widget-html:not(.cg-root *)")
    before = picture.get_attribute("src")
    for key in ("hand:0", "crew:0:0"):
        visit.touch(_scene(visit), key)
    expect(told).to_contain_text("Not allowed: A crew grows only beside an equal")
    assert picture.get_attribute("src") == before, "what is refused changes nothing"
    reading.locator(".cm-content").click()
    visit.page.keyboard.press("Control+Enter")
    expect(reading.locator(".jp-RenderedMarkdown li").first).to_contain_text("✓")
    expect(reading.locator(".jp-RenderedMarkdown")).to_contain_text("✗ A crew grows only beside an equal")
    visit.touch(_scene(visit), "crew:0:1")  # after a refusal the cat is still in hand
    expect(told).to_contain_text("Allowed.")
    expect(picture).not_to_have_attribute("src", before or "")
    visit.shot("dashboard-1400")
    assert visit.strays == []


def _scene(visit: Visit) -> Scene:
    """Where the lesson's things lie: in a cell the height follows from the width of its place."""
    kit, seat = load("burglars"), Seat(0)
    width, _ = visit.page.evaluate(PLACE)
    seen = kit.game.seen_by(kit.game.read(CREWS), seat)
    return kit.draw(seen, Look(seat, Words("burglars", "en", seat), width=fitting(width, width / 2)))
