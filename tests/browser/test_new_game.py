"""What `catgames new` writes is a game of the app at once: on the home page, in the course, against a cat."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from catgames.new_game import write_game
from tests.browser.conftest import free_port, serve
from tests.browser.visit import Visit, marked
from tests.guests import install

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("new")
    installed = install(write_game("yarn_ball", folder), folder / "installed")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", installed["PYTHONPATH"])
        yield from serve(["--ready=0"], free_port(), "/", folder)


def test_a_new_game_is_learnt_and_played_in_the_app(app: str, browser: Browser) -> None:
    visit = Visit(browser, locale="en-GB")
    visit.page.goto(app)
    expect(visit.page.get_by_role("heading", name="Yarn ball")).to_be_visible()
    visit.page.goto(f"{app}/voila/render/yarn_ball.ipynb")
    visit.settled()
    visit.button("Next ›").click()
    visit.button("Text board").click()
    visit.page.get_by_role("button", name=marked("Cushion 3, a cat of the second player")).click()
    visit.says("Not allowed: A cat takes a free cushion (A turn). A cat lies on cushion 3 already.")
    visit.page.get_by_role("button", name=marked("Cushion 4, free")).click()
    visit.says("You did it.")
    visit.shot("new-game-1280")
    visit.button("Play").click()
    expect(visit.page.locator(".cg-text")).to_contain_text("Try anything.")
    visit.says("Touch a free cushion for your cat.")  # the cat may be the first
    free = visit.page.get_by_role("button", name=re.compile(r"^Cushion \d, free"))
    visit.settled()  # the cushions are the game's, and no longer the lesson's
    cushion = visit.page.get_by_role("button", name=marked(free.first.inner_text()))
    cushion.click()
    expect(cushion).to_have_count(0)
    visit.close()
