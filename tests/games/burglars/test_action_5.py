"""Action 5: infiltrate; Mirror cards."""

from __future__ import annotations

import pytest

from catgames.core.errors import Unseen
from catgames.core.message import Seat
from catgames.games.burglars.law.game import GAME
from tests.games.burglars import after, at, broken, events, held, told

TARGET = "turn 1; 1 hand bgorm crews y/y; 2 hand *6 crews bg/b r/y p; 3 hand *6 crews o"
THREE = "turn 1; 1 hand bomyy crews r; 2 hand *5 crews bog/r yp r; 3 hand *6"
SPRUNG = "turn 2 trap 1.2 g; 1 hand by crews bo r y; 2 hand *4 crews p; 3 hand *6"


def test_the_aim_is_another_players_crew() -> None:
    assert "infiltrate.target" in held(TARGET, "infiltrate 2.1 blue green")
    assert broken(TARGET, "infiltrate 1.1 mirror") == {"infiltrate.target"}
    assert broken(TARGET, "infiltrate 2.9 mirror") == {"infiltrate.target"}


def test_a_crew_with_nothing_beneath_is_no_aim() -> None:
    assert broken(TARGET, "infiltrate 3.1 orange") == {"ruling.empty-crew-target"}
    assert "ruling.empty-crew-target" in held(TARGET, "infiltrate 2.1 blue green")


@pytest.mark.parametrize(
    "price", ["blue", "blue orange", "blue green red", "blue green mirror", "blue blue", "mirror", "", "yellow green"]
)
def test_the_price_matches_the_crew_card_for_card(price: str) -> None:
    assert broken(TARGET, f"infiltrate 2.1 {price}") == {"infiltrate.price"}


def test_a_matching_price_is_enough() -> None:
    assert "infiltrate.price" in held(TARGET, "infiltrate 2.1 blue green")


def test_two_cats_of_one_colour_cost_two_cards_of_it() -> None:
    twins = "turn 1; 1 hand bbm; 2 hand *6 crews bb/b r; 3 hand *6"
    assert broken(twins, "infiltrate 2.1 blue") == {"infiltrate.price"}
    assert "infiltrate.price" in held(twins, "infiltrate 2.1 blue blue")


def test_a_mirror_pays_for_any_one_colour() -> None:
    assert "infiltrate.mirror" in held(TARGET, "infiltrate 2.1 blue mirror")
    lone = "turn 1; 1 hand my crews o; 2 hand *5 crews bg/b r; 3 hand *6"
    assert broken(lone, "infiltrate 2.1 mirror") == {"infiltrate.price"}


def test_a_mirror_may_pay_although_one_holds_the_colour() -> None:
    assert "ruling.mirror-by-choice" in held(TARGET, "infiltrate 2.1 blue mirror")
    short = "turn 1; 1 hand bm; 2 hand *6 crews bg/b r; 3 hand *6"
    assert "ruling.mirror-by-choice" not in held(short, "infiltrate 2.1 blue mirror")


def test_the_card_is_revealed_to_all() -> None:
    revealed = next(event for event in events(TARGET, "infiltrate 2.1 blue green") if event.id == "revealed")
    assert revealed.rule == "infiltrate.reveal"
    assert all(revealed.heard_by(Seat(seat)) for seat in range(3))


def test_a_yarn_goes_to_the_infiltrator() -> None:
    state = after(TARGET, "infiltrate 2.1 blue green")
    assert state.scored == ("b", "", "")
    assert state.crews[1][0] == ("bg", "")
    assert ("looted", "infiltrate.yarn") in told(TARGET, "infiltrate 2.1 blue green")


@pytest.mark.parametrize(("position", "move"), [(TARGET, "infiltrate 2.1 blue green"), (TARGET, "infiltrate 2.2 red")])
def test_the_price_is_lost_either_way(position: str, move: str) -> None:
    assert ("paid", "infiltrate.paid") in told(position, move)
    before, later = at(position), after(position, move)
    paid = len(before.hands[0]) - len(later.hands[0])
    assert paid == len(later.discard) > 0


def test_example_5_a_trap_goes_back_to_its_owners_crews_at_once() -> None:
    sprung = after(THREE, "infiltrate 2.1 blue orange mirror")
    assert GAME.to_move(sprung) == 1
    assert sprung.turn == 0
    assert sprung.scored == ("", "", "")
    placed = after(THREE, "infiltrate 2.1 blue orange mirror", "place new")
    assert placed.crews[1][-1].cats == "r"
    assert placed.turn == 1
    joined = after(THREE.replace("yp r", "yp r g"), "infiltrate 2.1 blue orange mirror", "place 3")
    assert joined.crews[1][2].cats == "rr", "infiltrate.trap"


def test_a_trap_is_placed_by_the_rules_of_forming_a_crew() -> None:
    assert broken(SPRUNG, "place 1") == {"form.same-size"}
    assert broken(SPRUNG, "place 2.1") == {"infiltrate.trap"}
    assert {"infiltrate.trap", "form.new-crew"} <= held(SPRUNG, "place new")


def test_a_trap_may_join_the_very_crew_it_lay_beneath() -> None:
    assert "ruling.trap-target" in held(SPRUNG, "place 2")
    assert "ruling.trap-target" not in held(SPRUNG, "place 3")


def test_what_an_infiltration_finds_cannot_be_known_beforehand() -> None:
    state = GAME.seen_by(at(TARGET), Seat(0))
    with pytest.raises(Unseen):
        GAME.play(state, GAME.read_move(state, "infiltrate 2.1 blue green"))
