"""The search for a game's stock: what is no longer true is dropped, what is lacking is found, always the same."""

from __future__ import annotations

from dataclasses import replace

from catgames.games import load
from catgames.quarry.build import Effort, renewed
from catgames.quarry.knowing import foreseeable
from catgames.quarry.settle import is_true, settled
from catgames.teach.exercises.stock import Pair, Stock, kept_for

GAME, JUDGED, DONE = "cloaked", "ruling.ask-known", "draw.one"
LITTLE = Effort(games=1, tries=2)


def _small() -> Stock:
    kept = kept_for(GAME)
    return Stock({JUDGED: kept.pairs(JUDGED)[:2]}, {DONE: kept.happenings(DONE)[:2]})


def test_what_is_true_is_kept() -> None:
    assert settled(load(GAME), _small()) == _small()


def test_what_is_no_longer_true_is_dropped() -> None:
    small = _small()
    first, second = small.pairs[JUDGED]
    swapped = Pair(allowed=first.refused, refused=first.allowed)
    late = replace(small.happenings[DONE][0], event=99)
    found = settled(load(GAME), Stock({JUDGED: (swapped, second)}, {DONE: (late,)}))
    assert found == Stock({JUDGED: (second,)}, {})


def test_what_is_lacking_is_found_and_always_the_same() -> None:
    kit, told = load(GAME), list[str]()
    found = renewed(kit, _small(), (), told.append, LITTLE)
    assert found == renewed(kit, _small(), (), told.append, LITTLE)
    assert set(_small().pairs[JUDGED]) <= set(found.pairs[JUDGED])
    assert len(found.pairs) > 1
    assert len(found.happenings) > 1
    assert told
    assert all(is_true(kit, rule, pair) for rule, pairs in found.pairs.items() for pair in pairs)
    assert all(foreseeable(kit, one) == one for ones in found.happenings.values() for one in ones)
