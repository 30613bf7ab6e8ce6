"""Never a white page, and nothing done is lost: slow machines, slow lines, full and fallen servers, two tabs."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import parse_qsl

import nbformat
import pytest
from playwright.sync_api import Browser, expect

from catgames.games import GAMES
from catgames.notebook.bridge import Bridge
from tests.browser.conftest import ROOT, free_port, kernel_processes, serve
from tests.browser.visit import KERNEL, PAINTED, PATIENCE, Visit

pytestmark = pytest.mark.browser

PAGE = "/voila/render/burglars.ipynb"
LONG = 120_000
KEPT = "step => new URLSearchParams(localStorage.getItem('catgames.burglars')).get('done').includes(step)"


@contextmanager
def server(*arguments: str, folder: Path, port: int | None = None) -> Iterator[str]:
    """A server of one's own, to be filled, slowed down and ended."""
    with closing(serve([*arguments], port or free_port(), "/", folder)) as running:
        yield next(running)


def slow_notebooks(folder: Path, before: str) -> str:
    """The notebooks, with something that happens before their tutor is shown."""
    notebooks = shutil.copytree(ROOT / "notebooks", folder / "notebooks")
    for path in notebooks.glob("*.ipynb"):
        notebook = nbformat.read(path, as_version=4)
        cell = next(cell for cell in notebook.cells if cell.cell_type == "code")
        cell.source = f"{before}\n{cell.source}"
        nbformat.write(notebook, path)
    return f"--notebooks={notebooks}"


def test_a_slow_kernel_a_dead_one_and_a_full_server_are_told_and_the_board_still_comes(
    tmp_path: Path, browser: Browser
) -> None:
    """One kernel takes its time, one dies: first the cover, then the reason and a button, then the board."""
    before = "import os, pathlib, time\nwhile not pathlib.Path('go').exists(): time.sleep(0.2)\n"
    dies = "if pathlib.Path('die').exists(): os._exit(1)"
    told = slow_notebooks(tmp_path, before + dies)
    with server(told, "--ready=0", "--most=1", folder=tmp_path) as app:
        visit = Visit(browser, locale="fr-FR", color_scheme="dark")
        visit.page.goto(app + PAGE, wait_until="commit")
        cover = visit.page.locator("#cover")
        expect(cover).to_contain_text("Cat Burglars")
        expect(cover.locator("svg")).to_be_visible()
        expect(cover.get_by_text("Le plateau arrive.")).to_be_visible()
        assert visit.page.evaluate("document.body.dataset.theme") == "dark"
        visit.shot("cover-1280")
        expect(cover.get_by_text("il est lent ou très occupé")).to_be_visible()
        expect(visit.button("Réessayer")).to_be_visible()
        visit.shot("cover-late-1280")

        second = Visit(browser, 360, 740, locale="en-GB")
        second.page.goto(app + "/voila/render/pocket.ipynb#section=prey")
        expect(second.page.get_by_text("All places are taken just now.")).to_be_visible()
        expect(second.page.locator("#before")).to_have_text("0")
        second.shot("waiting-360")

        (tmp_path / "notebooks" / "go").touch()
        expect(visit.canvas).to_be_visible(timeout=LONG)
        expect(cover).to_be_hidden()

        (tmp_path / "notebooks" / "die").touch()
        visit.page.goto("about:blank")
        expect(second.page.get_by_text("The tutor did not start on the server.")).to_be_visible(timeout=LONG)
        second.shot("cover-none-360")
        (tmp_path / "notebooks" / "die").unlink()
        second.button("Try again").click()
        expect(second.canvas).to_be_visible(timeout=LONG)
        assert "section=prey" in second.page.url
        visit.close()
        second.close()


