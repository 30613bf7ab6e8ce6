"""How the rules are asked about that no move shows: what is dealt, and who sees what."""

from __future__ import annotations

from typing import Any

from catgames.core.game import Game
from catgames.core.message import Seat
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.attributes import ATTRIBUTES, names
from catgames.games.cloaked.position.state import State
from catgames.teach.exercises.family import Family, in_play, number_of, right_number, sayings, seen_only


def _sees_hand(game: Game[State, Any], state: State, seat: Seat, whose: Seat) -> bool:
    return game.seen_by(state, seat).hands[whose] == state.hands[whose]


def _sees_attributes(game: Game[State, Any], state: State, seat: Seat, whose: Seat) -> bool:
    return game.seen_by(state, seat).fans[whose] == state.fans[whose]


def _undealt(state: State) -> int:
    return len(ATTRIBUTES) - sum(len(names(fan)) for fan in state.fans)


def _masked(state: State, seat: int, more: int) -> State:
    supply = list(state.supply)
    supply[seat] += more
    return state._replace(supply=tuple(supply))


def _dealt(state: State, seat: int, more: int) -> State:
    """From the pile, or back to it."""
    hands, count = list(state.hands), len(state.hands[seat]) + more
    cats = hands[seat] + state.pile[::-1]
    hands[seat] = cats[:count]
    return state._replace(hands=tuple(hands), pile=cats[count:][::-1])


FAMILIES: tuple[Family[State], ...] = (
    right_number(GAME, "setup.masks", lambda state: state.supply, _masked),
    right_number(GAME, "setup.hands", lambda state: [len(hand) for hand in state.hands], _dealt),
    number_of("setup.invitations", lambda state: len(ATTRIBUTES), (-3, -1, 1, 2)),
    number_of("setup.attributes", lambda state: len(names(state.fans[0])), (-1, 1, 2)),
    sayings("setup.same-category", ("colours", "each", "pattern")),
    number_of("setup.leftovers", _undealt, (-3, 3, -1, 1)),
    seen_only("attributes.secret", _sees_attributes)(GAME),
    seen_only("hand.secret", _sees_hand)(GAME),
    sayings("table.public", ("round", "turned", "five"), in_play),
    sayings("ruling.empty-pile", ("shuffled", "at-once", "pass"), in_play),
)
