"""What comes from a browser is checked at the door: junk raises nothing, changes nothing, and is counted."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import ipycanvas.canvas as ipycanvas
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ipywidgets.widgets import widget as registry

from catgames.games import GAMES, load
from catgames.notebook import door
from catgames.notebook.shelf import Buttons, Shelf
from catgames.notebook.tutor import Tutor
from catgames.screen.inputs import Answered
from catgames.screen.parts import Push
from catgames.table.inputs import PageButton
from catgames.table.lesson.own import pack
from catgames.table.page import open_page, rooms_of
from catgames.table.view import view
from catgames.teach.files import write_lesson

SCREEN = view(open_page(load("burglars")))
LONG = "x" * (door.LONGEST + 1)
PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.just(LONG)
JUNK = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3), max_leaves=4)
NAMES = (
    st.sampled_from(("ticked", "arrived", "wanted", "kept", "here", "beat", "address", "keep", "page", "hand")) | JUNK
)
EVENTS = st.sampled_from(("client_ready", "mouse_down", "touch_start", "key_down", "mouse_move", "boom"))
DEEDS = JUNK | st.builds(
    lambda event, x, y, touches, key: {"event": event, "x": x, "y": y, "touches": touches, "key": key},
    EVENTS,
    JUNK,
    JUNK,
    JUNK | st.lists(st.fixed_dictionaries({"x": JUNK, "y": JUNK}), max_size=30),
    JUNK,
)

PATIENT = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
def tutor(monkeypatch: pytest.MonkeyPatch) -> Tutor:
    monkeypatch.setattr(ipycanvas._CANVAS_MANAGER, "_send_custom", lambda *sent: None)
    monkeypatch.setattr(registry, "_instances", {})  # no other test's widgets are its own
    return Tutor(open_page(load("burglars")), whole=True)


@PATIENT
@given(NAMES, JUNK, DEEDS)
def test_the_door_takes_anything_and_lets_in_only_what_it_knows(name: Any, value: Any, deed: Any) -> None:
    let_in = door.news(name, value)
    assert let_in is None or name in door.NEWS
    assert door.is_news(name, value) in (True, False)
    assert not door.is_deed(deed) or deed["event"] in ("client_ready", "mouse_down", "touch_start", "key_down")
    assert door.place(value) is None or value.count(" ") == 1
    assert not door.is_line(value, ()), "an empty menu has no line"
    assert not door.is_text(value) or len(value) <= door.LONGEST
    door.pressed(SCREEN, value)


@PATIENT
@given(DEEDS)
def test_junk_sent_to_the_board_changes_nothing(tutor: Tutor, deed: Any) -> None:
    page, ignored = tutor.page, tutor.ignored
    canvas = tutor._surface.canvas
    canvas._handle_custom_msg(deed, [])
    canvas.set_state({"width": 10**9})
    assert tutor.ignored == ignored + 1 + (not door.is_deed(deed))
    assert canvas.width < 10**4
    if not door.is_deed(deed):
        assert tutor.page is page
    assert "our mistake" not in tutor._answers.value


@PATIENT
@given(st.dictionaries(st.sampled_from(("ticked", "arrived", "kept", "here", "beat", "address", "page", "hand")), JUNK))
def test_junk_sent_to_the_bridge_changes_nothing_that_is_ours(tutor: Tutor, state: dict[str, Any]) -> None:
    page, ignored, bridge = tutor.page, tutor.ignored, tutor._bridge
    strange = {name for name, value in state.items() if not door.is_news(name, value)}
    bridge.set_state(state)
    assert tutor.ignored == ignored + bool(strange)
    assert bridge.page is True
    assert bridge.address == tutor.screen.address
    assert strange != set(state) or tutor.page is page
    assert "our mistake" not in tutor._answers.value


@pytest.mark.parametrize(
    "text", ["9" * 5000, "x" * 19_000, "match=" + "A" * 5000, "room=referee&position=" + "b/b " * 999]
)
def test_a_long_address_is_read_or_refused_in_words(tutor: Tutor, text: str) -> None:
    for name in ("arrived", "kept", "wanted", "here"):
        tutor._bridge.set_state({name: text})
    assert "our mistake" not in tutor._answers.value
    assert "⟨" not in tutor._notice.value


MARKUP = "<img src=x onerror=alert(1)>"
WRITTEN = ("{}", "section={}", "room={}", "room=referee&position={}", "room=referee&move={}", "room=play&match={}")
LESSON = {"kind": "judge", "at": "turn 1; 1 hand gp crews bo y r; 2 hand *6", "text": MARKUP, "move": "form green 1"}


@pytest.mark.parametrize("name", GAMES)
def test_no_text_from_outside_becomes_markup(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an address, in what the browser kept, in every field of every room."""
    monkeypatch.setattr(ipycanvas._CANVAS_MANAGER, "_send_custom", lambda *sent: None)
    tutor = Tutor(open_page(load(name)), whole=True)
    seen = 0
    for news in ("arrived", "kept", "wanted"):
        for address in WRITTEN:
            tutor._bridge.set_state({news: address.format(quote(MARKUP))})
            seen += _shows_markup_as_text(tutor)
    for room in rooms_of(tutor.page.kit):
        tutor._bridge.set_state({"arrived": f"room={room}"})
        tutor.give(PageButton.CARRY)
        for fields in (tutor._carry, tutor._fields, tutor._handed):
            for text, *_ in fields._made.values():
                text.set_state({"value": MARKUP})
                seen += _shows_markup_as_text(tutor)
    assert seen > 3, "what was written is quoted"


