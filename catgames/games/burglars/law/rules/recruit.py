"""Action 1: recruit two cats."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, reason, rule, rule_of
from catgames.core.rulebook import Nature
from catgames.games.burglars.language.moves import DECK, Take
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, say_card
from catgames.games.burglars.position.facts import supply_left
from catgames.games.burglars.position.state import State, visible_market


def _market(state: State, move: Take) -> Evidence:
    return Evidence(values(card=say_card(move.source)), keys.market_keys(state, visible_market(state)))


@reason("no-gap", lambda state: Evidence(shown=keys.market_keys(state, state.market)))
def no_place_is_empty(state: State, move: Take) -> bool:
    return move.source == GAP and GAP not in state.market


@reason("not-there", _market)
def the_market_does_not_show_it(state: State, move: Take) -> bool:
    return move.source not in (DECK, GAP) and move.source not in state.market


def _from_the_market_or_a_deck(state: State, move: Take) -> bool:
    """With no deck and no discard pile left, it is ruling.nothing-left that speaks of drawing."""
    return move.source != DECK or supply_left(state)


@rule_of(
    "recruit.two",
    "action-1",
    Take,
    applies=_from_the_market_or_a_deck,
    reasons=(no_place_is_empty, the_market_does_not_show_it),
)
def the_card_lies_there(state: State, move: Take) -> Evidence:
    if move.source == DECK:
        return Evidence(values(source="deck", card=Message("card-unknown")), (keys.DECK_KEY,))
    if move.source == GAP:
        return Evidence(values(source="gap", card=Message("card-gap")), keys.market_keys(state, GAP))
    return Evidence(values(source="market", card=say_card(move.source)), keys.market_keys(state, move.source))


def _beside_a_gap(state: State, move: Take) -> bool:
    """Where nothing is left to fill it with, it is ruling.nothing-left that speaks."""
    return GAP in state.market and move.source != DECK and supply_left(state)


def _gaps(state: State) -> Evidence:
    return Evidence(shown=keys.market_keys(state, GAP * state.market.count(GAP)))


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
    return move.source != GAP
