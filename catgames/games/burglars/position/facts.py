"""What is so on this table: which crews may grow, what pays for a crew, who can act. Rules ask, the generator walks."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from catgames.core.memory import SMALL
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import everybody
from catgames.games.burglars.position.cards import COLOURS, GAP, MIRROR, is_cat
from catgames.games.burglars.position.state import Crew, Spot, State, lies_as_yarn


def crew_at(state: State, spot: Spot) -> Crew | None:
    """The crew a move speaks of, if there is such a crew."""
    if not 0 <= spot.owner < state.players or not 0 <= spot.crew < len(state.crews[spot.owner]):
        return None
    return state.crews[spot.owner][spot.crew]


def the_crew(state: State, spot: Spot) -> Crew:
    crew = crew_at(state, spot)
    assert crew is not None, "rules that need a crew come after the rule that there is one"
    return crew


@lru_cache(maxsize=SMALL)
@decides("activate.not-counted", "action-3", Nature.EFFECT)
def equals(crews: tuple[Crew, ...], number: int) -> tuple[int, ...]:
    """The other crews of its owner that show exactly as many cats: beside one of them it may grow (Action 2)."""
    size = len(crews[number].cats)
    return tuple([k for k, crew in enumerate(crews) if k != number and len(crew.cats) == size])


def growing(crews: tuple[Crew, ...]) -> list[int]:
    """The crews that may grow: those that show as many cats as another."""
    sizes = [len(crew.cats) for crew in crews]
    return [k for k, size in enumerate(sizes) if sizes.count(size) > 1]


def yarns(crews: tuple[Crew, ...]) -> tuple[int, ...]:
    """The crews with a yarn beneath them."""
    return tuple([k for k, crew in enumerate(crews) if lies_as_yarn(crew)])


# --- what pays for a crew -------------------------------------------------------------------------


def replaced(cats: str, paid: str) -> str:
    """The cats of a crew for which mirrors stand."""
    return "".join((Counter(cats) - Counter(paid.replace(MIRROR, ""))).elements())


def can_pay_from_market(state: State, card: str) -> bool:
    return card != MIRROR or state.variants.market_mirror


def market_helpers(state: State) -> str:
    """Two players: the market cards that could pay, each once (Two-player game)."""
    if state.players != 2:
        return ""
    cards = sorted(set(state.market) - {GAP})
    return "".join([card for card in cards if can_pay_from_market(state, card)])


Wanted: TypeAlias = tuple[tuple[str, int], ...]
"""Colours, each with how many cards of it a price asks for."""


@lru_cache(maxsize=SMALL)
def needs(cats: str) -> Wanted:
    """How many cats of which colours a crew shows."""
    return tuple([(colour, cats.count(colour)) for colour in COLOURS if colour in cats])


@lru_cache(maxsize=SMALL)
def ways_to_pay(wanted: Wanted, purse: tuple[int, ...], mirrors: int, helpers: str) -> list[tuple[str, str]]:
    """Every price, from the hand alone or with the help of one market card.

    The purse says how many cards of each wanted colour are at hand: the price needs no more.
    """
    ways = [(price, "") for price in _prices(wanted, purse, mirrors)]
    spared = {
        colour: _prices((*wanted[:k], (colour, count - 1), *wanted[k + 1 :]), purse, mirrors)
        for k, (colour, count) in enumerate(wanted if helpers else ())
    }
    for card in helpers:
        prices = sorted({p for found in spared.values() for p in found}) if card == MIRROR else spared.get(card, ())
        ways += [(price, card) for price in prices]
    return ways


def _prices(wanted: Wanted, purse: tuple[int, ...], mirrors: int) -> list[str]:
    """Each colour is paid with cards of it, with mirrors, or with both."""
    found = [("", mirrors)]
    for (colour, count), held in zip(wanted, purse, strict=True):
        found = [
            (price + colour * own, left - count + own)
            for price, left in found
            for own in range(min(count, held), max(-1, count - left - 1), -1)
        ]
    return [price + MIRROR * (mirrors - left) for price, left in found]


# --- whether there is anything to do --------------------------------------------------------------


def supply_left(state: State) -> bool:
    """Whether a card can still come from the deck, renewed from the discard pile if need be."""
    return bool(state.deck or state.discard)


def can_act(state: State) -> bool:
    """Whether the player whose turn it is has anything to do but pass: a cat can always start a new crew."""
    seat = state.turn
    if supply_left(state) or state.market.strip(GAP) or any(map(is_cat, state.hands[seat])):
        return True
    mirrors = state.hands[seat].count(MIRROR)  # nothing else is left to pay with
    return bool(yarns(state.crews[seat])) or any(
        crew.hidden and len(crew.cats) <= mirrors
        for owner in everybody(state)
        if owner != seat
        for crew in state.crews[owner]
    )
