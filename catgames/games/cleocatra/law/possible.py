"""What a player could do, each action by itself and whatever follows: moves are made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial

from catgames.core.memory import SMALL
from catgames.core.message import Seat
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Post,
    Rescue,
    RescuerAction,
    Scout,
    Search,
    Settle,
    TeamUp,
    TileAction,
)
from catgames.games.cleocatra.position.facts import (
    can_scout,
    exchanges,
    herd_places,
    inspector_places,
    inspector_sources,
    open_places,
    settle_places,
    team_places,
)
from catgames.games.cleocatra.position.grid import Cell, destinations, neighbours, parts, survey
from catgames.games.cleocatra.position.scoring import ways
from catgames.games.cleocatra.position.state import State, free_rescuers, is_occupied, supply
from catgames.games.cleocatra.position.tiles import MAFDAT

NOTHING = "."
"""At the side of a tile: no other."""


def first_actions(state: State, seat: Seat) -> list[Move]:
    """Everything that could be the first action."""
    return [*tile_actions(state, seat), *rescuer_actions(state, seat)]


def may_settle(state: State, seat: Seat) -> bool:
    """Stuck: no action is possible at the start of the turn, but a rescuer is left and there is room."""
    return not first_actions(state, seat) and bool(settle_places(state, seat))


def tile_actions(state: State, seat: Seat) -> list[TileAction]:
    return [*plain_tile_actions(state, seat), *able_tile_actions(state, seat)]


def plain_tile_actions(state: State, seat: Seat) -> list[TileAction]:
    """An expedition, and tiles with nobody on them to every place beside another tile."""
    moves: list[TileAction] = [_draw(seat)] if state.pile else []
    free_cats = state.variants.advanced and state.variants.mafdat_free
    places, leaning, loose = survey(state.cells)
    for tile in loose:
        if is_occupied(state, tile) or (free_cats and state.colours[state.cells.index(tile)] == MAFDAT):
            continue
        moves += map(_searcher(seat, tile), [place for place in places if leaning.get(place) != tile])
    return moves


def able_tile_actions(state: State, seat: Seat) -> list[TileAction]:
    """What Mafdat's and Bastet's abilities add."""
    if not state.variants.advanced:
        return []
    return [*_mafdat_rides(state, seat), *(_exchange(seat, *pair) for pair in exchanges(state, seat))]


def _mafdat_rides(state: State, seat: Seat) -> list[Search]:
    """Mafdat tiles that a plain search could not take: with pieces on them or, if so agreed, any."""
    free, cells = state.variants.mafdat_free, state.cells
    moves: list[Search] = []
    for tile, colour in zip(cells, state.colours, strict=True):
        if colour != MAFDAT:
            continue
        if free:
            rest = tuple([cell for cell in cells if cell != tile])
            whole = (place for place in destinations(cells, tile) if len(parts((*rest, place))) == 1)
            moves += map(_searcher(seat, tile), whole)
        elif tile in survey(cells).loose and is_occupied(state, tile):
            moves += map(_searcher(seat, tile), destinations(cells, tile))
    return moves


def rescuer_actions(state: State, seat: Seat) -> list[RescuerAction]:
    moves: list[RescuerAction] = []
    if supply(state, seat):
        if state.laid is not None and can_scout(state, seat):
            moves.append(_scout(seat, state.laid))
        moves += [_team_up(seat, tile) for tile in team_places(state, seat)]
    free = free_rescuers(state, seat)
    if free:
        colours = dict(zip(state.cells, state.colours, strict=True))
        for tile in free:
            moves += _rescues(seat, tile, "".join([colours.get(cell, NOTHING) for cell in (tile, *neighbours(tile))]))
    if state.variants.advanced:
        moves += [_herd(seat, tile, to) for tile, to in herd_places(state, seat)]
    return moves


def settlings(state: State, seat: Seat) -> list[Settle]:
    return [Settle(seat, tile) for tile in settle_places(state, seat)]


def lays(state: State, seat: Seat) -> list[Lay]:
    return [_lay(seat, place) for place in open_places(state)]


def posts(state: State, seat: Seat) -> list[Post]:
    posting = state.posting
    assert posting is not None, "an inspector is due"
    sources = inspector_sources(state, posting)
    return [Post(seat, source, tile) for tile in inspector_places(state, posting) for source in sources]


_draw = cache(Draw)
_lay = lru_cache(maxsize=SMALL)(Lay)
_exchange = lru_cache(maxsize=SMALL)(Exchange)
_scout = lru_cache(maxsize=SMALL)(Scout)
_team_up = lru_cache(maxsize=SMALL)(TeamUp)
_herd = lru_cache(maxsize=SMALL)(Herd)


@lru_cache(maxsize=SMALL)
def _searcher(seat: Seat, tile: Cell) -> Callable[[Cell], Search]:
    """Makes the moves of one tile, each once: there are more of these than of all the others."""
    return cache(partial(Search, seat, tile))


@lru_cache(maxsize=SMALL)
def _rescues(seat: Seat, tile: Cell, colours: str) -> tuple[Rescue, ...]:
    """Every rescue on a tile, known by its colour and by what lies at its three sides."""
    around = sorted(zip((tile, *neighbours(tile)), colours, strict=True))
    area = [cell for cell, colour in around if colour != NOTHING]
    chosen = ways("".join([colour for _, colour in around if colour != NOTHING]))
    return tuple(Rescue(seat, tile, tuple([area[k] for k in way])) for way in chosen)
