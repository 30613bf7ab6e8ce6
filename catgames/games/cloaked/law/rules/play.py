"""Step 1: play a cat card."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, rule
from catgames.games.cloaked.language.moves import Play
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.cats import say_cat
from catgames.games.cloaked.position.state import State


def _the_cat(state: State, move: Play) -> Evidence:
    on_stage = any(staged.cat == move.cat for staged in state.stage)
    said = values(cat=say_cat(move.cat), where="stage" if on_stage else "elsewhere", count=len(state.hands[move.seat]))
    return Evidence(said, keys.where_is(state, move.seat, move.cat))


@rule("play.one-cat", "step-1", Play, evidence=_the_cat)
def the_cat_is_in_ones_hand(state: State, move: Play) -> bool:
    return move.cat in state.hands[move.seat]
