"""How the rules are asked about that no move shows: the set-up, secrets, and what is not told."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Message, Seat
from catgames.games.burglars.language.moves import DECK, Infiltrate, Take
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.cards import COLOURS, GAP, UNKNOWN, is_cat, say_card, without
from catgames.games.burglars.position.state import Crew, Spot, State
from catgames.teach.exercises.family import (
    FEW,
    Family,
    Statements,
    fact,
    new_deal,
    number_of,
    right_number,
    sayings,
    seen_only,
)
from catgames.teach.step import LEARNER

OTHER = Seat(1)
RECRUITS = 2


def _sees_hand(game: Game[State, Any], state: State, seat: Seat, whose: Seat) -> bool:
    return UNKNOWN not in game.seen_by(state, seat).hands[whose]


def _dealt(state: State, seat: int, more: int) -> State:
    """From the deck, or back to it."""
    hands, count = list(state.hands), len(state.hands[seat]) + more
    cards = hands[seat] + state.deck[::-1]
    hands[seat] = cards[:count]
    return state._replace(hands=tuple(hands), deck=cards[count:][::-1])


def _with_many_cards(game: Game[State, Any], chance: Random) -> State:
    return _dealt(new_deal(game, chance), LEARNER, chance.randrange(10))._replace(turn=LEARNER)


def _no_limit(state: State, chance: Random) -> Statements:
    """Whatever limit is believed, two more cards than before are in hand."""
    held, after = len(state.hands[LEARNER]), len(_recruited(state, DECK, DECK).hands[LEARNER])
    false = [_held("most", held, most) for most in (6, 7, 10) if most < after]
    return Statements((_held("so", held, after),), (*false, _held("full", held, after)))


def _held(line: str, count: int, after: int) -> Message:
    return Message(f"fact:hand.no-limit@{line}", {"count": count, "after": after})


def _recruited(state: State, *sources: str) -> State:
    for source in sources:
        state = GAME.simulate(state, Take(LEARNER, source))
    return state


def _with_short_deck(game: Game[State, Any], chance: Random) -> State:
    state, left = new_deal(game, chance), chance.randrange(4)
    return state._replace(turn=LEARNER, deck=state.deck[:left], discard=state.deck[left:])


def _when_renewed(state: State, chance: Random) -> Statements:
    """A turn of recruiting takes two cards off the deck: drawn by the player, or to refill the market in the end."""
    told = ((0, "end"), (0, "not"), (1, "draw"), (1, "end"), (1, "not"), (2, "draw"), (2, "not"))
    left = len(state.deck)
    return Statements(
        *_sorted(
            (fact("ruling.reshuffle-when", drawn=drawn, when=when), when == _renewal(left, drawn))
            for drawn, when in told
        )
    )


def _renewal(left: int, drawn: int) -> str:
    if drawn > left:
        return "draw"
    return "end" if left < RECRUITS else "not"


def _sorted(told: Iterable[tuple[Message, bool]]) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """What is so, and what is not."""
    all_of = tuple(told)
    return tuple(said for said, so in all_of if so), tuple(said for said, so in all_of if not so)


def _baited(game: Game[State, Any], chance: Random) -> State:
    """Two players; the other hides a card beneath a single cat, for which a card of the market would pay."""
    state = game.start(2, chance.randrange(10**6))
    cat = chance.choice([card for card in state.market if is_cat(card)])
    deck = without(state.deck, cat)
    hidden = chance.choice([card for card in deck if is_cat(card)])
    return state._replace(turn=LEARNER, deck=without(deck, hidden), crews=((), (Crew(cat, hidden),)))


def _when_refilled(state: State, chance: Random) -> Statements:
    """Asked of the board: how many cards lie in the market once somebody else has something to do."""
    cat = state.crews[OTHER][0].cats
    told = []
    for found, hidden in (("trap", next(colour for colour in COLOURS if colour != cat)), ("yarn", cat)):
        aimed = state._replace(crews=((), (Crew(cat, hidden),)))
        after = GAME.simulate(aimed, Infiltrate(LEARNER, Spot(OTHER, 0), "", cat))
        there = len(after.market.replace(GAP, ""))
        told += [(_refilled(cat, found, count), count == there) for count in (4, 5, 6)]
    return Statements(*_sorted(told))


def _refilled(cat: str, found: str, count: int) -> Message:
    return fact("ruling.two-refill", owner=OTHER, card=say_card(cat), found=found, count=count)


def _for_two(game: Game[State, Any], chance: Random) -> State:
    return game.start(2, chance.randrange(10**6))


def _next_player(state: State, chance: Random) -> Statements:
    """Clockwise, whoever has been chosen to begin."""
    turn = chance.randrange(state.players)
    others = [fact("setup.starter", who=Seat(turn), next=Seat(seat)) for seat in range(state.players) if seat != turn]
    true = fact("setup.starter", who=Seat(turn), next=Seat((turn + 1) % state.players))
    return Statements((true,), tuple(said for said in others if said != true))


def _three_or_more(game: Game[State, Any], chance: Random) -> State:
    return game.start(chance.choice((3, 4)), chance.randrange(10**6))


FAMILIES: tuple[Family[State], ...] = (
    number_of("setup.deck", lambda state: len(state.deck), (-12, -6, 6, 12)),
    right_number(GAME, "setup.hands", lambda state: [len(hand) for hand in state.hands], _dealt),
    number_of("setup.market", lambda state: len(state.market), (-2, -1, 1, 2)),
    Family("setup.starter", _three_or_more, _next_player, FEW),
    seen_only("hand.secret", _sees_hand)(GAME),
    Family("hand.no-limit", _with_many_cards, _no_limit),
    Family("ruling.reshuffle-when", _with_short_deck, _when_renewed),
    sayings("ruling.market-mirror", ("own", "never", "colour"), _for_two),
    Family("ruling.two-refill", _baited, _when_refilled, FEW),
)
