"""A first game: what a cat asks, what a mask, a missing mask and a no tell, and when to ask."""

from __future__ import annotations

from fractions import Fraction

from catgames.core.message import Seat
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Play
from catgames.games.cloaked.law.legal import questions
from catgames.games.cloaked.law.scoring import points
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.games.cloaked.position.attributes import ATTRIBUTES, as_set, bit
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF
from catgames.games.cloaked.position.facts import masked, others, plainly_ruled_out
from catgames.games.cloaked.position.state import ASK, DRAW, State
from catgames.teach.guide import Beat, Guide

WORTH_A_GUESS = Fraction(1, 3)
"""For two players: right is a point won and one taken from the other, wrong is one given away."""


# --- what the learner can read off the table ------------------------------------------------------


def _possible(state: State, asker: Seat, target: Seat) -> int:
    """What this player may still hide, for all that the asker has seen."""
    board = deduce(state, asker)
    found = as_set(name for name in ATTRIBUTES if board.standing(target, name) is not Standing.IMPOSSIBLE)
    return found & ~state.shown[target]


def _riddles(state: State, target: Seat) -> list[int]:
    """The attributes of each cat with a mask of this player that no face-up card explains."""
    seen = [ATTRIBUTES_OF[cat] for cat, masks in state.stage if masks >> target & 1]
    return [attributes for attributes in seen if not attributes & state.shown[target]]


# --- what to play ---------------------------------------------------------------------------------


def _plays_two_of_ones_own(state: State, move: Move) -> bool:
    return isinstance(move, Play) and (state.fans[move.seat] & ATTRIBUTES_OF[move.cat]).bit_count() == 2


def _plays_what_is_possible(state: State, move: Move) -> bool:
    if not isinstance(move, Play):
        return False
    shown = ATTRIBUTES_OF[move.cat]
    return any(not shown & ~_possible(state, move.seat, target) for target in others(state, move.seat))


def _splits_a_riddle(state: State, move: Move) -> bool:
    """With a cat that shows some of what a mask may stand for, and not all of it."""
    if not isinstance(move, Play):
        return False
    shown = ATTRIBUTES_OF[move.cat]
    for target in others(state, move.seat):
        possible = _possible(state, move.seat, target)
        if any(riddle & possible & shown and riddle & possible & ~shown for riddle in _riddles(state, target)):
            return True
    return False


# --- what to ask ----------------------------------------------------------------------------------


def _asks_for_the_rest_of_ones_own(state: State, move: Move) -> bool:
    """A cat with a mask shows this, and nothing else that the asker does not have."""
    if not isinstance(move, Ask):
        return False
    own = state.fans[move.seat]
    return any(riddle & ~own == bit(move.attribute) for riddle in _riddles(state, move.target))


def _asks_for_what_is_left(state: State, move: Move) -> bool:
    if not isinstance(move, Ask):
        return False
    absent = plainly_ruled_out(state, move.seat, move.target)
    return any(riddle & ~absent == bit(move.attribute) for riddle in _riddles(state, move.target))


def _asks_for_one_of_two(state: State, move: Move) -> bool:
    if not isinstance(move, Ask):
        return False
    possible, wanted = _possible(state, move.seat, move.target), bit(move.attribute)
    left = [riddle & possible for riddle in _riddles(state, move.target)]
    return any(riddle & wanted and riddle.bit_count() == 2 for riddle in left)


def _best_chance(state: State, asker: Seat) -> Fraction:
    """Of a yes, whatever is asked."""
    board = deduce(state, asker)
    return max(board.chance(ask.target, ask.attribute) for ask in questions(asker, state.shown))


def _asks_nothing(state: State, move: Move) -> bool:
    return isinstance(move, Draw) and state.due == ASK and _best_chance(state, move.seat) < WORTH_A_GUESS


def _unmasks_the_last(state: State, move: Move) -> bool:
    """Whoever leads is then three points ahead at least, and the other's one question makes up for two."""
    if not isinstance(move, Ask) or masked(state, move.target) > 1:
        return False
    chance = deduce(state, move.seat).chance(move.target, move.attribute)
    ahead = points(state, move.seat) > points(state, move.target)
    return ahead and chance == _best_chance(state, move.seat) >= WORTH_A_GUESS


# --- how a turn ends ------------------------------------------------------------------------------


def _draws(state: State, move: Move) -> bool:
    return isinstance(move, Draw) and state.due == DRAW


def _draws_after_a_no(state: State, move: Move) -> bool:
    """One that narrows down what a mask stands for; of one's own attribute it tells nothing."""
    if not _draws(state, move):
        return False
    own = state.fans[move.seat]
    return any(
        riddle & state.denied[other] & ~own for other in others(state, move.seat) for riddle in _riddles(state, other)
    )


def _the_real_end(state: State) -> Seat | None:
    """A game for two is short enough: the book's own end is the goal."""
    return None


GUIDE = Guide(
    cats=("greedy",),
    seed=80563,
    beats=(
        Beat("cat", _plays_two_of_ones_own),
        Beat("rest", _asks_for_the_rest_of_ones_own),
        Beat("no", _draws_after_a_no),
        Beat("draw", _draws),
        Beat("new", _plays_what_is_possible),
        Beat("nothing", _asks_nothing),
        Beat("split", _splits_a_riddle),
        Beat("left", _asks_for_what_is_left),
        Beat("two", _asks_for_one_of_two),
        Beat("last", _unmasks_the_last),
    ),
    means=frozenset({"mask-placed", "no-mask", "skipped", "wrong", "right", "all-unmasked"}),
    goal=_the_real_end,
)
