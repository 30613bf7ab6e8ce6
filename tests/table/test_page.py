"""The page: rooms, addresses, and the code that carries everything elsewhere."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlencode

import pytest

from catgames.core.message import Seat
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.scene.look import NARROW
from catgames.screen.inputs import Input, Touched
from catgames.table.address import open_address, with_kept, write_address, write_kept
from catgames.table.inputs import Arrived, Changed, Copy, Entered, Located, PageButton, Preferred, RoomName, WroteCode
from catgames.table.match.inputs import MatchButton
from catgames.table.page import Page, open_page, packed
from catgames.table.update import unpacked, update
from catgames.table.view import view
from catgames.teach.steps.watch import Show


def at(address: str, game: str = "burglars") -> Page:
    return open_address(open_page(load(game), seed=5), address)


def give(page: Page, *inputs: Input) -> Page:
    for given in inputs:
        page = update(page, given)
    return page


def touch(page: Page, *keys: str) -> Page:
    return give(page, *(Touched(key) for key in keys))


@pytest.mark.parametrize("change", [Changed(language="fr"), Changed(theme="dark"), Changed(width=NARROW)])
def test_how_it_is_shown_changes_nothing_that_was_done(change: Changed) -> None:
    page = touch(at("section=action-2&step=twin"), "hand:0", "crew:0:0")
    assert update(page, change).lesson == page.lesson


def test_the_text_board_names_everything_on_the_board_and_marks_what_is_picked() -> None:
    page = touch(at("section=action-2&step=twin"), "hand:0")
    assert not view(page).pieces
    screen = view(update(page, PageButton.TEXT_BOARD))
    assert [piece.gives for piece in screen.pieces] == [Touched(key) for key in screen.room.scene.keys]
    assert [piece.gives for piece in screen.pieces if piece.mark == "picked"] == [Touched("hand:0")]
    assert not view(give(page, PageButton.TEXT_BOARD, PageButton.TEXT_BOARD)).pieces


def test_a_thing_is_handed_over_once() -> None:
    page = give(at("room=referee"), Located("http://cats.example/here"), Copy.LINK)
    first = view(page).parcel
    assert first is not None
    assert first.text == f"http://cats.example/here#{write_address(page)}"
    later = give(page, Entered(RoomName.PLAY))
    assert view(later).parcel is None
    second = view(give(later, Entered(RoomName.REFEREE), Copy.LINK)).parcel
    assert second is not None
    assert second.number != first.number


def test_what_a_reader_likes_in_general_yields_to_an_address() -> None:
    liked = Preferred("lang=fr&theme=dark")
    assert give(at(""), liked).guise.language == "fr"
    assert give(at(""), Arrived("#section=action-2&lang=en"), liked).guise.language == "en"


# --- addresses ------------------------------------------------------------------------------------


def test_an_address_leads_back_to_the_same_place() -> None:
    page = at("section=action-5&step=rob&lang=fr&theme=dark")
    again = at(write_address(page))
    assert write_address(again) == write_address(page)
    assert (again.lesson.step_id, again.guise.language, again.guise.theme) == ("action-5/rob", "fr", "dark")


def test_an_address_leads_back_to_the_same_board_in_mid_step() -> None:
    page = touch(at("section=action-1&step=two"), "deck")
    assert page.lesson.play.attempt.moves
    assert at(write_address(page)).lesson.play.attempt.state == page.lesson.play.attempt.state


def test_an_address_leads_back_to_the_same_moment_of_an_example() -> None:
    kit = load("burglars")
    unit, step = next((u, s) for u in kit.units for s in u.steps if s.kind == "watch")
    page = give(at(f"section={unit.section}&step={step.id}"), Show.ON, Show.ON)
    assert at(write_address(page)).lesson.play.shown == page.lesson.play.shown == 2
    beyond = at(f"section={unit.section}&step={step.id}&shown={'9' * 5000}")
    assert beyond.lesson.play.shown == len(beyond.lesson.play.worked) - 1


def test_an_address_leads_back_to_the_same_match() -> None:
    page = touch(at("room=play"), "hand:0", "new:0")
    again = at(write_address(page))
    assert again.room is RoomName.PLAY
    assert again.match.state == page.match.state
    assert len(again.match.entries) == 1


def test_an_address_opens_a_position_before_the_referee() -> None:
    position = "turn 1; 1 hand bbgm crews bo/g y; 2 hand *5 crews r/o; seed 7"
    page = at(urlencode({"room": RoomName.REFEREE, "position": position, "move": "form blue 1", "as": "1"}))
    assert page.room is RoomName.REFEREE
    assert page.referee.verdict is not None
    assert not page.referee.verdict.legal
    assert write_address(at(write_address(page))) == write_address(page)


@pytest.mark.parametrize(
    "address",
    [
        *(
            "section=nowhere",
            "section=setup&step=none",
            "lang=xx",
            "theme=pink",
            "%%%",
            "a=b&c=d",
            "section=",
            "=",
            "#?/&;",
        ),
        *(
            "room=cellar",
            "room=play&match=%F0%9F%90%88",
            "room=play&match=AAAA",
            "room=referee&as=9",
            "room=referee&as=" + "9" * 5000,
            "room=play&match=" + "A" * 500,
        ),
        "section=action-1&step=two&moves=take+deck%2C+fly",
    ],
)
def test_a_broken_address_is_said_and_opens_the_nearest_page(address: str) -> None:
    page = at(address)
    assert page.notice is not None
    assert view(page).room.scene.marks


def test_an_address_with_a_broken_position_keeps_it_to_be_mended() -> None:
    page = at("room=referee&position=turn+1%3B+1+hand+xx")
    assert page.referee.trouble is not None
    assert page.referee.unread == "turn 1; 1 hand xx"


def test_an_empty_address_says_nothing() -> None:
    assert at("").notice is None
    assert at("#").notice is None


# --- asking the referee from elsewhere ----------------------------------------------------------------


def test_a_lesson_is_put_before_the_referee_as_it_stands() -> None:
    page = touch(at("section=action-1&step=two"), "deck")
    asked = give(page, PageButton.ASK)
    assert asked.room is RoomName.REFEREE
    assert asked.referee.state == page.lesson.play.attempt.state
    assert give(asked, Entered(RoomName.LEARN)).lesson == page.lesson, "and the lesson waits as it was left"


def test_a_match_is_put_before_the_referee_without_its_secrets() -> None:
    page = at("room=play")
    asked = give(page, PageButton.ASK)
    assert asked.referee.state == page.kit.game.seen_by(page.match.state, Seat(0))


def test_a_move_played_before_the_referee_stays_there() -> None:
    position = "turn 1; 1 hand bbgm crews bo/g y; 2 hand *5 crews r/o; seed 7"
    page = at(urlencode({"room": RoomName.REFEREE, "position": position, "move": "form blue new"}))
    after = give(page, *(push.gives for push in view(page).room.buttons if push.main))
    assert after.room is RoomName.REFEREE
    assert after.referee.state != page.referee.state


# --- nothing is lost --------------------------------------------------------------------------------


def test_what_the_browser_keeps_brings_back_steps_and_match() -> None:
    done = touch(at("section=action-2&step=twin"), "hand:0", "crew:0:1")
    page = touch(give(done, Entered(RoomName.PLAY)), "hand:0", "new:0")
    again = with_kept(open_page(load("burglars"), seed=5), write_kept(page))
    assert again.lesson.finished == {"action-2/twin"}
    assert again.match.state == page.match.state
    assert again.room is RoomName.LEARN


@pytest.mark.parametrize(
    "kept", ["action-2/twin no/such-step ??", "done=action-2/twin+no/such&match=broken", "done=action-2/twin"]
)
def test_what_an_older_edition_kept_is_used_as_far_as_it_goes(kept: str) -> None:
    again = with_kept(open_page(load("burglars")), kept)
    assert again.lesson.finished == {"action-2/twin"}


def test_a_code_carries_everything_to_another_machine(kit: AnyKit) -> None:
    page = give(open_page(kit, seed=9), Changed(language="fr", theme="dark"), Entered(RoomName.PLAY))
    step = kit.units[0].steps[0]
    finished = frozenset({kit.units[0].step_id(step)})
    page = give(page, MatchButton.RESTART)
    page = replace(page, lesson=replace(page.lesson, finished=finished))
    code = packed(page)
    there = unpacked(open_page(kit), f"  {code[:20]}\n{code[20:]} ")
    assert there.lesson.finished == finished
    assert there.match.state == page.match.state
    assert (there.guise.language, there.guise.theme) == ("fr", "dark")
    assert there.notice is not None


def test_a_code_is_short() -> None:
    """A whole course with a game just begun fits into a line of a message."""
    page = open_page(load("burglars"))
    assert len(packed(page)) < 120


def test_a_code_with_one_letter_changed_is_refused_and_changes_nothing(kit: AnyKit) -> None:
    page = touch(give(open_page(kit, seed=3), Entered(RoomName.PLAY)), "hand:0", "new:0")
    code = packed(page)
    here = open_page(kit, seed=4)
    for place in range(code.index("~") + 1, len(code)):
        letter = "A" if code[place] != "A" else "B"
        there = unpacked(here, code[:place] + letter + code[place + 1 :])
        assert there.match == here.match, place
        assert there.notice is not None


@pytest.mark.parametrize(
    "code", ["", "hello", "burglars~", "burglars~!!!", "chess~AAAA", "burglars~" + "z" * 3000, "~", "é~é"]
)
def test_a_code_that_is_none_says_so(code: str) -> None:
    here = open_page(load("burglars"))
    there = give(here, PageButton.CARRY, WroteCode(code))
    assert there.notice is not None
    assert there.match == here.match


def test_a_code_of_another_game_names_that_game() -> None:
    there = unpacked(open_page(load("burglars")), packed(open_page(load("pocket"))))
    assert there.notice is not None
    assert there.notice.id == "unreadable-code-game"
