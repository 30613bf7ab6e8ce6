"""Every step of every course at a phone's width, and the other rooms at all widths: nothing is cut off or jumps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY, decide
from catgames.screen.inputs import Touched
from catgames.table.address import open_address, write_address
from catgames.table.first.first import resumed
from catgames.table.first.inputs import FirstButton
from catgames.table.inputs import Entered, RoomName
from catgames.table.lesson.table import go_to
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.match.inputs import MatchButton
from catgames.table.match.match import Match, enter
from catgames.table.page import Page, open_page
from catgames.table.referee.inputs import RefereeButton, Tried
from catgames.table.update import update
from catgames.text.words import LANGUAGES, Words
from tests.browser.layout import Walk
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1, "reduced_motion": "reduce"}
SCROLLED = "() => document.querySelector('.cg-place').scrollTop"
SETTLES = 500
"""ms: whatever follows from a touch has been drawn, and scrolled to."""
SMALL, LARGE = [(360, 740), (390, 844)], [(1280, 900), (1920, 1080)]


@contextmanager
def _walk(
    app: str, browser: Browser, game: str, size: tuple[int, int], language: str = "en", theme: str = "light"
) -> Iterator[Walk]:
    """Through a page that stays open; at its end nothing may have been wrong."""
    phone = PHONE if size in SMALL else {"reduced_motion": "reduce"}
    visit = Visit(browser, *size, **phone)
    visit.open(f"{app}/voila/render/{game}.ipynb#lang={language}&theme={theme}")
    walk = Walk(visit, open_page(load(game), replace(visit.guise, language=language, theme=theme)))
    yield walk
    visit.shot(f"walk-{game}-{size[0]}")
    assert not walk.faults, "\n".join(walk.faults[:40]) + f"\n{len(walk.faults)} in all"
    visit.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_step_fits_a_phone_and_the_way_on_stays_where_it_is(app: str, browser: Browser, game: str) -> None:
    with _walk(app, browser, game, (360, 740), language="fr") as walk:
        page = walk.page
        for section, unit in enumerate(page.kit.units):
            for number in range(len(unit.steps)):
                opened = replace(page, lesson=go_to(page.lesson, section, number))
                walk.go(opened)
                _do(walk, opened)
        assert len(walk.places) == 1, "something moved between two steps"


def _do(walk: Walk, opened: Page) -> None:
    """By the address of the step once done; answers, which an address does not hold, by their buttons."""
    for rehearsal in rehearsals(opened.lesson)[-1:]:
        over = rehearse(opened.lesson, rehearsal)
        if over.play.trail != opened.lesson.play.trail:
            walk.go(replace(opened, lesson=over))
        elif not any(isinstance(given, Touched) for given in rehearsal.inputs):
            for given in rehearsal.inputs:
                walk.press(given)


@pytest.mark.parametrize(
    ("game", "size"), [("cloaked", (390, 844)), ("burglars", (1280, 900)), ("pocket", (1920, 1080))]
)
def test_steps_fit_other_screens_and_the_way_on_stays(
    app: str, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with _walk(app, browser, game, size, language="fr", theme="dark") as walk:
        page = walk.page
        for section in range(0, len(page.kit.units), 2):
            opened = replace(page, lesson=go_to(page.lesson, section, len(page.kit.units[section].steps) // 2))
            walk.go(opened)
            _do(walk, opened)
        assert len(walk.places) == 1, "something moved between two steps"


ROOMS = [(game, SMALL[0]) for game in GAMES] + [("pocket", SMALL[1]), ("burglars", LARGE[0]), ("cleocatra", LARGE[1])]


@pytest.mark.parametrize(("game", "size"), ROOMS)
def test_a_first_game_a_game_and_the_referee_fit(app: str, browser: Browser, game: str, size: tuple[int, int]) -> None:
    with _walk(app, browser, game, size) as walk:
        page = walk.page
        walk.go(update(page, Entered(RoomName.FIRST)))
        walk.press(FirstButton.BEGIN)
        walk.go(_again(replace(page, room=RoomName.FIRST, first=resumed(_played(page.first.match, 9)))))
        playing = _again(replace(page, room=RoomName.PLAY, match=_played(page.match, 9)))
        walk.go(playing)
        walk.press(MatchButton.PLAN)
        asked = update(playing, Entered(RoomName.REFEREE))
        walk.go(_again(asked))
        walk.go(_again(update(asked, Tried(_legal(page.kit, asked.referee.state)))))
        walk.press(RefereeButton.BUILD)


def _again(page: Page) -> Page:
    """As its address brings it back."""
    return open_address(replace(open_page(page.kit, page.guise), room=page.room), write_address(page))


def _played(match: Match, moves: int) -> Match:
    """So many moves of greedy players, or a few more, until it is the reader's turn."""
    chance, kit = random.Random(3), match.kit
    while not match.over and (len(match.entries) < moves or match.decider != match.viewer):
        seat = match.decider
        assert seat is not None
        move = decide(kit, GREEDY, kit.game.seen_by(match.state, seat), seat, chance, 2)
        match = replace(match, entries=(*match.entries, enter(kit, match.state, move)))
    return match


