"""Every legal move, found quickly: no explanation is built, and groups of moves are made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations

from catgames.core.message import Seat
from catgames.core.seats import SEATS
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
from catgames.games.burglars.position.cards import COLOURS, GAP, MIRROR
from catgames.games.burglars.position.facts import CACHE, growing, market_helpers, needs, ways_to_pay, yarns
from catgames.games.burglars.position.state import NEW, Spot, State, is_over


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
    if crews:
        bare = [k for k, crew in enumerate(crews) if not crew.hidden]
        moves += [_activate(seat, card, crew) for card in cats for crew in bare]
        moves += _securings(seat, yarns(crews))
    moves += _infiltrations(state, seat, held)
    return moves or (Pass(seat),)


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
def _securings(seat: Seat, crews: tuple[int, ...]) -> tuple[Secure, ...]:
    spots = [Spot(seat, crew) for crew in crews]
    sizes = range(1, len(spots) + 1)
    return tuple(Secure(seat, chosen) for size in sizes for chosen in combinations(spots, size))


def _infiltrations(state: State, seat: Seat, held: dict[str, int]) -> list[Infiltrate]:
    mirrors = state.hands[seat].count(MIRROR)
    helpers = market_helpers(state)
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
                moves += [Infiltrate(seat, spot, *way) for way in ways_to_pay(wanted, purse, mirrors, helpers)]
    return moves
