"""A first game: what a cat asks, what a mask, a missing mask and a no tell, and when to ask."""

from __future__ import annotations

from fractions import Fraction

from catgames.core.message import Seat
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Play
from catgames.games.cloaked.law.scoring import points
from catgames.games.cloaked.mind.deduction.board import deduce
from catgames.games.cloaked.position.attributes import ATTRIBUTES, bit
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF
from catgames.games.cloaked.position.facts import masked, others
from catgames.games.cloaked.position.state import ASK, DRAW, State
from catgames.teach.guide import Beat, Guide

WORTH_A_GUESS = Fraction(1, 3)
"""For two players: right is a point won and one taken from the other, wrong is one given away."""


# --- what the learner can read off the table ------------------------------------------------------


def _ruled_out(state: State, asker: Seat, target: Seat) -> int:
    """What this player cannot have: the asker's own cards, what was denied, all on a cat without their mask."""
    found = state.fans[asker] | state.denied[target]
    for cat, masks in state.stage:
        if not masks >> target & 1:
            found |= ATTRIBUTES_OF[cat]
    return found


def _riddles(state: State, asker: Seat, target: Seat) -> list[int]:
    """For each mask of this player that no face-up card explains, what it may stand for."""
    absent = _ruled_out(state, asker, target)
    seen = [ATTRIBUTES_OF[cat] for cat, masks in state.stage if masks >> target & 1]
    return [attributes & ~absent for attributes in seen if not attributes & state.shown[target]]


# --- what to play ---------------------------------------------------------------------------------


def _plays_two_of_ones_own(state: State, move: Move) -> bool:
    return isinstance(move, Play) and (state.fans[move.seat] & ATTRIBUTES_OF[move.cat]).bit_count() == 2


def _splits_a_riddle(state: State, move: Move) -> bool:
    """With a cat that shows some of what a mask may stand for, and not all of it."""
    if not isinstance(move, Play):
        return False
    shown = ATTRIBUTES_OF[move.cat]
    return any(
        0 < (riddle & shown).bit_count() < riddle.bit_count()
        for target in others(state, move.seat)
        for riddle in _riddles(state, move.seat, target)
    )


def _plays_what_lies_open(state: State, move: Move) -> bool:
    return isinstance(move, Play) and bool(state.shown[move.seat] & ATTRIBUTES_OF[move.cat])


# --- what to ask ----------------------------------------------------------------------------------


def _asks_for_the_rest_of_ones_own(state: State, move: Move) -> bool:
    """A masked cat shows this, and nothing else that the asker does not have."""
    if not isinstance(move, Ask):
        return False
    own = state.fans[move.seat]
    return any(
        masks >> move.target & 1 and ATTRIBUTES_OF[cat] & ~own == bit(move.attribute) for cat, masks in state.stage
    )


def _asks_for_what_is_left(state: State, move: Move) -> bool:
    return isinstance(move, Ask) and bit(move.attribute) in _riddles(state, move.seat, move.target)


def _asks_for_one_of_two(state: State, move: Move) -> bool:
    if not isinstance(move, Ask):
        return False
    wanted = bit(move.attribute)
    return any(riddle & wanted and riddle.bit_count() == 2 for riddle in _riddles(state, move.seat, move.target))


def _asks_nothing(state: State, move: Move) -> bool:
    if not isinstance(move, Draw) or state.due != ASK:
        return False
    board = deduce(state, move.seat)
    return all(
        board.chance(other, name) < WORTH_A_GUESS or state.shown[other] & bit(name)
        for other in board.opponents
        for name in ATTRIBUTES
    )


def _unmasks_the_last(state: State, move: Move) -> bool:
    """By a guess that cannot lose the lead it needs."""
    if not isinstance(move, Ask) or masked(state, move.target) != 1:
        return False
    ahead = points(state, move.seat) > points(state, move.target)
    return ahead and deduce(state, move.seat).chance(move.target, move.attribute) >= WORTH_A_GUESS


# --- how a turn ends ------------------------------------------------------------------------------


def _draws(state: State, move: Move) -> bool:
    return isinstance(move, Draw) and state.due == DRAW


def _draws_after_a_no(state: State, move: Move) -> bool:
    return _draws(state, move) and any(state.denied[other] for other in others(state, move.seat))


def _the_real_end(state: State) -> Seat | None:
    """A game for two is short enough: the book's own end is the goal."""
    return None


GUIDE = Guide(
    cats=("greedy",),
    seed=1,
    beats=(
        Beat("cat", _plays_two_of_ones_own),
        Beat("rest", _asks_for_the_rest_of_ones_own),
        Beat("draw", _draws),
        Beat("split", _splits_a_riddle),
        Beat("left", _asks_for_what_is_left),
        Beat("two", _asks_for_one_of_two),
        Beat("nothing", _asks_nothing),
        Beat("no", _draws_after_a_no),
        Beat("open", _plays_what_lies_open),
        Beat("last", _unmasks_the_last),
    ),
    means=frozenset({"cat-played", "mask-placed", "no-mask", "skipped", "wrong", "right", "all-unmasked"}),
    goal=_the_real_end,
)
