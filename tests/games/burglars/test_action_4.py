"""Action 4: secure the loot."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.burglars.law.game import GAME
from tests.games.burglars import after, broken, held, told

OTHERS = "; 2 hand *6 crews r/r; 3 hand *6"
FOUR = "turn 1; 1 hand pm crews bo/b y/y r/r g/p" + OTHERS
TRAP = "turn 1; 1 hand pm crews b/b o/g y" + OTHERS


def test_one_or_more_of_ones_own_yarns_are_scored_as_one_chooses() -> None:
    assert "secure.own-yarns" in held(FOUR, "secure 2")
    assert after(FOUR, "secure 2").scored[0] == "y"


def test_at_least_one_must_be_chosen() -> None:
    assert broken(FOUR, "secure") == {"secure.own-yarns"}


def test_what_lies_beneath_others_is_not_ones_own() -> None:
    assert broken(FOUR, "secure 2.1") == {"secure.own-yarns"}


def test_a_crew_with_nothing_beneath_has_nothing_to_secure() -> None:
    assert broken(TRAP, "secure 3") == {"secure.own-yarns"}


def test_ones_own_trap_is_never_revealed() -> None:
    assert broken(TRAP, "secure 2") == {"secure.no-trap"}
    assert broken(TRAP, "secure 1 2") == {"secure.no-trap"}
    assert "secure.no-trap" in held(TRAP, "secure 1")


def test_example_4_three_of_four_are_scored_and_nobody_learns_the_fourth() -> None:
    state = after(FOUR, "secure 1 2 3")
    assert len(state.scored[0]) == 3, "secure.own-yarns"
    assert GAME.seen_by(state, Seat(1)).crews[0][3].hidden == "?"


def test_a_scored_yarn_shows_its_colour_no_more() -> None:
    assert ("scored", "secure.face") in told(FOUR, "secure 1 2 3")
    state = after(FOUR, "secure 1 2 3")
    assert GAME.seen_by(state, Seat(1)).scored[0] == "???"
    fame = after(FOUR + "; hall_of_fame yes", "secure 1 2 3")
    assert GAME.seen_by(fame, Seat(1)).scored[0] == "byr"


def test_the_crew_stays_and_may_be_activated_again() -> None:
    state = after(FOUR, "secure 2")
    assert state.crews[0][1] == ("y", ""), "ruling.crew-stays"
    again = state._replace(turn=Seat(0))
    assert GAME.allows(again, GAME.read_move(again, "activate purple 2"))
    assert ("crew-stays", "ruling.crew-stays") in told(FOUR, "secure 2")
