"""The canvas: one message a frame, survives what ipycanvas does oddly, and our bugs are shown."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import ipycanvas.canvas as ipycanvas
import pytest

from catgames.core.errors import Unreadable
from catgames.games import load
from catgames.games.burglars.language.moves import Form
from catgames.notebook.course import Course, learn, play
from catgames.notebook.shelf import Buttons
from catgames.notebook.surface import RATIO, SPRITES, Surface, frame
from catgames.notebook.tutor import Tutor
from catgames.players.cats import RANDOM
from catgames.scene.flight import MOST
from catgames.scene.scene import Scene
from catgames.screen.inputs import Button, Touched
from catgames.table.address import open_address
from catgames.table.inputs import Changed, Entered, PageButton, RoomName
from catgames.table.match.match import PERSON, agree, deal
from catgames.table.page import open_page
from catgames.table.update import update
from catgames.table.view import view


class Recorder:
    """Stands in for the wire: keeps the commands of every message."""

    def __init__(self) -> None:
        self.messages: list[list[str]] = []

    def __call__(self, command: Any, buffers: Any = ()) -> None:
        commands = command if isinstance(command[0], list) else [command]
        self.messages.append([ipycanvas._CMD_LIST[item[0]] for item in commands])


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(ipycanvas._CANVAS_MANAGER, "_send_custom", recorder)
    SPRITES.forget()
    return recorder


@pytest.fixture
def scene() -> Scene:
    return view(open_page(load("burglars"))).room.scene


def _surface(touched: list[str]) -> Surface:
    return Surface(touched.append, touched.append, "test", lambda: None)


def test_a_repaint_is_one_message(wire: Recorder, scene: Scene) -> None:
    surface = _surface([])
    surface.paint(scene)
    assert len(wire.messages) == 1
    surface.paint(scene)
    assert len(wire.messages) == 1, "nothing changed, so nothing is sent"


def test_a_card_is_drawn_once_and_then_only_placed(wire: Recorder, scene: Scene) -> None:
    first, second = _surface([]), _surface([])
    first.paint(scene)
    second.paint(scene)
    assert len(wire.messages[1]) < len(wire.messages[0]) / 2
    assert wire.messages[1].count("drawImage") > 10


def test_every_frame_says_which_canvas_it_is_for(wire: Recorder, scene: Scene) -> None:
    surface = _surface([])
    surface.paint(scene)
    surface._new_page()
    assert all(message[0] == "switchCanvas" for message in wire.messages)


def test_a_new_page_gets_the_whole_board_again(wire: Recorder, scene: Scene) -> None:
    surface = _surface([])
    surface.paint(scene)
    surface.canvas._handle_frontend_event(surface.canvas, {"event": "client_ready"}, [])
    assert wire.messages[1] == wire.messages[0]


def test_a_failure_while_drawing_sends_nothing_and_spoils_nothing(wire: Recorder, scene: Scene) -> None:
    surface = _surface([])
    with pytest.raises(ZeroDivisionError):
        _draw_and_fail(surface)
    assert wire.messages == []
    surface.paint(scene)
    assert len(wire.messages) == 1


def _draw_and_fail(surface: Surface) -> None:
    with frame():
        surface.canvas.fill_rect(0, 0, 1, 1)
        raise ZeroDivisionError


@pytest.mark.parametrize("event", ["mouse_down", "touch_start"])
def test_mouse_and_finger_tell_the_key_beneath(wire: Recorder, scene: Scene, event: str) -> None:
    touched: list[str] = []
    surface = _surface(touched)
    surface.paint(scene)
    spot = scene.spot("deck")
    assert spot is not None
    place = {"x": spot[0] * RATIO, "y": spot[1] * RATIO}
    content = {"event": event, **place, "touches": [place]}
    surface.canvas._handle_frontend_event(surface.canvas, content, [])
    assert touched == ["deck"]


def test_our_own_bug_is_shown_with_what_to_report(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    tutor = Tutor(open_page(load("burglars")))
    monkeypatch.setattr("catgames.notebook.tutor.update", lambda table, given: 1 / 0)
    tutor.give(Button.NEXT)
    assert "our mistake" in tutor._answers.value
    assert "ZeroDivisionError" in tutor._answers.value
    assert "section=overview" in tutor._answers.value, "the screen to come back to"


def test_a_page_that_cannot_be_shown_is_not_kept(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    tutor = Tutor(open_page(load("burglars")))
    before = tutor.page
    with monkeypatch.context() as broken:
        broken.setattr("catgames.notebook.tutor.view", lambda page: 1 / 0)
        tutor.give(Button.NEXT)
    assert "ZeroDivisionError" in tutor._answers.value
    assert tutor.page == before
    tutor.give(Button.NEXT)
    assert "ZeroDivisionError" not in tutor._answers.value
    assert tutor.page.lesson.step == 1


# --- clicks under way -----------------------------------------------------------------------------


def _tutor_at(address: str) -> Tutor:
    return Tutor(open_address(open_page(load("burglars")), address))


def _button(row: Buttons, label: str) -> Any:
    return next(button for button in row.box.children if button.description == label)


def test_a_second_click_on_an_answer_does_not_answer_the_next_question(wire: Recorder) -> None:
    tutor = _tutor_at("section=action-2&step=two-and-two")
    legal = _button(tutor._choices, "Legal")
    legal.click()
    legal.click()
    assert tutor.page.lesson.play.answers == ("legal",)
    assert len(tutor._choices.box.children) == 3, "the rules to choose from"


def test_a_late_click_on_an_answer_does_nothing_in_the_next_step(wire: Recorder) -> None:
    tutor = _tutor_at("section=action-2&step=same-colour")
    late = _button(tutor._choices, "True")
    tutor.give(Button.NEXT)
    late.click()
    assert tutor.page.lesson.play.answers == ()


def test_a_late_click_on_the_text_board_touches_no_other_piece(wire: Recorder) -> None:
    tutor = _tutor_at("section=action-1&step=two")
    tutor.give(PageButton.TEXT_BOARD)
    old = list(tutor._pieces.box.children)
    tutor.give(Touched("deck"))
    tutor.give(Button.NEXT)
    page = tutor.page
    gone = [piece for piece in old if piece not in tutor._pieces.box.children]
    assert gone
    for piece in gone:
        piece.click()
    assert tutor.page == page


def test_a_button_that_stays_keeps_its_widget(wire: Recorder) -> None:
    """Else who walks by keyboard would lose their place."""
    tutor = _tutor_at("section=action-2&step=twin")
    stays = [_button(tutor._ends, "Next ›"), tutor._tools.box.children[2]]
    tutor.give(PageButton.LANGUAGE)
    tutor.give(PageButton.LANGUAGE)
    tutor.give(Touched("hand:0"))
    assert [_button(tutor._ends, "Next ›"), tutor._tools.box.children[2]] == stays


def test_a_menu_gives_what_its_line_says(wire: Recorder) -> None:
    tutor = _tutor_at("room=referee&position=turn 1; 1 hand bbgm crews bo/g y; 2 hand *5 crews r/o; seed 7")
    menu = tutor._menus.box.children[1]
    menu.value = 1
    verdict = tutor.page.referee.verdict
    assert verdict is not None
    assert verdict.legal
    assert menu.value == 0, "it is a list to look at, not a state"


def test_an_unknown_section_is_told_in_a_sentence_with_the_known_ones() -> None:
    with pytest.raises(Unreadable, match=r"no section called “nowhere”.*action-2"):
        learn("burglars").section("nowhere")


def test_a_section_shows_a_widget_a_text_and_a_picture(wire: Recorder) -> None:
    course: Course = learn("burglars")
    bundle = course.section("action-2")._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert bundle["text/plain"].startswith("Action 2: Form a crew")
    assert bundle["image/svg+xml"].startswith("<svg")


def _text(cell: Any) -> str:
    bundle = cell._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert bundle["image/svg+xml"].startswith("<svg")
    return str(bundle["text/plain"])


def test_a_notebook_plays_asks_and_follows_links(wire: Recorder) -> None:
    table = play("burglars")
    assert "Your turn" in _text(table.play("person", "greedy", seed=5))
    position = "turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r; seed 6"
    assert "A crew grows only beside an equal" in _text(table.referee(position, "form green 1"))
    link = "http://localhost:8866/voila/render/burglars.ipynb#section=action-2&step=twin&lang=fr"
    assert "Essaie" in _text(table.visit(link))
    assert "could not be read" in _text(table.visit("#section=nowhere"))


def _run(sitting: Coroutine[Any, Any, Tutor]) -> Tutor:
    """In a thread of its own: the browser's tests leave a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, sitting).result()


