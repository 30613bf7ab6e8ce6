"""Exercises of every rule, by any seed: one right answer, the engine agrees, nothing hidden is given away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.exercises import offered
from catgames.core.event import Event
from catgames.core.message import Seat
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.posed import Posed
from catgames.proving import ENOUGH, SEEDS, different, likeness, prove, proved
from catgames.quarry.knowing import imagined, told
from catgames.scene.look import Look
from catgames.teach.exercises.counting import GAP
from catgames.teach.exercises.exercise import Exercise, make
from catgames.teach.exercises.family import ENDLESS
from catgames.teach.exercises.marking import mark
from catgames.teach.exercises.plan import EITHER, ROUND, Way, layout
from catgames.teach.exercises.rounds import EXAM, exam_of, round_of
from catgames.teach.exercises.stock import Kept, Pair, kept_for, write
from catgames.teach.exercises.supply import Purpose, supply
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.teach.steps.choose import Choose, Offer
from catgames.text.rules import event_said
from catgames.text.words import LANGUAGES, Words

STEP_WORDS = 60
ANSWER_WORDS = 35
WORLDS = 6
MOVES = 40
SOME = 8
NEAR = 0.08
"""Of what chance would have it."""


@cache
def _rules(game: str) -> list[str]:
    kit = load(game)
    return [clause.id for clause in kit.game.rulebook.clauses if supply(kit, clause.id, Purpose.PRACTICE).ways]


EVERY_RULE = [(game, rule) for game in GAMES for rule in _rules(game)]
any_rule = st.sampled_from(EVERY_RULE)
any_seed = st.integers(0, 3000)
any_purpose = st.sampled_from(Purpose)
slowly = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


def _made(named: tuple[str, str], seed: int, purpose: Purpose) -> tuple[AnyKit, Exercise] | None:
    kit, rule = load(named[0]), named[1]
    return (kit, make(kit, rule, seed, purpose)) if supply(kit, rule, purpose).ways else None


@given(any_rule, any_seed, any_purpose)
@slowly
def test_one_answer_is_right_and_the_engine_agrees(named: tuple[str, str], seed: int, purpose: Purpose) -> None:
    if made := _made(named, seed, purpose):
        prove(*made, made[1].opened(made[0]))


@given(any_rule, any_seed)
@slowly
def test_a_rule_and_a_seed_always_mean_the_same(named: tuple[str, str], seed: int) -> None:
    kit = load(named[0])
    one, other = make(kit, named[1], seed), make(kit, named[1], seed)
    assert likeness(kit, one, one.opened(kit)) == likeness(kit, other, other.opened(kit))


@given(any_rule, any_seed, st.sampled_from(LANGUAGES))
@slowly
def test_what_is_asked_is_short_and_said_in_both_languages(named: tuple[str, str], seed: int, language: str) -> None:
    kit = load(named[0])
    posed = Posed(kit, make(kit, named[1], seed), language)
    assert len(posed.question.split()) <= STEP_WORDS, posed.question
    for text in (posed.question, *posed.options, posed.answer, *posed.explanation.splitlines()):
        assert "⟨" not in text
    assert all(len(option.split()) <= ANSWER_WORDS for option in posed.options)
    assert len(set(posed.options)) == len(posed.options)


@given(any_rule, any_seed)
@slowly
def test_nothing_hidden_is_asked_for(named: tuple[str, str], seed: int) -> None:
    """What the learner cannot see is neither drawn nor told: what is told is for the learner's ears."""
    kit = load(named[0])
    made = make(kit, named[1], seed)
    play = made.opened(kit)
    seen = kit.game.seen_by(play.attempt.state, Seat(0))
    assert Posed(kit, made).position == kit.game.write(seen)
    if isinstance(made.step, Choose):
        assert all(event.heard_by(Seat(0)) for event in play.worked.after.events)
    if made.way is Way.JUDGE:
        assert kit.game.judge(seen, play.worked.move).legal == made.yes


def test_any_ten_of_mixed_rounds_have_nearly_as_many_yes_as_no(kit: AnyKit) -> None:
    """Also where one round ends and another begins; in a round they are even, unless its rules leave no choice."""
    rules = tuple(_rules(kit.game.id))
    rounds = [[item.made(kit).yes for item in round_of(kit, rules, number)] for number in range(30)]
    assert sum(one.count(True) == one.count(False) for one in rounds) >= 29
    row = [answer for one in rounds for answer in one]
    tens = [row[place : place + ROUND] for place in range(len(row) - ROUND + 1)]
    even = [0.4 <= ten.count(True) / (ten.count(True) + ten.count(False)) <= 0.6 for ten in tens]
    assert sum(even) >= 0.98 * len(even)


