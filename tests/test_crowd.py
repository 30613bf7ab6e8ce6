"""A crowd is the list of its moves in everything but the listing."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catgames.core.crowd import Counts, Crowd, Gathered, listed, near, worth_a_look
from catgames.core.playout import walk
from catgames.core.seats import SEATS
from catgames.games.burglars import KIT
from catgames.games.burglars.language.moves import Secure
from catgames.games.burglars.law import legal
from tests.games.burglars import at

LIMITS = st.lists(st.integers(1, 3), min_size=1, max_size=4).map(tuple)


def _crowd(limits: Counts, least: int, most: int) -> Crowd[Any]:
    things = tuple(f"thing:{number}" for number in range(len(limits)))
    return Crowd(things, limits, range(least, most + 1), lambda counts: counts, lambda counts: counts, ("go",))


def _listed(limits: Counts, least: int, most: int) -> list[Counts]:
    every = product(*(range(limit + 1) for limit in limits))
    return [counts for counts in every if least <= sum(counts) <= most]


@settings(deadline=None)
@given(LIMITS, st.integers(0, 5), st.integers(0, 5))
def test_it_counts_finds_and_walks_as_its_list_does(limits: Counts, least: int, more: int) -> None:
    crowd, every = _crowd(limits, least, least + more), _listed(limits, least, least + more)
    assert list(crowd) == every
    assert len(crowd) == len(every)
    assert [crowd.index(counts) for counts in every] == list(range(len(every)))
    strange = [counts for counts in product(range(5), repeat=len(limits)) if counts not in every]
    assert not any(counts in crowd for counts in strange)


@settings(deadline=None)
@given(LIMITS, st.integers(0, 5), st.integers(0, 5), st.data())
def test_what_follows_is_what_some_move_still_touches(
    limits: Counts, least: int, more: int, data: st.DataObject
) -> None:
    crowd, every = _crowd(limits, least, least + more), _listed(limits, least, least + more)
    touched = [Counter({thing: n for thing, n in zip(crowd.things, counts, strict=True) if n}) for counts in every]
    held = Counter(data.draw(st.lists(st.sampled_from((*crowd.things, "go", "other")), max_size=4)))
    whole = [moved + Counter(["go"]) for moved in touched]
    assert set(crowd.following(held)) == {key for needed in whole if not held - needed for key in needed - held}


@settings(deadline=None)
@given(LIMITS, st.integers(0, 5), st.integers(0, 5), st.data())
def test_the_nearest_is_as_near_as_any(limits: Counts, least: int, more: int, data: st.DataObject) -> None:
    crowd, every = _crowd(limits, least, least + more), _listed(limits, least, least + more)
    wanted = data.draw(st.tuples(*(st.integers(0, 4) for _ in limits)))

    def apart(counts: Counts) -> int:
        return sum(abs(one - other) for one, other in zip(counts, wanted, strict=True))

    found = list(crowd.near(wanted)) if every else []
    assert set(found) <= set(every)
    assert min(map(apart, found), default=0) == min(map(apart, every), default=0)


BIG = "turn 1; 1 hand bogpmm crews b/b o/o g/g r; 2 hand - crews bo/r gpp/y b/o; market mbgory"


def test_yarns_and_prices_are_the_same_listed_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [state for seed in range(8) for state in walk(KIT.game, 2 + seed % 3, seed, {})]
    for state in (at(BIG), *games[::60]):
        plain = KIT.game.legal_moves(state)
        with monkeypatch.context() as patch:
            patch.setattr(legal, "LISTED", 1)
            crowded = KIT.game.legal_moves(state)
        assert sorted(map(repr, crowded)) == sorted(map(repr, plain))
        seat = KIT.game.to_move(state)
        if seat is not None and isinstance(crowded, Gathered):
            for move in list(plain)[::3]:
                keys = KIT.game.moves.keys_of(state, move)
                for picked in (keys[:count] for count in range(len(keys))):
                    told, counted = (
                        set(KIT.game.moves.next_keys(state, seat, picked, moves)) for moves in (plain, crowded)
                    )
                    assert told == counted, (move, picked)


MANY = f"turn 1; 1 hand - crews {'b/b o/o g/g p/p r/r y/y ' * 7}; 2 hand - crews r; market -"


def test_of_very_many_yarns_all_can_be_touched_and_the_right_ones_are_proposed() -> None:
    state = at(MANY)
    moves = KIT.game.legal_moves(state)
    assert len(moves) == len(listed(moves)) + 2**42 - 1
    held = ("slot:0:3", "slot:0:5")
    assert len(KIT.next_keys(state, SEATS[0], held)) == 42 - 2 + 1
    tried = KIT.game.read_move(state, "secure 2 3 2.1")
    repairs = KIT.game.explain(state, tried).repairs
    assert repairs[0] == KIT.game.read_move(state, "secure 2 3")
    assert moves[moves.index(repairs[0])] == repairs[0]
    assert repairs[0] in set(near(moves, tried))


def test_a_cat_with_very_many_yarns_thinks_of_securing_all() -> None:
    state = at(MANY)
    few = worth_a_look(KIT.game.legal_moves(state))
    assert len(few) < 300
    assert max(len(move.spots) for move in few if isinstance(move, Secure)) == 42
