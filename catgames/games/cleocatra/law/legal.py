"""Every legal move, found quickly: no explanation is built, and a second action is looked for only in doubt."""

from __future__ import annotations

from collections.abc import Sequence

from catgames.core.message import Seat
from catgames.games.cleocatra.language.moves import Draw, Exchange, Herd, Move, Pass, Search, TeamUp
from catgames.games.cleocatra.law.following import best_followed, leaves_second
from catgames.games.cleocatra.law.possible import (
    able_tile_actions,
    lays,
    plain_tile_actions,
    posts,
    rescuer_actions,
    settlings,
    tile_actions,
)
from catgames.games.cleocatra.position.state import BONUS, FIRST, SETUP, State, actor, free_rescuers, is_over, supply


def legal_moves(state: State) -> Sequence[Move]:
    if is_over(state):
        return ()
    seat = actor(state)
    if state.posting:
        return posts(state, seat)
    if state.held:
        places = lays(state, seat)
        return places if state.step != FIRST or supply(state, seat) else best_followed(state, places)
    if state.step == FIRST:
        return _first_moves(state, seat)
    if state.step == SETUP:
        return (Draw(seat),)
    if state.step == BONUS:
        tile_moves = tile_actions(state, seat) if state.variants.any_bonus else []
        return [*tile_moves, *rescuer_actions(state, seat), Pass(seat)]
    return rescuer_actions(state, seat) or (Pass(seat),)


def _first_moves(state: State, seat: Seat) -> Sequence[Move]:
    """First actions that leave a second; if none does, any; without any, the stuck player's placement."""
    tiles: list[Move] = [*plain_tile_actions(state, seat)]
    others: list[Move] = [*able_tile_actions(state, seat), *rescuer_actions(state, seat)]
    if not tiles and not others:
        return best_followed(state, settlings(state, seat)) or (Pass(seat),)
    free = free_rescuers(state, seat)
    if len(free) > 1:
        return tiles + others  # whatever is done first, somebody can be rescued next
    # With one to be rescued only an exchange or a herding could spoil it; with none, but a rescuer
    # in supply, a tile just laid or moved can be scouted. Only what is left is looked at closely.
    doubtful = (Exchange, Herd) if free else (Search, Exchange, TeamUp, Herd)
    sure = tiles if free or supply(state, seat) else [move for move in tiles if leaves_second(state, move)]
    good = sure + [move for move in others if not isinstance(move, doubtful) or leaves_second(state, move)]
    return good or tiles + others
