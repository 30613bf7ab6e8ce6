"""A position built by hand: where pieces come from, what is refused, what is impossible, what is owed."""

from __future__ import annotations

from collections import Counter

import pytest

from catgames.core.message import Message, Seat
from catgames.games.cleocatra import KIT
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.position.state import BONUS, FIRST, SECOND, SETUP, State, inspectors_left, supply
from catgames.games.cleocatra.position.tiles import box
from tests.games.cleocatra import at

BOARD = "turn 1; tiles o0.0:1 b1.0 g-1.0:2; scores 0 0; pile yopypgb"
ADVANCED = f"{BOARD}; advanced yes"
INSPECTED = "turn 1; tiles o0.0:i b1.0:1i g-1.0:2i p0.1; scores 4 7; pile yopygb"


def built(position: str, *uses: tuple[str, str]) -> State:
    state = at(position)
    for tool, key in uses:
        after = KIT.editor.use(state, Seat(0), tool, key)
        assert not isinstance(after, Message), after
        assert GAME.read(GAME.write(after)) == after
        assert Counter(after.colours + after.held + after.pile) == Counter(box(2)), "a tile was lost"
        state = after
    return state


def refused(position: str, tool: str, key: str) -> str:
    after = KIT.editor.use(at(position), Seat(0), tool, key)
    assert isinstance(after, Message)
    return after.id


def impossible(position: str, *uses: tuple[str, str]) -> set[str]:
    return {fault.id for fault in GAME.faults(built(position, *uses))}


def test_the_positions_of_this_file_could_happen() -> None:
    assert not any(GAME.faults(at(position)) for position in (BOARD, ADVANCED, INSPECTED))


# --- tiles -------------------------------------------------------------------------------------------


def test_a_tile_comes_from_the_pile_and_goes_back_there() -> None:
    laid = built(BOARD, ("purple", "place:2.0"))
    assert (laid.colours, laid.pile) == ("gobp", "yoypgb")
    assert built(BOARD, ("purple", "place:2.0"), ("take-away", "tile:2.0")).colours == "gob"


def test_a_tile_changes_its_colour_and_keeps_whoever_is_on_it() -> None:
    state = built(BOARD, ("purple", "rescuer:0:0.0"))
    assert (state.colours, state.rescuers) == ("gpb", at(BOARD).rescuers)


def test_the_top_of_the_pile_can_be_chosen_and_stays_on_top() -> None:
    state = built(BOARD, ("purple", "pile"), ("yellow", "place:2.0"), ("take-away", "tile:2.0"))
    assert state.pile[-1] == "p"
    assert built(BOARD, ("purple", "pile"), ("draw", "pile")).held == "p"


def test_the_tile_in_hand_can_be_changed_and_taken_away() -> None:
    drawn = built(BOARD, ("draw", "pile"))
    assert drawn.held == "b"
    assert built(BOARD, ("draw", "pile"), ("yellow", "held")).held == "y"
    assert built(BOARD, ("draw", "pile"), ("take-away", "held")) == at(BOARD)


def test_who_was_on_a_tile_goes_home_when_it_is_taken_away() -> None:
    state = built(INSPECTED, ("take-away", "tile:1.0"))
    assert (supply(state, Seat(0)), inspectors_left(state)) == (3, 1)


def test_without_a_tile_for_each_player_the_set_up_is_not_over() -> None:
    assert built(BOARD, ("take-away", "tile:1.0"), ("take-away", "tile:0.0")).step == SETUP
    back = (("take-away", "tile:1.0"), ("take-away", "tile:0.0"), ("purple", "place:-2.0"))
    assert built(BOARD, *back).step == FIRST


# --- pieces ------------------------------------------------------------------------------------------


def test_rescuers_and_inspectors_come_from_beside_the_board() -> None:
    state = built(BOARD, ("rescuer-1", "tile:1.0"), ("inspector", "rescuer:0:1.0"))
    assert (supply(state, Seat(0)), inspectors_left(state)) == (1, 2)
    assert built(BOARD, ("take-away", "rescuer:0:0.0")).rescuers[0] == ()
    assert inspectors_left(built(INSPECTED, ("take-away", "inspector:0.0"))) == 1


