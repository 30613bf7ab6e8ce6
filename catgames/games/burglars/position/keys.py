"""The names of the things on the table."""

from __future__ import annotations

from functools import cache

from catgames.core.key import Family, Key, Keys
from catgames.core.message import Seat
from catgames.core.seats import seat_of
from catgames.games.burglars.position.cards import sort_cards
from catgames.games.burglars.position.state import NEW, Spot, State

DECK_KEY = "deck"
DISCARD_KEY = "discard"
TRAP_KEY = "trap"
GO = "go"
PASS_KEY = "pass"


CREW: Family[Seat, int] = Family("crew", seat_of, int)
NEW_CREW: Family[Seat] = Family("new", seat_of)
SLOT: Family[Seat, int] = Family("slot", seat_of, int)
"""Where the face-down card beneath a crew lies, or would lie."""
SCORED: Family[Seat] = Family("scored", seat_of)
FAN: Family[Seat] = Family("fan", seat_of)
HAND: Family[int] = Family("hand", int)
"""A card of the hand of whoever looks, counted in the order in which it is shown."""
MARKET: Family[int] = Family("market", int)


@cache
def spot_key(spot: Spot) -> Key:
    return NEW_CREW(spot.owner) if spot.crew == NEW else CREW(spot.owner, spot.crew)


@cache
def slot_key(spot: Spot) -> Key:
    return SLOT(spot.owner, spot.crew)


def crew_keys(state: State, owner: Seat) -> Keys:
    """Every crew of that player."""
    return tuple(CREW(owner, number) for number in range(len(state.crews[owner])))


def spot_of(key: Key) -> Spot | None:
    """The crew that a key names, or the place of a new one."""
    if crew := CREW.parts(key) or SLOT.parts(key):
        return Spot(*crew)
    new = NEW_CREW.parts(key)
    return Spot(new[0], NEW) if new else None


def hand_keys(state: State, seat: int, cards: str) -> Keys:
    """The keys of these cards in that hand; cards that are not there have none."""
    return _find(sort_cards(state.hands[seat]), cards, HAND)


def market_keys(state: State, cards: str) -> Keys:
    return _find(state.market, cards, MARKET)


def hand_card(state: State, seat: int, key: Key) -> str:
    """The card that a key of that hand names; nothing for any other key."""
    (place,) = HAND.parts(key) or (None,)
    return "" if place is None else sort_cards(state.hands[seat])[place]


def market_card(state: State, key: Key) -> str:
    (place,) = MARKET.parts(key) or (None,)
    return "" if place is None else state.market[place]


def alike(state: State, seat: Seat, key: Key) -> Keys:
    """Two blue cards in a hand, or in the market, mean the same."""
    if card := hand_card(state, seat, key):
        return hand_keys(state, seat, card * state.hands[seat].count(card))
    if card := market_card(state, key):
        return market_keys(state, card * state.market.count(card))
    return (key,)


def _find(row: str, cards: str, family: Family[int]) -> Keys:
    free = list(row)
    found = []
    for card in cards:
        if card in free:
            index = free.index(card)
            free[index] = ""
            found.append(family(index))
    return tuple(found)


def both(spot: Spot) -> Keys:
    """A crew and what lies beneath it."""
    return (slot_key(spot), spot_key(spot))
