"""Tile actions: expedition and search."""

from __future__ import annotations

import pytest

from catgames.core.message import Seat
from catgames.games.cleocatra.law.game import GAME
from tests.games.cleocatra import after, at, broken, held, moves, shown, told

BOARD = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 4 3 5; pile *+g; seed 2"
HELD = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; held g; scores 4 3 5; seed 2"
ROW = "turn 1; tiles o-1.0:i o0.0:1 b1.0 g2.0 y3.0:2 p4.0 b2.1:3; scores 4 3 5; seed 3"
RINGS = "turn 1; tiles o0.0:1 b1.0 g2.0 y3.0 p4.0 b0.1 o1.1:2 y2.1 g3.1:3 b4.1; scores 8 6 7; seed 3"
GAP = "turn 1; tiles o0.0:1 y3.0 p4.0 b0.1 o1.1:2 y2.1 g3.1:3 b4.1; held b; scores 8 6 7; seed 3"
NO_PILE = "turn 1; tiles o0.0:1 b1.0 g2.0 y3.0 p4.0 b0.1 o1.1:2 y2.1 g3.1 p4.1; scores 8 6; pile -"


def test_a_drawn_tile_is_seen_by_who_drew_it_and_then_laid_beside_others() -> None:
    drawn = after(BOARD, "draw")
    assert drawn.held == "g"
    assert GAME.seen_by(drawn, Seat(1)).held == "?"
    assert GAME.seen_by(drawn, Seat(0)).held == "g"
    assert "tile.expedition" in held(HELD, "lay 3.0")
    assert ("laid", "tile.expedition") in told(HELD, "lay 3.0")


@pytest.mark.parametrize("place", ["1.0", "6.0", "-3.5"])
def test_a_tile_is_laid_on_no_other_and_not_apart(place: str) -> None:
    assert broken(HELD, f"lay {place}") == {"tile.expedition"}


def test_a_search_moves_an_empty_tile_beside_another() -> None:
    assert "tile.search" in held(ROW, "search 4.0 to 1.-1")
    assert at(ROW).colours.count("p") == after(ROW, "search 4.0 to 1.-1").colours.count("p")


@pytest.mark.parametrize(
    "move",
    [
        "search 2.1 to 5.0",  # a rescuer is on it
        "search -1.0 to 5.0",  # an inspector is on it
        "search 4.0 to 5.0",  # beside nothing but itself
        "search 4.0 to 4.0",  # where it was
        "search 4.0 to 0.0",  # onto another tile
        "search 9.9 to 5.0",  # no tile at all
    ],
)
def test_a_search_needs_an_empty_tile_and_another_place(move: str) -> None:
    assert broken(ROW, move) == {"tile.search"}


def test_the_pyramids_are_not_split_and_both_parts_are_lit() -> None:
    assert broken(ROW, "search 1.0 to 5.0") == {"tile.search-connected"}
    lit = shown(ROW, "search 1.0 to 5.0", "tile.search-connected")
    assert set(lit) == {"tile:-1.0", "tile:0.0", "tile:2.0", "tile:3.0", "tile:4.0", "tile:2.1"}
    assert "tile.search-connected" in held(RINGS, "search 1.0 to 5.0"), "a ring holds without it"


@pytest.mark.parametrize(
    ("tiles", "loose"),
    [
        ("o0.0:1 b1.0 g2.0:2 p9.0 y10.0", set()),  # whatever is taken, two parts are left
        ("o0.0:1 b1.0 g2.0:2 p9.0", {"9.0"}),  # without the lonely tile they are in one piece
        ("o0.0 b1.0:1 g2.0 p0.1 y1.1 o2.1 b9.0:2 g10.0", set()),  # a ring, but not alone
        ("o0.0 b1.0:1 g2.0:2 p0.1 y1.1 o2.1 b9.0", {"9.0"}),
        ("o0.0:1 b1.0:2 g5.0 p9.0", set()),
    ],
)
def test_of_pyramids_that_hands_laid_in_parts_only_what_leaves_one_piece_is_taken(tiles: str, loose: set[str]) -> None:
    position = f"turn 1; tiles {tiles}; scores 0 0; seed 2"
    state = at(position)
    assert {move.split()[1] for move in moves(position) if move.startswith("search")} == loose
    assert set(GAME.legal_moves(state)) == {move for move in GAME.expressible(state) if GAME.allows(state, move)}


def test_a_tile_shut_in_stays_and_its_neighbours_are_lit() -> None:
    assert broken(RINGS, "search 2.0 to 5.0") == {"tile.search-surrounded"}
    lit = shown(RINGS, "search 2.0 to 5.0", "tile.search-surrounded")
    assert set(lit) == {"tile:1.0", "tile:3.0", "tile:2.1"}
    assert broken(ROW, "search 2.0 to 5.0") == {"tile.search-surrounded", "tile.search-connected"}


def test_without_a_pile_there_is_no_expedition_but_all_else() -> None:
    assert broken(NO_PILE, "draw") == {"ruling.empty-pile"}
    assert {"search 1.0 to 5.0", "team 1.0", "rescue 0.0 with 1.0"} <= moves(NO_PILE)


def test_a_gap_may_be_closed_in() -> None:
    assert "ruling.enclosed-gap" in held(GAP, "lay 1.0")
    assert ("gap", "ruling.enclosed-gap") in told(GAP, "lay 1.0")
    assert "ruling.enclosed-gap" not in held(GAP, "lay 5.0")


def test_of_a_tile_that_would_lie_apart_nothing_is_said_about_gaps() -> None:
    state = at(GAP)
    judged = GAME.judge(state, GAME.read_move(state, "lay 12.0"))
    assert "tile.expedition" in {finding.rule for finding in judged.findings}
    assert "ruling.enclosed-gap" not in {finding.rule for finding in judged.findings}
