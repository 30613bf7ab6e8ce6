"""A first game in the app: the first own move within a minute, and on to its end, at a laptop's and a phone's width."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from catgames.core.key import Key
from catgames.games import GAMES, load
from catgames.players.cats import GREEDY, decide
from catgames.scene.scene import Scene
from catgames.screen.inputs import Touched
from catgames.table.address import open_address
from catgames.table.first.first import First, open_first
from catgames.table.first.inputs import FirstButton
from catgames.table.first.update import update
from catgames.table.first.view import view
from catgames.table.guise import Guise
from catgames.table.match.match import thinker
from catgames.table.page import open_page
from catgames.text.rules import rule_name
from tests.browser.learner import Keyboard
from tests.browser.visit import PATIENCE, Visit

pytestmark = pytest.mark.browser


def _seen(visit: Visit, game: str, moves: int) -> First:
    """The first game as the page's address tells it, once so many moves have been made and no cat is thinking."""
    for _ in range(PATIENCE // 100):
        first = open_address(open_page(load(game)), visit.page.url.partition("#")[2]).first
        if len(first.match.entries) >= moves and (first.over or thinker(first.match) is None):
            return first
        visit.page.wait_for_timeout(100)
    raise AssertionError(f"no answer within {PATIENCE} ms")


@pytest.mark.parametrize(("width", "begin"), [(1280, "Begin"), (360, "Commencer")])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_own_move_is_one_button_and_a_touch_or_two_away(
    app: str, browser: Browser, game: str, width: int, begin: str
) -> None:
    phone = width < 600
    visit = Visit(browser, width=width, height=740, has_touch=phone)
    language = "fr" if phone else "en"
    visit.open(f"{app}/voila/render/{game}.ipynb#room=first&lang={language}&theme=light")
    guise, touch = visit.guise, visit.tap if phone else visit.touch
    visit.button(begin).click()
    first = update(open_first(load(game)), FirstButton.BEGIN)
    expect(visit.page.locator(".cg-text")).to_have_text(view(first, guise).text)
    for key in first.kit.keys_of(first.match.state, first.advice()):
        touch(view(first, guise).scene, key)
        visit.page.wait_for_timeout(150)
    after = _seen(visit, game, 1)
    expect(visit.page.locator(".cg-text")).to_have_text(view(after, guise).text)
    visit.shot(f"first-{game}-{width}")
    visit.page.reload()
    visit.settled()
    expect(visit.page.locator(".cg-text")).to_have_text(view(after, guise).text)
    visit.close()


IN_SIGHT = """part => {
  const [place, canvas] = [".cg-place", "canvas"].map(name => document.querySelector(name).getBoundingClientRect());
  const there = canvas.top + part * canvas.height;
  return there > place.top && there < place.bottom;
}"""
LONGEST = 60
"""Own decisions of a first game, at most."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_to_its_end(app: str, browser: Browser, game: str, width: int, language: str) -> None:
    """It ends with a winner, with what was met, and with what stopped the learner, to be looked at again."""
    phone = width < 600
    visit = Visit(browser, width=width, height=800, has_touch=phone, reduced_motion="reduce")
    visit.open(f"{app}/voila/render/{game}.ipynb#room=first&lang={language}&theme=light")
    visit.button({"en": "Begin", "fr": "Commencer"}[language]).click()
    guise, touch = visit.guise, visit.tap if phone else visit.touch
    _stumble(visit, game, touch)
    first = _to_its_end(visit, game, touch)
    visit.shot(f"first-{game}-{language}-{width}-end")
    titles = [shown.title for shown in view(first, guise).lists]
    assert titles
    for title in titles:
        expect(visit.page.locator(".cg-told")).to_contain_text(title)
    (menu,) = view(first, guise).menus
    visit.page.get_by_role("combobox", name=menu.label, exact=True).select_option(index=1)
    (stumble,) = first.story.broken
    visit.says(guise.words(first.kit, first.learner)(rule_name(stumble.rule)))
    assert not visit.errors
    visit.close()


def _stumble(visit: Visit, game: str, touch: Callable[[Scene, str], None]) -> None:
    """Something that is not allowed is tried, and let go of."""
    first = update(open_first(load(game)), FirstButton.BEGIN)
    expect(visit.page.locator(".cg-text")).to_have_text(view(first, visit.guise).text)
    for keys in product(view(first, visit.guise).scene.keys, repeat=2):
        tried = update(update(first, Touched(keys[0])), Touched(keys[1]))
        if tried.story.broken and tried.match.entries == first.match.entries:
            break
    for key in keys:
        touch(view(first, visit.guise).scene, key)
        first = update(first, Touched(key))
        visit.page.wait_for_timeout(250)
    visit.says(view(first, visit.guise).says[0].text)
    visit.canvas.press("Escape")


def test_a_first_game_is_played_to_its_end_by_keyboard_alone(app: str, browser: Browser) -> None:
    visit = Visit(browser, reduced_motion="reduce")
    visit.open(f"{app}/voila/render/cloaked.ipynb#room=first&lang=en&theme=light")
    keys = Keyboard(visit)
    keys.press("Begin")
    first = _to_its_end(visit, "cloaked", keys.touch)
    keys.press(view(first, visit.guise).buttons[-1].label)
    expect(visit.page.locator(".cg-text")).to_have_text(view(update(first, FirstButton.AGAIN), visit.guise).text)
    visit.close()


def _to_its_end(visit: Visit, game: str, touch: Callable[[Scene, str], None]) -> First:
    """From where it begins, by the guide's advice, and where there is none by a cat's."""
    guise, first = visit.guise, update(open_first(load(game)), FirstButton.BEGIN)
    for _ in range(LONGEST):
        expect(visit.page.locator(".cg-text")).to_have_text(view(first, guise).text)
        if first.over:
            return first
        _play(first, guise, touch, visit)
        first = _seen(visit, game, len(first.match.entries) + 1)
    raise AssertionError(f"not over after {LONGEST} own decisions")


def _play(first: First, guise: Guise, touch: Callable[[Scene, str], None], visit: Visit) -> None:
    seen = first.kit.game.seen_by(first.match.state, first.learner)
    move = first.advice() or decide(first.kit, GREEDY, seen, first.learner, Random(1), 40)
    for key in first.kit.keys_of(first.match.state, move):
        scene = view(first, guise).scene
        if (key, "hint") in scene.lit:
            _in_sight(visit, scene, key)
        visit.still()
        touch(scene, key)
        first = update(first, Touched(key))
        if first.match.picked:
            visit.says(view(first, guise).prompt)


def _in_sight(visit: Visit, scene: Scene, key: Key) -> None:
    """What the guide points at, without a scroll of the learner's own."""
    spot = scene.spot(key)
    assert spot is not None
    visit.page.wait_for_function(IN_SIGHT, arg=spot[1] / scene.height, timeout=PATIENCE)
