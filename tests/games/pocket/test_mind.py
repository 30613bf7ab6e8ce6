"""What a cat makes of the square: what may lie face down, and what is worth having."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from catgames.core.message import Seat
from catgames.games.pocket import KIT
from catgames.games.pocket.language.moves import Choose
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.position.state import CAUGHT
from catgames.games.pocket.position.tiles import DOGS, box, identity
from catgames.players.cats import GREEDY, THOUGHTFUL, decide
from tests.games.pocket import at, tile

YOU = Seat(0)
EARLY = "turn 1; board ***** / * m5 *** / ** G1 ** / ***** / *****; seed 6"
GHOST = (
    "turn 1; clans polterkitties gourmets; effects yes; seed 6; board ***** / * m5 *** / * T5* G1 ** / * A^ *** / *****"
)
LAST = "turn 1; lifted a1; board E> R3 f3 f4 m4 / R5* C< G4 G3* m4 / G2 R4 G1 m6 B< / m5 m5 D< R2 m3 / A< p5 p2 R1 G5"
SECOND = (
    "turn 1; clans gourmets royal-claws; mode expert; game 2; board ***** / ***** / ** G1 ** / ***** / *****; seed 3"
)
EXPERT = "turn 1; clans - -; stage choose; mode expert; effects yes; offer crooks polterkitties defenders / -; seed 3"


def worth(position: str) -> float:
    return KIT.mind.worth(at(position))[YOU]


def test_what_is_imagined_is_the_rest_of_the_box_and_dogs_face_any_way() -> None:
    seen, chance = GAME.seen_by(at(EARLY), YOU), random.Random(1)
    worlds = [KIT.mind.imagine(seen, YOU, chance) for _ in range(200)]
    for world in worlds:
        assert Counter(map(identity, world.tiles)) == box(world.setup.clans)
        assert (tile(world, "b2"), tile(world, "c3")) == ("m5", "G1")
    assert {dog for world in worlds for dog in world.tiles if dog in DOGS} == set(DOGS)
    assert len({tile(world, "a1") for world in worlds}) > 20


def test_a_second_game_is_imagined_anew_each_time() -> None:
    seen = GAME.seen_by(GAME.start(2, 1, {"mode": "expert"}), YOU)
    assert len({KIT.mind.imagine(seen, YOU, random.Random(seed)).setup.seed for seed in range(5)}) == 5


def test_a_prey_beside_your_cats_is_worth_more_than_beside_theirs() -> None:
    boards = {cat: EARLY.replace("** G1 **", f"* {cat} m6 **") for cat in ("R5*", "G5", "A^")}
    assert worth(boards["R5*"]) > worth(boards["A^"]) > worth(boards["G5"])


def test_a_cat_that_a_dog_points_at_counts_little_unless_it_is_a_ghost() -> None:
    bitten = GHOST.replace("effects yes", "effects no")
    away = ("A^", "Av")
    assert worth(bitten) < worth(bitten.replace(*away))
    assert worth(GHOST) == worth(GHOST.replace(*away)), "clan.polterkitties.chief"


def test_what_the_first_game_brought_counts_in_the_second() -> None:
    shares = [worth(f"{SECOND}; points {mine} 9; prey 1 2") for mine in (3, 9, 15)]
    assert shares == sorted(shares)
    assert shares[1] - shares[0] > 0.1


@pytest.mark.parametrize("level", [GREEDY, THOUGHTFUL])
def test_a_cat_takes_the_win_that_is_there(level: str) -> None:
    state = at(LAST)
    ends = {GAME.write_move(state, move): GAME.simulate(state, move) for move in GAME.legal_moves(state)}
    assert [move for move, end in ends.items() if KIT.mind.worth(end)[YOU] == 1] == ["swap a1 c1"]
    decided = decide(KIT, level, GAME.seen_by(state, YOU), YOU, random.Random(1), 60)
    assert GAME.write_move(state, decided) == "swap a1 c1"


def test_a_cat_chooses_a_strong_clan() -> None:
    seen = GAME.seen_by(at(EXPERT), YOU)
    assert decide(KIT, GREEDY, seen, YOU, random.Random(2), 8) == Choose(YOU, "polterkitties")


@pytest.mark.parametrize("mode", GAME.options[0].choices)
def test_cats_play_every_mode_to_its_end(mode: str) -> None:
    state, chance = GAME.start(2, 7, {"mode": mode, "effects": "yes"}), random.Random(3)
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.simulate(state, decide(KIT, GREEDY, GAME.seen_by(state, seat), seat, chance, 1))
    assert set(state.faces) & set(CAUGHT)
