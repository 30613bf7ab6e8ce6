"""The names of the things on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from catgames.core.key import Key, Keys
from catgames.games.burglars.language.moves import NEW, Spot
from catgames.games.burglars.position.cards import sort_cards
from catgames.games.burglars.position.state import State

DECK_KEY = "deck"
DISCARD_KEY = "discard"
TRAP_KEY = "trap"
GO = "go"
PASS_KEY = "pass"


@cache
def spot_key(spot: Spot) -> Key:
    return f"new:{spot.owner}" if spot.crew == NEW else f"crew:{spot.owner}:{spot.crew}"


@cache
def slot_key(spot: Spot) -> Key:
    """Where the face-down card beneath a crew lies, or would lie."""
    return f"slot:{spot.owner}:{spot.crew}"


def scored_key(seat: int) -> Key:
    return f"scored:{seat}"


def fan_key(seat: int) -> Key:
    return f"fan:{seat}"


def hand_key(index: int) -> Key:
    """A card of the hand of whoever looks, counted in the order in which it is shown."""
    return f"hand:{index}"


def market_key(index: int) -> Key:
    return f"market:{index}"


def hand_keys(state: State, seat: int, cards: str) -> Keys:
    """The keys of these cards in that hand; cards that are not there have none."""
    return _find(sort_cards(state.hands[seat]), cards, hand_key)


def market_keys(state: State, cards: str) -> Keys:
    return _find(state.market, cards, market_key)


def _find(row: str, cards: str, key: Callable[[int], Key]) -> Keys:
    free = list(row)
    found = []
    for card in cards:
        if card in free:
            index = free.index(card)
            free[index] = ""
            found.append(key(index))
    return tuple(found)
