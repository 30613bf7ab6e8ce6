"""A position in one line of text, and back::

    turn 1; 1 hand bbgm crews bo/g yy scored r; 2 hand *5 crews r/o; market bgmory; deck *; seed 7

A letter is a card: b blue, o orange, g green, p purple, r red, y yellow, m mirror, `.` a gap of the
market, `?` a card that is not seen, `-` nothing. `bo/g` is a crew of a blue and an orange cat with a
green card face down beneath. When reading, `*5` deals five cards, and `*` all the rest, from
the cards not named elsewhere, as the seed shuffles them: a lesson names only what matters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.core.notation import (
    PLAYERS,
    choice,
    match,
    parts_of,
    players_in,
    read_seed,
    refuse_more,
    unreadable,
    write_seed,
)
from catgames.core.seats import SEATS
from catgames.games.burglars.position.cards import BOX, COLOURS, GAP, MARKET, MIRROR, UNKNOWN
from catgames.games.burglars.position.state import Crew, SprungTrap, State, Variants, all_cards, shuffled

NONE = "-"
CARDS = COLOURS + MIRROR + UNKNOWN
_SEAT = re.compile(r"(?P<seat>[1-4]) hand (?P<hand>\S+)(?: crews (?P<crews>.+?))?(?: scored (?P<scored>\S+))?")
_CREW = re.compile(rf"(?P<cats>[{COLOURS}]+)(?:/(?P<hidden>[{COLOURS}?]))?")
_TURN = re.compile(
    r"(?P<seat>[1-4])(?P<second> second)?(?: trap (?P<trap>(?P<owner>[1-4])\.(?P<crew>\d{1,2}) (?P<card>[a-z])))?"
)
_SEED = re.compile(r"(?P<seed>\?|\d+)(?:\.(?P<shuffles>\d{1,4}))?", re.ASCII)
_NUMBER = re.compile(r"\d{1,3}", re.ASCII)
_WILD = re.compile(r"\*\d{0,3}", re.ASCII)
_PARTS = ("turn", "market", "deck", "discard", "passes", "seed", "hall_of_fame", "market_mirror")


def write(state: State) -> str:
    turn = f"turn {state.turn + 1}"
    if state.picked:
        turn += " second"
    if state.trap:
        turn += f" trap {state.trap.owner + 1}.{state.trap.crew + 1} {state.trap.card}"
    parts = [turn]
    for seat, hand in enumerate(state.hands):
        part = f"{seat + 1} hand {hand or NONE}"
        if state.crews[seat]:
            part += " crews " + " ".join(_write_crew(crew) for crew in state.crews[seat])
        if state.scored[seat]:
            part += f" scored {state.scored[seat]}"
        parts.append(part)
    parts.append(f"market {state.market}")
    parts.append(f"deck {state.deck or NONE}")
    if state.discard:
        parts.append(f"discard {state.discard}")
    if state.passes:
        parts.append(f"passes {state.passes}")
    if state.seed != 0 or state.shuffles:
        parts.append(f"seed {write_seed(state.seed)}.{state.shuffles}")
    if state.variants.hall_of_fame:
        parts.append("hall_of_fame yes")
    if not state.variants.market_mirror:
        parts.append("market_mirror forbidden")
    return "; ".join(parts)


def _write_crew(crew: Crew) -> str:
    return f"{crew.cats}/{crew.hidden}" if crew.hidden else crew.cats


def read(text: str) -> State:
    parts = parts_of(text, (*PLAYERS, *_PARTS))
    players = players_in(parts)
    if not players:
        raise unreadable("seats", text)
    return _dealt(_assemble([match(_SEAT, player) for player in players], parts))


def _assemble(seats: list[re.Match[str]], parts: Mapping[str, str]) -> State:
    """The position as written, wildcards still in it."""
    turn = match(_TURN, parts.get("turn", "1"))
    seed = match(_SEED, parts.get("seed", "0"))
    trap = None
    if turn["trap"]:
        trap = SprungTrap(SEATS[int(turn["owner"]) - 1], int(turn["crew"]) - 1, turn["card"])
    players = len(seats)
    if int(turn["seat"]) > players or (trap and trap.owner >= players):
        raise unreadable("part", f"turn {parts['turn']}")
    return State(
        hands=tuple(_cards(seat["hand"], CARDS) for seat in seats),
        crews=tuple(tuple(_read_crew(crew) for crew in (seat["crews"] or "").split()) for seat in seats),
        scored=tuple(_cards(seat["scored"] or NONE, COLOURS + UNKNOWN) for seat in seats),
        market=_cards(parts.get("market", f"*{MARKET}"), COLOURS + MIRROR + GAP),
        deck=_cards(parts.get("deck", "*"), CARDS),
        discard=_cards(parts.get("discard", NONE), COLOURS + MIRROR),
        turn=SEATS[int(turn["seat"]) - 1],
        picked=bool(turn["second"]),
        trap=trap,
        passes=int(match(_NUMBER, parts.get("passes", "0"))[0]),
        seed=read_seed(seed["seed"]),
        shuffles=int(seed["shuffles"] or 0),
        variants=Variants(
            choice(parts, "hall_of_fame", ("no", "yes")) == "yes",
            choice(parts, "market_mirror", ("allowed", "forbidden")) == "allowed",
        ),
    )


def _dealt(state: State) -> State:
    """Deal every wildcard from the cards that are not named, and check that the deck allows it."""
    used = Counter(card for card in all_cards(state) if card in COLOURS + MIRROR)
    if excess := used - BOX:
        card, surplus = excess.most_common(1)[0]
        allowed = BOX[card]
        raise Unreadable(Message("unreadable-too-many", {"text": card, "count": allowed + surplus, "most": allowed}))
    rest = shuffled("".join(sorted((BOX - used).elements())), state.seed or 0, 0)
    # Cards that are not seen are some of those not named.
    unseen = all_cards(state).count(UNKNOWN)
    refuse_more(used.total() + unseen, BOX.total())
    rest = rest[: len(rest) - unseen]

    def deal(cards: str) -> str:
        nonlocal rest
        if not cards.startswith("*"):
            return cards
        count = int(cards[1:] or len(rest))
        if count > len(rest):
            raise unreadable("wildcard", cards)
        dealt, rest = rest[:count], rest[count:]
        return dealt

    hands = tuple(deal(hand) for hand in state.hands)
    market = deal(state.market).ljust(MARKET, GAP)
    if len(market) > MARKET:
        raise unreadable("part", f"market {market}")
    dealt = state._replace(hands=hands, market=market, discard=deal(state.discard), deck=deal(state.deck))
    refuse_more(len(all_cards(dealt)), BOX.total())
    return dealt


def _read_crew(text: str) -> Crew:
    found = match(_CREW, text)
    return Crew(found["cats"], found["hidden"] or "")


def _cards(text: str, allowed: str) -> str:
    if text == NONE:
        return ""
    if _WILD.fullmatch(text):
        return text
    if wrong := set(text) - set(allowed):
        raise Unreadable(
            Message("unreadable-cards", {"text": text, "wrong": "".join(sorted(wrong)), "expected": allowed})
        )
    return text