def test_an_exam_has_as_many_yes_as_no(kit: AnyKit) -> None:
    for seed in range(12):
        answers = [item.made(kit).yes for item in exam_of(kit, seed)]
        assert answers.count(True) == answers.count(False) == answers.count(None) == EXAM // 3


@pytest.mark.parametrize("first", [0, 170])
def test_no_position_comes_twice_in_a_row(kit: AnyKit, first: int) -> None:
    """Of any rule, whatever way it is asked about."""
    for rule in _rules(kit.game.id):
        every = [make(kit, rule, seed) for seed in range(first, first + 3 * ROUND)]
        shown = [(made.step.at, made.twin) for made in every]
        assert [made.seed for made, one, other in zip(every, shown, shown[1:], strict=False) if one == other] == []


def test_what_is_to_be_marked_follows_from_what_is_said(kit: AnyKit) -> None:
    """All the rest of the move is named: paid otherwise, what is asked in the same words has the same answer."""
    for rule in _rules(kit.game.id):
        for purpose in Purpose:
            for pair in supply(kit, rule, purpose).used.get(Way.MARK, ())[:SOME]:
                marked = _marked(kit, rule, pair)
                assert "⟨" not in "".join(marked[0].values())
                for other in _otherwise(kit, pair):
                    meant = _marked(kit, rule, other)
                    assert meant[0] != marked[0] or meant[1] == marked[1], (marked, other)


def _marked(kit: AnyKit, rule: str, pair: Pair) -> tuple[dict[str, str], frozenset[str]]:
    """What is said, and what is right; nothing where it cannot be asked."""
    found, state = mark(kit, rule, pair, "x"), kit.game.read(pair.refused.position)
    if found is None:
        return {}, frozenset()
    assert isinstance(found.text, dict)
    return dict(found.text), frozenset(found.right(Attempt(kit.game, state, state)))


def _otherwise(kit: AnyKit, pair: Pair) -> Iterator[Pair]:
    """The same with one part of the move changed."""
    state = kit.game.read(pair.refused.position)
    move = kit.game.read_move(state, pair.refused.move)
    kind = kit.game.moves.kind_of(move)
    for name, part in kind.parts.items():
        for value in islice(part.every(state, move.seat), SOME):
            changed = kit.game.write_move(state, replace(move, **{name: value}))
            yield replace(pair, refused=replace(pair.refused, move=changed))


def test_what_is_offered_instead_of_a_wrong_move_is_about_things_that_are_there(kit: AnyKit) -> None:
    """Nearly always: where there is too little to choose from, something that is not there fills the list."""
    every = (make(kit, rule, seed) for rule in _rules(kit.game.id) for seed in range(ROUND))
    asked, absent = 0, 0
    for made in (made for made in every if made.way is Way.MEND):
        play = made.opened(kit)
        seen, words = kit.game.seen_by(play.attempt.state, Seat(0)), Words(kit.game.id, "en", Seat(0))
        there = set(kit.draw(seen, Look(Seat(0), words)).keys)
        said = {words(kit.say_move(seen, move)): move for move in kit.game.expressible(seen) if move.seat == 0}
        offered = [said[words(answer)] for answer in play.worked.offer.answers]
        asked += 1
        absent += any(not there.issuperset(kit.keys_of(seen, move)) for move in offered)
    assert absent <= asked / 5


def test_whether_something_happens_is_answered_by_the_rule_that_is_asked_about(kit: AnyKit) -> None:
    """What another rule would tell of the move is never the question, nor the answer."""
    every = (make(kit, rule, seed) for rule in _rules(kit.game.id) for seed in range(ROUND))
    denied = [made for made in every if made.way is Way.EXPECT and not made.yes]
    assert len(denied) >= 20
    for made in denied:
        offer = made.opened(kit).worked.offer
        answering, *besides = offer.after.events
        assert answering.rule == (offer.decided_by or made.rule)
        happens = told(kit, kit.game.read(made.step.at), offer.move)
        by_others = {event.id for event in happens if event.rule != made.rule and event.heard_by(Seat(0))}
        claimed = offer.question.args["said"].id.removeprefix("event:")
        assert claimed not in by_others - {answering.id}
        assert bool(offer.decided_by) == (claimed == answering.id)
        assert bool(offer.why) == (claimed != answering.id), "either the rule says why, or that there is nothing such"
        assert all(event in happens and event.id != claimed for event in besides)


