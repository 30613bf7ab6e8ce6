"""Every legal move, found quickly: no explanation is built, and groups of moves are made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product

from catgames.core.message import Seat
from catgames.games.burglars.cards import COLOURS, GAP, MIRROR
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
from catgames.games.burglars.state import (
    SEATS,
    Crew,
    State,
    can_pay_from_market,
    is_over,
    lies_as_yarn,
    supply_left,
)

CACHE = 1 << 16


def legal_moves(state: State) -> Sequence[Move]:
    if is_over(state):
        return ()
    if state.trap:
        owner = state.trap.owner
        return [Place(owner, Spot(owner, crew)) for crew in (NEW, *_growing(state.crews[owner]))]
    seat = state.turn
    takes = [_take(seat, DECK)] if supply_left(state) else []
    takes += [_take(seat, card) for card in dict.fromkeys(state.market) if card != GAP]
    if state.picked:
        return takes
    crews = state.crews[seat]
    hand = state.hands[seat]
    cats = [colour for colour in COLOURS if colour in hand]
    moves: list[Move] = [*takes]
    growing = (NEW, *_growing(crews))
    moves += [_form(seat, card, crew) for card in cats for crew in growing]
    if crews:
        bare = [k for k, crew in enumerate(crews) if not crew.hidden]
        moves += [_activate(seat, card, crew) for card in cats for crew in bare]
        moves += _securings(seat, tuple([k for k, crew in enumerate(crews) if lies_as_yarn(crew)]))
    moves += _infiltrations(state, seat)
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


def _infiltrations(state: State, seat: Seat) -> list[Infiltrate]:
    hand = state.hands[seat]
    mirrors = hand.count(MIRROR)
    helpers = _market_helpers(state) if state.players == 2 else ""
    reach = mirrors + 1 if helpers else mirrors
    held = {colour: hand.count(colour) for colour in COLOURS}
    moves: list[Infiltrate] = []
    for owner in SEATS[: state.players]:
        if owner == seat:
            continue
        for number, (cats, hidden) in enumerate(state.crews[owner]):
            # Most targets are out of reach; that is seen before any price is listed.
            if not hidden:
                continue
            purse = [needed if held[colour] > needed else held[colour] for colour, needed in needs(cats)]
            if len(cats) - sum(purse) <= reach:
                moves += _payments(seat, owner, number, cats, tuple(purse), mirrors, helpers)
    return moves


@lru_cache(maxsize=CACHE)
def needs(cats: str) -> tuple[tuple[str, int], ...]:
    """How many cats of which colours a crew shows."""
    return tuple([(colour, cats.count(colour)) for colour in COLOURS if colour in cats])


@lru_cache(maxsize=CACHE)
def _payments(
    seat: Seat, owner: Seat, crew: int, cats: str, purse: tuple[int, ...], mirrors: int, helpers: str
) -> list[Infiltrate]:
    spot = Spot(owner, crew)
    return [Infiltrate(seat, spot, price, market) for price, market in _ways_to_pay(cats, purse, mirrors, helpers)]


@lru_cache(maxsize=CACHE)
def _ways_to_pay(cats: str, purse: tuple[int, ...], mirrors: int, helpers: str) -> tuple[tuple[str, str], ...]:
    """Every price for a crew, from the hand alone or with the help of one market card.

    The purse says how many cards of each of the crew's colours are at hand: the price needs no more.
    """
    held = {colour: count for (colour, _), count in zip(needs(cats), purse, strict=True)}
    ways = [(price, "") for price in _prices(cats, held, mirrors)]
    for card in helpers:
        spared = set(cats) if card == MIRROR else {card} & set(cats)
        prices = {p for colour in spared for p in _prices(cats.replace(colour, "", 1), held, mirrors)}
        ways += [(price, card) for price in sorted(prices)]
    return tuple(ways)


def _prices(cats: str, held: dict[str, int], mirrors: int) -> Iterator[str]:
    """Each colour is paid with cards of it, with mirrors, or with both."""
    ways = []
    for colour, needed in needs(cats):
        most = min(needed, held[colour])
        ways.append([(colour * own, needed - own) for own in range(most, -1, -1)])
    for way in product(*ways):
        wanted = sum([part[1] for part in way])
        if wanted <= mirrors:
            yield "".join([part[0] for part in way]) + MIRROR * wanted


def _market_helpers(state: State) -> str:
    """Two players: the market cards that could pay (Two-player game)."""
    cards = sorted(set(state.market) - {GAP})
    return "".join([card for card in cards if can_pay_from_market(state, card)])
