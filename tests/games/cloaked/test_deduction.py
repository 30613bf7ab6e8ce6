"""The deduction board equals a brute-force count, proves with as little as possible, and is quick."""

from __future__ import annotations

import random
import time
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from catgames.core.message import Seat
from catgames.core.playout import walk
from catgames.core.seats import SEATS
from catgames.games.cloaked.course.clues import NARROWED, OWN_CARDS
from catgames.games.cloaked.course.deduction import THREE_MINDS
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.mind.deduction.board import Standing, candidates, deduce, information, rank_questions
from catgames.games.cloaked.mind.deduction.counting import weigh
from catgames.games.cloaked.mind.deduction.observations import Observation, observe
from catgames.games.cloaked.mind.deduction.proofs import prove, smallest_hitting
from catgames.games.cloaked.mind.deduction.triples import TRIPLES
from catgames.games.cloaked.position.attributes import ATTRIBUTES, bit
from catgames.games.cloaked.position.state import State
from catgames.games.cloaked.position.twin import other, twin
from tests.games.cloaked import at

ME = Seat(0)


def _brute_worlds(seen: tuple[Observation, ...], players: int) -> list[tuple[int, ...]]:
    """Every way to deal three attributes to each player that fits each observation, one by one."""
    fitting = [
        [triple for triple in TRIPLES if all(o.fits(triple) for o in seen if o.seat == seat)] for seat in range(players)
    ]
    worlds: list[tuple[int, ...]] = [()]
    for choices in sorted(fitting, key=len):
        worlds = [(*world, triple) for world in worlds for triple in choices if not any(triple & t for t in world)]
    order = sorted(range(players), key=lambda seat: len(fitting[seat]))
    return [tuple(world[order.index(seat)] for seat in range(players)) for world in worlds]


def _positions(players: int, most_worlds: int) -> list[State]:
    """Positions of random games with few enough worlds to walk through them all."""
    states = [state for seed in range(4) for state in list(walk(GAME, players, seed, {}))[::5]]
    return [state for state in states if deduce(state, ME).worlds <= most_worlds]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_count_equals_a_walk_through_all_worlds(players: int) -> None:
    positions = _positions(players, 6000)
    assert len(positions) >= 8
    for state in positions:
        board, worlds = deduce(state, ME), _brute_worlds(observe(state, ME), players)
        assert board.worlds == len(worlds), GAME.write(state)
        held = Counter((seat, name) for world in worlds for seat in range(1, players) for name in _names(world[seat]))
        assert all(board.holding[seat, name] == held[seat, name] for seat in board.opponents for name in ATTRIBUTES)


def _names(triple: int) -> list[str]:
    return [name for name in ATTRIBUTES if triple & bit(name)]


def test_four_players_start_with_nineteen_million_worlds() -> None:
    board = deduce(GAME.start(4, seed=1), ME)
    assert board.worlds == 19_219_200
    own = GAME.start(4, seed=1).fans[0]
    for name in ATTRIBUTES:
        assert board.chance(Seat(2), name) == (0 if own & bit(name) else Fraction(3, 16))


def test_an_update_for_four_players_takes_at_most_300_ms() -> None:
    for state in list(walk(GAME, 4, 2, {}))[:24:4]:
        assert min(_seconds(state) for _ in range(3)) < 0.3


def _seconds(state: State) -> float:
    weigh.cache_clear()
    deduce.cache_clear()
    began = time.perf_counter()
    deduce(state, ME)
    return time.perf_counter() - began


def test_the_mirrored_position_has_as_many_worlds() -> None:
    for state in list(walk(GAME, 3, 4, {}))[::9]:
        board, mirrored = deduce(state, ME), deduce(twin(state), ME)
        assert board.worlds == mirrored.worlds
        for name in ATTRIBUTES:
            assert board.chance(Seat(1), name) == mirrored.chance(Seat(1), other(name))


def test_the_truth_is_always_among_the_worlds() -> None:
    for players in (2, 3, 4):
        for state in list(walk(GAME, players, 9, {}))[::6]:
            for seat in SEATS[:players]:
                sets = candidates(observe(state, seat), players)
                assert all(sets[k] >> TRIPLES.index(fan) & 1 for k, fan in enumerate(state.fans))


def test_only_what_the_seat_may_know_is_used() -> None:
    for state in list(walk(GAME, 3, 7, {}))[::8]:
        assert deduce(state, ME) == deduce(GAME.seen_by(state, ME), ME)