def test_how_many_is_asked_about_an_amount_that_only_the_move_tells(kit: AnyKit) -> None:
    """The sentence with the gap, with the right number in it, is what happens; with no other number it is."""
    every = (make(kit, rule, seed) for rule in _rules(kit.game.id) for seed in range(ROUND))
    counted = {made.rule: made for made in every if made.way is Way.COUNT}
    assert len(counted) >= 4
    for made in counted.values():
        offer = made.opened(kit).worked.offer
        happens = [(event.id, event.args) for event in told(kit, kit.game.read(made.step.at), offer.move)]
        gap = offer.question.args["said"]
        (value,) = [name for name, filled in gap.args.items() if filled == GAP]
        for number, answer in enumerate(offer.answers):
            filled = {**gap.args, value: answer.args["count"]}
            assert ((gap.id.removeprefix("event:"), filled) in happens) == (number == offer.right)


def test_half_of_the_answers_are_yes_in_any_ten(kit: AnyKit) -> None:
    """And so in any stretch of ten, because every ten use the same slots in the same order."""
    for rule in _rules(kit.game.id):
        ways = supply(kit, rule, Purpose.PRACTICE).ways
        slots = Counter(slot.yes for slot in layout(f"{kit.game.id} {rule} practice", ways))
        assert slots[True] == slots[False]
        assert (slots[True] > 0) == any(way in EITHER for way in ways)


def test_exams_show_no_position_that_practice_shows_whatever_it_is_asked_about(kit: AnyKit) -> None:
    shown = {purpose: _positions(kit, purpose) for purpose in Purpose}
    assert not shown[Purpose.PRACTICE] & shown[Purpose.EXAM]
    assert len(shown[Purpose.EXAM]) * 12 > len(shown[Purpose.PRACTICE])


def _positions(kit: AnyKit, purpose: Purpose) -> set[str]:
    supplies = [supply(kit, rule, purpose) for rule in _rules(kit.game.id)]
    pairs = {place.position for one in supplies for pair in one.pairs for place in (pair.allowed, pair.refused)}
    return pairs | {happening.place.position for one in supplies for happening in one.happenings}


def test_a_rule_that_practice_asks_about_is_in_exams_too(kit: AnyKit) -> None:
    assert [rule for rule in _rules(kit.game.id) if not supply(kit, rule, Purpose.EXAM).ways] == []


def test_every_rule_has_exercises_of_its_own(kit: AnyKit) -> None:
    lacking = [clause.id for clause in kit.game.rulebook.clauses if clause.id not in _rules(kit.game.id)]
    assert not lacking


def test_of_every_rule_that_a_position_shows_two_hundred_differ(kit: AnyKit) -> None:
    """Counted from the stock; rules that are asked about in the same words on any table are named by the command."""
    counts = {rule: different(kit, rule) for rule in _rules(kit.game.id) if not _is_told(kit, rule)}
    assert {rule: count for rule, count in counts.items() if count < ENOUGH} == {}


def _is_told(kit: AnyKit, rule: str) -> bool:
    stocked = supply(kit, rule, Purpose.PRACTICE)
    return (
        not stocked.pairs and not stocked.happenings and stocked.family is not None and stocked.family.cases < ENDLESS
    )


def test_some_of_every_rule_are_made_and_the_engine_agrees(kit: AnyKit) -> None:
    chance = Random(f"some {kit.game.id}")
    for rule in _rules(kit.game.id):
        for purpose in Purpose:
            if made := _made((kit.game.id, rule), chance.randrange(SEEDS), purpose):
                prove(*made, made[1].opened(made[0]))


@pytest.mark.parametrize("named", EVERY_RULE[::40])
def test_what_is_counted_from_the_stock_is_there_when_it_is_made(named: tuple[str, str]) -> None:
    kit = load(named[0])
    proof = proved(kit, named[1])
    assert proof.cannot or proof.count >= ENOUGH, (named, proof)
    assert 0.4 <= proof.legal_share <= 0.6, (named, proof)
    assert proof.is_enough


@given(any_rule, any_seed, any_purpose)
@slowly
def test_no_answer_hangs_on_what_cannot_be_seen(named: tuple[str, str], seed: int, purpose: Purpose) -> None:
    """In other worlds that could be this one the same is asked, offered and right."""
    if not (found := _made(named, seed, purpose)):
        return
    kit, made = found
    play = made.opened(kit)
    seen = kit.game.seen_by(play.attempt.state, Seat(0))
    words = Words(kit.game.id, "en", Seat(0))
    for world in imagined(kit, play.attempt.state, WORLDS, Random(seed)):
        assert kit.game.seen_by(world, Seat(0)) == seen
        if isinstance(made.step, Choose) and made.way in (Way.EXPECT, Way.FORESEE):
            _happens_as_answered(kit, made, play.worked.offer, world)
        elif isinstance(made.step, Choose) and not made.twin:
            offer = replace(made.step, at=kit.game.write(world)).opened(kit, {}).worked.offer
            asked = play.worked.offer
            assert (words(offer.question), offer.right) == (words(asked.question), asked.right)
            assert [*map(words, offer.answers)] == [*map(words, asked.answers)]
        elif made.way is Way.JUDGE:
            assert kit.game.allows(world, play.worked.move) == made.yes


