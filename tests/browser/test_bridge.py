"""What the page adds to a board goes with it, and a double click is one answer, or one touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from catgames.notebook.bridge import Bridge
from catgames.screen.inputs import Touched
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.teach.steps.watch import PACE_MS
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

QUESTION = "/voila/render/burglars.ipynb#section=action-2&step=two-and-two"
TRY = "/voila/render/burglars.ipynb#section=action-2&step=twin&lang=en"
EXAMPLE = "/voila/render/burglars.ipynb#section=action-4&step=one"
# A model that remembers who listens to it, and a page that remembers who listens to it.
LEFT_BEHIND = """async (source) => {
  const listening = new Set();
  for (const target of [document, window]) {
    const [add, remove] = [target.addEventListener, target.removeEventListener];
    target.addEventListener = (name, hear, ...how) => { listening.add(hear); add.call(target, name, hear, ...how); };
    target.removeEventListener = (name, hear, ...how) => {
      listening.delete(hear);
      remove.call(target, name, hear, ...how);
    };
  }
  let timers = 0;
  const [start, stop] = [window.setInterval, window.clearInterval];
  window.setInterval = (...given) => { timers += 1; return start(...given); };
  window.clearInterval = (timer) => { timers -= 1; stop(timer); };
  const values = { page: true, game: "burglars", target: "board", address: "", theme: "light", says: {} };
  const model = {
    get: (name) => values[name], set: (name, value) => { values[name] = value; }, save_changes: () => {},
    on: (name, hear) => listening.add(hear), off: (name, hear) => listening.delete(hear),
  };
  const bridge = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const root = document.body.appendChild(document.createElement("div"));
  root.className = "cg-root";
  const end = bridge.default.render({ model, el: root.appendChild(document.createElement("div")) });
  const during = listening.size + timers;
  end();
  return [during, listening.size + timers];
}"""


def test_a_widget_that_goes_leaves_no_listener_behind(app: str, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(app + "/")
    during, after = page.evaluate(LEFT_BEHIND, str(Bridge._esm))
    assert during > 10
    assert after == 0
    page.close()


def test_what_was_just_said_is_announced_in_a_region_that_stays(app: str, browser: Browser) -> None:
    """A region that is drawn anew is read to nobody."""
    visit = Visit(browser)
    visit.open(app + QUESTION)
    region = visit.page.locator(".cg-announced")
    before = region.element_handle()
    visit.button("Legal").click()
    visit.says("which rule decides")
    visit.page.locator(".cg-choices button").first.click()
    expect(region).to_contain_text("What decides:")
    assert before.evaluate("node => node.isConnected && node.getAttribute('aria-live') === 'polite'")


@pytest.mark.parametrize("touch_screen", [False, True])
def test_a_double_click_on_the_board_is_one_touch(app: str, browser: Browser, touch_screen: bool) -> None:
    visit = Visit(browser, has_touch=touch_screen)
    visit.open(app + TRY)
    table = visit.table(TRY.partition("#")[2])
    x, y = visit.place(table, "hand:0")
    for _ in range(2):
        (visit.page.touchscreen.tap if touch_screen else visit.page.mouse.click)(x, y)
    visit.says(view(update(table, Touched("hand:0")), visit.guise).prompt)
    visit.page.wait_for_timeout(600)
    visit.says(view(update(table, Touched("hand:0")), visit.guise).prompt)
    visit.page.mouse.click(x, y)
    expect(visit.page.locator(".cg-prompt")).to_have_text(view(table, visit.guise).prompt)
    visit.close()


def test_a_double_click_on_an_answer_does_not_answer_the_next_question(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + QUESTION)
    visit.button("Legal").click()
    visit.says("which rule decides")
    answers = visit.page.locator(".cg-choices button")
    expect(answers).to_have_count(3)
    answers.first.hover()
    visit.page.mouse.down(click_count=2)
    visit.page.mouse.up(click_count=2)
    visit.page.wait_for_timeout(600)
    expect(answers.first).to_be_enabled()
    answers.first.click()
    expect(answers.first).to_be_disabled()
    visit.close()


def test_an_example_plays_by_itself_and_stops_when_it_is_told(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.page.goto(app + EXAMPLE)
    said = visit.page.locator(".cg-told .cg-event")
    expect(said.first).to_be_visible()
    visit.button("Back a bit").click()
    expect(visit.button("Play on")).to_be_visible()
    expect(visit.button("Pause")).to_have_count(0)
    visit.close()


def test_who_wants_no_motion_waits_for_the_button(app: str, browser: Browser) -> None:
    visit = Visit(browser, reduced_motion="reduce")
    visit.page.goto(app + EXAMPLE)
    expect(visit.button("Forward")).to_be_visible()
    visit.page.wait_for_timeout(3 * PACE_MS)
    expect(visit.page.locator(".cg-told .cg-say")).to_have_count(0)
    visit.button("Forward").click()
    expect(visit.page.locator(".cg-told .cg-say")).to_have_count(1)
    visit.close()
