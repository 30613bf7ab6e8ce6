"""Every legal move, found quickly: no explanation is built, and groups of moves are made once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, compress
from math import prod
from operator import mul

from catgames.core.crowd import Counts, Crowd, Gathered
from catgames.core.memory import SMALL
from catgames.core.message import Seat
from catgames.core.seats import everybody
from catgames.games.burglars.language.moves import (
    DECK,
    Activate,
    Form,
    Infiltrate,
    Move,
    Pass,
    Place,
    Secure,
    Take,
)
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import COLOURS, GAP, MIRROR, without
from catgames.games.burglars.position.facts import growing, market_helpers, needs, ways_to_pay, yarns
from catgames.games.burglars.position.state import NEW, Spot, State, is_over

LISTED = 600
"""So many moves are listed. Beyond that yarns and prices are described, and nothing lists all their subsets."""


def legal_moves(state: State) -> Sequence[Move]:
    if is_over(state):
        return ()
    if state.trap:
        owner = state.trap.owner
        return [Place(owner, Spot(owner, crew)) for crew in (NEW, *growing(state.crews[owner]))]
    seat = state.turn
    moves: list[Move] = [_take(seat, DECK)] if state.deck or state.discard else []
    moves += [_take(seat, card) for card in dict.fromkeys(state.market) if card != GAP]
    if state.picked:
        return moves
    crews = state.crews[seat]
    hand = state.hands[seat]
    held = {colour: hand.count(colour) for colour in COLOURS}
    cats = [colour for colour in COLOURS if held[colour]]
    open_to_all = (NEW, *growing(crews))
    moves += [_form(seat, card, crew) for card in cats for crew in open_to_all]
    many: list[Crowd[Move]] = []
    if crews:
        bare = [k for k, crew in enumerate(crews) if not crew.hidden]
        moves += [_activate(seat, card, crew) for card in cats for crew in bare]
        own = yarns(crews)
        if 1 << len(own) <= LISTED:
            moves += _securings(seat, own)
        else:
            many.append(_subsets(seat, own))
    _infiltrate(state, seat, held, moves, many)
    return Gathered(moves, many) if many else moves or (Pass(seat),)


@cache  # a few hundred moves at most: seats × cards × crews
def _take(seat: Seat, source: str) -> Take:
    return Take(seat, source)


@cache
def _form(seat: Seat, card: str, crew: int) -> Form:
    return Form(seat, card, Spot(seat, crew))


@cache
def _activate(seat: Seat, card: str, crew: int) -> Activate:
    return Activate(seat, card, Spot(seat, crew))


@lru_cache(maxsize=SMALL)
def _securings(seat: Seat, crews: tuple[int, ...]) -> tuple[Secure, ...]:
    spots = [Spot(seat, crew) for crew in crews]
    return tuple(Secure(seat, chosen) for fewer in range(len(spots)) for chosen in combinations(spots, fewer + 1))


def _subsets(seat: Seat, crews: tuple[int, ...]) -> Crowd[Move]:
    spots = [Spot(seat, crew) for crew in crews]

    def make(counts: Counts) -> Secure:
        return Secure(seat, tuple(compress(spots, counts)))

    def taken(move: object) -> Counts | None:
        return tuple([int(spot in move.spots) for spot in spots]) if isinstance(move, Secure) else None

    slots = tuple(map(keys.slot_key, spots))
    return Crowd(slots, (1,) * len(spots), range(1, len(spots) + 1), make, taken, (keys.GO,))


def _infiltrate(state: State, seat: Seat, held: dict[str, int], moves: list[Move], many: list[Crowd[Move]]) -> None:
    """Add every price for every crew that can be paid for; those of a crew with very many as a crowd."""
    mirrors = state.hands[seat].count(MIRROR)
    helpers = market_helpers(state)
    reach = mirrors + 1 if helpers else mirrors
    for owner in everybody(state):
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
                most = prod([paid + 1 for paid in (*purse, len(helpers))])
                if len(moves) + most <= LISTED:
                    moves += [Infiltrate(seat, spot, *way) for way in ways_to_pay(wanted, purse, mirrors, helpers)]
                else:
                    useful = [help for help in helpers if help == MIRROR or help in cats]
                    crowds = (_prices(state, seat, spot, cats, help) for help in ("", *useful))
                    many += [crowd for crowd in crowds if crowd]


def _prices(state: State, seat: Seat, spot: Spot, cats: str, help: str) -> Crowd[Move]:
    """Every price with this help of the market: cards of the crew's colours, and mirrors for the rest."""
    hand, asked = Counter(state.hands[seat]), Counter(without(cats, help))
    limits = {card: min(hand[card], asked[card]) for card in COLOURS} | {MIRROR: hand[MIRROR]}
    cards = [card for card, limit in limits.items() if limit]
    size = len(cats) - len(help)

    def make(counts: Counts) -> Infiltrate:
        return Infiltrate(seat, spot, "".join(map(mul, cards, counts)), help)

    def taken(move: object) -> Counts | None:
        return tuple(map(move.price.count, cards)) if isinstance(move, Infiltrate) else None

    return Crowd(
        tuple([keys.hand_keys(state, seat, card)[0] for card in cards]),
        tuple([limits[card] for card in cards]),
        range(size, size + 1),
        make,
        taken,
        (keys.slot_key(spot), *keys.market_keys(state, help), keys.GO),
    )
