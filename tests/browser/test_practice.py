"""Practice in the app: a round, a review two days later, the placement, an exam failed and one passed."""

from __future__ import annotations

import datetime as dt
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Browser, expect

from catgames.table.practice.inputs import Announced, PracticeButton
from catgames.table.practice.plan import Sort
from catgames.table.view import view
from catgames.teach.remembered import read
from tests.browser.learner import Keyboard
from tests.browser.pupil import Pupil
from tests.browser.visit import SCREENSHOTS, Visit

pytestmark = pytest.mark.browser


def _opened(app: str, visit: Visit, game: str, how: str, said: str = "") -> None:
    visit.open(f"{app}/voila/render/{game}.ipynb#room=practice{said}&{how}&theme=light")


def test_a_round_by_the_keyboard_brings_a_wrong_answer_back_and_shows_on_map_home_and_rules(
    app: str, browser: Browser
) -> None:
    visit = Visit(browser, height=900)
    _opened(app, visit, "burglars", "lang=en")
    pupil = Pupil(visit, "burglars", "en", keys=Keyboard(visit))
    visit.shot("practice-map")
    pupil.begin()
    missed = False
    while not pupil.drill.over:
        choices = view(pupil.page).room.choices
        right = missed or not choices
        pupil.answer(right)
        if not right:
            missed = True
            expect(visit.page.locator(".cg-told")).to_contain_text("comes back")
            visit.shot("practice-wrong")
        pupil.on()
    assert [done.right for done in pupil.drill.done].count(False) == 1
    assert len(pupil.drill.done) == 11
    visit.says("9 of 10 right")
    visit.shot("practice-result")
    visit.page.reload()
    visit.settled()
    visit.says("9 of 10 right")
    visit.page.goto(f"{app}/voila/tree/#lang=en&theme=light")
    expect(visit.page.locator(".standing[data-game=burglars]")).to_contain_text("of 48 rules sure")
    visit.page.goto(f"{app}/voila/templates/catgames/static/rules/burglars.html#lang=en&theme=light")
    levels = visit.page.locator(".level:visible")
    assert levels.count() == 10
    visit.shot("practice-rules")
    visit.close()


@pytest.mark.parametrize(("game", "language"), [("pocket", "fr"), ("cloaked", "en"), ("cleocatra", "fr")])
def test_a_round_by_one_thumb_on_a_phone(app: str, browser: Browser, game: str, language: str) -> None:
    visit = Visit(browser, width=360, height=740, has_touch=True, reduced_motion="reduce")
    _opened(app, visit, game, f"lang={language}")
    pupil = Pupil(visit, game, language, phone=True)
    pupil.begin()
    for number in range(60):
        if pupil.drill.over:
            break
        pupil.answer(right=number != 2)
        if number in (0, 2):
            visit.shot(f"practice-{game}-{language}-360-{number}")
        pupil.on()
    assert pupil.drill.over
    assert pupil.faults == []
    visit.close()


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("fr", 360)])
def test_what_was_answered_is_due_some_days_later(app: str, browser: Browser, language: str, width: int) -> None:
    """The reader's clock is an input: it is put forward, and the same browser comes back."""
    visit = Visit(browser, width=width, height=800, has_touch=width < 600, reduced_motion="reduce")
    _opened(app, visit, "cleocatra", f"lang={language}", "&of=tile.search-connected")
    pupil = Pupil(visit, "cleocatra", language, phone=width < 600)
    pupil.follow()
    pupil.answer()
    pupil.on()
    assert pupil.page.mastery.known
    later = dt.datetime.now(dt.UTC) + dt.timedelta(days=40)
    visit.page.clock.install(time=later)
    visit.page.goto("about:blank")
    _opened(app, visit, "cleocatra", f"lang={language}")
    pupil = Pupil(visit, "cleocatra", language, phone=width < 600)
    label = {"en": "Due today (1)", "fr": "À revoir aujourd’hui (1)"}[language]
    expect(visit.button(label)).to_be_visible()
    visit.shot(f"practice-due-{language}")
    visit.button(label).click()
    expect(visit.page.locator(".cg-kind")).to_contain_text({"en": "1 of 1", "fr": "1 sur 1"}[language])
    pupil.follow()
    pupil.answer()
    pupil.on()
    expect(visit.page.locator(".cg-kind")).to_contain_text({"en": "the result", "fr": "le résultat"}[language])
    visit.page.goto(f"{app}/voila/tree/#lang={language}&theme=light")
    expect(visit.page.locator(".standing[data-game=cleocatra]")).to_be_visible()
    visit.close()


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("fr", 360)])
def test_the_placement_leads_to_what_is_left(app: str, browser: Browser, language: str, width: int) -> None:
    phone = width < 600
    visit = Visit(browser, width=width, height=800, has_touch=phone, reduced_motion="reduce")
    _opened(app, visit, "burglars", f"lang={language}")
    pupil = Pupil(visit, "burglars", language, phone=phone)
    pupil.press(Announced(Sort.PLACEMENT))
    pupil.press(PracticeButton.BEGIN)
    while not pupil.drill.over:
        pupil.answer(right=False)
        pupil.on()
    visit.shot(f"placement-{language}")
    lesson = visit.page.locator(".cg-own button").first
    expect(lesson).to_be_visible()
    lesson.click()
    expect(visit.page.locator(".cg-root.cg-in-learn")).to_be_visible()
    visit.close()


