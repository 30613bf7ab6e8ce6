"""Advanced rules: herd, and the five cats."""

from __future__ import annotations

import pytest

from catgames.core.message import Seat
from catgames.games.cleocatra.position.state import BONUS as BONUS_STEP
from catgames.games.cleocatra.position.state import supply
from tests.games.cleocatra import after, broken, decided_by, held, moves, told

REST = "seed 10; advanced yes"
HERD = "turn 1; tiles o0.0:1 b1.0 g-1.0:23 p0.1:3i y2.0; scores 4 3 5; seed 9"
CLEOCATRA = f"turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 6 3 5; {REST}"
BONUS = f"turn 2 bonus for 1; tiles o0.0:i b1.0:1 g-1.0:2 p0.1:3 y2.0; scores 3 9 5; {REST}"
MAFDAT = f"turn 1; tiles o0.0:1 b1.0 g-1.0:2i p0.1:3 y2.0; scores 6 3 5; {REST}"
BRIDGE = f"turn 1; tiles o0.0:1 g1.0:2 b2.0 p2.1:3 y0.1; scores 6 3 5; {REST}"
BASTET = f"turn 1; tiles o0.0 b1.0:1 g-1.0:2 p0.1:3 y2.0:12; scores 6 3 5; {REST}"
MUT = f"turn 1; tiles p0.0:1 b1.0:1 g-1.0:2 o0.1:3 y2.0; scores 6 3 5; {REST}"
PRINCESS = f"turn 1; tiles y0.0:1 b1.0 g-1.0:2 o0.1:3i p2.0; scores 6 3 5; {REST}"
DUE = f"turn 1; tiles y0.0 b1.0 g-1.0:2 o0.1:3i p2.0; post 0.0 left 2 before 0.1; scores 10 3 5; {REST}"


def test_herding_goes_one_tile_on() -> None:
    advanced = HERD + "; advanced yes"
    assert "adv.herd" in held(advanced, "herd 0.0 to 1.0")
    assert broken(advanced, "herd 0.0 to 2.0") == {"adv.herd"}
    assert broken(advanced, "herd 2.0 to 1.0") == {"adv.herd"}
    assert broken(advanced, "herd 0.0 to -1.0") == {"tile.capacity"}
    assert "ruling.inspected-place" in held(advanced, "herd 0.0 to 0.1")


@pytest.mark.parametrize("move", ["herd 0.0 to 1.0"])
def test_herding_belongs_to_the_advanced_game(move: str) -> None:
    assert broken(HERD, move) == {"adv.herd"}


def test_scoring_on_cleocatra_earns_a_point_more() -> None:
    assert ("cleocatra-point", "adv.cleocatra-point") in told(CLEOCATRA, "rescue 0.0")
    assert after(CLEOCATRA, "rescue 0.0").scores[0] == 11
    assert after(CLEOCATRA.replace("; advanced yes", ""), "rescue 0.0").scores[0] == 10


def test_who_had_the_fewest_points_takes_a_bonus_action() -> None:
    state = after(CLEOCATRA, "rescue 0.0")
    assert (state.step, state.bonus, state.turn) == (BONUS_STEP, 1, 0), "adv.cleocatra-bonus"
    assert after(CLEOCATRA, "rescue 0.0", "pass").turn == 1


def test_the_scorer_may_have_the_fewest_and_a_tie_gives_nobody_the_bonus() -> None:
    assert after(CLEOCATRA.replace("6 3 5", "2 3 5"), "rescue 0.0").bonus == 0
    tied = CLEOCATRA.replace("6 3 5", "6 3 3")
    assert ("bonus-tied", "adv.cleocatra-bonus") in told(tied, "rescue 0.0")
    assert after(tied, "rescue 0.0").turn == 1


def test_a_bonus_action_is_any_but_scouting_and_may_be_declined() -> None:
    assert {"draw", "team 2.0", "rescue 1.0", "herd 1.0 to 2.0", "pass"} <= moves(BONUS)
    assert broken(BONUS, "scout 2.0") == {"ruling.bonus-action"}
    assert broken(BONUS + "; bonus rescuer-only", "draw") == {"ruling.bonus-action"}
    assert "ruling.bonus-action" in held(BONUS, "draw")


def test_a_bonus_rescue_on_cleocatra_grants_no_further_bonus() -> None:
    position = f"turn 2 bonus for 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 3 9 5; {REST}"
    state = after(position, "rescue 0.0")
    assert (state.scores[0], state.bonus, state.turn) == (8, None, 2), "ruling.bonus-action"