@pytest.mark.parametrize(
    ("tool", "key", "reason"),
    [
        ("rescuer-1", "place:2.0", "edit-tile"),
        ("rescuer-1", "tile:0.0", "edit-own-there"),
        ("inspector", "supply:0", "edit-tile"),
        ("orange", "supply:0", "edit-place"),
        ("take-away", "pile", "edit-take-away"),
        ("points-more", "tile:0.0", "edit-player"),
        ("points-fewer", "score:0", "edit-points"),
        ("draw", "tile:0.0", "edit-pile"),
        ("scored", "tile:1.0", "edit-no-choice"),
        ("bonus", "score:0", "edit-not-now"),
        ("rescuer-3", "tile:1.0", "edit-not-now"),
    ],
)
def test_what_does_not_go_there_is_refused_with_a_reason(tool: str, key: str, reason: str) -> None:
    assert refused(BOARD, tool, key) == reason


@pytest.mark.parametrize(
    ("position", "tool", "key", "reason"),
    [
        ("turn 1; tiles p0.0:1 p1.0 g-1.0:2; scores 0 0", "purple", "tile:-1.0", "edit-none-left"),
        ("turn 1; tiles o0.0:1 b1.0:1 g-1.0:1 y-2.0:2; scores 0 0", "rescuer-1", "tile:-2.0", "edit-no-rescuer"),
        ("turn 1; tiles o0.0:12 b1.0 g-1.0:3; scores 0 0 0", "rescuer-3", "tile:0.0", "edit-full"),
        (INSPECTED, "inspector", "tile:0.0", "edit-inspector-there"),
        (INSPECTED, "inspector", "tile:0.1", "edit-no-inspector"),
        (f"{BOARD[:-1]}; held b", "draw", "pile", "edit-held"),
    ],
)
def test_nothing_comes_from_where_nothing_is_left(position: str, tool: str, key: str, reason: str) -> None:
    assert refused(position, tool, key) == reason


# --- the turn and the table's choices ------------------------------------------------------------------


def test_the_turn_goes_on_wherever_one_touches() -> None:
    assert built(BOARD, ("next-player", "tile:0.0")).turn == 1
    assert built(BOARD, ("next-player", "pile"), ("next-player", "rescue")).turn == 0
    assert built(BOARD, ("starter", "pile")).starter == 1
    assert built(BOARD, ("action", "pile")).step == SECOND


def test_a_tile_just_laid_is_marked_by_touching_it() -> None:
    assert built(BOARD, ("action", "pile"), ("laid", "tile:1.0")).laid == (1, 0)
    assert built(BOARD, ("action", "pile"), ("laid", "tile:1.0"), ("laid", "tile:1.0")).laid is None


def test_an_inspector_is_due_once_all_are_on_tiles() -> None:
    state = built(INSPECTED, ("scored", "tile:0.1"))
    assert state.posting == ((0, 1), state.inspectors, 1)
    assert not GAME.faults(state)
    assert built(INSPECTED, ("scored", "tile:0.1"), ("scored", "tile:0.1")).posting is None
    assert built(INSPECTED, ("scored", "tile:0.1"), ("take-away", "inspector:0.0")).posting is None


def test_princess_sends_two_also_in_a_position_built_by_hand() -> None:
    position = f"{INSPECTED}; advanced yes".replace("p0.1", "y0.1").replace("yopygb", "popygb")
    state = built(position, *(("take-away", f"inspector:{cell}") for cell in ("0.0", "1.0")), ("scored", "tile:0.1"))
    assert state.posting == ((0, 1), state.inspectors, 2)


def test_a_bonus_action_belongs_to_the_advanced_game() -> None:
    state = built(ADVANCED, ("bonus", "score:1"))
    assert (state.step, state.bonus) == (BONUS, 1)
    assert built(ADVANCED, ("bonus", "score:1"), ("bonus", "supply:1")) == at(ADVANCED)
    assert built(ADVANCED, ("bonus", "score:1"), ("advanced", "pile")) == at(BOARD)


def test_what_the_table_has_agreed_can_be_changed() -> None:
    assert {"mafdat", "bonus-kind"} <= {tool.id for tool in KIT.editor.tools(at(ADVANCED))} - {
        tool.id for tool in KIT.editor.tools(at(BOARD))
    }
    state = built(ADVANCED, ("mafdat", "pile"), ("bonus-kind", "pile"))
    assert state.variants == (True, True, False)


