"""The bonus action that Cleocatra brings."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, reason, rule_of
from catgames.games.cleocatra.language.moves import TILE_ACTIONS, Lay, Move, Pass, Post, Scout, Settle
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.state import BONUS, BONUS_ACTION, State, is_over


def _as_bonus(state: State, move: Move) -> bool:
    due = state.step == BONUS and not state.held and not state.posting and not is_over(state)
    return due and not isinstance(move, Lay | Post)


@reason("scout", lambda state: Evidence(shown=(keys.SCOUT,)))
def it_would_be_scouting(state: State, move: Move) -> bool:
    return isinstance(move, Scout)


@reason("stuck", lambda state, move: Evidence(shown=(keys.SUPPLY(move.seat),)))
def it_would_be_the_placing_of_who_is_stuck(state: State, move: Move) -> bool:
    return isinstance(move, Settle)


@reason("tile")
def it_would_be_a_tile_action_against_the_house_rules(state: State, move: Move) -> bool:
    return isinstance(move, TILE_ACTIONS) and not state.variants.any_bonus


@rule_of(
    "ruling.bonus-action",
    "abilities",
    rank=Rank.PHASE,
    option=BONUS_ACTION,
    applies=_as_bonus,
    needs=("turn.two-actions",),
    reasons=(
        it_would_be_scouting,
        it_would_be_the_placing_of_who_is_stuck,
        it_would_be_a_tile_action_against_the_house_rules,
    ),
)
def it_may_be_a_bonus_action(state: State, move: Move) -> Evidence:
    """A tile action, unless house rules say otherwise, or a rescuer action that needs no new tile; or none."""
    kind = "none" if isinstance(move, Pass) else "tile" if isinstance(move, TILE_ACTIONS) else "rescuer"
    return Evidence(values(kind=kind), (keys.SUPPLY(move.seat),))
