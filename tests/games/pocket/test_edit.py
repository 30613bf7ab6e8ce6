"""A position built by hand: where the pieces come from, what follows by itself, and what is impossible."""

from __future__ import annotations

from collections import Counter

import pytest

from catgames.core.message import Message, Seat
from catgames.games.pocket import KIT
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.position.ending import resolved
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, DOWN, OVER, PLAY, ROTATE, UP, State
from catgames.games.pocket.position.tiles import CLANS, box, identity
from tests.games.pocket import at, face, tile

YOU = Seat(0)
START = "turn 1; board ***** / ***** / ** G1 ** / ***** / *****; seed 6"
LAST = "turn 1; lifted a4; board C< D< m6 G5 R1 / G2 G4 R4 G3* f4 / m3 B< f3 m4 m4 / m5 R5* m5 Ev p5 / R2 G1 A^ p2 R3"
JUSTICE = (
    "turn 1; clans defenders chaoticats; lifted a4; effects yes; "
    "board m3 X C< E> X / m4 J1 J1 f4 J9* / X p5 f3 p2 X* / m4 B< J1 D> J1 / X m5 A^ m6 m5"
)
HAUNTED = (
    "turn 1; clans defenders polterkitties; effects yes; board ***** / *** m6 * / ***** / * m4 *** / *****; seed 6"
)
LIMITED = (
    "turn 1; clans - -; stage choose; mode limited; seed 3; "
    "offer crooks gourmets power-cats / royal-claws defenders chaoticats"
)
EXPERT = "turn 1; clans - -; stage choose; mode expert; offer crooks gourmets power-cats / -; seed 3"
SECOND = (
    "turn 1; clans gourmets royal-claws; mode expert; game 2; board ***** / ***** / ** G1 ** / ***** / *****; seed 3"
)


def built(position: str, *touched: tuple[str, str]) -> State:
    """The position after using each tool on its key."""
    state = at(position)
    for tool, key in touched:
        after = KIT.editor.use(state, YOU, tool, key)
        assert isinstance(after, State), after
        state = after
    return state


def refused(position: str, tool: str, key: str) -> str:
    said = KIT.editor.use(at(position), YOU, tool, key)
    assert isinstance(said, Message)
    return said.id


def faults(state: State) -> set[str]:
    return {fault.id for fault in GAME.faults(state)}


def test_a_tile_comes_from_the_face_down_ones_and_the_box_stays_whole() -> None:
    state = built(START, ("m3", "cell:a1"), ("D", "cell:b1"), ("m4", "cell:c1"), ("m4", "cell:d1"))
    assert [tile(state, name)[0] for name in ("a1", "b1", "c1", "d1")] == ["m", "D", "m", "m"]
    assert state.faces == UP + UP + UP + UP + DOWN * 8 + UP + DOWN * 12
    assert Counter(map(identity, state.tiles)) == box(state.setup.clans)


def test_a_tile_in_sight_is_moved_when_no_other_is_left() -> None:
    state = built(START, ("m3", "cell:a1"), ("m3", "cell:e5"))
    assert tile(state, "e5") == "m3"
    assert (face(state, "a1"), face(state, "e5")) == (DOWN, UP)
    assert refused(GAME.write(state), "m3", "cell:e5") == "edit-there"


def test_where_tiles_are_unknown_a_chosen_one_takes_its_place() -> None:
    unseen = GAME.write(GAME.seen_by(at(START), YOU))
    state = built(unseen, ("A", "cell:a1"), ("m3", "cell:c3"))
    assert (tile(state, "a1"), tile(state, "c3")) == ("A^", "m3")
    assert Counter(state.tiles)["?"] == 22, "the centre cat now lies face down elsewhere"
    assert refused(unseen, "turn-over", "cell:a1") == refused(unseen, "lift", "cell:a1") == "edit-unknown"


def test_tiles_turn_over_and_dogs_turn_round() -> None:
    assert face(built(START, ("turn-over", "cell:a1")), "a1") == UP
    assert face(built(START, ("turn-over", "cell:c3")), "c3") == DOWN
    dog = tile(built(START, ("A", "cell:a1")), "a1")
    turned = [tile(built(START, ("A", "cell:a1"), *[("turn-dog", "cell:a1")] * times), "a1") for times in range(5)]
    assert turned[0] == turned[4] == dog
    assert len(set(turned)) == 4
    assert refused(START, "turn-dog", "cell:c3") == refused(START, "turn-dog", "cell:a1") == "edit-dog"


def test_a_revealed_tile_is_marked_and_let_go_again() -> None:
    lifted = built(START, ("lift", "cell:b2"))
    assert (lifted.lifted, face(lifted, "b2")) == (6, UP)
    assert KIT.due(lifted) == "turn.swap"
    assert built(START, ("lift", "cell:b2"), ("lift", "cell:b2")).lifted == -1
    assert built(START, ("lift", "cell:b2"), ("turn-over", "cell:b2")).lifted == -1


def test_when_the_last_tile_is_up_the_end_comes_by_the_rules() -> None:
    end = built(LAST, ("lift", "cell:a4"))
    assert end.stage == OVER
    assert end.faces == resolved(at(LAST)).after.faces
    again = built(GAME.write(end), ("turn-over", "cell:a1"))
    assert (again.stage, set(again.faces)) == (PLAY, {UP, DOWN})


