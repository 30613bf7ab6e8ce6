"""What may be played where there is very much to choose from, or next to nothing; and what is dealt by chance."""

from __future__ import annotations

import pytest

from catgames.core.crowd import Gathered
from catgames.core.message import Seat
from catgames.games.burglars.language.moves import Secure
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.state import Spot
from tests.games.burglars import at

TEN_YARNS = "turn 1; 1 hand m crews b/b b/b o/o o/o g/g g/g p/p p/p r/r y/y; 2 hand *6; seed 1"
RICH = "turn 1; 1 hand bbooggpryymmm; 2 hand *4 crews bbooggppr/b b/y; market mbygpr; seed 1"
MANY_PRICES = "turn 1; 1 hand bboooppryyymmmmmm; 2 hand *4 crews oypgybryr/b pbybrop/y; market mbygpr; seed 1"
LAST_MIRRORS = "turn 1; 1 hand {hand}; 2 hand * crews bo/b; market ......; deck -; discard -; seed 1"


def _is_legal(position: str, text: str) -> bool:
    """By the list of legal moves, which must agree with the rules."""
    state = at(position)
    move = GAME.read_move(state, text)
    allowed = move in GAME.legal_moves(state)
    assert allowed == GAME.allows(state, move)
    return allowed


def test_of_ten_yarns_any_may_be_secured_and_all() -> None:
    legal = GAME.legal_moves(at(TEN_YARNS))
    assert isinstance(legal, Gathered)
    assert len([move for move in legal if isinstance(move, Secure)]) == 2**10 - 1
    for crews in ((9,), (0, 4, 9), tuple(range(10))):
        assert Secure(Seat(0), tuple(Spot(Seat(0), crew) for crew in crews)) in legal
    assert Secure(Seat(0), ()) not in legal


@pytest.mark.parametrize("position", [TEN_YARNS, RICH, MANY_PRICES])
def test_no_more_than_six_hundred_moves_are_ever_listed_one_by_one(position: str) -> None:
    legal = GAME.legal_moves(at(position))
    assert isinstance(legal, Gathered)
    assert len(legal.listed) <= 600


@pytest.mark.parametrize(
    ("price", "allowed"),
    [
        ("blue blue orange orange green green purple red mirror", True),
        ("blue blue orange orange green green purple mirror + market mirror", True),
        ("blue blue orange orange green green purple mirror + market red", True),
        ("blue blue orange orange green green purple mirror + market yellow", False),
        ("blue blue orange orange green green purple red + market red", False),
    ],
)
def test_of_a_price_that_can_be_paid_in_very_many_ways_the_market_may_pay_one(price: str, allowed: bool) -> None:
    assert isinstance(GAME.legal_moves(at(RICH)), Gathered)
    assert _is_legal(RICH, f"infiltrate 2.1 {price}") == allowed


@pytest.mark.parametrize(("hand", "passes"), [("mm", False), ("m", True), ("-", True)])
def test_who_has_just_the_mirrors_that_a_look_costs_may_not_pass(hand: str, passes: bool) -> None:
    assert _is_legal(LAST_MIRRORS.format(hand=hand), "pass") == passes
    assert _is_legal(LAST_MIRRORS.format(hand=hand), "infiltrate 2.1 mirror mirror") != passes


def test_cards_that_a_position_leaves_to_chance_are_the_same_for_everybody() -> None:
    assert at("turn 1; 1 hand b; 2 hand *6; market gbmopy; seed 4").hands[1] == "pbppgg"
