"""A move in words: what it is called before it is made."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Pass,
    Post,
    Rescue,
    Scout,
    Search,
    Settle,
    TeamUp,
)
from catgames.games.cleocatra.law.rules.lookups import say_tile
from catgames.games.cleocatra.position.grid import Cell, tiles_beside
from catgames.games.cleocatra.position.scoring import doubles
from catgames.games.cleocatra.position.state import BONUS, State


def say_move(state: State, move: Move) -> Message:
    match move:
        case Draw():
            return Message("move-draw")
        case Lay(place=place):
            return Message("move-lay", {"where": say_place(state, place)})
        case Search(tile=tile, place=place):
            return Message("move-search", {"tile": say_tile(state, tile), "where": say_place(state, place, tile)})
        case Exchange(other=other, there=there):
            return Message("move-exchange", {"other": other, "tile": say_tile(state, there)})
        case Scout(tile=tile):
            return Message("move-scout", {"tile": say_tile(state, tile)})
        case TeamUp(tile=tile):
            return Message("move-team-up", {"tile": say_tile(state, tile)})
        case Rescue():
            return _say_rescue(state, move)
        case Herd(tile=tile, to=to):
            return Message("move-herd", {"tile": say_tile(state, tile), "to": say_tile(state, to)})
        case Post(source=None, tile=tile):
            return Message("move-post-supply", {"tile": say_tile(state, tile)})
        case Post(source=source, tile=tile):
            assert source is not None
            return Message("move-post", {"source": say_tile(state, source), "tile": say_tile(state, tile)})
        case Settle(tile=tile):
            return Message("move-settle", {"tile": say_tile(state, tile)})
        case Pass():
            return Message("move-decline" if state.step == BONUS else "move-pass")
    raise AssertionError(move)


def say_place(state: State, place: Cell, moved: Cell | None = None) -> Message:
    """A place by the tiles it touches, the one that is moved away not counted."""
    if place in state.cells:
        return Message("where-on", {"tile": say_tile(state, place)})
    near = tuple(say_tile(state, cell) for cell in tiles_beside(state.cells, place) if cell != moved)
    return Message("where-beside", {"tiles": near}) if near else Message("where-apart")


def _say_rescue(state: State, move: Rescue) -> Message:
    said = values(tile=say_tile(state, move.tile), count=len(move.scored))
    twins = doubles(state, move.tile) if move.tile in state.cells else ()
    return Message("move-rescue-choosing" if twins else "move-rescue", said)