def test_a_cat_makes_up_its_mind_while_the_kernel_does_other_things(wire: Recorder) -> None:
    kit = load("pocket")
    page = replace(open_page(kit), room=RoomName.PLAY, match=deal(kit, agree(kit, (RANDOM, PERSON), 5)))

    async def sit() -> Tutor:
        tutor = Tutor(page)
        tutor.give(Changed(theme="dark"))
        await asyncio.sleep(1.5)
        return tutor

    assert _run(sit()).page.match.entries


def test_a_thought_that_fails_is_shown_as_our_bug(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = load("pocket")
    page = replace(open_page(kit), room=RoomName.PLAY, match=deal(kit, agree(kit, (RANDOM, PERSON), 5)))
    monkeypatch.setattr("catgames.notebook.thinking.think", lambda *given: 1 / 0)

    async def sit() -> Tutor:
        tutor = Tutor(page)
        tutor.give(Changed(theme="dark"))
        await asyncio.sleep(0.1)
        return tutor

    assert "ZeroDivisionError" in _run(sit())._answers.value


def test_words_are_escaped_before_they_become_a_page(wire: Recorder) -> None:
    from catgames.notebook import html
    from catgames.screen.parts import Say

    assert "<script>" not in html._say(Say("plain", "<script>alert(1)</script>"), "title")


def test_in_voila_the_course_is_the_page_and_sections_are_nothing(
    wire: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOILA_PREHEAT", "True")
    course = learn("burglars")
    assert "application/vnd.jupyter.widget-view+json" in course._repr_mimebundle_()
    assert course.section("setup")._repr_mimebundle_() == {"text/plain": ""}


# --- things that move -----------------------------------------------------------------------------------


def test_a_card_that_goes_to_a_crew_is_seen_going(wire: Recorder) -> None:
    """The picture is one message and already as it shall be; what has gone where is one more for the browser."""
    kit = load("burglars")
    deals = (deal(kit, agree(kit, (PERSON, RANDOM), seed)) for seed in range(9))
    match = next(match for match in deals if match.decider == match.viewer)
    tutor = Tutor(replace(open_page(kit), match=match, room=RoomName.PLAY))
    before, told = tutor.screen.room.scene, list[Any]()
    tutor._bridge.observe(lambda change: told.append(change["new"]), "flights")
    form = next(move for move in kit.game.legal_moves(match.state) if isinstance(move, Form))
    card, crew = kit.keys_of(match.state, form)
    tutor.give(Touched(card))
    assert not told, "what is picked has not gone anywhere"
    wire.messages.clear()
    tutor.give(Touched(crew))
    after = tutor.screen.room.scene
    start, end = before.box(card), after.box(f"crew:{match.viewer}:0")
    assert start is not None
    assert end is not None
    assert len(wire.messages) == 1
    flights = [[round(part * after.width) for part in flight] for flight in told[0]]
    # Of two equal cards either may be the one that went.
    arrived = [flight for flight in flights if flight[4:] == [round(v) for v in (end.x, end.y, end.width, end.height)]]
    assert [flight[1:4] for flight in arrived] == [[round(v) for v in (start.y, start.width, start.height)]]


def test_another_width_or_another_game_is_no_movement() -> None:
    tutor = Tutor(update(open_page(load("pocket")), Entered(RoomName.PLAY)))
    tutor.give(Changed(width=360))
    assert tutor._bridge.flights == []
    tutor.give(Entered(RoomName.FIRST))
    assert len(tutor._bridge.flights) <= MOST
