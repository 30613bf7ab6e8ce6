"""The same position in a mirror and, where colours have no abilities, in other colours."""

from __future__ import annotations

from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State

_OTHER = str.maketrans("obgpy", "bgoyp")
"""Colours of which there are as many: orange, blue and green change places, and purple and yellow."""


def twin(state: State) -> State:
    tiles = sorted((mirrored(cell), colour) for cell, colour in zip(state.cells, state.colours, strict=True))
    posting = state.posting
    seen = state._replace(
        cells=tuple(cell for cell, _ in tiles),
        colours="".join(colour for _, colour in tiles),
        rescuers=tuple(map(_all, state.rescuers)),
        inspectors=_all(state.inspectors),
        laid=state.laid and mirrored(state.laid),
        posting=posting and posting._replace(tile=mirrored(posting.tile), before=_all(posting.before)),
    )
    if state.variants.advanced:
        return seen
    recoloured = seen.colours.translate(_OTHER)
    return seen._replace(colours=recoloured, pile=seen.pile.translate(_OTHER), held=seen.held.translate(_OTHER))


def mirrored(cell: Cell) -> Cell:
    """A cell keeps pointing the way it points."""
    return Cell(-cell.column, cell.row)


def _all(cells: Cells) -> Cells:
    return tuple(sorted(map(mirrored, cells)))
