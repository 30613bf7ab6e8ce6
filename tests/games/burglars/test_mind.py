"""How a cat thinks of Cat Burglars."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from catgames.core.message import Seat
from catgames.games.burglars import KIT
from catgames.games.burglars.language.moves import Secure, Take
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.mind.mind import imagine, worth
from catgames.games.burglars.position.cards import MIRROR
from catgames.games.burglars.position.state import State
from catgames.players.cats import GREEDY, THOUGHTFUL, decide
from tests.games.burglars import after, at

ME, OTHER = Seat(0), Seat(1)
HIDDEN = "turn 1; 1 hand bgm crews r/y; 2 hand *5 crews b/o bgr/g p bg scored oy; seed 4"
SEVEN = "turn 1; 1 hand bym crews b/b o r scored gyrpboo; 2 hand *5 crews g/g r scored rrrrrrr; seed 4"


def _worlds(count: int = 60) -> list[State]:
    chance, seen = Random(1), GAME.seen_by(at(HIDDEN), ME)
    return [imagine(seen, ME, chance) for _ in range(count)]


def test_no_mirror_is_imagined_beneath_a_crew_or_among_scored_yarns() -> None:
    for world in _worlds():
        assert not any(crew.hidden == MIRROR for crew in world.crews[OTHER])
        assert MIRROR not in world.scored[OTHER]


def test_ones_own_face_down_card_is_known() -> None:
    assert {world.crews[ME] for world in _worlds(5)} == {at(HIDDEN).crews[ME]}


def test_a_cheap_crew_is_thought_to_bait_and_a_dear_one_to_hide_a_yarn() -> None:
    yarns = Counter(number for world in _worlds() for number in (0, 1) if world.crews[OTHER][number].holds_yarn)
    assert yarns[0] < 30 < yarns[1]


def test_the_next_shuffle_is_unknown_as_well() -> None:
    assert len({world.seed for world in _worlds(5)}) > 1


@pytest.mark.parametrize("level", [GREEDY, THOUGHTFUL])
def test_a_cat_takes_the_win_that_is_there(level: str) -> None:
    state = at(SEVEN)
    assert isinstance(decide(KIT, level, GAME.seen_by(state, ME), ME, Random(1), 60), Secure)


def test_a_yarn_that_nobody_can_pay_for_is_worth_more_than_one_that_somebody_can() -> None:
    open_to_all = "turn 2; 1 hand oo crews b/b; 2 hand bm; market oogggp; seed 4"
    out_of_reach = open_to_all.replace("2 hand bm", "2 hand rr")
    assert worth(at(out_of_reach))[ME] > worth(at(open_to_all))[ME]


def test_the_market_counts_as_a_help_to_pay_only_with_two_players() -> None:
    duel = "turn 2; 1 hand oo crews b/b; 2 hand rr; market oogggb; seed 4"
    trio = "turn 2; 1 hand oo crews b/b; 2 hand rr; 3 hand rr; market oogggb; seed 4"
    without_help = (text.replace("market oogggb", "market oogggp") for text in (duel, trio))
    assert [
        worth(at(calm))[ME] > worth(at(text))[ME] for text, calm in zip((duel, trio), without_help, strict=True)
    ] == [
        True,
        False,
    ]


def test_a_new_colour_counts_in_the_hall_of_fame() -> None:
    fame = "turn 2; 1 hand oo crews b scored rgpyo; 2 hand rr; market oogggp; seed 4; hall_of_fame yes"
    more_of_the_same = fame.replace("scored rgpyo", "scored rgpyy")
    assert worth(at(fame))[ME] > worth(at(more_of_the_same))[ME]


def test_a_begun_recruit_is_no_reason_to_keep_the_turn() -> None:
    """Else a cat that looks one move ahead would recruit for ever."""
    text = "turn 1; 1 hand bbgorym crews b o; 2 hand *5 crews g; market oogggp; seed 4"
    recruited, formed = worth(after(text, "take orange")), worth(after(text, "form blue 1"))
    assert formed[ME] > recruited[ME]


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_games_between_greedy_cats_find_a_winner(players: int, seed: int) -> None:
    """And do not end without cards, because everybody laid traps only."""
    state, chance = GAME.start(players, seed), Random(1)
    for _ in range(400):
        seat = GAME.to_move(state)
        if seat is None:
            break
        state = GAME.simulate(state, decide(KIT, GREEDY, GAME.seen_by(state, seat), seat, chance, 2))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.rule == "end.eight"


def test_a_cat_that_could_do_anything_does_not_only_recruit() -> None:
    state, chance, kinds = GAME.start(2, 5), Random(1), set()
    for _ in range(30):
        seat = GAME.to_move(state)
        assert seat is not None
        move = decide(KIT, GREEDY, GAME.seen_by(state, seat), seat, chance, 2)
        kinds.add(type(move))
        state = GAME.simulate(state, move)
    assert kinds > {Take}
