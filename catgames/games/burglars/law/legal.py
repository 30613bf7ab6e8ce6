"""Every legal move, found quickly: no explanation is built, and groups of moves are made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias

from catgames.core.message import Seat
from catgames.games.burglars.language.moves import (
    DECK,
    NEW,
    Activate,
    Form,
    Infiltrate,
    Move,
    Pass,
    Place,
    Secure,
    Spot,
    Take,
)
from catgames.games.burglars.position.cards import COLOURS, GAP, MIRROR
from catgames.games.burglars.position.state import (
    SEATS,
    Crew,
    State,
    can_pay_from_market,
    is_over,
    lies_as_yarn,
)

CACHE = 1 << 16


def legal_moves(state: State) -> Sequence[Move]:
    if is_over(state):
        return ()
    if state.trap:
        owner = state.trap.owner
        return [Place(owner, Spot(owner, crew)) for crew in (NEW, *_growing(state.crews[owner]))]
    seat = state.turn
    moves: list[Move] = [_take(seat, DECK)] if state.deck or state.discard else []
    moves += [_take(seat, card) for card in dict.fromkeys(state.market) if card != GAP]
    if state.picked:
        return moves
    crews = state.crews[seat]
    hand = state.hands[seat]
    held = {colour: hand.count(colour) for colour in COLOURS}
    cats = [colour for colour in COLOURS if held[colour]]
    growing = (NEW, *_growing(crews))
    moves += [_form(seat, card, crew) for card in cats for crew in growing]
    if crews:
        bare = [k for k, crew in enumerate(crews) if not crew.hidden]
        moves += [_activate(seat, card, crew) for card in cats for crew in bare]
        moves += _securings(seat, tuple([k for k, crew in enumerate(crews) if lies_as_yarn(crew)]))
    moves += _infiltrations(state, seat, held)
    return moves or (Pass(seat),)


def can_act(state: State) -> bool:
    """Whether the player whose turn it is has anything to do but pass."""
    return any(not isinstance(move, Pass) for move in legal_moves(state)[:1])


def _growing(crews: tuple[Crew, ...]) -> list[int]:
    """The crews that may grow: those that show as many cats as another (Action 2)."""
    sizes = [len(crew.cats) for crew in crews]
    return [k for k, size in enumerate(sizes) if sizes.count(size) > 1]


@cache  # a few hundred moves at most: seats × cards × crews
def _take(seat: Seat, source: str) -> Take:
    return Take(seat, source)


@cache
def _form(seat: Seat, card: str, crew: int) -> Form:
    return Form(seat, card, Spot(seat, crew))


@cache
def _activate(seat: Seat, card: str, crew: int) -> Activate:
    return Activate(seat, card, Spot(seat, crew))


@lru_cache(maxsize=CACHE)
def _securings(seat: Seat, yarns: tuple[int, ...]) -> tuple[Secure, ...]:
    spots = [Spot(seat, crew) for crew in yarns]
    sizes = range(1, len(spots) + 1)
    return tuple(Secure(seat, chosen) for size in sizes for chosen in combinations(spots, size))


def _infiltrations(state: State, seat: Seat, held: dict[str, int]) -> list[Infiltrate]:
    mirrors = state.hands[seat].count(MIRROR)
    helpers = _market_helpers(state) if state.players == 2 else ""
    reach = mirrors + 1 if helpers else mirrors
    moves: list[Infiltrate] = []
    for owner in SEATS[: state.players]:
        if owner == seat:
            continue
        for number, (cats, hidden) in enumerate(state.crews[owner]):
            if not hidden:
                continue
            # Most targets are out of reach; that is seen before any price is listed.
            wanted, missing = needs(cats), 0
            for colour, count in wanted:
                if count > held[colour]:
                    missing += count - held[colour]
                    if missing > reach:
                        break
            else:
                spot = Spot(owner, number)
                purse = tuple([min(count, held[colour]) for colour, count in wanted])
                moves += [Infiltrate(seat, spot, *way) for way in _ways_to_pay(wanted, purse, mirrors, helpers)]
    return moves


Wanted: TypeAlias = tuple[tuple[str, int], ...]
"""Colours, each with how many cards of it a price asks for."""


@lru_cache(maxsize=CACHE)
def needs(cats: str) -> Wanted:
    """How many cats of which colours a crew shows."""
    return tuple([(colour, cats.count(colour)) for colour in COLOURS if colour in cats])


@lru_cache(maxsize=CACHE)
def _ways_to_pay(wanted: Wanted, purse: tuple[int, ...], mirrors: int, helpers: str) -> list[tuple[str, str]]:
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


def _market_helpers(state: State) -> str:
    """Two players: the market cards that could pay (Two-player game)."""
    cards = sorted(set(state.market) - {GAP})
    return "".join([card for card in cards if can_pay_from_market(state, card)])
