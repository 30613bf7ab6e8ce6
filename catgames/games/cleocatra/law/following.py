"""Whether a second action follows: a first action that leaves none may not be chosen (Rescuer actions)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from catgames.core.memory import WHOLE
from catgames.core.message import Seat
from catgames.games.cleocatra.language.moves import Draw, Exchange, Herd, Lay, Move, Rescue, Search, Settle, TeamUp
from catgames.games.cleocatra.law.effects.actions import done
from catgames.games.cleocatra.law.possible import first_actions, lays, settlings
from catgames.games.cleocatra.position.facts import can_follow
from catgames.games.cleocatra.position.state import State, actor, free_rescuers, has_room, supply

M = TypeVar("M", bound=Move)


def leaves_second(state: State, first: Move) -> bool:
    """Whether something follows this first action; most are settled at a glance."""
    seat, inspectors = first.seat, state.inspectors
    free = free_rescuers(state, seat)
    match first:
        case Rescue():
            return True  # it ends the turn, so nothing need follow
        case Draw() | Lay() | Search() | TeamUp() | Settle() if free:
            return True  # who could be rescued still can
        case Herd(tile=tile, to=to) | Exchange(tile=tile, there=to) if to not in inspectors or set(free) - {tile}:
            return True
        case TeamUp(tile=tile) | Settle(tile=tile) if tile not in inspectors:
            return True  # who has just come can be rescued
        case Draw() | Lay() if supply(state, seat):
            return True  # the new tile can be scouted
        case Search(tile=tile) if supply(state, seat) and has_room(state, seat, tile):
            return True
        case Draw():
            return state.variants.advanced and any(leaves_second(state, lay) for lay in lays(state, seat))
    return can_follow(done(state, first))


def best_followed(state: State, moves: Sequence[M]) -> Sequence[M]:
    """Those that leave a second; if none does, any may be chosen."""
    return [move for move in moves if leaves_second(state, move)] or moves


def beginnings(state: State, seat: Seat) -> Sequence[Move]:
    """What a turn may begin with: a first action or, for who is stuck, a placement."""
    actions: Sequence[Move] = first_actions(state, seat)
    return best_followed(state, actions or settlings(state, seat))


def could_be_followed(state: State, move: Move) -> bool:
    """Whether the player could choose so that a second follows: another place, another action."""
    seat = actor(state)
    if isinstance(move, Lay):
        return any(leaves_second(state, lay) for lay in lays(state, seat))
    if isinstance(move, Settle):
        return any(leaves_second(state, settling) for settling in settlings(state, seat))
    return _some_action_leaves_second(state, seat)


@lru_cache(maxsize=WHOLE)
def _some_action_leaves_second(state: State, seat: Seat) -> bool:
    """Asked about every move of a position, so it is looked for once."""
    return any(leaves_second(state, action) for action in first_actions(state, seat))
