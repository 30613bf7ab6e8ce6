"""The moves, each described once: what a player can say, right or wrong. None says whether it is allowed.

`take blue`, `form blue new`, `infiltrate 2.1 blue mirror + market red`. Crews are numbered from 1; `2` is one's
own second crew, `3.2` that of player 3. A move of somebody who is not to move begins with the player: `2: take deck`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, TypeAlias

from catgames.core.kind import Kind
from catgames.core.message import Message, Seat
from catgames.core.moves import Moves
from catgames.core.part import Part, several
from catgames.core.seats import SEATS, everybody
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import (
    COLOURS,
    GAP,
    LETTERS,
    MIRROR,
    NAMES,
    UNKNOWN,
    say_card,
    say_cards,
    sort_cards,
)
from catgames.games.burglars.position.facts import crew_at
from catgames.games.burglars.position.state import NEW, Spot, State, to_move
from catgames.games.burglars.position.twin import recoloured

DECK = "deck"
SOURCES = {DECK: DECK, GAP: "gap"} | {card: NAMES[card] for card in COLOURS + MIRROR}
_SPOT = re.compile(r"(?:([1-4])\.)?([1-9]\d?|new)", re.ASCII)


# --- the parts ------------------------------------------------------------------------------------


def say_spot(spot: Spot) -> Message:
    if spot.crew == NEW:
        return Message("spot-new")
    return Message("spot-crew", {"owner": spot.owner, "number": spot.crew + 1})


def _crews(state: State, seat: Seat) -> list[Spot]:
    """Every crew, and of each player one that does not exist."""
    return [Spot(owner, number) for owner in everybody(state) for number in range(len(state.crews[owner]) + 1)]


def _write_spot(state: State, seat: Seat, spot: Spot) -> str:
    crew = "new" if spot.crew == NEW else str(spot.crew + 1)
    return crew if spot.owner == seat else f"{spot.owner + 1}.{crew}"


def _read_spot(state: State, seat: Seat, word: str) -> Iterable[Spot]:
    found = _SPOT.fullmatch(word)
    if not found or int(found[1] or 1) > state.players:
        return ()
    owner = SEATS[int(found[1]) - 1] if found[1] else seat
    return (Spot(owner, NEW if found[2] == "new" else int(found[2]) - 1),)


def _own_crews(state: State, seat: Seat) -> list[Spot]:
    return [Spot(seat, number) for number in range(len(state.crews[seat]))]


def _spots_apart(one: Spot, other: Spot) -> int:
    return 0 if one == other else 3 if one.owner != other.owner else 2


def _cards_apart(one: str, other: str) -> int:
    return len(set(one) ^ set(other)) + abs(len(one) - len(other))


def _prices_apart(one: str, other: str) -> int:
    """How many cards must be put down or picked up again."""
    return sum(abs(one.count(card) - other.count(card)) for card in {*one, *other})


CARD: Part[State, str] = Part(
    "CARD",
    every=lambda state, seat: COLOURS + MIRROR,
    write=lambda state, seat, card: NAMES[card],
    read=lambda state, seat, word: [c for c in (LETTERS.get(word, word),) if c in tuple(COLOURS + MIRROR)],
    keys=keys.hand_keys,
    say=lambda state, card: say_card(card),
    mirror=recoloured,
    apart=_cards_apart,
)
SOURCE: Part[State, str] = Part(
    "CARD|deck",
    every=lambda state, seat: SOURCES,
    write=lambda state, seat, source: SOURCES[source],
    keys=lambda state, seat, source: (keys.DECK_KEY,) if source == DECK else keys.market_keys(state, source),
    say=lambda state, source: Message("card-gap") if source in (DECK, GAP) else say_card(source),
    mirror=lambda source: source if source == DECK else recoloured(source),
    apart=_cards_apart,
)
PLACE: Part[State, Spot] = Part(
    "CREW|new",
    every=lambda state, seat: _crews(state, seat) + [Spot(owner, NEW) for owner in everybody(state)],
    write=_write_spot,
    read=_read_spot,
    keys=lambda state, seat, spot: (keys.spot_key(spot),),
    say=lambda state, spot: say_spot(spot),
    apart=_spots_apart,
    understood=lambda state, seat: [*_own_crews(state, seat), Spot(seat, NEW)],
    there=lambda state, seat, spot: spot.crew == NEW or crew_at(state, spot) is not None,
)
BENEATH: Part[State, Spot] = Part(
    "CREW",
    every=lambda state, seat: [*_crews(state, seat), Spot(seat, NEW)],
    write=_write_spot,
    read=_read_spot,
    keys=lambda state, seat, spot: (keys.slot_key(spot),),
    say=lambda state, spot: say_spot(spot),
    apart=_spots_apart,
    understood=_own_crews,
    there=lambda state, seat, spot: crew_at(state, spot) is not None,
)
YARNS: Part[State, tuple[Spot, ...]] = several(
    BENEATH,
    lambda spots: tuple(sorted(spots)),
    every=lambda state, seat: combinations_of(_crews(state, seat), seat),
    say=lambda state, spots: tuple(map(say_spot, spots)),
    apart=lambda one, other: len(set(one) ^ set(other)),
)
PRICE: Part[State, str] = several(
    CARD,
    lambda cards: sort_cards("".join(cards)),
    every=lambda state, seat: (),
    say=lambda state, cards: say_cards(cards),
    keys=keys.hand_keys,
    apart=_prices_apart,
)
MARKET_CARDS: Part[State, str] = several(
    CARD,
    lambda cards: sort_cards("".join(cards)),
    every=lambda state, seat: (),
    say=lambda state, cards: say_cards(cards),
    keys=lambda state, seat, cards: keys.market_keys(state, cards),
    apart=_prices_apart,
)


# --- the records ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take:
    """Recruit one card: the deck's top, or a card (or a gap) of the market. A turn has two."""

    seat: Seat
    source: Annotated[str, SOURCE]


