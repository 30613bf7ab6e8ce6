"""Setting up Cat Burglars: a deck, hands, a market."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import Values
from catgames.core.seats import SEATS, everybody
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, MIRROR
from catgames.games.burglars.position.state import State, all_cards
from catgames.teach.setting import Stage


def _bare(state: State) -> State:
    """Only the deck: nobody holds anything, and the market's places are empty."""
    return state._replace(hands=("",) * state.players, market=GAP * len(state.market), deck=all_cards(state))


def _dealt(state: State) -> State:
    return state._replace(market=GAP * len(state.market), deck=state.deck + state.market)


def _hands(state: State) -> Keys:
    others = tuple(keys.FAN(seat) for seat in SEATS[1 : state.players])
    return (*(keys.HAND(place) for place in range(len(state.hands[0]))), *others)


def _market(state: State) -> Keys:
    return tuple(keys.MARKET(place) for place in range(len(state.market)))


def _scored(state: State) -> Keys:
    return tuple(keys.SCORED(seat) for seat in everybody(state))


def _deck_numbers(state: State) -> Values:
    cards = all_cards(state)
    return {"cards": len(cards), "cats": len(cards) - cards.count(MIRROR), "mirrors": cards.count(MIRROR)}


def _hand_numbers(state: State) -> Values:
    return {"hand": len(state.hands[0]), "players": state.players, "cards": len("".join(state.hands))}


def _market_numbers(state: State) -> Values:
    return {"market": len(state.market), "deck": len(state.deck)}


SETTING: tuple[Stage[State], ...] = (
    Stage("deck", "setup.deck", shown=_bare, lit=lambda state: (keys.DECK_KEY,), counted=_deck_numbers),
    Stage("hands", "setup.hands", shown=_dealt, lit=_hands, counted=_hand_numbers),
    Stage("market", "setup.market", lit=_market, counted=_market_numbers),
    Stage("fame", "fame.six-colours", lit=_scored, asked=lambda state: state.variants.hall_of_fame),
    Stage("starter", "setup.starter"),
)
