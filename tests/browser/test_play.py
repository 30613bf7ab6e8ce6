"""Whole games in the real app: against cats, with people who share a screen, under every referee."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from catgames.core.message import Seat
from catgames.games import GAMES, load
from catgames.players.cats import GREEDY, RANDOM, THOUGHTFUL, decide
from catgames.table.code import write_match
from catgames.table.inputs import Thought
from catgames.table.match.inputs import MatchButton
from catgames.table.match.match import PERSON, TABLE, TEACH, Match, agree, deal, enter, thinker
from catgames.table.match.update import update
from catgames.table.match.view import view
from tests.browser.conftest import end_kernel
from tests.browser.visit import KERNEL, PATIENCE, Visit

pytestmark = pytest.mark.browser

LEFT = 14
"""Moves that are left to play in the browser, of games that are too long to be played there whole."""


def _page(game: str, match: Match) -> str:
    return f"/voila/render/{game}.ipynb#room=play&match={write_match(match)}"


def _seated(game: str, *players: str, seed: int = 5, manner: str = TEACH) -> Match:
    kit = load(game)
    return deal(kit, agree(kit, players, seed), manner)


def _near_its_end(game: str) -> Match:
    """A game of greedy players, a few moves before its end; a person sits down in the first seat."""
    match, chance = _seated(game, GREEDY, GREEDY), random.Random(1)
    while (seat := thinker(match)) is not None:
        seen = match.kit.game.seen_by(match.state, seat)
        match = update(match, Thought(decide(match.kit, GREEDY, seen, seat, chance, 2)))
    short = _seated(game, PERSON, RANDOM)
    entries = match.entries[: max(0, len(match.entries) - LEFT)]
    for entry in entries:
        short = replace(short, entries=(*short.entries, enter(short.kit, short.state, entry.move)))
    return short


def _wait_for(visit: Visit, game: str, ready: Callable[[Match], bool]) -> Match:
    """The match that the page's own address tells of, once it is as it should be."""
    for _ in range(PATIENCE // 100):
        match = visit.match(game)
        if match is not None and ready(match):
            return match
        visit.page.wait_for_timeout(100)
    raise AssertionError(f"it never came to this: {visit.page.url}")


def _longer_than(match: Match) -> Callable[[Match], bool]:
    return lambda later: len(later.entries) > len(match.entries)


def _move(visit: Visit, match: Match, move: object) -> None:
    for key in match.kit.keys_of(match.state, move):
        visit.touch(view(match, visit.guise).scene, key)
        visit.page.wait_for_timeout(120)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_against_a_cat(app: str, browser: Browser, game: str) -> None:
    visit = Visit(browser)
    start = _seated(game, PERSON, RANDOM) if game == "pocket" else _near_its_end(game)
    visit.open(app + _page(game, start))
    chance, match = random.Random(2), start
    while True:
        match = _wait_for(visit, game, lambda m: thinker(m) is None)
        if match.over:
            break
        move = decide(match.kit, GREEDY, match.kit.game.seen_by(match.state, Seat(0)), Seat(0), chance, 2)
        _move(visit, match, move)
        match = _wait_for(visit, game, _longer_than(match))
    expect(visit.page.locator(".cg-kind")).to_contain_text("The game is over")
    result = visit.page.locator(".cg-told .cg-good").first
    expect(result).to_contain_text("Points:")
    expect(result).to_be_in_viewport(ratio=1)
    expect(visit.page.locator(".cg-kind")).to_be_in_viewport(ratio=1)
    visit.shot(f"play-{game}-end")
    visit.close()


def test_a_thoughtful_cat_thinks_in_sight_and_the_page_stays_alive(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + _page("burglars", _seated("burglars", THOUGHTFUL, PERSON)))
    visit.button("Français").click()
    expect(visit.button("Nouvelle partie…")).to_be_visible()
    match = _wait_for(visit, "burglars", lambda m: thinker(m) is None)
    assert match.entries
    expect(visit.page.locator(".cg-told .cg-event").first).to_be_visible()
    expect(visit.page.locator(".cg-told .cg-cite").first).to_be_visible()
    visit.close()


def test_people_who_share_the_screen_are_hidden_from_each_other(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    match = _seated("burglars", PERSON, PERSON)
    visit.open(app + _page("burglars", match), blank=True)
    expect(visit.page.locator(".cg-kind")).to_contain_text("Nora, it is your turn")
    visit.shot("curtain")
    visit.button("I am Nora").click()
    match = update(match, MatchButton.UNCOVER)
    visit.settled()
    _move(visit, match, match.kit.game.read_move(match.state, "take deck"))
    visit.page.wait_for_timeout(600)
    match = _wait_for(visit, "burglars", lambda m: len(m.entries) == 1)
    _move(visit, update(match, MatchButton.UNCOVER), match.kit.game.read_move(match.state, "take deck"))
    visit.button("Give the screen to Sami ›").click()
    expect(visit.page.locator(".cg-kind")).to_contain_text("Sami, it is your turn")
    expect(visit.button("I am Sami")).to_be_visible()
    visit.close()


def test_at_the_table_the_turn_is_audited_when_it_is_done(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    match = _seated("burglars", PERSON, RANDOM, manner=TABLE)
    visit.open(app + _page("burglars", match))
    _move(visit, match, match.kit.game.read_move(match.state, "take deck"))
    visit.says("Noted.")
    visit.button("Done: audit my turn").click()
    visit.says("Forgotten: ")
    visit.shot("audit")
    visit.close()


def test_a_game_in_progress_survives_a_reload_and_a_closed_tab(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    match = _seated("burglars", PERSON, RANDOM)
    visit.open(app + _page("burglars", match))
    _move(visit, match, match.kit.game.read_move(match.state, "take deck"))
    _wait_for(visit, "burglars", lambda m: len(m.entries) == 1)
    visit.page.reload()
    visit.settled()
    assert _wait_for(visit, "burglars", lambda m: len(m.entries) == 1)
    visit.page.goto("about:blank")
    visit.open(app + "/voila/render/burglars.ipynb#room=play")
    assert _wait_for(visit, "burglars", lambda m: len(m.entries) == 1)
    visit.close()


def test_a_lost_kernel_costs_a_game_nothing(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    match = _seated("burglars", PERSON, RANDOM)
    visit.open(app + _page("burglars", match))
    _move(visit, match, match.kit.game.read_move(match.state, "take deck"))
    before = _wait_for(visit, "burglars", lambda m: len(m.entries) == 1)
    end_kernel(visit.page.evaluate(KERNEL))
    expect(visit.page.locator(".cg-lost")).to_be_visible(timeout=5000)
    visit.button("Bring me back").click()
    visit.settled()
    assert _wait_for(visit, "burglars", lambda m: len(m.entries) == 1).state == before.state
    visit.close()


def test_a_new_game_is_set_up_and_taken_back_step_by_step(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + _page("burglars", _seated("burglars", PERSON, RANDOM)))
    visit.button("New game…").click()
    visit.page.get_by_label("How many").select_option(label="3 players")
    visit.page.get_by_label("Inès").select_option(label="thoughtful cat")
    visit.page.get_by_label("Hall of Fame").select_option(label="yes")
    visit.button("Deal").click()
    match = _wait_for(visit, "burglars", lambda m: len(m.setup.players) == 3)
    assert match.setup.players == (PERSON, RANDOM, THOUGHTFUL)
    assert dict(match.setup.options)["hall_of_fame"] == "yes"
    match = _wait_for(visit, "burglars", lambda m: thinker(m) is None)
    made = len(match.entries)
    _move(visit, match, match.kit.game.read_move(match.state, "take deck"))
    _wait_for(visit, "burglars", lambda m: len(m.entries) == made + 1)
    visit.button("‹ Earlier").click()
    expect(visit.page.locator(".cg-kind")).to_contain_text(f"After move {made} of {made + 1}")
    visit.button("Now »").click()
    visit.button("Copy the log").click()
    expect(visit.page.get_by_label("The log")).to_be_visible()
    visit.button("Take back").click()
    _wait_for(visit, "burglars", lambda m: len(m.entries) == made)
    visit.close()