def _proves(seen: tuple[Observation, ...], players: int, seat: int, name: str, standing: Standing) -> bool:
    """Whether these observations alone leave no world in which the claim is wrong: tried one by one.

    A player of whom they say nothing can always be dealt something, so only the others are tried.
    """
    fitting = {
        o.seat: [triple for triple in TRIPLES if all(p.fits(triple) for p in seen if p.seat == o.seat)] for o in seen
    }
    claimed = standing is Standing.CERTAIN
    wrong = [triple for triple in fitting.get(Seat(seat), TRIPLES) if bool(triple & bit(name)) != claimed]
    rest = [triples for other, triples in fitting.items() if other != seat]
    return not any(_can_be_dealt(triple, rest) for triple in wrong)


def _can_be_dealt(taken: int, rest: list[list[int]]) -> bool:
    if not rest:
        return True
    return any(_can_be_dealt(taken | triple, rest[1:]) for triple in rest[0] if not triple & taken)


def _is_smallest(state: State, seat: Seat, name: str) -> bool:
    standing, seen = deduce(state, ME).standing(seat, name), observe(state, ME)
    proof = prove(state, ME, seat, name)
    smaller = combinations(seen, len(proof) - 1)
    return _proves(proof, state.players, seat, name, standing) and not any(
        _proves(some, state.players, seat, name, standing) for some in smaller
    )


def test_a_proof_proves_and_nothing_smaller_does() -> None:
    chance = random.Random(3)
    for state in _positions(2, 60)[:5]:
        board = deduce(state, ME)
        settled = [name for name in ATTRIBUTES if board.standing(Seat(1), name) is not Standing.POSSIBLE]
        quick = [name for name in settled if len(prove(state, ME, Seat(1), name)) <= 3]
        for name in chance.sample(quick, 3):
            assert _is_smallest(state, Seat(1), name), (GAME.write(state), name)


def test_a_proof_that_joins_two_players_is_smallest_too() -> None:
    proof = prove(at(THREE_MINDS), ME, Seat(1), "red")
    assert {o.seat for o in proof} == {0, 1, 2}
    assert _is_smallest(at(THREE_MINDS), Seat(1), "red")


def test_a_certainty_is_proved_by_the_mask_and_by_the_masks_that_are_missing() -> None:
    proof = prove(at(NARROWED), ME, Seat(1), "mouse")
    assert [o.key for o in proof] == ["mask:resting-purple:1", "mask:seated-purple:1", "mask:resting-green:1"]


def test_ones_own_cards_can_be_part_of_a_proof() -> None:
    proof = prove(at(OWN_CARDS), ME, Seat(1), "strutting")
    assert [o.key for o in proof] == ["card:0:brown", "card:0:mouse", "mask:strutting-brown:1"]


@pytest.mark.parametrize(("position", "name"), [(NARROWED, "mouse"), (OWN_CARDS, "strutting")])
def test_where_a_lesson_asks_for_the_smallest_proof_there_is_only_one(position: str, name: str) -> None:
    state = at(position)
    proof = prove(state, ME, Seat(1), name)
    for others in combinations(observe(state, ME), len(proof)):
        if set(others) != set(proof):
            assert not _proves(others, state.players, 1, name, Standing.CERTAIN)


def test_what_is_merely_possible_has_no_proof() -> None:
    assert prove(GAME.start(3, seed=1), ME, Seat(1), _unknown(GAME.start(3, seed=1))) == ()


def _unknown(state: State) -> str:
    return next(name for name in ATTRIBUTES if not state.fans[0] & bit(name))


def test_a_smallest_hitting_set_is_found() -> None:
    assert smallest_hitting([0b011, 0b110, 0b100], 0).bit_count() == 2
    assert smallest_hitting([0b001, 0b010, 0b100], 0) == 0b111
    assert smallest_hitting([0b101, 0b110], 0) == 0b100


def test_the_question_nearest_to_evens_tells_most() -> None:
    assert information(Fraction(1, 2)) == 1
    assert information(Fraction(0)) == information(Fraction(1)) == 0
    state = at(NARROWED)
    ranked = rank_questions(state, ME)
    board = deduce(state, ME)
    distances = [abs(board.chance(ask.target, ask.attribute) - Fraction(1, 2)) for ask, _ in ranked]
    assert distances == sorted(distances)
    assert ranked[-1][1] == 0
    assert {ask for ask, _ in ranked} <= set(GAME.legal_moves(state._replace(due="ask")))
