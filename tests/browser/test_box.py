"""With the box on the table: setting up, the sheet, the rules; on a laptop and a phone, in two languages."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from playwright.sync_api import Browser, expect
from pypdf import PdfReader

from catgames.games import GAMES
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

STATIC = "/voila/templates/catgames/static"
FITS = """() => {
  document.body.classList.add("paper");
  const columns = document.querySelector(".columns");
  return columns.scrollWidth <= columns.clientWidth + 1 && columns.scrollHeight <= columns.clientHeight + 1;
}"""
WIDER = "document.documentElement.scrollWidth > innerWidth"
NEXT = {"en": "Next ›", "fr": "Suite ›"}
START = {"en": "Start setting up", "fr": "Commencer la mise en place"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_printed_on_one_side_of_either_paper(app: str, browser: Browser, game: str, language: str) -> None:
    visit = Visit(browser, 360, 740)
    visit.page.goto(f"{app}{STATIC}/sheet/{game}.{language}.html")
    assert not visit.page.evaluate(WIDER)
    for paper in ("A4", "Letter"):
        assert len(PdfReader(BytesIO(visit.page.pdf(format=paper))).pages) == 1
    assert visit.page.evaluate(FITS), "everything is in the three columns"
    visit.close()


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1280, 900), ("fr", 360, 740)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_set_up_one_thing_at_a_time(
    app: str, browser: Browser, game: str, language: str, width: int, height: int
) -> None:
    visit = Visit(browser, width, height)
    page = visit.page
    page.goto(f"{app}{STATIC}/setup/{game}.{language}.html")
    page.locator("fieldset").first.locator("label").last.click()
    visit.button(START[language]).click()
    stages = page.locator(".stage:visible")
    seen = []
    while not page.locator("#ready").is_visible():
        expect(stages).to_have_count(1)
        expect(stages.locator("svg:visible").first).to_be_visible()
        assert not page.evaluate(WIDER)
        seen.append(stages.locator("h2").inner_text())
        if len(seen) == 2:
            page.reload()
            assert stages.locator("h2").inner_text() == seen[-1], "the address holds where one is"
            visit.shot(f"{game}-setup-{width}")
        visit.button(NEXT[language]).click()
    assert len(set(seen)) == len(seen) >= 4
    page.keyboard.press("ArrowLeft")
    expect(stages.locator("h2")).to_have_text(seen[-1])
    visit.close()


def test_the_rules_page_finds_by_other_words_and_says_when_it_finds_nothing(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    page = visit.page
    page.goto(f"{app}{STATIC}/rules/pocket.html#lang=fr")
    expect(page).to_have_title(re.compile("Chats de Poche"))
    expect(page.locator(".goal")).to_contain_text("meilleures proies")
    assert page.locator("section:not(:has(article))").count() == 0
    page.locator("#search").fill("diag")
    expect(page.locator("[id='adjacent.edge']")).to_be_visible()
    expect(page.locator("#nothing")).to_be_hidden()
    page.locator("#search").fill("zzz")
    expect(page.locator("#nothing")).to_contain_text("Rien trouvé")
    page.locator("#search").fill("egalite")
    expect(page.locator("[id='justice.ties']")).to_be_visible()
    visit.close()


def test_one_tap_leads_from_the_sheet_and_from_the_rules_to_the_referee(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    page = visit.page
    for place, name in (
        ("sheet/cleocatra.fr.html", "Un désaccord ?"),
        ("rules/cleocatra.html#lang=fr", "Un désaccord ?"),
    ):
        page.goto(f"{app}{STATIC}/{place}")
        page.get_by_role("link", name=name.replace(" ?", "\u202f?")).click()
        visit.settled()
        expect(page).to_have_url(re.compile(r"cleocatra\.ipynb#.*room=referee"))
        expect(page.locator(".cg-title")).to_contain_text("Cleocatra")
    visit.close()


def test_take_it_along_offers_the_sheet_first_in_the_readers_language(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(f"{app}/voila/render/burglars.ipynb#room=play&lang=fr")
    visit.button("À emporter").click()
    with visit.page.context.expect_page() as opened:
        visit.page.locator(".cg-lead a[data-page=sheet]").click()
    expect(opened.value).to_have_url(re.compile(r"/sheet/burglars\.fr\.html#"))
    expect(opened.value.locator("h1")).to_have_text("Cat Burglars")
    visit.button("Nouvelle partie…").click()
    visit.page.locator(".cg-lead a[data-page=setup]").click()  # in the same tab beside
    expect(opened.value).to_have_url(re.compile(r"/setup/burglars\.fr\.html#"))
    visit.close()


def test_the_home_page_leads_to_both_in_the_chosen_language(app: str, browser: Browser) -> None:
    visit = Visit(browser, 360, 740)
    visit.page.goto(app + "/#lang=fr")
    card = visit.page.locator("article").first
    card.get_by_role("link", name="Mettre en place ensemble").click()
    expect(visit.page).to_have_url(re.compile(r"/setup/[a-z]+\.fr\.html"))
    visit.page.go_back()
    card.get_by_role("link", name="Aide de jeu").click()
    expect(visit.page.locator(".goal")).to_be_visible()
    visit.close()
