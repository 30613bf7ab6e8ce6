"""End of the game, Hall of Fame, Two players."""

from __future__ import annotations

import pytest

from catgames.core.verdict import Standing
from catgames.games.burglars.law.game import GAME
from tests.games.burglars import after, at, broken, decided_by, held, told

SEVEN = "turn 1; 1 hand by crews b/b o/o r scored gyrpboo; 2 hand *5 crews g scored rrrr; 3 hand *6"
FIVE = "turn 1; 1 hand by crews b/b o/o r scored gyrpo; 2 hand *5 crews g; 3 hand *6; hall_of_fame yes"
DUEL = "turn 1; 1 hand bbyr crews o; 2 hand *5 crews bg/b r/o; market gmryop"


def test_eight_yarns_win_at_once() -> None:
    outcome = GAME.outcome(after(SEVEN, "secure 1"))
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "end.eight")
    assert GAME.outcome(at(SEVEN)) is None


def test_more_than_eight_win_as_well() -> None:
    outcome = GAME.outcome(after(SEVEN, "secure 1 2"))
    assert outcome is not None
    assert outcome.scores[0] == 9, "end.eight"


def test_nothing_is_played_after_the_end() -> None:
    over = SEVEN.replace("scored gyrpboo", "scored gyrpboop")
    assert broken(over, "1: form blue new") == {"end.eight"}
    assert broken(over, "2: take deck") == {"end.eight"}


def test_six_colours_win_in_the_hall_of_fame_even_with_fewer_yarns() -> None:
    outcome = GAME.outcome(after(FIVE, "secure 1"))
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "fame.six-colours")
    assert "fame.six-colours" in held(FIVE, "secure 1")


def test_six_yarns_of_five_colours_do_not_win() -> None:
    assert GAME.outcome(after(FIVE, "secure 2")) is None, "fame.six-colours"


def test_six_colours_mean_nothing_without_the_variant() -> None:
    assert GAME.outcome(after(FIVE.replace("yes", "no"), "secure 1")) is None, "fame.six-colours"


def test_nothing_is_played_after_six_colours() -> None:
    assert broken(FIVE.replace("scored gyrpo", "scored gyrpob"), "1: take deck") == {"fame.six-colours"}


def test_with_two_players_one_market_card_may_pay() -> None:
    assert "two.market" in held(DUEL, "infiltrate 2.1 blue + market green")
    state = after(DUEL, "infiltrate 2.1 blue + market green")
    assert sorted(state.discard) == ["b", "g"]
    assert "." not in state.market


def test_one_market_card_at_most() -> None:
    assert broken(DUEL, "infiltrate 2.1 + market green mirror") == {"two.market"}


def test_the_market_must_show_the_card() -> None:
    assert broken(DUEL, "infiltrate 2.1 green + market blue") == {"two.market"}


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (DUEL, "infiltrate 2.1 green + market blue"),
        (DUEL, "infiltrate 2.1 + market green mirror"),
        (DUEL + "; 3 hand *6", "infiltrate 2.1 + market green"),
        (DUEL + "; 3 hand *6", "infiltrate 2.1 blue + market green"),
        (DUEL + "; market_mirror forbidden", "infiltrate 2.1 + market mirror"),
        (DUEL + "; market_mirror forbidden", "infiltrate 2.1 blue + market mirror"),
    ],
)
def test_with_a_market_card_that_may_not_pay_no_price_is_right_or_lacks_just_one_card(position: str, move: str) -> None:
    findings = GAME.judge(at(position), GAME.read_move(at(position), move)).findings
    assert {finding.rule: finding.standing for finding in findings}["infiltrate.price"] is Standing.MOOT


@pytest.mark.parametrize("passes", [2, 3])
def test_the_game_is_over_for_everybody_once_all_have_passed(passes: int) -> None:
    position = f"turn 1; 1 hand - crews y; 2 hand - crews g; market ......; deck -; discard *; passes {passes}; seed 1"
    outcome = GAME.outcome(at(position))
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "ruling.nothing-left")
    assert broken(position, "1: form yellow new") == {"ruling.nothing-left"}
    assert not GAME.legal_moves(at(position))


def test_the_market_helps_only_two_players() -> None:
    assert broken(DUEL + "; 3 hand *6", "infiltrate 2.1 blue + market green") == {"two.market"}


def test_the_market_card_alone_may_pay_for_a_crew_of_one() -> None:
    assert "ruling.two-alone" in held(DUEL, "infiltrate 2.2 + market red")


def test_a_market_mirror_pays_unless_the_table_forbids_it() -> None:
    move = "infiltrate 2.1 blue + market mirror"
    assert "ruling.market-mirror" in held(DUEL, move)
    assert broken(DUEL + "; market_mirror forbidden", move) == {"ruling.market-mirror"}


def test_the_market_that_paid_is_refilled_after_a_trap_has_been_placed() -> None:
    trap = DUEL.replace("bg/b", "bg/y")
    move = "infiltrate 2.1 blue + market green"
    with decided_by("ruling.two-refill"):
        assert after(trap, move).market.count(".") == 1
        assert "." not in after(trap, move, "place new").market
    assert ("market-paid", "two.market") in told(trap, move)
