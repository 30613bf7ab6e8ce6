"""Every legal move, found quickly: groups of moves are made once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from catgames.core.memory import LARGE
from catgames.core.message import Seat
from catgames.core.seats import SEATS
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass, Play
from catgames.games.cloaked.position.attributes import ATTRIBUTES, bit
from catgames.games.cloaked.position.cats import UNKNOWN
from catgames.games.cloaked.position.facts import askable, can_draw
from catgames.games.cloaked.position.state import DRAW, PLAY, State


def legal_moves(state: State) -> Sequence[Move]:
    if state.ended:
        return ()
    if state.due == PLAY:
        seat, hand = state.turn, state.hands[state.turn]
        # Only cats that are not seen look alike.
        return [_play(seat, cat) for cat in (dict.fromkeys(hand) if UNKNOWN in hand else hand)]
    if state.due == DRAW:
        return _draw(state.turn)
    return _question_or_none(state.turn, state.shown, can_draw(state))


@cache  # at most 4 × 40 and the unseen
def _play(seat: Seat, cat: int) -> Play:
    return Play(seat, cat)


@cache
def _draw(seat: Seat) -> tuple[Move, ...]:
    return (Draw(seat),)


@lru_cache(maxsize=LARGE)
def _question_or_none(seat: Seat, shown: tuple[int, ...], drawing: bool) -> tuple[Move, ...]:
    return (Draw(seat) if drawing else Pass(seat), *questions(seat, shown))


def questions(seat: Seat, shown: tuple[int, ...]) -> list[Ask]:
    """Every question that a player may put, always to another one."""
    found = []
    for target in SEATS[: len(shown)]:
        if target != seat:
            wanted = askable(shown, target)
            found += [ask for attribute, ask in _asks(seat, target) if wanted & attribute]
    return found


@cache
def _asks(seat: Seat, target: Seat) -> tuple[tuple[int, Ask], ...]:
    return tuple((bit(name), Ask(seat, target, name)) for name in ATTRIBUTES)
