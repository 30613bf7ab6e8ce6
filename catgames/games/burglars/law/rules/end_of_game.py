"""End of the game, and Hall of Fame: nothing may be played after it."""

from __future__ import annotations

from catgames.core.message import Seat, values
from catgames.core.rule import Evidence, Rank, rule
from catgames.core.rulebook import Nature
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.state import State, eight_yarns, six_colours


def _most_yarns(state: State) -> Evidence:
    counts = [len(cards) for cards in state.scored]
    leader = Seat(counts.index(max(counts)))
    return Evidence(values(who=leader, count=counts[leader]), (keys.SCORED(leader),))


@rule("end.eight", "end", rank=Rank.GAME, nature=Nature.END, evidence=_most_yarns)
def nobody_has_eight_yarns(state: State) -> bool:
    return eight_yarns(state) is None


def _most_colours(state: State) -> Evidence:
    counts = [len(set(cards)) for cards in state.scored]
    leader = Seat(counts.index(max(counts)))
    return Evidence(values(who=leader, count=counts[leader]), (keys.SCORED(leader),))


def _hall_of_fame(state: State) -> bool:
    return state.variants.hall_of_fame


@rule(
    "fame.six-colours",
    "fame",
    rank=Rank.GAME,
    nature=Nature.END,
    applies=_hall_of_fame,
    evidence=_most_colours,
)
def nobody_has_six_colours(state: State) -> bool:
    return six_colours(state) is None
