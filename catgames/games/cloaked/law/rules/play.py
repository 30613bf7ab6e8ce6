"""Step 1: play a cat card."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, reason, rule_of
from catgames.games.cloaked.language.moves import Play
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.cats import UNKNOWN, say_cat
from catgames.games.cloaked.position.state import State


def _the_cat(state: State, move: Play) -> Evidence:
    return Evidence(values(cat=say_cat(move.cat)), keys.where_is(state, move.seat, move.cat))


@reason("on-stage", _the_cat)
def the_cat_is_on_stage_already(state: State, move: Play) -> bool:
    return any(staged.cat == move.cat for staged in state.stage)


def _unseen(state: State, move: Play) -> Evidence:
    return Evidence(values(cat=say_cat(move.cat), count=state.hands[move.seat].count(UNKNOWN)))


@reason("unseen", _unseen)
def it_may_be_a_cat_that_is_not_seen_here(state: State, move: Play) -> bool:
    """Only where a position is given with question marks: one's own hand is always seen."""
    hand = state.hands[move.seat]
    return UNKNOWN in hand and move.cat not in hand


@reason("not-held", _the_cat)
def the_cat_is_not_in_ones_hand(state: State, move: Play) -> bool:
    return move.cat not in state.hands[move.seat]


@rule_of(
    "play.one-cat",
    "step-1",
    Play,
    needs=("turn.order", "turn.steps", "end.finish-round"),
    reasons=(the_cat_is_on_stage_already, it_may_be_a_cat_that_is_not_seen_here, the_cat_is_not_in_ones_hand),
)
def the_cat_is_in_ones_hand(state: State, move: Play) -> Evidence:
    return _the_cat(state, move)
