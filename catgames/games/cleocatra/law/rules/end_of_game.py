"""End: nothing may be played after it."""

from __future__ import annotations

from catgames.core.message import Seat, values
from catgames.core.rule import Evidence, Rank, reason, rule, rule_of
from catgames.core.rulebook import Nature
from catgames.games.cleocatra.language.moves import Move, Rescue
from catgames.games.cleocatra.law.rules.lookups import yes_no
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.scoring import winners
from catgames.games.cleocatra.position.state import State, is_frozen, round_is_over
from catgames.games.cleocatra.position.tiles import GOAL, INSPECTORS


def _most(state: State) -> Evidence:
    leader, most = winners(state)[0], max(state.scores)
    return Evidence(values(who=leader, count=most, reached=yes_no(most >= GOAL)), (keys.SCORE(leader),))


def _points_matter(state: State, move: Move) -> bool:
    """Somebody has enough of them, or is about to get some."""
    return max(state.scores) >= GOAL or (isinstance(move, Rescue) and move.tile in state.rescuers[move.seat])


@rule("end.trigger", "end", rank=Rank.GAME, nature=Nature.END, applies=_points_matter, evidence=_most)
def the_last_round_is_not_over(state: State) -> bool:
    return not round_is_over(state)


def _inspectors(state: State) -> Evidence:
    return Evidence(shown=keys.inspector_keys(state.inspectors))


@reason("over", _inspectors)
def nobody_can_ever_place_or_score_again(state: State) -> bool:
    return is_frozen(state)


def _frozen_players(state: State) -> list[Seat]:
    return [Seat(seat) for seat, own in enumerate(state.rescuers) if own == state.inspectors]


def _somebody_is_frozen(state: State) -> bool:
    """Two players, the basic game, and somebody's rescuers are just where the inspectors are."""
    possible = state.players == 2 and not state.variants.advanced and len(state.inspectors) == INSPECTORS
    return possible and bool(_frozen_players(state))


@rule_of(
    "ruling.frozen",
    "end",
    rank=Rank.GAME,
    applies=_somebody_is_frozen,
    reasons=(nobody_can_ever_place_or_score_again,),
)
def the_other_player_is_not_frozen(state: State) -> Evidence:
    who = _frozen_players(state)[0]
    return Evidence(values(who=who, other=Seat(1 - who)), keys.inspector_keys(state.inspectors))
