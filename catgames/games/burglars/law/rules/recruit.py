"""Action 1: recruit two cats."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, rule
from catgames.core.rulebook import Nature
from catgames.games.burglars.language.moves import DECK, Take
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, say_card
from catgames.games.burglars.position.facts import supply_left
from catgames.games.burglars.position.state import State, visible_market


def _source(state: State, move: Take) -> Evidence:
    if move.source == DECK:
        return Evidence(values(source="deck", card=Message("card-unknown")), (keys.DECK_KEY,))
    if move.source == GAP:
        return Evidence(values(source="gap", card=Message("card-gap")), keys.market_keys(state, GAP))
    shown = keys.market_keys(state, move.source) or keys.market_keys(state, visible_market(state))
    return Evidence(values(source="market", card=say_card(move.source)), shown)


@rule("recruit.two", "action-1", Take, evidence=_source)
def the_card_lies_there(state: State, move: Take) -> bool:
    return move.source == DECK or move.source in state.market


def _beside_a_gap(state: State, move: Take) -> bool:
    return GAP in state.market and move.source != DECK


def _gaps(state: State, move: Take) -> Evidence:
    count = state.market.count(GAP)
    return Evidence(values(count=count), keys.market_keys(state, GAP * count))


@rule(
    "recruit.refill-late",
    "action-1",
    Take,
    nature=Nature.EFFECT,
    applies=_beside_a_gap,
    needs=("recruit.two",),
    evidence=_gaps,
)
def a_gap_holds_no_card_until_the_turn_ends(state: State, move: Take) -> bool:
    """Where nothing is left to fill it with, it is ruling.nothing-left that speaks."""
    return move.source != GAP or not supply_left(state)
