"""End: nothing may be played after it."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, rule
from catgames.games.cleocatra.language.moves import Move
from catgames.games.cleocatra.law.rules.lookups import yes_no
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.state import State, is_frozen, round_is_over, winners
from catgames.games.cleocatra.position.tiles import GOAL


def _most(state: State, move: Move) -> Evidence:
    leader, most = winners(state)[0], max(state.scores)
    return Evidence(values(who=leader, count=most, reached=yes_no(most >= GOAL)), (keys.score_key(leader),))


@rule("end.trigger", evidence=_most)
def the_last_round_is_not_over(state: State, move: Move) -> bool:
    return not round_is_over(state)


def _frozen(state: State, move: Move) -> bool:
    return is_frozen(state)


def _inspectors(state: State, move: Move) -> Evidence:
    return Evidence(values(count=len(state.inspectors)), keys.inspector_keys(state.inspectors))


@rule("ruling.frozen", applies=_frozen, evidence=_inspectors)
def somebody_can_still_place_or_score(state: State, move: Move) -> bool:
    return not is_frozen(state)