def _happens_as_answered(kit: AnyKit, made: Exercise, offer: Offer, world: Any) -> None:
    """Where the move is legal, as it is said to be: what is said to happen does, what is said not to does not."""
    if not kit.game.allows(world, offer.move):
        return
    happens = [event_said(event) for event in kit.game.play(world, offer.move).events]
    if made.way is Way.EXPECT:
        assert (offer.question.args["said"] in happens) == made.yes
    else:
        assert [answer in happens for answer in offer.answers] == [
            number == offer.right for number in range(len(offer.answers))
        ]


def test_no_table_that_is_asked_about_has_a_fault(kit: AnyKit) -> None:
    whole = kept_for(kit.game.id).whole()
    places = [place for pairs in whole.pairs.values() for pair in pairs for place in (pair.refused, pair.allowed)]
    places += [one.place for happenings in whole.happenings.values() for one in happenings]
    assert [
        position for position in {place.position for place in places} if kit.game.faults(kit.game.read(position))
    ] == []


def test_a_stock_is_read_as_it_is_written(kit: AnyKit) -> None:
    whole = kept_for(kit.game.id).whole()
    assert Kept(write(whole)).whole() == whole


def _share(rights: list[bool]) -> float:
    return sum(rights) / len(rights)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_answer_is_no_better_a_guess_than_any_other(kit: AnyKit, language: str) -> None:
    every = (make(kit, rule, seed) for rule in _rules(kit.game.id) for seed in range(2 * ROUND))
    asked = [answers for made in every if (answers := offered(kit, made, language))]
    longest = _share([max(options, key=len) == right for options, right in asked])
    assert abs(longest - sum(1 / len(options) for options, _ in asked) / len(asked)) < NEAR


def test_who_always_says_yes_is_right_half_of_the_time(kit: AnyKit) -> None:
    every = (make(kit, rule, seed) for rule in _rules(kit.game.id) for seed in range(ROUND))
    assert _share([made.yes for made in every if made.yes is not None]) == 0.5


def test_what_happens_is_not_answered_by_reading_the_question_again(kit: AnyKit) -> None:
    """Neither the right answer nor a wrong one only tells a move: what it is, the question says."""
    for rule in _rules(kit.game.id):
        for made in (made for seed in range(ROUND) if (made := make(kit, rule, seed)).way is Way.FORESEE):
            play = made.opened(kit)
            state, offer = play.attempt.state, play.worked.offer
            legal = kit.game.legal_moves(state)
            others = Random(rule).sample(legal, min(MOVES, len(legal)))
            first = {move: kit.game.play(state, move).events[0] for move in others if move.seat == offer.move.seat}
            right = offer.answers[offer.right]
            played = kit.game.play(state, offer.move).events[0]
            assert right != event_said(played) or not _is_named(kit, state, offer.move, played), (rule, made.seed)
            named = [event_said(event) for move, event in first.items() if _is_named(kit, state, move, event)]
            wrong = [answer for answer in offer.answers if answer != right and answer.id != right.id]
            assert not [answer for answer in wrong if answer in named], (rule, made.seed)


def _is_named(kit: AnyKit, state: Any, move: Any, event: Event) -> bool:
    """Every value but the players' is one of the move's own."""
    own = list(kit.say_move(state, move).args.values())
    return all(isinstance(value, Seat) or value in own for value in event.args.values())


def test_what_was_found_by_touching_is_told_with_its_rule(kit: AnyKit) -> None:
    words, found = Words(kit.game.id, "en", LEARNER), 0
    for rule in _rules(kit.game.id)[::6]:
        exercises = (make(kit, rule, seed) for seed in range(ROUND))
        if made := next((one for one in exercises if one.way is Way.FIND), None):
            play = made.opened(kit)
            for touch in made.step.rehearsed(kit, play)[-1].inputs:
                play = made.step.update(kit, play, touch)
            assert play.done
            assert rule in [say.rule for say in made.step.shown(kit, play, words).says]
            found += 1
    assert found
