"""No link and no position can hang or swell anything: bad ones are looked for, and what they cost is counted."""

from __future__ import annotations

import random

import pytest

from benchmarks.worst import WERE_BAD, asked, calls, peaks
from catgames.core.errors import LONGEST, QUOTED, Unreadable
from catgames.core.seats import everybody
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.notebook.server.nursery import see_every_room
from catgames.scene.look import NARROW, Look
from catgames.table.address import open_address
from catgames.table.page import open_page
from catgames.table.view import view
from catgames.text.words import LANGUAGES, Words

MOST_CALLS = 200_000
"""Calls of functions for one answer: 200 ms on a slow core. What a process does only once was done before."""
TALLEST = 4000


def test_whatever_can_be_read_is_little_work_and_fits_on_a_page(kit: AnyKit) -> None:
    chance = random.Random(1)
    for state in peaks(kit, 1):
        found = asked(kit, state, calls, chance)
        assert found.most < MOST_CALLS, found
        scene = kit.draw(state, Look(chance.choice(everybody(state)), Words(kit.game.id, "fr"), width=NARROW))
        assert scene.height < TALLEST, found.position


@pytest.mark.parametrize(
    ("name", "position", "refused"),
    [
        ("burglars", f"1 hand {'?' * 120}; 2 hand -", "unreadable-box"),
        ("burglars", f"1 hand -; 2 hand -; deck {'?' * 111}", "unreadable-box"),
        ("burglars", f"1 hand - crews {'b/b ' * 8}; 2 hand -", "unreadable-too-many"),
        ("pocket", f"stage choose; mode free; offer {'crooks ' * 200} / crooks; clans - -", "unreadable-offer"),
        ("pocket", f"offer {'crooks ' * 100} / -", "unreadable-part"),
        ("cloaked", f"1 fan * hand {'? ' * 41}; 2 fan * hand -; pile -", "unreadable-box"),
        ("cloaked", f"1 fan * hand - won {'1' * 65}; 2 fan * hand *3", "unreadable-part"),
        ("cleocatra", f"tiles o0.0 b1.0 g2.0; scores 0 0 0; pile {'?' * 40}", "unreadable-box"),
        (
            "cleocatra",
            "tiles o0.0 b1.0 g2.0; post 0.0 left 1 before 1.0 2.0 3.0 4.0; scores 1 0 0",
            "unreadable-pieces",
        ),
    ],
)
def test_a_position_holds_no_more_than_the_box(name: str, position: str, refused: str) -> None:
    with pytest.raises(Unreadable) as error:
        load(name).game.read(position)
    assert error.value.message.id == refused
    for language in LANGUAGES:
        assert "⟨" not in Words(name, language)(error.value.message)


def test_what_was_bad_once_can_be_read_and_shown_from_a_link(kit: AnyKit) -> None:
    see_every_room(kit.game.id)
    for position in WERE_BAD[kit.game.id]:
        page = open_address(open_page(kit), f"room=referee&position={position}")
        assert page.referee.trouble is None
        assert calls(lambda page=page: view(page)) < MOST_CALLS  # type: ignore[misc]


@pytest.mark.parametrize("text", ["x" * 1200, "x " * 600, "1 " * 900, "; " * 900 + "x", "9" * 5000, "turn 1; " * 400])
def test_a_long_text_is_refused_in_one_readable_sentence(kit: AnyKit, text: str) -> None:
    """As a position, as a move, and as a link to either."""
    asked_for = (f"room=referee&position={text}", f"room=referee&move={text}", f"section={text}", text)
    said = [text for address in asked_for for text in _told(kit, address)]
    assert said
    for sentence in said:
        assert "⟨" not in sentence
        assert len(sentence) < 4 * QUOTED


def _told(kit: AnyKit, address: str) -> list[str]:
    screen = view(open_address(open_page(kit), address))
    return [*screen.notices, *(say.text for say in screen.room.says)]


def test_every_position_of_a_game_is_far_shorter_than_what_is_refused(kit: AnyKit) -> None:
    start = kit.game.start(kit.game.seats[-1], 1)
    assert len(kit.game.write(start)) < LONGEST
