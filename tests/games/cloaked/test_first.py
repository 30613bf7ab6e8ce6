"""What the guide of a first game says is true, whatever its learner has done before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from catgames.core.message import Seat
from catgames.games.cloaked import KIT
from catgames.games.cloaked.course.first import GUIDE
from catgames.games.cloaked.language.moves import Ask, Move, Play
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.law.scoring import winners
from catgames.games.cloaked.mind.deduction.board import deduce
from catgames.games.cloaked.position.attributes import ATTRIBUTES, as_set, bit, names
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF
from catgames.games.cloaked.position.state import State
from catgames.players.cats import decide
from catgames.text.words import LANGUAGES, Words

YOU, SAMI = Seat(0), Seat(1)
BEAT_WORDS, GOAL_WORDS = 35, 40


@cache
def _decisions() -> tuple[State, ...]:
    """The learner's, in games on the guide's deal against its cat, played at random or by hunches."""
    found = []
    for game in range(24):
        chance = random.Random(game)
        state = GAME.start(2, GUIDE.seed, GAME.choices(dict(GUIDE.options)))
        while (who := GAME.to_move(state)) is not None:
            if who == YOU:
                found.append(state)
            level = GUIDE.cats[0] if who == SAMI or game % 2 else "random"
            state = GAME.play(state, decide(KIT, level, GAME.seen_by(state, who), who, chance, 1)).state
    return tuple(found)


def _advised(beat: str) -> list[tuple[State, Move]]:
    wants = GUIDE.beat(beat).wants
    found = [(state, move) for state in _decisions() for move in GAME.legal_moves(state) if wants(state, move)]
    assert found, "a claim that is never made is not tested"
    return found


def _masked_by_sami(state: State) -> Iterator[int]:
    return (ATTRIBUTES_OF[cat] for cat, masks in state.stage if masks >> SAMI & 1)


def test_the_learner_begins() -> None:
    assert _decisions()[0].first == YOU


@pytest.mark.parametrize("beat", ["rest", "left"])
def test_a_yes_that_is_called_certain_comes(beat: str) -> None:
    for state, move in _advised(beat):
        assert isinstance(move, Ask)
        assert state.fans[SAMI] & bit(move.attribute)
        assert deduce(state, YOU).chance(SAMI, move.attribute) == 1, "and it could be known"


def test_the_rest_of_a_cat_is_all_that_is_not_ones_own() -> None:
    for state, move in _advised("rest"):
        assert isinstance(move, Ask)
        assert any(cat & ~state.fans[YOU] == bit(move.attribute) for cat in _masked_by_sami(state))


def test_of_two_attributes_no_third_could_be_meant_and_sami_has_one() -> None:
    for state, move in _advised("two"):
        assert isinstance(move, Ask)
        board = deduce(state, YOU)
        possible = as_set(name for name in ATTRIBUTES if board.chance(SAMI, name))
        pairs = [cat & possible for cat in _masked_by_sami(state) if (cat & possible).bit_count() == 2]
        pairs = [pair for pair in pairs if pair & bit(move.attribute)]
        assert pairs
        assert all(pair & state.fans[SAMI] for pair in pairs)


def test_ones_own_mask_goes_on_the_cat_that_shows_two_of_ones_attributes() -> None:
    for state, move in _advised("cat"):
        assert isinstance(move, Play)
        assert GAME.play(state, move).state.stage[-1].masks >> YOU & 1
        assert len(names(ATTRIBUTES_OF[move.cat] & state.fans[YOU])) == 2


def test_a_cat_of_what_may_be_hidden_shows_nothing_known() -> None:
    for state, move in _advised("new"):
        assert isinstance(move, Play)
        shown = names(ATTRIBUTES_OF[move.cat])
        assert all(deduce(state, YOU).chance(SAMI, name) for name in shown)
        assert not any(state.shown[SAMI] & bit(name) for name in shown)


def test_a_cat_that_splits_a_riddle_leaves_others_to_be_meant() -> None:
    for state, move in _advised("split"):
        assert isinstance(move, Play)
        possible = as_set(name for name in ATTRIBUTES if deduce(state, YOU).chance(SAMI, name))
        riddles = [cat & possible for cat in _masked_by_sami(state) if not cat & state.shown[SAMI]]
        shown = ATTRIBUTES_OF[move.cat]
        assert any(riddle & shown and riddle & ~shown for riddle in riddles)


def test_where_one_had_better_not_ask_a_no_is_more_than_twice_as_likely() -> None:
    for state, _ in _advised("nothing"):
        asks = [move for move in GAME.legal_moves(state) if isinstance(move, Ask)]
        assert all(deduce(state, YOU).chance(ask.target, ask.attribute) * 3 < 1 for ask in asks)


def test_a_no_that_is_spoken_of_takes_something_from_a_mask() -> None:
    """Which it does not if the attribute was one's own all along."""
    for state, _ in _advised("no"):
        new = state.denied[SAMI] & ~state.fans[YOU]
        assert any(cat & new and not cat & state.shown[SAMI] for cat in _masked_by_sami(state))


def test_after_the_last_unmasking_nobody_catches_up() -> None:
    for state, move in _advised("last"):
        assert isinstance(move, Ask)
        if not state.fans[SAMI] & bit(move.attribute):
            continue
        after = GAME.play(state, move).state
        assert all(winners(GAME.play(after, answer).state) == (YOU,) for answer in GAME.legal_moves(after))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_is_short(language: str) -> None:
    words = Words("cloaked", language, YOU)
    said = [words.say(f"first-{beat.id}") for beat in GUIDE.beats]
    assert all(_length(text) <= BEAT_WORDS for text in said), said
    assert _length(words.say("first-about")) + _length(words.say("first-goal")) <= GOAL_WORDS


def _length(text: str) -> int:
    """French sets its signs apart: they are no words."""
    return sum(any(letter.isalnum() for letter in part) for part in text.split())
