"""What the guide of a first game advises is what its words say."""

from __future__ import annotations

import random

import pytest

from catgames.core.message import Seat
from catgames.games.pocket import KIT
from catgames.games.pocket.course.first import GUIDE
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.cells import CENTRE
from catgames.games.pocket.position.ending import resolved
from catgames.games.pocket.position.state import NOWHERE, State
from catgames.games.pocket.position.tiles import KIND, PREY
from catgames.players.cats import GREEDY, decide
from catgames.screen.inputs import Touched
from catgames.table.first.first import First, open_first
from catgames.table.first.inputs import FirstButton
from catgames.table.first.update import update
from catgames.table.guise import Guise
from catgames.table.inputs import Thought
from catgames.table.match.match import luck, thinker
from catgames.text.words import LANGUAGES
from tests.games.pocket import at

YOU, SAMI = Seat(0), Seat(1)
CAT = "turn 1; lifted b2; board ***** / * R4 *** / ** m5 ** / ***** / *****; seed 3"
GUARDED = "turn 1; lifted b2; board ** Av ** / * R4 *** / * Dv m5 ** / ***** / *****; seed 3"
PREY_UP = "turn 1; lifted b1; board * f4 *** / ** R3 ** / ** m5 ** / ** G5 ** / *****; seed 3"
RIVAL = "turn 1; lifted b2; board * m3 *** / * G2 *** / ** m5 ** / ***** / *****; seed 3"
DOG = "turn 1; lifted a4; board ***** / ***** / * G2 * R3 * / A^ **** / *****; seed 3"
LONE_DOG = "turn 1; lifted a4; board ***** / ***** / ** R3 ** / A^ **** / *****; seed 3"
LONE_PREY = "turn 1; lifted a1; board m3 **** / ***** / G2 **** / ***** / *****; seed 3"
TOGETHER = "turn 1; lifted c5; board ***** / ** R3 ** / ** m5 ** / ***** / ** R1 **; seed 3"
TRAPPED = "turn 1; lifted a5; board ***** / ***** / m3 **** / R5* **** / D^ R1 ***; seed 3"
SAVED = "turn 1; lifted a1; board m3 **** / A> R3 *** / ***** / ***** / *****; seed 3"


def advised(beat: str, position: str) -> set[str]:
    state, wants = at(position), GUIDE.beat(beat).wants
    return {GAME.write_move(state, move) for move in GAME.legal_moves(state) if wants(state, move)}


@pytest.mark.parametrize(
    ("beat", "position", "moves"),
    [
        # Beside the prey, an edge of it, and not where the cat already touches it at a corner only.
        ("hunt", CAT, {"swap b2 b3", "swap b2 c2"}),
        ("hunt", GUARDED, set()),
        ("together", CAT, set()),
        ("together", TOGETHER, {"swap c5 c4"}),
        # Beside the cat of three, but not beside the five of Sami's as well.
        ("prey", PREY_UP, {"swap b1 c1", "swap b1 b2"}),
        ("pair", PREY_UP, {"swap b1 c1", "swap b1 b2"}),
        ("pair", SAVED, set()),
        ("rival", RIVAL, {"swap b2 a2", "swap b2 b4", "swap b2 d2"}),
        ("rival", CAT, set()),
        ("dog", DOG, {"swap a4 b4"}),
        # Where it can bite nobody it is explained as well, and so is a prey that nobody of yours can have.
        ("dog", LONE_DOG, {f"swap a4 {there}" for there in ("a1", "a2", "a3", "a5", "b4", "d4", "e4")}),
        ("prey", LONE_PREY, {"swap a1 b1", "swap a1 b2"}),
        ("save", SAVED, {"swap a1 a2", "swap a1 b2"}),
        ("save", CAT, set()),
        # Swapped with a cat that it points at, this dog points back at it: one bite fewer, but no cat is saved by it.
        ("save", TRAPPED, set()),
    ],
)
def test_an_idea_wants_the_moves_that_its_words_describe(beat: str, position: str, moves: set[str]) -> None:
    assert advised(beat, position) == moves


def test_the_learner_begins_beside_a_prey() -> None:
    start = GAME.start(2, GUIDE.seed, GUIDE.options)
    assert GAME.to_move(start) == YOU
    assert KIND[start.tiles[CENTRE]] == PREY
    assert not start.setup.effects


FEW, MANY = 6, 8
"""Points apart, and points that a clan has caught something with."""


def by_the_guide(first: First) -> First:
    """The next move: a cat's, or what is advised, or what a greedy cat would do."""
    match, move = first.match, first.advice()
    cat = thinker(match)
    if cat is not None:
        seen = GAME.seen_by(match.state, cat)
        return update(first, Thought(decide(KIT, match.setup.players[cat], seen, cat, luck(match), 1)))
    seen = GAME.seen_by(match.state, YOU)
    for key in KIT.keys_of(match.state, move or decide(KIT, GREEDY, seen, YOU, random.Random(1), 1)):
        first = update(first, Touched(key))
    return first


def test_the_first_game_is_a_contest_that_the_learner_wins() -> None:
    first = update(open_first(KIT), FirstButton.BEGIN)
    while not first.over:
        first = by_the_guide(first)
    outcome = result(first.match.state)
    assert outcome is not None
    assert min(outcome.scores) >= MANY
    assert 0 < outcome.scores[YOU] - outcome.scores[SAMI] <= FEW
    assert outcome.winners == (YOU,)


def lead(state: State) -> int:
    after = resolved(GAME.seen_by(state, YOU)).after
    return score(after, YOU).total - score(after, SAMI).total


def test_no_advised_swap_costs_points_as_the_square_lies() -> None:
    chance, weighed = random.Random(5), 0
    for seed in range(20):
        state = GAME.start(2, seed, GUIDE.options)
        while (seat := GAME.to_move(state)) is not None:
            moves = GAME.legal_moves(state)
            if seat == YOU and state.lifted != NOWHERE:
                for move in moves:
                    after = GAME.simulate(state, move)
                    if GAME.to_move(after) is not None and any(beat.wants(state, move) for beat in GUIDE.beats):
                        assert lead(after) >= lead(state), GAME.write_move(state, move)
                        weighed += 1
            state = GAME.simulate(state, chance.choice(moves))
    assert weighed > 100


def test_every_idea_is_told_in_a_few_words() -> None:
    for language in LANGUAGES:
        words = Guise(language).words(KIT, YOU)
        for beat in GUIDE.beats:
            told = words.say(f"first-{beat.id}").split()
            assert sum(any(map(str.isalnum, word)) for word in told) <= 35, told
