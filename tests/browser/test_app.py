"""What a learner meets: the home page, a lesson by mouse, finger, keyboard and text, two languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from catgames.scene.scene import Scene
from catgames.table.focus import DIRECTIONS, walk
from catgames.table.lesson.view import view
from tests.browser.conftest import end_kernel, kernel_processes, wait_until
from tests.browser.visit import KERNEL, PAINTED, PATIENCE, SCREENSHOTS, Visit, marked

pytestmark = pytest.mark.browser

PAGE = "/voila/render/burglars.ipynb#"
GROW = "section=action-2&step=twin"
MISTAKE = "section=action-2&step=unequal"


def test_the_home_page_leads_to_the_game_in_the_chosen_language(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.page.goto(app + "/")
    visit.shot("home-1280")
    expect(visit.page.get_by_role("heading", name="catgames")).to_be_visible()
    visit.button("Français").click()
    expect(visit.page.get_by_text("Apprends les règles")).to_be_visible()
    visit.page.get_by_role("heading", name="Cat Burglars").click()
    expect(visit.canvas).to_be_visible()
    expect(visit.page.locator(".cg-text")).to_contain_text("Tu veux des pelotes d’or")
    visit.page.locator(".cg-home").click()
    expect(visit.page.get_by_text("Apprends les règles")).to_be_visible()
    visit.close()


def test_a_lesson_is_played_with_clicks_on_the_board(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + GROW)
    table = visit.table(GROW)
    visit.click(table, "hand:0")
    visit.says("Where does this cat go")
    visit.shot("picked-1280")
    visit.click(table, "crew:0:1")
    visit.says("Allowed.")
    visit.says("Your crew 2 grows to 2 cats")
    visit.shot("done-1280")
    visit.button("Next ›").click()
    expect(visit.page.locator(".cg-kind")).to_contain_text("5 of 11")
    visit.close()


def test_an_illegal_move_is_explained_with_its_rule_its_numbers_and_a_way_out(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + GROW)
    table = visit.table(GROW)
    visit.click(table, "hand:0")
    visit.click(table, "crew:0:0")
    visit.says(
        "Not allowed: A crew grows only beside an equal (Action 2). This crew shows 2 cats; your other crews show 1 "
        "each."
    )
    visit.says("You could: start a new crew with a green cat.")
    visit.page.get_by_text("Why? Every rule that was asked").click()
    visit.says("You form from your hand, on your own side (Action 2)")
    visit.shot("refused-1280")
    visit.click(table, "crew:0:1")
    visit.says("Allowed.")
    visit.close()


def test_switching_language_and_theme_in_mid_step_loses_nothing(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + GROW)
    table = visit.table(GROW)
    visit.click(table, "hand:0")
    visit.says("Where does this cat go")
    visit.button("Français").click()
    visit.says("Où va ce chat")
    visit.button("Sombre").click()
    expect(visit.button("Clair")).to_be_visible()
    visit.click(table, "crew:0:1")
    visit.says("Ta bande 2 passe à 2 chats")
    visit.shot("french-dark-1280")
    visit.close()


def test_a_reload_finds_the_same_step_language_and_board(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + "section=action-3&step=make-trap&lang=fr&theme=dark")
    before = visit.page.locator(".cg-text").inner_text()
    visit.page.reload()
    expect(visit.page.locator(".cg-text")).to_have_text(before)
    visit.page.wait_for_function("document.body.dataset.theme === 'dark'")
    visit.page.wait_for_timeout(500)
    assert visit.colours() > 20
    visit.close()


def test_what_is_done_and_how_it_is_shown_survive_a_closed_page(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + GROW + "&lang=fr&theme=dark")
    table = visit.table(GROW)
    visit.click(table, "hand:0")
    visit.click(table, "crew:0:1")
    expect(visit.page.locator(".cg-progress")).to_have_text("✓ 1 sur 11")
    visit.button("Clair").click()
    expect(visit.button("Sombre")).to_be_visible()
    visit.page.goto("about:blank")
    visit.open(app + PAGE + GROW)
    expect(visit.page.locator(".cg-progress")).to_have_text("✓ 1 sur 11")
    expect(visit.button("Sombre")).to_be_visible()
    visit.close()


def test_a_lost_kernel_is_announced_and_one_button_brings_the_learner_back(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + "section=action-4&step=three")
    visit.page.wait_for_timeout(3000)
    expect(visit.page.locator(".cg-lost")).to_have_count(0)
    end_kernel(visit.page.evaluate(KERNEL))
    expect(visit.page.locator(".cg-lost")).to_be_visible(timeout=5000)
    visit.shot("lost-1280")
    visit.page.get_by_role("button", name="Bring me back").click()
    expect(visit.page.locator(".cg-text")).to_contain_text("Score as many yarns", timeout=PATIENCE)
    visit.page.wait_for_function(PAINTED, timeout=PATIENCE)


def test_a_page_that_is_left_ends_its_kernel_also_when_it_was_opened_by_a_link(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + GROW)
    left = visit.page.evaluate(KERNEL)
    visit.page.reload()
    visit.settled()
    wait_until(lambda: not kernel_processes(left))
    assert kernel_processes(visit.page.evaluate(KERNEL))
    visit.close()


def test_a_broken_link_says_so_and_opens_the_nearest_page(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + "section=action-9&step=%00&lang=klingon")
    expect(visit.page.locator(".cg-root").get_by_text("That link could not be read")).to_be_visible()
    visit.close()


def test_a_reload_finds_the_same_board_in_mid_step(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + "section=action-1&step=two")
    visit.click(visit.table("section=action-1&step=two"), "deck")
    visit.says("Allowed")
    visit.page.reload()
    visit.settled()
    visit.says("Allowed")
    assert "moves=take+deck" in visit.page.url
    visit.close()


def test_a_verdict_leads_to_the_rules_card_and_the_card_back_into_a_lesson(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + GROW)
    table = visit.table(GROW)
    visit.click(table, "hand:0")
    visit.click(table, "crew:0:0")
    visit.says("Not allowed: A crew grows only beside an equal")
    with visit.page.context.expect_page() as opened:
        visit.page.locator(".cg-wrong .cg-rule").first.click()
    rules = opened.value
    card = rules.locator("article.found")
    expect(card).to_contain_text("A crew grows only beside an equal")
    rules.screenshot(path=SCREENSHOTS / "rules-1280.png")
    rules.locator("#search").fill("mirror")
    expect(rules.locator("#setup")).to_be_visible()
    expect(rules.locator('[id="form.same-size"]')).to_be_hidden()
    rules.locator("#search").fill("")
    card.get_by_text("Try it").click()
    expect(rules.locator("canvas.cg-canvas")).to_be_visible(timeout=PATIENCE)
    assert "section=action-2" in rules.url
    visit.close()


def test_a_step_is_done_by_touch_on_a_phone(app: str, browser: Browser) -> None:
    visit = Visit(browser, 360, 740, has_touch=True, is_mobile=True)
    visit.open(app + PAGE + MISTAKE)
    table = visit.table(MISTAKE)
    visit.shot("phone-360")
    for key in ("hand:0", "crew:0:0"):
        visit.page.touchscreen.tap(*visit.place(table, key))
        visit.page.wait_for_timeout(300)
    visit.says("A crew grows only beside an equal")
    visit.shot("phone-refused-360")
    wide = visit.page.evaluate("document.querySelector('.cg-root').scrollWidth")
    assert wide <= 360, "the page scrolls sideways"
    visit.close()


def test_a_step_is_done_by_keyboard_alone(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + MISTAKE)
    visit.canvas.focus()
    scene = view(visit.table(MISTAKE), visit.guise).scene
    _press(visit, [*_way(scene, "", "hand:0"), "Enter"])
    visit.says("Where does this cat go")
    expect(visit.canvas).to_have_attribute("aria-label", "In your hand: a green cat (picked)")
    _press(visit, [*_way(scene, "hand:0", "crew:0:0"), "Enter"])
    visit.says("A crew grows only beside an equal")
    visit.shot("keyboard-1280")
    assert visit.canvas.get_attribute("role") == "application"
    visit.page.keyboard.press("Tab")
    assert visit.page.evaluate("document.activeElement.tagName") != "CANVAS", "Tab must leave the board"
    visit.close()


def _way(scene: Scene, start: str, goal: str) -> list[str]:
    """The fewest arrows from one thing to another."""
    ways: dict[str, list[str]] = {start: []}
    for here in (queue := [start]):
        for arrow in DIRECTIONS:
            there = walk(scene, here, arrow)
            if there not in ways:
                ways[there] = [*ways[here], arrow]
                queue.append(there)
    return ways[goal]


def _press(visit: Visit, keys: list[str]) -> None:
    for key in keys:
        visit.page.keyboard.press(key)
        visit.page.wait_for_timeout(60)


def test_a_step_is_done_with_the_text_board_alone(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + MISTAKE)
    visit.button("Text board").click()
    visit.button("In your hand: a green cat").click()
    visit.says("Where does this cat go")
    visit.page.get_by_role("button", name=marked("Your crew 1: 1 blue and 1 orange")).click()
    visit.says("Not allowed: A crew grows only beside an equal")
    visit.shot("text-board-1280")
    visit.close()


def test_hints_lead_to_the_solution_and_a_twin(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + GROW)
    for said in ("It is about this rule", "pieces that matter", "This crew shows 1 cat", "Do this: add a green cat"):
        visit.button("Hint").click()
        visit.says(said)
    visit.shot("hints-1280")
    visit.button("Hint").click()
    visit.says("Now its twin, by yourself.")
    visit.close()


def test_moving_the_mouse_over_the_board_sends_nothing(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    sent: list[str] = []

    def count(frame: str | bytes) -> None:
        if "beat" not in str(frame):  # the page asks now and then whether its kernel is there
            sent.append(str(frame))

    visit.page.on("websocket", lambda socket: socket.on("framesent", count))
    visit.open(app + PAGE + GROW)
    x, y = visit.place(visit.table(GROW), "hand:0")
    visit.page.wait_for_timeout(500)
    before = len(sent)
    for step in range(30):
        visit.page.mouse.move(x + step, y)
    visit.page.wait_for_timeout(300)
    assert len(sent) == before
    visit.close()