def _legal(kit: AnyKit, state: object) -> object:
    return next(iter(kit.game.legal_moves(state)))


def test_on_a_phone_tools_and_more_unfold_and_the_sheet_is_drawn_up(app: str, browser: Browser) -> None:
    visit = Visit(browser, 360, 740, has_touch=True, is_mobile=True, reduced_motion="reduce")
    visit.open(f"{app}/voila/render/burglars.ipynb#section=action-2&step=twin&lang=en&theme=light")
    expect(visit.button("Text board")).to_be_hidden()
    visit.button("Menu").tap()
    visit.button("Text board").tap()
    expect(visit.button("In your hand: a green cat")).to_be_visible()
    visit.button("Close").tap()
    expect(visit.button("Text board")).to_be_hidden()
    visit.button("More").tap()
    expect(visit.button("Ask about this position")).to_be_visible()
    visit.button("Less").tap()
    panel = visit.page.locator(".cg-panel")
    low = panel.bounding_box()
    visit.page.get_by_role("button", name="Draw up").focus()
    visit.page.keyboard.press("Enter")
    expect(visit.page.get_by_role("button", name="Put down")).to_be_visible()
    high = panel.bounding_box()
    assert low
    assert high
    assert high["height"] > low["height"] + 150
    visit.page.get_by_role("combobox", name="Where to").select_option(label="Referee")
    expect(visit.page.locator(".cg-kind")).to_contain_text("referee")
    visit.close()


def test_what_lay_over_the_board_leaves_it_as_it_was(app: str, browser: Browser) -> None:
    """Menu and legend take all the room there is; once they are closed, the same part of the board is seen."""
    visit = Visit(browser, 360, 740, has_touch=True, is_mobile=True, reduced_motion="reduce")
    visit.open(f"{app}/voila/render/pocket.ipynb#room=first&lang=en&theme=light")
    visit.button("Begin").tap()
    visit.still()
    before = visit.page.evaluate(SCROLLED)
    for name in ("Menu", "What is what?", "What is what?", "Close"):
        visit.button(name).tap()
        visit.page.wait_for_timeout(SETTLES)
    assert visit.page.evaluate(SCROLLED) == before
    visit.close()


def test_where_nothing_is_folded_away_nothing_is_offered_to_unfold_it(app: str, browser: Browser) -> None:
    visit = Visit(browser, 360, 740, has_touch=True, is_mobile=True, reduced_motion="reduce")
    visit.open(f"{app}/voila/render/pocket.ipynb#room=first&lang=en&theme=light")
    expect(visit.button("Begin")).to_be_visible()
    expect(visit.button("More")).to_be_hidden()
    visit.button("Begin").tap()
    expect(visit.button("More")).to_be_visible()
    visit.close()


@pytest.mark.parametrize(("width", "game"), [(360, "cloaked"), (1280, "pocket"), (1280, "burglars")])
def test_the_head_is_as_high_in_every_language(app: str, browser: Browser, width: int, game: str) -> None:
    """Another language moves nothing, and no title runs out of its place."""
    visit = Visit(browser, width, 800)
    heights = set()
    for language in LANGUAGES:
        visit.open(f"{app}/voila/render/{game}.ipynb#room=first&lang={language}&theme=light")
        expect(visit.page.locator(".cg-title")).to_contain_text(Words(game, language).say("game-title"))
        if width < 800:
            visit.button("Menu").click()
            visit.page.wait_for_timeout(SETTLES)
        title = visit.page.locator(".cg-title")
        assert title.evaluate("e => e.scrollWidth <= e.clientWidth"), language
        heights.add(visit.page.locator(".cg-head").evaluate("e => e.offsetHeight"))
        visit.page.goto("about:blank")
    assert len(heights) == 1, heights
    visit.close()