def test_the_chiefs_act_before_the_end_that_was_built() -> None:
    assert tile(built(JUSTICE, ("lift", "cell:a4")), "c3") == "J9*"
    assert built(LAST, ("lift", "cell:a4"), ("effects", "cell:a1")).stage == ROTATE
    assert refused(GAME.write(built(LAST, ("lift", "cell:a4"))), "next-player", "cell:a1") == "edit-nobody-else"


def test_who_began_fits_the_tiles_and_whose_turn_it_is() -> None:
    state = built(START, ("turn-over", "cell:a1"))
    assert (state.turn, state.setup.first) == (0, 1)
    other = built(START, ("turn-over", "cell:a1"), ("next-player", "cell:a1"))
    assert (other.turn, other.setup.first) == (1, 0)


def test_another_clan_brings_its_own_cats() -> None:
    state = at(START)
    seen = set()
    for _ in range(len(CLANS) - 1):
        after = KIT.editor.use(state, YOU, "clan", "player:0")
        assert isinstance(after, State)
        assert Counter(map(identity, after.tiles)) == box(after.setup.clans)
        seen.add(after.setup.clans[0])
        state = after
    assert seen == set(CLANS) - {"gourmets"}
    assert refused(START, "clan", "cell:a1") == "edit-player"


def test_clan_cards_change_places() -> None:
    assert built(LIMITED, ("card-1", "clan:defenders")).setup.offers == (
        ("defenders", "gourmets", "power-cats"),
        ("royal-claws", "crooks", "chaoticats"),
    )
    assert built(EXPERT, ("card-1", "clan:defenders")).setup.offers[0] == ("defenders", "gourmets", "power-cats")
    assert {refused(EXPERT, "card-2", "clan:defenders"), refused(EXPERT, "card-1", "clan:crooks")} == {"edit-card"}
    assert refused(EXPERT, "card-1", "player:0") == "edit-clan-card"


def test_the_two_change_seats_while_clans_are_chosen() -> None:
    state = built(EXPERT, ("next-player", "player:0"))
    assert (state.turn, state.setup.first, state.setup.offers[0]) == (1, 1, ())


def test_clans_are_chosen_anew_and_tiles_laid_out() -> None:
    modes = []
    state = at(START)
    for _ in range(3):
        after = KIT.editor.use(state, YOU, "mode", "cell:a1")
        assert isinstance(after, State)
        assert after.stage == CHOOSE
        modes.append(KIT.due(after))
        state = after
    assert modes == ["mode.free", "mode.limited", "mode.expert"]
    begun = built(GAME.write(state), ("lay-out", "player:0"))
    assert (begun.stage, faults(begun)) == (PLAY, set())
    assert len(set(begun.setup.clans)) == 2


def test_the_second_game_counts_what_the_first_one_brought() -> None:
    more = built(SECOND, *[("points-more", "player:0")] * 3, ("prey-more", "player:0"))
    assert (more.setup.points, more.setup.prey) == ((3, 0), (1, 0))
    assert refused(SECOND, "prey-fewer", "player:1") == "edit-no-further"
    assert built(SECOND, ("game", "cell:a1")).setup.game == 1
    assert KIT.due(built(SECOND, ("game", "cell:a1"))) == "turn.reveal"


def test_a_first_game_of_two_that_was_built_is_followed_by_the_second() -> None:
    first = LAST + "; mode expert"
    between = built(first, ("lift", "cell:a4"))
    assert (between.stage, KIT.due(between)) == (BETWEEN, "mode.expert")
    assert built(GAME.write(between), ("next-player", "cell:a1")).turn != between.turn


@pytest.mark.parametrize(
    ("points", "prey", "effects", "possible"),
    [
        ((3, 0), (1, 0), "no", True),
        ((3, 0), (0, 0), "no", False),
        ((3, 0), (0, 0), "yes", True),  # three Crooks still face up
        ((0, 3), (0, 0), "yes", True),
        ((0, 5), (0, 0), "yes", True),  # all five of them
        ((0, 6), (0, 0), "yes", False),  # there are but five Crooks
        ((49, 0), (10, 0), "no", True),  # everything: six mice, 10 for the pigeons and 12 for the flies
        ((49, 0), (9, 0), "no", False),
        ((12, 10), (2, 2), "no", True),
        ((12, 12), (2, 2), "no", False),  # both flies cannot be caught twice
        ((30, 30), (6, 6), "no", False),
        ((4, 0), (1, 0), "yes", True),
        ((8, 7), (1, 1), "yes", True),  # Crooks, and Gourmets with the mouse 6 and a point for it
        ((8, 8), (1, 1), "yes", False),  # only one of them can have been the Crooks
    ],
)
def test_the_first_game_must_have_been_possible(
    points: tuple[int, int], prey: tuple[int, int], effects: str, possible: bool
) -> None:
    state = at(f"{SECOND}; effects {effects}; points {points[0]} {points[1]}; prey {prey[0]} {prey[1]}")
    assert ("fault-first-game" not in faults(state)) == possible


def test_the_centre_lies_face_up_unless_it_was_haunted() -> None:
    assert faults(built(START, ("turn-over", "cell:c3"))) == {"fault-centre"}
    assert faults(built(START, ("lift", "cell:c3"))) == {"fault-centre"}
    assert faults(at(HAUNTED)) == set()
    assert faults(at(HAUNTED.replace("turn 1", "turn 2"))) == {"fault-centre"}, "they have not had a turn"
    assert faults(at(HAUNTED.replace("m4", "T2"))) == {"fault-centre"}, "only one prey has been revealed"
    assert faults(at(HAUNTED.replace("effects yes", "effects no"))) == {"fault-centre"}