def test_the_bonus_comes_before_the_end_of_the_round() -> None:
    position = CLEOCATRA.replace("turn 1;", "turn 1; first 2;").replace("6 3 5", "20 3 5")
    assert after(position, "rescue 0.0").step == BONUS_STEP, "ruling.bonus-action"
    assert ("round-over", "end.trigger") in [
        *told(f"turn 1 bonus for 2; first 2; tiles o0.0:i b1.0 g-1.0:2 p0.1:3 y2.0; scores 25 3 5; {REST}", "pass")
    ]


def test_only_the_scorers_own_tile_has_its_ability_used() -> None:
    position = f"turn 1; tiles b0.0:1 o1.0:1 g-1.0:2 p0.1:3 y2.0; scores 6 3 5; {REST}"
    with decided_by("ruling.power-tile"):
        assert after(position, "rescue 0.0").scores[0] == 11
    # The orange neighbour is scored, but it is Cleocatra's own tile on which the rescuer stands.
    twins = f"turn 1; tiles o0.0:1 o1.0:1 g-1.0:2 p0.1:3 y2.0; scores 6 3 5; {REST}"
    assert after(twins, "rescue 0.0 with 1.0").scores[0] == 6 + 3 + 1 + 1


def test_mafdat_carries_what_is_on_her() -> None:
    assert "adv.mafdat" in held(MAFDAT, "search -1.0 to 3.0")
    state = after(MAFDAT, "search -1.0 to 3.0")
    assert state.rescuers[1] == ((3, 0),)
    assert state.inspectors == ((3, 0),)
    assert broken(MAFDAT.replace("; advanced yes", ""), "search -1.0 to 3.0") == {"tile.search"}


def test_mafdat_obeys_the_limits_of_a_search_unless_freed() -> None:
    assert broken(BRIDGE, "search 1.0 to 1.1") == {"tile.search-connected"}
    free = BRIDGE + "; mafdat_limits free"
    assert "ruling.mafdat-limits" in held(free, "search 1.0 to 1.1")
    assert broken(free, "search 1.0 to -1.0") == {"ruling.mafdat-limits"}


def test_bastet_exchanges_two_rescuers() -> None:
    assert "adv.bastet" in held(BASTET, "exchange 1.0 with 2 at -1.0")
    state = after(BASTET, "exchange 1.0 with 2 at -1.0")
    assert state.rescuers[:2] == (((-1, 0), (2, 0)), ((1, 0), (2, 0)))


@pytest.mark.parametrize(
    "move",
    [
        "exchange 2.0 with 2 at -1.0",  # not from a blue tile
        "exchange 1.0 with 2 at 0.1",  # nobody of that player's is there
        "exchange 1.0 with 1 at 2.0",  # one's own
        "exchange 0.0 with 2 at -1.0",  # nobody to exchange
    ],
)
def test_bastet_exchanges_nothing_else(move: str) -> None:
    assert broken(BASTET, move) == {"adv.bastet"}


def test_bastet_gives_nobody_two_on_a_tile() -> None:
    assert broken(BASTET, "exchange 1.0 with 2 at 2.0") == {"ruling.bastet-capacity"}


def test_on_mut_the_scorer_stays_and_the_assistants_come_home() -> None:
    assert ("stays", "adv.mut") in told(MUT, "rescue 0.0")
    state = after(MUT, "rescue 0.0")
    assert state.rescuers[0] == ((0, 0),)
    assert supply(state, Seat(0)) == 2
    assert state.inspectors == ((0, 0),)


def test_princess_sends_two_inspectors_elsewhere() -> None:
    assert ("post-due", "adv.princess") in told(PRINCESS, "rescue 0.0")
    state = after(PRINCESS, "rescue 0.0", "post supply to 1.0", "post supply to 2.0")
    assert state.inspectors == ((0, 1), (1, 0), (2, 0))


@pytest.mark.parametrize("move", ["post supply to 0.0", "post supply to 0.1", "post 0.1 to 2.0"])
def test_princess_sends_them_from_the_supply_first_and_where_there_was_none(move: str) -> None:
    assert broken(DUE, move) == {"ruling.princess-where"}
    assert "ruling.princess-where" in held(DUE, "post supply to 1.0")


def test_princess_takes_them_from_tiles_when_none_waits() -> None:
    position = f"turn 1; tiles y0.0:1 b1.0:i g-1.0:2i o0.1:3i p2.0 b3.0; scores 6 3 5; {REST}"
    sent = after(position, "rescue 0.0", "post 1.0 to 2.0", "post 0.1 to 3.0")
    assert sent.inspectors == ((-1, 0), (2, 0), (3, 0)), "ruling.princess-where"
