"""The referee in the real app: pasted positions, written moves, links, pictures, positions built by hand, codes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from catgames.games import load
from catgames.table.address import open_address
from catgames.table.guise import Guise
from catgames.table.page import open_page, packed
from catgames.table.referee.inputs import ChoseTool, RefereeButton
from catgames.table.referee.update import update
from catgames.table.referee.view import view
from catgames.table.view import view_room
from catgames.text.words import Words, typeset
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

PAGE = "/voila/render/burglars.ipynb#room=referee"
POSITION = "turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r; seed 6"


def _paste(visit: Visit, field: str, text: str, button: str) -> None:
    visit.page.get_by_label(field).fill(text)
    visit.button(button).click()


def test_a_pasted_position_and_a_written_move_get_their_verdict(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE)
    _paste(visit, "The position, as text", POSITION, "Set it up")
    _paste(visit, "A move, as text", "form green 1", "Judge it")
    visit.says("Not allowed: A crew grows only beside an equal (Action 2).")
    visit.page.get_by_text("Why? Every rule that was asked").click()
    visit.says("You form from your hand, on your own side (Action 2)")
    visit.button("Look at: start a new crew with a green cat").click()
    visit.says("Allowed.")
    visit.button("Play it").click()
    expect(visit.page.locator(".cg-told .cg-event")).to_contain_text("You start crew 3 with a green cat.")
    expect(visit.page.get_by_label("The position, as text")).to_have_value(re.compile("crews bo y g"))
    visit.shot("referee-1280")
    visit.close()


def test_a_position_that_cannot_be_read_is_kept_and_explained(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE)
    _paste(visit, "The position, as text", POSITION + "; nonsense", "Set it up")
    visit.says("cannot be read as part of a position")
    expect(visit.page.get_by_label("The position, as text")).to_have_value(POSITION + "; nonsense")
    visit.close()


def test_every_legal_move_is_listed(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(f"{app}{PAGE}&position={POSITION}")
    kit = load("burglars")
    moves = kit.game.legal_moves(kit.game.read(POSITION))
    expect(visit.page.get_by_label("Legal moves").locator("option")).to_have_count(len(moves) + 1)
    visit.page.get_by_label("Legal moves").select_option(index=1)
    visit.says("Allowed.")
    visit.close()


def test_a_copied_link_opens_the_very_same_question(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(f"{app}{PAGE}&position={POSITION}&move=form green 1")
    visit.says("Not allowed")
    visit.button("Copy a link").click()
    link = visit.page.get_by_label("The link to this very screen")
    expect(link).to_be_visible()
    address = link.input_value()
    other = Visit(browser)
    other.open(address)
    other.says("Not allowed: A crew grows only beside an equal (Action 2).")
    other.close()
    visit.close()


@pytest.mark.parametrize(("kind", "first"), [("SVG", b"<svg"), ("PNG", b"\x89PNG")])
def test_the_picture_can_be_taken_along(app: str, browser: Browser, kind: str, first: bytes) -> None:
    visit = Visit(browser)
    visit.open(f"{app}{PAGE}&position={POSITION}")
    with visit.page.expect_download() as download:
        visit.button(f"Picture ({kind})").click()
    saved = download.value.path().read_bytes()
    assert saved.startswith(first)
    assert len(saved) > 5000
    visit.close()


def test_a_position_is_built_by_hand_and_what_is_impossible_is_said(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(f"{app}{PAGE}&position=turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r; seed 6")
    visit.button("Build a position").click()
    visit.says("A real game could look like this.")
    referee = update(open_page(load("burglars")).referee, RefereeButton.BUILD)
    tools = [line.gives for menu in view(referee).menus for line in menu.lines if isinstance(line.gives, ChoseTool)]
    assert len(tools) > 5
    visit.page.get_by_label("Piece").select_option(index=len(tools) - 1)
    assert update(referee, tools[-1]).tool == tools[-1].tool
    visit.shot("editor-1280")
    visit.close()


def test_a_lesson_is_put_before_the_referee(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + "/voila/render/burglars.ipynb#section=action-2&step=twin")
    visit.button("Ask about this position").click()
    expect(visit.page.get_by_label("The position, as text")).to_be_visible()
    visit.button("Learn").click()
    expect(visit.page.locator(".cg-text")).to_be_visible()
    visit.close()


def test_a_code_carries_everything_to_another_machine(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + "/voila/render/burglars.ipynb#section=action-2&step=twin&lang=fr")
    table = visit.table("section=action-2&step=twin")
    visit.click(table, "hand:0")
    visit.click(table, "crew:0:1")
    expect(visit.page.locator(".cg-progress")).to_have_text("✓ 1 sur 11")
    visit.button("À emporter").click()
    code = visit.page.get_by_label("Ton code").input_value()
    assert code.startswith("burglars~")
    other = Visit(browser, locale="en-GB")
    other.open(app + "/voila/render/burglars.ipynb#section=action-2&lang=en")
    other.button("Take it along").click()
    _paste(other, "Paste a code here", code, "Open it")
    expect(other.page.locator(".cg-root").get_by_text("Le code est ouvert")).to_be_visible()
    expect(other.page.locator(".cg-progress")).to_have_text("✓ 1 sur 11")
    other.close()
    visit.close()


def test_a_broken_code_says_so_and_changes_nothing(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + "/voila/render/burglars.ipynb#section=action-2")
    visit.button("Take it along").click()
    _paste(visit, "Paste a code here", packed(open_page(load("burglars"), Guise()))[:-3], "Open it")
    expect(visit.page.locator(".cg-root").get_by_text("This is no code of ours")).to_be_visible()
    expect(visit.page.locator(".cg-progress")).to_have_text("0 of 11 done")
    visit.close()


@pytest.mark.parametrize(
    ("language", "move", "kind", "sentence", "solved"),
    [
        ("en", "form green new", "try", "Begin a crew with a green cat.", "try-done"),
        ("fr", "form green 1", "tempt", "Ose agrandir ta bande de deux.", "tempt-done"),
        ("fr", "form green new", "judge", "Nora en a-t-elle le droit ?", "answer-legal"),
    ],
)
def test_a_question_becomes_an_exercise_whose_link_opens_it(
    app: str, browser: Browser, language: str, move: str, kind: str, sentence: str, solved: str
) -> None:
    words = Words("burglars", language)
    visit = Visit(browser)
    visit.open(f"{app}{PAGE}&lang={language}&position={POSITION}&move={move}")
    visit.button(words.say("button-making")).click()
    visit.page.get_by_label(words.say("menu-making")).select_option(label=words.say(f"making-{kind}"))
    expect(visit.page.get_by_label(words.say("field-sentence"))).to_have_value(words.say(f"making-{kind}-text"))
    _paste(visit, words.say("field-sentence"), sentence, words.say("button-sentence"))
    visit.says(words.say("making-about"))
    visit.shot(f"making-{kind}-{language}-1280")
    visit.button(words.say("button-copy-exercise")).click()
    handed = visit.page.get_by_label(words.say("handed-exercise"))
    expect(handed).to_be_in_viewport()
    link = handed.input_value()
    visit.shot(f"handed-{kind}-{language}-1280")
    visit.close()
    learner = Visit(browser)
    learner.page.goto(link)
    learner.settled()
    expect(learner.page.locator(".cg-text")).to_have_text(typeset(sentence, language))
    if kind == "judge":
        learner.button(words.say("button-legal")).click()
    else:
        _play(learner, link, move)
    learner.says(words.say(solved))
    expect(learner.page.locator(".cg-progress")).to_have_text(words.say("progress", done=1, count=1))
    learner.shot(f"made-{kind}-{language}-1280")
    learner.close()


def _play(visit: Visit, link: str, text: str) -> None:
    """Touch what the move needs, where the page that the link leads to shows it."""
    page = open_address(open_page(load("burglars"), visit.guise), link.partition("#")[2])
    kit, state = page.kit, page.kit.game.read(POSITION)
    for key in kit.keys_of(state, kit.game.read_move(state, text)):
        visit.touch(view_room(page).scene, key)