def test_a_lesson_of_somebody_else_becomes_no_markup(tutor: Tutor) -> None:
    tutor._bridge.set_state({"arrived": f"own={pack(write_lesson('burglars', MARKUP, LESSON))}"})
    assert _shows_markup_as_text(tutor)


def _shows_markup_as_text(tutor: Tutor) -> bool:
    shown = "".join(widget.value for widget in registry._instances.values() if type(widget).__name__ == "HTML")
    assert "<img" not in shown
    assert "our mistake" not in tutor._answers.value
    return "&lt;img" in shown


def test_a_text_that_is_too_long_is_for_nobody(tutor: Tutor) -> None:
    tutor._bridge.set_state({"arrived": "room=referee"})
    page = tutor.page
    text = next(iter(tutor._fields._made.values()))[0]
    text.set_state({"value": "b" * (door.LONGEST + 1)})
    assert tutor.page is page
    assert tutor.ignored == 1
    text.set_state({"value": "b" * door.LONGEST})
    assert tutor.page is not page


def test_a_menu_knows_only_its_own_lines(tutor: Tutor) -> None:
    tutor._bridge.set_state({"arrived": "room=referee"})
    page = tutor.page
    lines, menu = next(iter(tutor._menus._made.items()))
    for number in (99, -1, True, "1", 1.0, 10**5000, None):
        menu.set_state({"index": number})
    tutor._menus._chose((*lines, None), 0)
    assert tutor.page is page
    assert tutor.ignored == 8


SET_BY_BROWSERS = {
    "Text": {"value"},
    "Textarea": {"value"},
    "Dropdown": {"index"},
    "Bridge": {*door.NEWS, door.BEAT},
    "Usher": {"place"},
}
"""By kind of widget."""


def test_a_browser_sets_nothing_but_what_it_is_asked_for(tutor: Tutor) -> None:
    """Of every widget of every room, of the symbols' canvases, and of all that they are made of."""
    junk: tuple[Any, ...] = (
        None,
        True,
        -1,
        10**30,
        1.5,
        "x",
        "x" * 200_000,
        [],
        {},
        [1, "a"],
        {"a": 1},
        "IPY_MODEL_nothing",
    )
    for address in ("room=referee", "room=practice", "room=play", "room=first", "section=setup"):
        tutor._bridge.set_state({"arrived": address})
    made = [*registry._instances.values()]
    assert len({type(widget).__name__ for widget in made}) > 10
    for widget in made:
        free = SET_BY_BROWSERS.get(type(widget).__name__, set())
        fixed = set(widget.keys) - free
        before = {name: getattr(widget, name) for name in fixed}
        for value in junk:
            widget.set_state(dict.fromkeys(fixed, value))
            widget._handle_custom_msg(value, [])
        assert all(getattr(widget, name) is before[name] for name in fixed), widget
    assert tutor.ignored > 100


def test_a_second_click_on_an_answer_does_not_answer_the_next_question() -> None:
    """The same answer to another question is another button; the click on the old one is for nobody."""
    given: list[object] = []
    late: list[None] = []
    row = Buttons(Shelf(lambda work: work(), lambda: late.append(None)), given.append)
    legal = Push("Legal", Answered("legal"))
    row.show([legal], about="the first question")
    (button,) = row.box.children
    row.show([legal], about="the first question")
    button.click()
    row.show([legal], about="the second question")
    button.click()
    assert given == [Answered("legal")]
    assert late == [None]
