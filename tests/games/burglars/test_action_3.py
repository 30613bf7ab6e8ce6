"""Action 3: activate a crew."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.burglars.law.game import GAME
from tests.games.burglars import after, at, broken, events, held, told

OTHERS = "; 2 hand *6 crews p; 3 hand *6"
CREW = "turn 1; 1 hand bomy crews bg r" + OTHERS
TAKEN = "turn 1; 1 hand gpm crews bg/o r" + OTHERS
RIPE = "turn 1; 1 hand opm crews bg/o ry p" + OTHERS


def test_a_card_of_the_hand_goes_beneath_ones_own_crew() -> None:
    state = after(CREW, "activate blue 1")
    assert state.crews[0][0].hidden == "b"
    assert state.hands[0] == "omy"
    assert "activate.own-crew" in held(CREW, "activate blue 1")


def test_only_ones_own_crews_are_activated() -> None:
    assert broken(CREW, "activate blue 2.1") == {"activate.own-crew"}
    assert broken(CREW, "activate green 1") == {"activate.own-crew"}
    assert broken(CREW, "activate blue 9") == {"activate.own-crew"}


def test_a_crew_has_at_most_one_face_down_card() -> None:
    assert broken(TAKEN, "activate green 1") == {"activate.one-hidden"}
    assert "activate.one-hidden" in held(TAKEN, "activate green 2")


def test_a_mirror_is_never_hidden() -> None:
    assert broken(CREW, "activate mirror 1") == {"activate.no-mirror"}
    assert "activate.no-mirror" in held(CREW, "activate yellow 1")


def test_only_its_owner_may_look_at_it() -> None:
    state = after(CREW, "activate blue 1")
    assert GAME.seen_by(state, Seat(0)).crews[0][0].hidden == "b"
    assert GAME.seen_by(state, Seat(1)).crews[0][0].hidden == "?"
    assert ("hidden", "activate.secret") in told(CREW, "activate blue 1")


def test_others_are_not_told_what_it_is() -> None:
    heard = [event.id for event in events(CREW, "activate blue 1") if event.heard_by(Seat(1))]
    assert "hidden" in heard, "activate.secret"
    assert "is-yarn" not in heard


def test_it_does_not_count_in_the_crews_size() -> None:
    beside = "turn 1; 1 hand py crews bg o/b" + OTHERS
    assert broken(beside, "form purple 2") == {"form.same-size"}
    assert ("not-counted", "activate.not-counted") in told(CREW, "activate blue 1")


def test_example_3_blue_beneath_a_crew_with_a_blue_cat_is_a_yarn() -> None:
    assert after(CREW, "activate blue 1").crews[0][0].holds_yarn
    assert ("is-yarn", "hidden.yarn") in told(CREW, "activate blue 1")


def test_example_3_orange_beneath_the_same_crew_is_a_trap() -> None:
    assert after(CREW, "activate orange 1").crews[0][0].holds_trap
    assert ("is-trap", "hidden.trap") in told(CREW, "activate orange 1")


def test_example_3_later_an_orange_cat_joins_and_the_trap_becomes_a_yarn() -> None:
    assert at(RIPE).crews[0][0].holds_trap
    assert after(RIPE, "form orange 1").crews[0][0].holds_yarn
    assert ("became-yarn", "hidden.live") in told(RIPE, "form orange 1")


def test_another_colour_leaves_the_trap_a_trap() -> None:
    assert after(RIPE, "form purple 1").crews[0][0].holds_trap, "hidden.live"
