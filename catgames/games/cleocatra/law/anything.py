"""Everything that can be said in a position, sensible or not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from catgames.core.message import Seat
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
from catgames.games.cleocatra.position.grid import MIDDLE, Cell, Cells, neighbours, survey
from catgames.games.cleocatra.position.scoring import area
from catgames.games.cleocatra.position.state import SEATS, State, actor


def expressible(state: State) -> Iterator[Move]:
    """Every move the seat to move could name, and the plain ones of the others out of turn."""
    seat = actor(state)
    cells = state.cells
    places: Cells = survey(cells).places if cells else (MIDDLE,)
    elsewhere = (*neighbours(places[0]), Cell(99, 99))
    apart = tuple(cell for cell in elsewhere if cell not in cells and cell not in places)
    for anyone in SEATS[: state.players]:
        yield from (Draw(anyone), Pass(anyone))
        yield from (Lay(anyone, place) for place in (*places, *cells, *apart))
        yield from (kind(anyone, tile) for kind in (Scout, TeamUp, Settle) for tile in (*cells, places[0], *apart))
    for tile in (*cells, places[0]):
        aims = dict.fromkeys((*places, *cells[:3], tile, *apart))
        yield from (Search(seat, tile, place) for place in aims)
        yield from (Herd(seat, tile, to) for to in (*cells, places[0]))
        yield from _rescues(state, seat, tile)
        for other in SEATS[: state.players]:
            yield from (Exchange(seat, tile, other, there) for there in cells)
        yield from (Post(seat, source, tile) for source in (None, *cells))


def _rescues(state: State, seat: Seat, tile: Cell) -> Iterator[Rescue]:
    """Every handful of the area's tiles, and one with a tile from elsewhere."""
    near = area(state, tile) if tile in state.cells else (tile,)
    for count in range(len(near) + 1):
        yield from (Rescue(seat, tile, scored) for scored in combinations(near, count))
    elsewhere = [cell for cell in state.cells if cell not in near][:1]
    yield Rescue(seat, tile, tuple(sorted({*near, *elsewhere, *neighbours(tile)})))