@dataclass(frozen=True, slots=True)
class Form:
    """Play a card face up, as a new crew or onto one."""

    seat: Seat
    card: Annotated[str, CARD]
    spot: Annotated[Spot, PLACE]


@dataclass(frozen=True, slots=True)
class Activate:
    """Put a card face down beneath a crew."""

    seat: Seat
    card: Annotated[str, CARD]
    spot: Annotated[Spot, BENEATH]


@dataclass(frozen=True, slots=True)
class Secure:
    """Reveal and score the face-down cards beneath these crews."""

    seat: Seat
    spots: Annotated[tuple[Spot, ...], YARNS]


@dataclass(frozen=True, slots=True)
class Infiltrate:
    """Pay, from the hand and with two players from the market, to reveal the card beneath a crew."""

    seat: Seat
    spot: Annotated[Spot, BENEATH]
    price: Annotated[str, PRICE]
    market: Annotated[str, MARKET_CARDS] = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Put one's own sprung trap face up among one's crews."""

    seat: Seat
    spot: Annotated[Spot, PLACE]


@dataclass(frozen=True, slots=True)
class Pass:
    seat: Seat


Move: TypeAlias = Take | Form | Activate | Secure | Infiltrate | Place | Pass


# --- what is odd about them -----------------------------------------------------------------------


def combinations_of(spots: list[Spot], seat: Seat) -> Iterator[tuple[Spot, ...]]:
    """Up to three crews of anybody, and any number of one's own."""
    for count in range(4):
        yield from combinations(spots, count)
    own = [spot for spot in spots if spot.owner == seat]
    for count in range(4, len(own)):
        yield from combinations(own, count)


def _securings(state: State, seat: Seat) -> Iterator[Secure]:
    """By whoever is to move: there are many."""
    return (Secure(seat, spots) for spots in YARNS.every(state, seat) if seat == MOVES.speaker(state))


def _infiltrations(state: State, seat: Seat) -> Iterator[Infiltrate]:
    """Every handful of known cards up to one more than the crew, with no, one or two cards of the market."""
    hand, market = (sort_cards(row.replace(UNKNOWN, "").replace(GAP, "")) for row in (state.hands[seat], state.market))
    helps = dict.fromkeys(["", *market, market[:2]])
    for spot in _crews(state, seat) if seat == MOVES.speaker(state) else ():
        crew = crew_at(state, spot)
        for count in range((len(crew.cats) if crew else 1) + 2):
            for price in dict.fromkeys(combinations(hand, count)):
                yield from (Infiltrate(seat, spot, "".join(price), help) for help in helps)


def _paid_with(state: State, move: Infiltrate) -> str:
    return ("market" if move.price else "free") if move.market else "" if move.price else "nothing"


def _new_or_not(state: State, move: Form | Place) -> str:
    return "new" if move.spot.crew == NEW else "crew"


def _say_securing(state: State, move: Secure) -> Message:
    return Message("move-secure", {"count": len(move.spots), "spots": YARNS.say(state, move.spots)})


MOVES: Moves[State, Move] = Moves(
    (
        Kind(Take, "take {source}", variant=lambda state, move: {DECK: "deck", GAP: "gap"}.get(move.source, "market")),
        Kind(Form, "form {card} {spot}", aim="spot", variant=_new_or_not),
        Kind(Activate, "activate {card} {spot}", aim="spot"),
        Kind(Secure, "secure {spots}", ends=(keys.GO,), said=_say_securing, every=_securings),
        Kind(
            Infiltrate,
            "infiltrate {spot} {price} + market {market}",
            ends=(keys.GO,),
            aim="spot",
            variant=_paid_with,
            every=_infiltrations,
        ),
        Kind(Place, "place {spot}", aim="spot", origin=lambda seat: keys.TRAP_KEY, variant=_new_or_not),
        Kind(Pass, "pass", begins=(keys.PASS_KEY,)),
    ),
    to_move=to_move,
    # After the end nobody is to move; what is said then is said by whoever had the last turn.
    speaker=lambda state: state.trap.owner if state.trap else state.turn,
    alike=keys.alike,
    buttons=(keys.GO, keys.PASS_KEY),
)
