"""Every step of every course at a phone's width, and the other rooms at all widths: nothing is cut off or jumps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from catgames.games import GAMES, load
from catgames.screen.inputs import Touched
from catgames.table.lesson.table import go_to
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.page import Page, open_page
from tests.browser.layout import Walk
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1, "reduced_motion": "reduce"}
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
        assert len(walk.places) == 1, walk.places


def _do(walk: Walk, opened: Page) -> None:
    """By the address of the step once done; answers, which an address does not hold, by their buttons."""
    for rehearsal in rehearsals(opened.lesson)[-1:]:
        over = rehearse(opened.lesson, rehearsal)
        if over.play.trail != opened.lesson.play.trail:
            walk.go(replace(opened, lesson=over), opened=False)
        elif not any(isinstance(given, Touched) for given in rehearsal.inputs):
            for given in rehearsal.inputs:
                walk.press(given)
