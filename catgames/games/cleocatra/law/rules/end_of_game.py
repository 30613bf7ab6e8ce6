"""End: nothing may be played after it."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, rule
from catgames.core.rulebook import Nature
from catgames.games.cleocatra.law.rules.lookups import yes_no
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.scoring import winners
from catgames.games.cleocatra.position.state import State, is_frozen, round_is_over
from catgames.games.cleocatra.position.tiles import GOAL


def _most(state: State) -> Evidence:
    leader, most = winners(state)[0], max(state.scores)
    return Evidence(values(who=leader, count=most, reached=yes_no(most >= GOAL)), (keys.SCORE(leader),))


@rule("end.trigger", "end", rank=Rank.GAME, nature=Nature.END, evidence=_most)
def the_last_round_is_not_over(state: State) -> bool:
    return not round_is_over(state)


def _inspectors(state: State) -> Evidence:
    return Evidence(values(count=len(state.inspectors)), keys.inspector_keys(state.inspectors))


@rule("ruling.frozen", "end", rank=Rank.GAME, applies=is_frozen, evidence=_inspectors)
def somebody_can_still_place_or_score(state: State) -> bool:
    return not is_frozen(state)
