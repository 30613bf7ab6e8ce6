"""What a cat makes of Cleocatra."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from catgames.core.message import Seat
from catgames.games.cleocatra import KIT
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.mind.mind import imagine, worth
from catgames.games.cleocatra.position.tiles import box
from catgames.players.cats import GREEDY, THOUGHTFUL, decide
from tests.games.cleocatra import at

# The learner is the last of the round, and needs four points: the orange tile has them, the purple one not.
LAST_TURN = "turn 1; first 2; tiles o0.0:1 b1.0:i g-1.0:i p0.1:i y2.0:2 p3.0:1; scores 20 23; pile *; seed 7"
DRAWN = "turn 2; first 1; tiles o0.0:1 b1.0:2 g-1.0; held y; scores 0 0; seed 3"
# All but one of the rescuers are on the inspected tiles: once the last has joined them, the game is frozen.
NEARLY = "turn 1 second; tiles o0.0:12i b1.0:12i g2.0:2i p-1.0 y3.0; scores {}; seed 8"

LOCKED = [
    ("turn 1 second; tiles o0.0:i g1.-1:12i g1.0:12i y2.-1:12; scores 5 6; advanced yes", "rescue 2.-1"),
    ("turn 1 second; tiles b-1.0:12i b0.0:2i g1.0:12i y2.0:1; scores 13 22; advanced yes", "rescue 2.0"),
    ("turn 1 second; tiles b0.0:12i b0.1:2i y1.-1:1 p1.0:12i; scores 3 6; advanced yes", "rescue 1.-1"),
]


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_all_tiles_of_the_box_are_somewhere_whoever_imagines(seat: Seat) -> None:
    seen = GAME.seen_by(at(DRAWN), seat)
    world = imagine(seen, seat, Random(1))
    assert Counter(world.colours + world.held + world.pile) == Counter(box(2))


def test_only_who_drew_the_tile_knows_it() -> None:
    state = at(DRAWN)
    drawer, other = Seat(1), Seat(0)
    worlds = [imagine(GAME.seen_by(state, other), other, Random(n)) for n in range(30)]
    assert len({world.held for world in worlds}) > 1
    assert {imagine(GAME.seen_by(state, drawer), drawer, Random(n)).held for n in range(9)} == {"y"}


@pytest.mark.parametrize("level", [GREEDY, THOUGHTFUL])
def test_a_cat_takes_the_win_that_is_there(level: str) -> None:
    for number in range(3):
        state, chance = at(LAST_TURN), Random(number)
        while (seat := GAME.to_move(state)) is not None:
            state = GAME.simulate(state, decide(KIT, level, GAME.seen_by(state, seat), seat, chance, 60))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (0,)


@pytest.mark.parametrize(("scores", "freezes"), [("15 12", True), ("12 15", False)])
def test_a_cat_freezes_the_game_only_when_it_leads(scores: str, freezes: bool) -> None:
    state = at(NEARLY.format(scores))
    (move,) = (move for move in GAME.legal_moves(state) if GAME.write_move(state, move) == "team 2.0")
    assert worth(GAME.simulate(state, move))[0] == freezes


def test_in_the_last_round_who_has_had_the_last_turn_counts_points_only() -> None:
    """A better place on the board is worth nothing any more to the one who cannot use it."""
    late = "turn 2; first 1; tiles o0.0:1 b1.0 g-1.0{}:i p0.1:i y2.0:2i; scores 24 20; seed 7"
    here, there = late.replace("{}:i", ":i"), late.replace("{}:i", ":1i")
    assert worth(at(here)) == worth(at(there))


@pytest.mark.parametrize(("position", "rescue"), LOCKED)
def test_a_cat_would_rather_score_than_keep_the_others_locked_up(position: str, rescue: str) -> None:
    """Else two of them would lie in wait for ever, herding to and fro."""
    state = at(position)
    found = {GAME.write_move(state, move): worth(GAME.simulate(state, move))[0] for move in GAME.legal_moves(state)}
    assert max(found, key=lambda move: found[move]) == rescue


@pytest.mark.parametrize("advanced", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_cats_come_to_an_end(players: int, advanced: str) -> None:
    for seed in range(2):
        state, chance = GAME.start(players, seed, {"advanced": advanced}), Random(seed)
        for _ in range(200):
            seat = GAME.to_move(state)
            if seat is None:
                break
            state = GAME.simulate(state, decide(KIT, GREEDY, GAME.seen_by(state, seat), seat, chance, 1))
        assert GAME.outcome(state) is not None, GAME.write(state)