@pytest.mark.parametrize(("language", "width", "game"), [("en", 1280, "burglars"), ("fr", 360, "cloaked")])
def test_an_exam_failed_and_then_passed_gives_a_certificate_that_can_be_checked(
    app: str, browser: Browser, language: str, width: int, game: str
) -> None:
    phone = width < 600
    visit = Visit(browser, width=width, height=800, has_touch=phone, reduced_motion="reduce")
    _opened(app, visit, game, f"lang={language}", "&exam=5")
    pupil = Pupil(visit, game, language, phone=phone)
    pupil.follow()
    pupil.press(PracticeButton.BEGIN)
    while not pupil.drill.over:
        pupil.answer(right=len(pupil.drill.done) > 4)
    assert not visit.page.locator(".cg-lead").count()
    visit.shot(f"exam-failed-{language}")
    wrong = visit.page.locator(".cg-told .cg-menus select")
    wrong.select_option(index=1)
    expect(visit.page.locator(".cg-kind")).to_contain_text(
        {"en": "What went wrong", "fr": "Ce qui n’allait pas"}[language]
    )
    visit.shot(f"exam-looked-{language}")

    _opened(app, visit, game, f"lang={language}", "&exam=6")
    pupil = Pupil(visit, game, language, phone=phone)
    pupil.follow()
    pupil.press(PracticeButton.BEGIN)
    while not pupil.drill.over:
        pupil.answer()
    visit.shot(f"exam-passed-{language}")
    with visit.page.expect_popup() as opened:
        visit.page.locator(".cg-lead a").click()
    paper = opened.value
    paper.locator("#name").fill("<b>Nora</b>")
    expect(paper.locator("#who")).to_have_text("<b>Nora</b>")
    expect(paper.locator("#count")).to_have_text("24")
    paper.screenshot(path=SCREENSHOTS / f"certificate-{language}.png")
    assert "Nora" not in str(paper.evaluate("JSON.stringify(localStorage)"))
    paper.locator("#check button").click()
    expect(paper.locator(".cg-told")).to_contain_text(
        {"en": "this certificate is true", "fr": "ce diplôme dit vrai"}[language]
    )
    paper.close()
    visit.close()


def test_two_tabs_keep_what_was_answered_in_either(app: str, browser: Browser) -> None:
    """Neither forgets what the other has asked about meanwhile."""
    visit = Visit(browser, height=900)
    _opened(app, visit, "burglars", "lang=en", "&drill=one:1&of=form.same-size")
    first = visit.page
    visit.page = first.context.new_page()
    _opened(app, visit, "burglars", "lang=en", "&drill=one:1&of=secure.own-yarns")
    for page in (visit.page, first):
        visit.page = page
        pupil = Pupil(visit, "burglars", "en")
        pupil.follow()
        pupil.answer()
    kept = dict(parse_qsl(str(first.evaluate("localStorage.getItem('catgames.burglars')"))))
    known = read(kept["known"], ("form.same-size", "secure.own-yarns")).known
    assert set(known) == {"form.same-size", "secure.own-yarns"}
    visit.close()
