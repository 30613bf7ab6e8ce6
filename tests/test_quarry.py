"""The search for a game's stock: what is no longer true is dropped, what is lacking is found, always the same."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.message import Seat
from catgames.games import load
from catgames.quarry.build import Effort, renewed
from catgames.quarry.happenings import with_others
from catgames.quarry.knowing import foreseeable
from catgames.quarry.neighbours import Heard, told_apart
from catgames.quarry.settle import is_true, settled
from catgames.quarry.uses import with_uses
from catgames.teach.exercises.neighbour import restates, transferred
from catgames.teach.exercises.plan import Way
from catgames.teach.exercises.stock import Happening, Other, Pair, Place, Stock, kept_for
from catgames.teach.goals import Attempt

GAME, JUDGED, DONE = "cloaked", "ruling.ask-known", "draw.one"
LITTLE = Effort(games=1, tries=2)


def _small() -> Stock:
    kept = kept_for(GAME)
    return Stock({JUDGED: kept.pairs(JUDGED)[:2]}, {DONE: kept.happenings(DONE)[:2]})


def test_what_is_true_is_kept_and_what_is_settled_stays() -> None:
    small, kit = _small(), load(GAME)
    found = settled(kit, small)
    assert found.pairs == small.pairs
    for one, before in zip(found.happenings[DONE], small.happenings[DONE], strict=True):
        assert (one.place, one.event) == (before.place, before.event)
        assert one.others[: len(before.others)] == before.others
    assert settled(kit, found) == found


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
    place = Place("turn 1 second; tiles p-1.0:2 b0.0:i y0.1 g1.1; laid 1.1; scores 2 0; seed 1", "scout 1.1")
    sent = Happening(place, 0, (two_more, one_more))  # two are left
    found = settled(kit, Stock({}, {rule: (sent, *known)}))
    others = found.happenings[rule][0].others
    assert one_more in others
    assert two_more not in others


def test_no_clan_that_is_not_at_the_table_is_told_of() -> None:
    kit, rule, chief = load("pocket"), "dogs.attack", "clan.defenders.chief"
    kept = kept_for("pocket")
    bitten = next(one for one in kept.happenings(rule) if "defenders" not in one.place.position)
    absent = replace(bitten, others=(Other(bitten.place.move, bitten.event, "to-the-centre"), *bitten.others))
    found = settled(kit, Stock({}, {rule: (absent,), chief: kept.happenings(chief)}))
    assert bitten.others[0] in found.happenings[rule][0].others
    assert absent.others[0] not in found.happenings[rule][0].others


def test_a_part_of_a_true_sentence_is_not_called_false() -> None:
    """Neither the learner nor Inès puts a mask on it: so there is none from Inès."""
    kit = load(GAME)
    position = (
        "turn 1; 1 fan striped blue hat hand strutting-yellow on-its-back-blue resting-blue; "
        "2 fan spotted mouse red hand *3; 3 fan leaping cocktail green hand *3; seed 31"
    )
    state = kit.game.read(position)
    moves = ("play strutting-yellow", "play on-its-back-blue")
    both, one = ([e.id for e in kit.game.play(state, kit.game.read_move(state, m)).events] for m in moves)
    shown = Happening(Place(position, moves[0]), both.index("no-mask"), (Other(moves[1], one.index("no-mask")),))
    assert list(told_apart(kit, Attempt(kit.game, state, state), shown, shown.others, Heard())) == []


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


HIDES = "turn 1; 1 hand gyy crews g r; 2 hand *6 crews b; market ooooop; seed 1"


def test_what_another_move_does_is_told_of_this_one() -> None:
    """Else who reads the question again knows that it is wrong: it would name another card and another crew."""
    kit = load("burglars")
    state = kit.game.read(HIDES)
    here, away = (kit.game.read_move(state, text) for text in ("activate green 2", "activate yellow 1"))
    other = next(event for event in kit.game.play(state, away).events if event.id == "hidden")
    told = transferred(kit, state, other, away, here)
    assert (told.id, told.args) == ("hidden", {"who": 0, "number": 2})


def test_a_move_named_again_is_no_answer() -> None:
    kit = load("burglars")
    state = kit.game.read(HIDES)
    move = kit.game.read_move(state, "activate green 2")
    events = kit.game.play(state, move).events
    assert [restates(kit, state, move, events, event) for event in events] == [True, False, False]
    at = Attempt(kit.game, state, state)
    place = Place(HIDES, "activate green 2")
    hidden, is_trap = (with_others(kit, at, Happening(place, number, ()), Heard()) for number in (0, 1))
    assert hidden is None
    assert is_trap is not None


def test_another_rule_tells_of_the_same_things() -> None:
    """A yarn is scored, where a trap would be placed: both speak of a card, a crew and its owner."""
    known = kept_for("burglars").happenings("infiltrate.yarn")
    instead = {other.instead for one in known for other in one.others if other.instead}
    assert "trapped" in instead


def test_nothing_is_asked_about_things_that_are_not_there() -> None:
    """Nobody thinks of moving a tile where there is none."""
    kit = load("cleocatra")
    position = "turn 1; tiles o0.0:1 b1.0 g2.0:2i p0.1 y3.0; scores 0 5; seed 5"
    allowed = Place(position, "search 0.1 to 4.0")
    there, away = (Place(position, f"search {tile} to 4.0") for tile in ("1.0", "5.0"))
    assert is_true(kit, "tile.search-connected", Pair(allowed, there))
    assert not is_true(kit, "tile.search", Pair(allowed, away))


def test_what_is_only_said_of_a_move_does_not_happen_by_it() -> None:
    """That another choice would have scored more is no event to be foreseen."""
    kit, rule = load("cleocatra"), "score.choose"
    position = "turn 1; tiles o0.0:1 b-1.0:1 b1.0 g2.0:2; scores 0 0; seed 5"
    state = kit.game.read(position)
    place = Place(position, "rescue 0.0 with 1.0")
    events = [event.id for event in kit.game.play(state, kit.game.read_move(state, place.move)).events]
    asked = Happening(place, events.index("better-choice"), ())
    assert with_others(kit, Attempt(kit.game, state, state), asked, Heard()) is None
    assert not settled(kit, Stock({}, {rule: (asked,)})).happenings


def test_no_move_is_asked_for_by_a_rule_that_any_move_keeps_as_long_as_the_game_is_on() -> None:
    kept, ends, grows = kept_for("burglars"), "end.eight", "form.same-size"
    used = with_uses(load("burglars"), Stock({rule: kept.pairs(rule)[:40] for rule in (ends, grows)}, {})).uses
    assert (grows, str(Way.FIND)) in used
    assert (ends, str(Way.FIND)) not in used
