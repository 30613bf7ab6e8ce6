"""How the rules are asked about that no move shows: the set-up, secrets, and what is not told."""

from __future__ import annotations

from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Seat
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.cards import UNKNOWN
from catgames.games.burglars.position.state import State
from catgames.teach.exercises.family import (
    FEW,
    Family,
    Statements,
    fact,
    in_play,
    number_of,
    right_number,
    sayings,
    seen_only,
)


def _sees_hand(game: Game[State, Any], state: State, seat: Seat, whose: Seat) -> bool:
    return UNKNOWN not in game.seen_by(state, seat).hands[whose]


def _dealt(state: State, seat: int, more: int) -> State:
    """From the deck, or back to it."""
    hands, count = list(state.hands), len(state.hands[seat]) + more
    cards = hands[seat] + state.deck[::-1]
    hands[seat] = cards[:count]
    return state._replace(hands=tuple(hands), deck=cards[count:][::-1])


def _with_empty_deck(game: Game[State, Any], chance: Random) -> State:
    state = game.start(chance.choice(game.seats), chance.randrange(10**6))
    return state._replace(deck="", discard=state.deck)


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
    sayings("hand.no-limit", ("ten", "eight", "turn"), in_play),
    sayings("ruling.reshuffle-when", ("at-once", "turn-end", "never"), _with_empty_deck),
    sayings("ruling.market-mirror", ("own", "never", "colour"), _for_two),
    sayings("ruling.two-refill", ("at-once", "before-trap", "next-turn"), _for_two),
)
