"""Every legal move, found quickly: groups of moves are made once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from catgames.core.message import Seat
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass, Play
from catgames.games.cloaked.position.facts import can_draw, questions
from catgames.games.cloaked.position.state import DRAW, PLAY, State

CACHE = 1 << 14


def legal_moves(state: State) -> Sequence[Move]:
    if state.ended:
        return ()
    if state.due == PLAY:
        seat = state.turn
        return [_play(seat, cat) for cat in state.hands[seat]]
    if state.due == DRAW:
        return _draw(state.turn)
    return _question_or_none(state.turn, state.shown, can_draw(state))


@cache  # at most 4 × 40 and the unseen
def _play(seat: Seat, cat: int) -> Play:
    return Play(seat, cat)


@cache
def _draw(seat: Seat) -> tuple[Move, ...]:
    return (Draw(seat),)


@lru_cache(maxsize=CACHE)
def _question_or_none(seat: Seat, shown: tuple[int, ...], drawing: bool) -> tuple[Move, ...]:
    skip = Draw(seat) if drawing else Pass(seat)
    return (skip, *[_ask(seat, target, name) for target, name in questions(seat, shown)])


@cache
def _ask(seat: Seat, target: Seat, name: str) -> Ask:
    return Ask(seat, target, name)
