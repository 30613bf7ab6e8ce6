"""Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from catgames.core.message import Seat
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.position.state import inspectors_left, supply
from tests.games.cleocatra import after, at, broken, decided_by, held, told

# The ids of the rule sheet: a rule may be split, none may be dropped.
SHEET = """
setup.two-players setup.pile setup.pieces setup.starter setup.first-tiles turn.two-actions tile.expedition
tile.search tile.search-connected tile.search-surrounded rescuer.scout rescuer.team-up rescuer.rescue
rescue.ends-turn tile.capacity turn.stuck turn.second-possible score.no-inspector score.colours score.choose
score.assistants score.inspector score.recall end.trigger end.winner adv.herd adv.cleocatra-point
adv.cleocatra-bonus adv.mafdat adv.bastet adv.mut adv.princess ruling.empty-pile ruling.enclosed-gap
ruling.inspected-place ruling.mafdat-limits ruling.bastet-capacity ruling.princess-where ruling.power-tile
ruling.bonus-action ruling.inspected-assistant ruling.no-second ruling.frozen ruling.own-colour
"""
HALF = "turn 1 setup; first 2; tiles b0.0:2 g1.0:3; scores 0 0 0; pile *+o; seed 1"
HELD = "turn 1 setup; first 2; tiles b0.0:2 g1.0:3; held o; scores 0 0 0; seed 1"


def test_the_register_holds_every_rule_of_the_sheet() -> None:
    assert {clause.id for clause in GAME.rulebook.clauses} == set(SHEET.split())


def test_for_two_players_one_blue_one_orange_and_one_green_leave_the_game() -> None:
    with decided_by("setup.two-players"):
        assert Counter(GAME.start(2).pile) == {"o": 2, "b": 2, "g": 2, "p": 2, "y": 2}
        for players in (3, 4):
            assert Counter(GAME.start(players).pile) == {"o": 3, "b": 3, "g": 3, "p": 2, "y": 2}


def test_the_pile_is_shuffled_and_lies_face_down() -> None:
    with decided_by("setup.pile"):
        assert len({GAME.start(3, seed=seed).pile for seed in range(9)}) == 9
    assert set(GAME.seen_by(GAME.start(3), Seat(0)).pile) == {"?"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_three_rescuers_and_no_points_and_the_inspectors_wait(players: int) -> None:
    with decided_by("setup.pieces"):
        state = GAME.start(players)
        assert [supply(state, Seat(seat)) for seat in range(players)] == [3] * players
        assert state.scores == (0,) * players
        assert inspectors_left(state) == 3


def test_any_seat_may_start() -> None:
    with decided_by("setup.starter"):
        assert {GAME.start(4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}


def test_everybody_lays_a_tile_beside_the_others_and_puts_a_rescuer_on_it() -> None:
    assert "setup.first-tiles" in held(HALF, "draw")
    state = after(HALF, "draw", "lay -1.0")
    assert [len(cells) for cells in state.rescuers] == [1, 1, 1]
    assert (state.turn, state.step) == (1, 1), "the starter takes the first turn"
    assert ("first-rescuer", "setup.first-tiles") in told(HELD, "lay -1.0")


@pytest.mark.parametrize("move", ["lay 0.0", "lay 4.0", "draw", "pass", "scout 0.0", "2: draw"])
def test_nothing_else_may_happen_before_the_first_tile_is_laid(move: str) -> None:
    assert "setup.first-tiles" in broken(HELD, move)


def test_the_first_tile_of_all_is_laid_in_the_middle() -> None:
    position = "turn 1 setup; tiles -; held o; scores 0 0; seed 1"
    assert "setup.first-tiles" in held(position, "lay 0.0")
    assert broken(position, "lay 1.0") == {"setup.first-tiles"}


def test_at_set_up_those_who_had_their_turn_have_a_tile_and_nobody_else() -> None:
    assert GAME.faults(at(HALF)) == ()
    for wrong in (HALF.replace("b0.0:2", "b0.0:1"), HALF.replace("turn 1", "turn 3"), HALF.replace(":3", "")):
        assert "fault-setup" in {fault.id for fault in GAME.faults(at(wrong))}, wrong
