"""A whole section with one means alone, each in another game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.learner import Finger, Keyboard, TextBoard, work_through
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser


def test_a_whole_section_is_done_by_keyboard_alone(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(f"{app}/voila/render/burglars.ipynb#section=mirrors")
    work_through(visit, Keyboard(visit), visit.table("section=mirrors"))
    visit.close()


def test_a_whole_section_is_done_with_the_text_board_alone(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(f"{app}/voila/render/cloaked.ipynb#section=turn")
    work_through(visit, TextBoard(visit), visit.table("section=turn", "cloaked"))
    visit.close()


def test_a_whole_section_is_done_by_touch_on_a_phone(app: str, browser: Browser) -> None:
    visit = Visit(browser, 360, 740, has_touch=True, is_mobile=True, device_scale_factor=2)
    visit.open(f"{app}/voila/render/pocket.ipynb#section=prey")
    work_through(visit, Finger(visit), visit.table("section=prey", "pocket"))
    visit.shot("section-360")
    visit.close()
