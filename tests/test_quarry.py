"""The search for a game's stock: what is no longer true is dropped, what is lacking is found, always the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from catgames.core.message import Seat
from catgames.games import load
from catgames.quarry import build
from catgames.quarry.build import Effort, Quarry, renewed
from catgames.quarry.knowing import foreseeable
from catgames.quarry.settle import has_echoes_alone, is_true, settled
from catgames.teach.exercises.stock import Happening, Other, Pair, Place, Stock, kept_for

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


def test_a_position_as_another_player_saw_it_is_not_asked_about() -> None:
    kit, rule = load("burglars"), "ruling.nothing-left"
    pair = kept_for("burglars").pairs(rule)[0]
    state = kit.game.read(pair.allowed.position)
    gaps = replace(pair.allowed, position=kit.game.write(kit.game.seen_by(state, Seat(1))))
    assert is_true(kit, rule, pair)
    assert not is_true(kit, rule, replace(pair, allowed=gaps))


def test_a_number_that_no_game_comes_near_is_no_answer() -> None:
    kit, rule = load("cleocatra"), "rescuer.scout"
    known = kept_for("cleocatra").happenings(rule)
    one_more, two_more = (Other("scout 1.1", 0, "count", change) for change in (1, 2))
    place = Place("turn 1 second; tiles p-1.0:2 b0.0:i y0.1 g1.1; laid 1.1; scores 2 3; seed 1", "scout 1.1")
    sent = Happening(place, 0, (two_more, one_more))  # two are left
    found = settled(kit, Stock({}, {rule: (sent, *known)}))
    assert found.happenings[rule][0].others == (one_more,)


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


@pytest.mark.parametrize(("scarce", "left"), [(2, 2), (3, 5)])
def test_a_move_named_again_is_no_answer_where_there_are_others(
    monkeypatch: pytest.MonkeyPatch, scarce: int, left: int
) -> None:
    rule, kit = "ruling.out-of-masks", load(GAME)
    known = kept_for(GAME).happenings(rule)
    echoes = [one for one in known if has_echoes_alone(kit, one)][:3]
    others = [one for one in known if not has_echoes_alone(kit, one)][:2]
    monkeypatch.setattr(build, "SCARCE", scarce)
    quarry = Quarry(kit, ())
    quarry.take(Stock({}, {rule: (*echoes, *others)}))
    found = quarry.stock().happenings[rule]
    assert set(others) <= set(found)
    assert len(found) == left
