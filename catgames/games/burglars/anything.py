"""Everything that can be said in a position, sensible or not; and what is impossible about one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from catgames.core.message import Message, Seat
from catgames.games.burglars.cards import COLOURS, GAP, MARKET, MIRROR, UNKNOWN, full_deck, sort_cards
from catgames.games.burglars.moves import (
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
from catgames.games.burglars.state import SEATS, State, is_over, supply_left, to_move


def expressible(state: State) -> Iterator[Move]:
    """Every move the seat to move could name, and the plain ones of the others out of turn."""
    seat = to_move(state)
    if seat is None:
        seat = state.turn
    spots = [Spot(owner, k) for owner in SEATS[: state.players] for k in range(len(state.crews[owner]) + 1)]
    new = [Spot(owner, NEW) for owner in SEATS[: state.players]]
    for source in (DECK, GAP, *COLOURS, MIRROR):
        yield from (Take(anyone, source) for anyone in SEATS[: state.players])
    for card in COLOURS + MIRROR:
        yield from (Form(seat, card, spot) for spot in spots + new)
        yield from (Activate(seat, card, spot) for spot in spots)
    for count in range(4):
        yield from (Secure(seat, chosen) for chosen in combinations(spots, count))
    own = [spot for spot in spots if spot.owner == seat]
    yield from (Secure(seat, chosen) for n in range(4, len(own)) for chosen in combinations(own, n))
    for spot in spots:
        yield from _payments(state, seat, spot)
    for anyone in SEATS[: state.players]:
        yield from (Place(anyone, spot) for spot in spots + new)
        yield Pass(anyone)


def _payments(state: State, seat: Seat, spot: Spot) -> Iterator[Infiltrate]:
    """Every handful up to one card more than the crew, with no, one or two cards of the market."""
    crews = state.crews[spot.owner]
    size = len(crews[spot.crew].cats) if spot.crew < len(crews) else 1
    hand = sort_cards(state.hands[seat])
    market = sort_cards(state.market.replace(GAP, ""))
    helps = ["", *dict.fromkeys(market), market[:2]]
    for count in range(size + 2):
        for price in dict.fromkeys(combinations(hand, count)):
            for help in dict.fromkeys(helps):
                yield Infiltrate(seat, spot, "".join(price), help)


def faults(state: State) -> tuple[Message, ...]:
    """What no real game can show: a card lost or doubled, a market short for no reason, a lone tall crew."""
    return (*_card_faults(state), *_market_faults(state), *_crew_faults(state))


def _card_faults(state: State) -> Iterator[Message]:
    piles = [*state.hands, *state.scored, state.market.replace(GAP, ""), state.deck, state.discard]
    piles += [crew.cats + crew.hidden for crews in state.crews for crew in crews]
    piles += [state.trap.card] if state.trap else []
    cards = Counter("".join(piles))
    if cards.total() != len(full_deck()):
        yield Message("fault-total", {"count": cards.total(), "expected": len(full_deck())})
    for card, count in (cards - Counter(full_deck())).items():
        if card != UNKNOWN:
            yield Message("fault-card", {"text": card, "count": count})


def _market_faults(state: State) -> Iterator[Message]:
    gaps = state.market.count(GAP)
    if len(state.market) != MARKET:
        yield Message("fault-market", {"count": len(state.market)})
    between_turns = not (state.picked or state.trap or is_over(state))
    if gaps and between_turns and supply_left(state):
        yield Message("fault-gap", {"count": gaps})


def _crew_faults(state: State) -> Iterator[Message]:
    """Crews grow beside an equal and never shrink, so no size below the tallest is ever missing."""
    for seat, crews in enumerate(state.crews):
        sizes = {len(crew.cats) for crew in crews}
        if sizes and sizes != set(range(1, max(sizes) + 1)):
            yield Message("fault-stages", {"owner": Seat(seat), "size": max(sizes)})
