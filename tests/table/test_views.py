"""Other ways to look at the table while playing: what is worked out, and what one writes down."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.message import Seat
from catgames.games import load
from catgames.scene.shapes import Text
from catgames.screen.inputs import Touched
from catgames.table.inputs import Changed, Entered, RoomName
from catgames.table.match.inputs import MatchButton
from catgames.table.page import open_page
from catgames.table.update import update as update_page
from catgames.table.view import view, view_room


def test_notes_are_kept_for_each_player_and_go_with_the_deal() -> None:
    """Touched in the notes, a cell is ticked, crossed out, then empty again; nobody else sees it."""
    kit = load("cloaked")
    page = update_page(update_page(open_page(kit), Entered(RoomName.PLAY)), Changed(view="paper"))
    cell = "grid:1:hat"
    for sign in ("✓", "✗", ""):
        page = update_page(page, Touched(cell))
        assert page.match.own_notes.get(cell, "") == sign
    page = update_page(page, Touched(cell))
    assert not replace(page.match, viewer=Seat(1)).own_notes
    assert not update_page(page, MatchButton.RESTART).match.notes


def test_a_cell_of_the_deduction_board_gives_its_proof() -> None:
    kit = load("cloaked")
    page = update_page(update_page(open_page(kit), Entered(RoomName.PLAY)), Changed(view="deduction"))
    own = next(key for key in view_room(page).scene.keys if key.startswith("card:0:"))
    told = view_room(update_page(page, Touched(f"grid:1:{own.split(':')[2]}")))
    assert told.prompt
    assert any(isinstance(mark.shape, Text) and mark.shape.text == "!" for mark in told.scene.marks)


def test_a_first_game_shows_the_helpful_view_until_another_is_chosen() -> None:
    page = update_page(open_page(load("cloaked")), Entered(RoomName.FIRST))
    assert "grid:1:hat" in view_room(page).scene.keys
    assert "grid:1:hat" not in view_room(update_page(page, Changed(view=""))).scene.keys


def test_the_views_are_offered_where_a_game_is_played_and_notes_not_to_the_referee() -> None:
    page = open_page(load("cloaked"))
    offered = {
        room: [push.gives for push in view(update_page(page, Entered(room))).tools if isinstance(push.gives, Changed)]
        for room in RoomName
    }
    assert len(offered[RoomName.PLAY]) == len(offered[RoomName.FIRST]) == 2
    assert len(offered[RoomName.REFEREE]) == 1
    assert not offered[RoomName.LEARN]