def test_of_many_pages_at_once_each_waits_its_turn_and_is_told(tmp_path: Path, browser: Browser) -> None:
    """As many start at once as there are cores; one more waits for the next of them, and the last one after it."""
    told = slow_notebooks(tmp_path, "import pathlib, time\nwhile not pathlib.Path('go').exists(): time.sleep(0.2)\n")
    with server(told, "--ready=0", "--most=99", folder=tmp_path) as app:
        visits = [Visit(browser) for _ in range((os.cpu_count() or 1) + 1)]
        visits.append(Visit(browser, 360, 740, locale="fr-FR"))
        for visit in visits:
            visit.page.goto(app + PAGE, wait_until="commit")
            expect(visit.page.locator("#cover h1")).to_be_visible()
        last = visits[-1]
        expect(last.page.get_by_text("Beaucoup de plateaux se préparent en ce moment.")).to_be_visible()
        expect(last.page.locator("#before")).to_have_text("1")
        expect(last.page.locator("#again")).to_be_hidden()
        last.shot("turn-360")
        (tmp_path / "notebooks" / "go").touch()
        for visit in visits:
            expect(visit.canvas).to_be_visible(timeout=LONG)
            visit.close()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_slow_processor_every_game_shows_its_cover_first_and_its_board_in_the_end(
    app: str, browser: Browser, game: str
) -> None:
    visit = Visit(browser)
    visit.page.context.new_cdp_session(visit.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    visit.page.goto(f"{app}/voila/render/{game}.ipynb", wait_until="commit")
    expect(visit.page.locator("#cover h1")).to_be_attached()
    visit.page.wait_for_function(PAINTED, timeout=LONG)
    expect(visit.page.locator("#cover")).to_be_hidden()
    visit.close()


def test_over_a_slow_line_little_is_fetched_and_the_board_comes(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    line = visit.page.context.new_cdp_session(visit.page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 200, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
    line.send("Network.emulateNetworkConditions", slow)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    visit.page.goto(app + PAGE)
    visit.page.wait_for_function(PAINTED, timeout=LONG)
    assert len(sizes) <= 6
    assert sum(sizes) < 300_000
    visit.close()


def test_over_a_very_slow_line_the_cover_comes_first_and_says_what_is_awaited(app: str, browser: Browser) -> None:
    """64 kbit/s: half a minute until the board is there, and never a white page."""
    visit = Visit(browser, 360, 740, locale="en-GB")
    line = visit.page.context.new_cdp_session(visit.page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 600, "downloadThroughput": 8_000, "uploadThroughput": 8_000}
    line.send("Network.emulateNetworkConditions", slow)
    visit.page.goto(app + PAGE + "#section=action-1", wait_until="commit")
    cover = visit.page.locator("#cover")
    expect(cover.locator("h1")).to_contain_text("Cat Burglars")
    expect(cover.get_by_text("the line is slow")).to_be_visible()
    expect(visit.button("Try again")).to_be_visible()
    visit.shot("cover-line-360")
    visit.page.wait_for_function(PAINTED, timeout=LONG)
    expect(cover).to_be_hidden()
    visit.close()


def test_a_private_window_keeps_all_while_it_is_open_and_a_code_takes_it_along(app: str, browser: Browser) -> None:
    """What was done in it is not known outside."""
    private, outside = Visit(browser), Visit(browser)
    private.open(app + PAGE + "#section=setup&lang=en")
    private.button("Next ›").click()
    private.page.wait_for_function(KEPT, arg="setup/", timeout=PATIENCE)
    private.page.goto("about:blank")
    private.open(app + PAGE + "#section=action-1&lang=en")
    private.page.wait_for_function(KEPT, arg="setup/", timeout=PATIENCE)
    private.button("Take it along").click()
    code = private.page.get_by_label("Your code").input_value()
    private.close()

    outside.open(app + PAGE + "#section=action-1&lang=en")
    assert not outside.page.evaluate(KEPT, "setup/")
    outside.button("Take it along").click()
    outside.page.get_by_label("Paste a code here").fill(code)
    outside.button("Open it").click()
    outside.page.wait_for_function(KEPT, arg="setup/", timeout=PATIENCE)
    outside.close()


def test_while_the_server_is_down_the_way_back_waits_for_it_and_nothing_is_lost(
    tmp_path: Path, browser: Browser
) -> None:
    port = free_port()
    visit = Visit(browser)
    with server("--ready=0", folder=tmp_path, port=port) as app:
        visit.open(app + PAGE + "#section=action-1&step=two&lang=en&theme=light")
        visit.click(visit.table("section=action-1&step=two"), "deck")
        visit.says("Allowed")
    expect(visit.page.locator(".cg-lost")).to_be_visible()
    visit.button("Bring me back").click()
    visit.page.wait_for_timeout(2500)
    expect(visit.canvas).to_be_visible()
    expect(visit.page.locator(".cg-lost button")).to_be_disabled()
    with server("--ready=0", folder=tmp_path, port=port):
        expect(visit.page.locator(".cg-lost")).to_have_count(0, timeout=LONG)
        visit.settled()
        visit.says("Allowed")
        visit.page.close()
    assert visit.errors == []


def test_back_and_forward_lead_to_the_same_board(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + "#section=action-1&step=two&lang=en&theme=light")
    visit.click(visit.table("section=action-1&step=two"), "deck")
    visit.says("Allowed")
    visit.page.goto(app + "/")
    visit.page.go_back()
    visit.settled()
    visit.says("Allowed")
    visit.page.go_forward()
    expect(visit.page.get_by_role("heading", name="catgames")).to_be_visible()
    visit.close()


# Done in one tab, then in the other; what is kept holds both, and a match moved in each.
MERGED = """async ([source, calls]) => {
  const bridge = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const tab = () => {
    const values = { page: true, game: "burglars", target: "board", address: "", keep: "", says: {} };
    const heard = {};
    const model = {
      get: (name) => values[name], set: (name, value) => { values[name] = value; }, save_changes: () => {},
      on: (name, hear) => { heard[name] = hear; }, off: () => {},
    };
    bridge.default.render({ model, el: document.body.appendChild(document.createElement("div")) });
    return (kept) => { values.keep = kept; heard["change:keep"](); };
  };
  localStorage.setItem("catgames.burglars", "match=M0");
  const tabs = [tab(), tab()];
  const seen = calls.map(([number, kept]) => { tabs[number](kept); return localStorage.getItem("catgames.burglars"); });
  localStorage.clear();
  return seen;
}"""


def _merged(app: str, browser: Browser, calls: list[tuple[int, str]]) -> list[str]:
    """What is kept after each call: the number of a tab, and what it would keep."""
    page = browser.new_page()
    page.goto(app + "/")
    kept: list[str] = page.evaluate(MERGED, [str(Bridge._esm), calls])
    page.close()
    return kept


def test_two_tabs_keep_what_was_done_in_either_and_lose_no_match(app: str, browser: Browser) -> None:
    calls = {
        (0, "done=a&match=M0"): "done=a&match=M0",
        (1, "done=b&match=M0"): "done=a+b&match=M0",  # the other step is not forgotten
        (0, "done=a&match=M1"): "done=a+b&match=M1",  # a move here
        (1, "done=b+c&match=M0"): "done=a+b+c&match=M1",  # none there: the move stays
        # A move there too, in another match: the first is set aside.
        (1, "done=b+c&match=N1"): "done=a+b+c&match=N1&aside=M1",
    }
    assert _merged(app, browser, list(calls)) == list(calls.values())


def test_two_tabs_owe_what_was_missed_in_either_and_a_debt_is_paid_in_one(app: str, browser: Browser) -> None:
    calls = {
        (0, "done=&match=M0&owed=a:1"): "done=&match=M0&owed=a:1",
        (1, "done=&match=M0&owed=b:1&stumbled=r"): "done=&match=M0&owed=a:1+b:1&stumbled=r",
        (0, "done=a&match=M0&stumbled=q&rounds=3"): "done=a&match=M0&stumbled=q+r&rounds=3&owed=b:1",
        (1, "done=&match=M0&owed=b:2&stumbled=r&rounds=1"): "done=a&match=M0&owed=b:2&stumbled=q+r&rounds=3",
    }
    kept = _merged(app, browser, list(calls))
    assert [dict(parse_qsl(text)) for text in kept] == [dict(parse_qsl(text)) for text in calls.values()]


def test_two_tabs_of_one_browser_keep_the_steps_of_both(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    first = "section=action-2&step=twin"
    visit.open(f"{app}{PAGE}#{first}&lang=en")
    other = visit.page.context.new_page()
    other.goto(f"{app}{PAGE}#section=setup&lang=en")
    other.wait_for_function(PAINTED, timeout=PATIENCE)
    table = visit.table(first)
    visit.click(table, "hand:0")
    visit.click(table, "crew:0:1")
    expect(visit.page.locator(".cg-progress")).to_contain_text("1 of")
    other.bring_to_front()
    other.get_by_role("button", name="Next ›", exact=True).click()
    other.wait_for_function(KEPT, arg="setup/", timeout=PATIENCE)
    assert other.evaluate(KEPT, "action-2/twin"), "what was done in the first tab is still kept"
    visit.close()


def test_a_browser_that_keeps_nothing_says_so_once(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })"
    )
    visit.open(app + PAGE + "#section=setup&lang=fr")
    line = visit.page.locator(".cg-lost")
    expect(line).to_contain_text("Ce navigateur ne garde rien")
    visit.shot("unkept-1280")
    visit.button("D’accord").click()
    expect(line).to_have_count(0)
    visit.button("Suite ›").click()
    visit.page.wait_for_timeout(3500)
    expect(line).to_have_count(0)
    visit.close()


# To the last letter.
FULL = """() => {
  let [filled, more] = ["", 1 << 24];
  while (more >= 1) {
    try { localStorage.setItem("filled", filled + "x".repeat(more)); filled += "x".repeat(more); } catch { more /= 2; }
  }
}"""


def test_a_browser_whose_memory_is_full_says_so_when_something_is_lost(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.open(app + PAGE + "#section=setup&lang=en")
    visit.page.evaluate(FULL)
    visit.button("Next ›").click()
    expect(visit.page.locator(".cg-lost")).to_contain_text("This browser keeps nothing")
    expect(visit.page.locator(".cg-kind")).to_contain_text("2 of")
    visit.close()


def test_what_a_browser_kept_and_nobody_understands_does_no_harm(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    visit.page.goto(app + "/")
    for name, value in {"burglars": "done=%%&match=\u0000&known=" + "zz" * 99, "look": "lang=<b>&theme=\u2028"}.items():
        visit.page.evaluate("([name, value]) => localStorage.setItem('catgames.' + name, value)", [name, value])
    visit.open(app + PAGE + "#section=setup&lang=en")
    visit.button("Next ›").click()
    visit.page.wait_for_function(KEPT, arg="setup/", timeout=PATIENCE)
    visit.close()


def test_a_page_goes_on_when_the_nursery_of_its_kernel_is_gone_and_comes_back_when_its_kernel_is(
    tmp_path: Path, browser: Browser
) -> None:
    with server("--ready=0", folder=tmp_path) as app:
        visit = Visit(browser)
        visit.open(app + PAGE + "#section=action-1&step=two&lang=en&theme=light")
        (kernel,) = kernel_processes(visit.page.evaluate(KERNEL))
        if (nursery := kernel.parent()) and "catgames.notebook.server.nursery" in nursery.cmdline():
            nursery.kill()
        visit.page.wait_for_timeout(4000)
        expect(visit.page.locator(".cg-lost")).to_have_count(0)
        visit.click(visit.table("section=action-1&step=two"), "deck")
        visit.says("Allowed")
        kernel.kill()
        visit.button("Bring me back").click()
        expect(visit.page.locator(".cg-lost")).to_have_count(0, timeout=LONG)
        visit.settled()
        visit.says("Allowed")
        visit.close()


def test_the_rules_never_lead_to_another_site(app: str, browser: Browser) -> None:
    visit = Visit(browser)
    rules = f"{app}/voila/templates/catgames/static/rules/burglars.html"
    for place in (
        "//evil.example/voila/render/x.ipynb",
        "/\\evil.example/voila/render/x.ipynb",
        "https://evil.example/",
    ):
        visit.page.goto("about:blank")
        visit.page.goto(f"{rules}#page={place}")
        expect(visit.page.locator("article").first).to_be_visible()
        assert visit.page.evaluate("[...document.links].every(link => link.host === location.host)")
    visit.page.goto("about:blank")
    visit.page.goto(f"{rules}#page=/user/me/voila/render/notebooks/burglars.ipynb")
    expect(visit.page.locator("#lesson")).to_have_attribute(
        "href", "/user/me/voila/render/notebooks/burglars.ipynb#&lang=en&theme=light"
    )
    visit.close()
