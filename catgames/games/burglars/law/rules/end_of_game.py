"""End of the game, and Hall of Fame: nothing may be played after it."""

from __future__ import annotations

from catgames.core.message import Seat, values
from catgames.core.rule import Evidence, rule
from catgames.games.burglars.language.moves import Move
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.state import State, eight_yarns, six_colours


def _most_yarns(state: State, move: Move) -> Evidence:
    counts = [len(cards) for cards in state.scored]
    leader = counts.index(max(counts))
    return Evidence(values(who=Seat(leader), count=counts[leader]), (keys.scored_key(leader),))


@rule("end.eight", evidence=_most_yarns)
def nobody_has_eight_yarns(state: State, move: Move) -> bool:
    return eight_yarns(state) is None


def _most_colours(state: State, move: Move) -> Evidence:
    counts = [len(set(cards)) for cards in state.scored]
    leader = counts.index(max(counts))
    return Evidence(values(who=Seat(leader), count=counts[leader]), (keys.scored_key(leader),))


def _hall_of_fame(state: State, move: Move) -> bool:
    return state.variants.hall_of_fame


@rule("fame.six-colours", applies=_hall_of_fame, evidence=_most_colours)
def nobody_has_six_colours(state: State, move: Move) -> bool:
    return six_colours(state) is None