# --- what is impossible ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fault", "position", "uses"),
    [
        ("fault-parts", BOARD, [("take-away", "tile:0.0")]),
        ("fault-setup", BOARD, [("take-away", "tile:1.0"), ("take-away", "tile:-1.0"), ("points-more", "score:0")]),
        ("fault-held", BOARD, [("action", "pile"), ("draw", "pile")]),
        ("fault-laid", BOARD, [("laid", "tile:1.0")]),
        ("fault-fresh", BOARD, [("action", "pile"), ("laid", "tile:-1.0")]),
        ("fault-second", INSPECTED, [("take-away", "rescuer:0:1.0"), ("action", "pile")]),
        ("fault-scorer", INSPECTED, [("rescuer-1", "tile:0.1"), ("scored", "tile:0.1")]),
        ("fault-unscored", INSPECTED.replace("4 7", "0 7"), [("scored", "tile:0.1")]),
        ("fault-bonus", ADVANCED, [("bonus", "score:1")]),
        ("fault-inspectors", BOARD, [("points-more", "score:0")]),
        ("fault-inspectors", BOARD, [("inspector", "tile:1.0")]),
        ("fault-rescuers", BOARD, [("take-away", "rescuer:0:0.0")]),
        ("fault-points", INSPECTED.replace("4 7", "4 22").replace("turn 1", "turn 2"), [("points-more", "score:1")]),
    ],
)
def test_what_no_game_can_show_is_a_fault(fault: str, position: str, uses: list[tuple[str, str]]) -> None:
    assert fault not in impossible(position)
    assert fault in impossible(position, *uses)


def test_nothing_is_under_way_once_the_game_is_over() -> None:
    over = INSPECTED.replace("4 7", "24 20")
    assert GAME.outcome(at(over)) is not None
    assert not impossible(over)
    assert "fault-over" in impossible(over, ("draw", "pile"))


def test_a_piece_too_many_is_a_fault() -> None:
    state = at(BOARD)
    doubled = state._replace(rescuers=((state.cells[0], state.cells[0]), state.rescuers[1]))
    assert [fault.id for fault in GAME.faults(doubled)] == ["unreadable-pieces"]


@pytest.mark.parametrize(("scores", "fits"), [("3 9", True), ("3 6", True), ("3 5", False), ("9 3", False)])
def test_a_bonus_is_for_who_had_the_fewest_points_before_the_rescue(scores: str, fits: bool) -> None:
    earned = f"turn 2 bonus for 1; tiles o0.0:i b1.0:1i g-1.0:2i; scores {scores}; advanced yes"
    assert ("fault-bonus" not in impossible(earned)) == fits


# --- what is owed ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "position"),
    [
        ("setup.first-tiles", "turn 1 setup; tiles -; scores 0 0"),
        ("turn.two-actions", BOARD),
        ("turn.two-actions", BOARD.replace("turn 1", "turn 1 second")),
        ("tile.expedition", f"{BOARD[:-1]}; held b"),
        ("score.inspector", f"{INSPECTED}; post 0.1 left 1 before -1.0 0.0 1.0"),
        ("adv.princess", "turn 1; tiles y0.0 b1.0:i g-1.0:2; post 0.0 left 2 before 1.0; scores 4 3; advanced yes"),
        ("adv.cleocatra-bonus", "turn 2 bonus for 1; tiles o0.0:i b1.0:1i g-1.0:2i; scores 3 9; advanced yes"),
        (
            "turn.stuck",
            "turn 1; tiles o0.0:2 b1.0 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -",
        ),
        (
            "ruling.no-second",
            "turn 1; tiles o0.0:2 b1.0 g2.0:1i y3.0 p4.0:1i b4.1 o5.1 y6.1:1i g7.1 p8.1:2; scores 9 11; pile -",
        ),
    ],
)
def test_what_is_owed_is_named_by_its_rule(rule: str, position: str) -> None:
    assert KIT.due(at(position)) == rule


def test_of_a_pile_that_is_not_seen_nothing_is_said() -> None:
    seen = GAME.seen_by(at(BOARD), Seat(0))
    for key, reply in (("place:2.0", "edit-depends-on-hidden"), ("supply:0", "edit-place")):
        after = KIT.editor.use(seen, Seat(0), "purple", key)
        assert isinstance(after, Message)
        assert after.id == reply
