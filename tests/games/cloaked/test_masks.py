"""Step 2: masks."""

from __future__ import annotations

from typing import cast

import pytest

from catgames.core.errors import Unseen
from catgames.core.message import Seat
from catgames.games.cloaked.course.marks import places, places_due, why_place
from catgames.games.cloaked.language.moves import Play
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.cats import NUMBERS
from catgames.games.cloaked.position.masks import matches, who_owes
from catgames.games.cloaked.position.state import State
from catgames.teach.goals import play_out
from tests.games.cloaked import after, at, events, told

BOARD = (
    "turn 1; 1 fan striped blue hat hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red shown mouse hand *3 won 1; 3 fan leaping yellow cocktail hand *3; seed 31"
)


def test_whoever_shares_an_attribute_places_a_mask_the_active_player_too() -> None:
    state = after(BOARD, "play seated-green")
    assert state.stage[-1].masks == 0b001, "masks.match"
    assert state.supply[0] == at(BOARD).supply[0] - 1
    assert ("mask-placed", "masks.match") in told(BOARD, "play seated-green")


def test_two_matches_make_one_mask() -> None:
    """Example 1 of the sheet."""
    state = after(BOARD, "play resting-blue")
    assert state.supply[0] == at(BOARD).supply[0] - 1, "masks.one"
    assert ("one-mask", "masks.one") in told(BOARD, "play resting-blue")


def test_a_mask_that_is_due_is_placed_and_no_other() -> None:
    state = at(BOARD)
    for seat in range(3):
        for cat in range(40):
            assert bool(matches(state, seat, cat)) == bool(who_owes(state, cat) >> seat & 1), "masks.truth"
    assert ("no-mask", "masks.truth") in told(BOARD, "play strutting-white")
    assert after(BOARD, "play strutting-white").stage[-1].masks == 0b100


def test_an_unmasked_attribute_still_counts() -> None:
    board = BOARD.replace("resting-blue", "leaping-green")
    assert after(board, "play leaping-green").stage[-1].masks == 0b110
    assert ("open-counts", "masks.unmasked-count") in told(board, "play leaping-green")


def test_why_a_mask_is_placed_is_told_to_its_owner_alone() -> None:
    for event in events(BOARD, "play strutting-white"):
        if event.id in ("matched", "one-mask"):
            assert event.only == 2


def test_what_others_owe_cannot_be_told_from_what_one_sees() -> None:
    seen = GAME.seen_by(at(BOARD), Seat(0))
    with pytest.raises(Unseen):
        GAME.play(seen, Play(Seat(0), NUMBERS["strutting-white"]))


def test_by_hand_a_second_mask_and_a_missing_one_are_explained() -> None:
    attempt = play_out(GAME, BOARD, ("play resting-blue",))
    assert places(attempt) == ("spot:0:1", "spot:0:2")
    assert places_due(attempt) == ("spot:0:1",)
    assert why_place(attempt, "spot:0:2").id == "why-one-mask"
    assert why_place(attempt, "spot:0:1").id == "why-match"
    none = play_out(GAME, BOARD, ("play strutting-white",))
    assert places_due(none) == ()
    assert why_place(none, "spot:0:1").id == "why-no-match"


def test_by_hand_only_what_lies_open_is_said_of_another_player() -> None:
    board = BOARD.replace("resting-blue", "leaping-green")
    attempt = play_out(GAME, board, ("play leaping-green",))
    assert places(attempt) == ("spot:0:1", "spot:0:2", "spot:1:1", "spot:1:2")
    assert why_place(attempt, "spot:1:1").id == "why-open"


def test_a_cat_that_is_not_seen_can_be_played_but_nobody_here_can_tell_its_masks() -> None:
    state = at("turn 1; 1 fan striped blue hat hand ? ?; 2 fan spotted mouse red hand leaping-red; pile -")
    played = GAME.read_move(state, "play ?")
    assert list(GAME.legal_moves(state)) == [played]
    assert played in set(GAME.expressible(state))
    with pytest.raises(Unseen):
        GAME.play(state, played)


def test_each_mask_is_shown_on_the_newest_cat_as_it_is_told() -> None:
    position = (
        "turn 1; 1 fan striped blue hat hand resting-blue; 2 fan spotted mouse resting hand *3; "
        "stage seated-green leaping-white; seed 4"
    )
    before, cat = at(position), at(position).hands[0][0]
    placed = [event for event in events(position, "play resting-blue") if event.id == "mask-placed"]
    boards = [cast(State, event.board) for event in placed]
    assert [board.stage[:-1] for board in boards] == [before.stage, before.stage]
    assert [board.stage[-1] for board in boards] == [(cat, 0b01), (cat, 0b11)]
