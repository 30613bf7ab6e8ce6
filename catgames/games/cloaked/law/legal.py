"""Every legal move, found quickly: groups of moves are made once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from catgames.core.message import Seat
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass, Play
from catgames.games.cloaked.position.attributes import ATTRIBUTES
from catgames.games.cloaked.position.state import DRAW, FAN, PLAY, SEATS, State, can_draw

CACHE = 1 << 14


def legal_moves(state: State) -> Sequence[Move]:
    if state.ended:
        return ()
    if state.due == PLAY:
        seat = state.turn
        return [_play(seat, cat) for cat in state.hands[seat]]
    if state.due == DRAW:
        return _draw(state.turn)
    return _questions(state.turn, state.shown, can_draw(state))


@cache  # at most 4 × 40 and the unseen
def _play(seat: Seat, cat: int) -> Play:
    return Play(seat, cat)


@cache
def _draw(seat: Seat) -> tuple[Move, ...]:
    return (Draw(seat),)


@lru_cache(maxsize=CACHE)
def _questions(seat: Seat, shown: tuple[int, ...], drawing: bool) -> tuple[Move, ...]:
    """Skip the question, or ask any other player with a masked card for anything that lies nowhere open."""
    open_cards = 0
    for cards in shown:
        open_cards |= cards
    targets = [SEATS[other] for other, cards in enumerate(shown) if other != seat and cards.bit_count() < FAN]
    wanted = [index for index in range(len(ATTRIBUTES)) if not open_cards >> index & 1]
    skip = Draw(seat) if drawing else Pass(seat)
    return (skip, *[ask for target in targets for ask in map(_ask_all(seat, target).__getitem__, wanted)])


@cache
def _ask_all(seat: Seat, target: Seat) -> tuple[Ask, ...]:
    return tuple(Ask(seat, target, name) for name in ATTRIBUTES)
