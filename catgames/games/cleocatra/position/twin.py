"""The same position in a mirror and, where colours have no abilities, in other colours."""

from __future__ import annotations

from dataclasses import replace

from catgames.games.cleocatra.language.moves import (
    Exchange,
    Herd,
    Lay,
    Move,
    Post,
    Rescue,
    Scout,
    Search,
    Settle,
    TeamUp,
)
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State

_OTHER = str.maketrans("obgpy", "bgoyp")
"""Colours of which there are as many: orange, blue and green change places, and purple and yellow."""


def twin(state: State) -> State:
    tiles = sorted((_mirrored(cell), colour) for cell, colour in zip(state.cells, state.colours, strict=True))
    seen = state._replace(
        cells=tuple(cell for cell, _ in tiles),
        colours="".join(colour for _, colour in tiles),
        rescuers=tuple(_all(cells) for cells in state.rescuers),
        inspectors=_all(state.inspectors),
        laid=state.laid and _mirrored(state.laid),
        posting=state.posting
        and state.posting._replace(tile=_mirrored(state.posting.tile), before=_all(state.posting.before)),
    )
    if state.variants.advanced:
        return seen
    recoloured = seen.colours.translate(_OTHER)
    return seen._replace(colours=recoloured, pile=seen.pile.translate(_OTHER), held=seen.held.translate(_OTHER))


def twin_move(move: Move) -> Move:
    match move:
        case Lay(place=place):
            return replace(move, place=_mirrored(place))
        case Search(tile=tile, place=place):
            return replace(move, tile=_mirrored(tile), place=_mirrored(place))
        case Exchange(tile=tile, there=there):
            return replace(move, tile=_mirrored(tile), there=_mirrored(there))
        case Rescue(tile=tile, scored=scored):
            return replace(move, tile=_mirrored(tile), scored=_all(scored))
        case Herd(tile=tile, to=to):
            return replace(move, tile=_mirrored(tile), to=_mirrored(to))
        case Post(source=source, tile=tile):
            return replace(move, source=source and _mirrored(source), tile=_mirrored(tile))
        case Scout(tile=tile) | TeamUp(tile=tile) | Settle(tile=tile):
            return replace(move, tile=_mirrored(tile))
    return move


def _mirrored(cell: Cell) -> Cell:
    """A cell keeps pointing the way it points."""
    return Cell(-cell.column, cell.row)


def _all(cells: Cells) -> Cells:
    return tuple(sorted(_mirrored(cell) for cell in cells))
