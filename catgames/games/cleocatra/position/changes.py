"""What can change about the pieces on the table, and nothing else: no rule, no word."""

from __future__ import annotations

from bisect import bisect

from catgames.core.message import Seat
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State


def with_tile(state: State, place: Cell, colour: str) -> State:
    """The drawn tile comes to lie there, and is the one laid in this turn."""
    at = bisect(state.cells, place)
    return state._replace(
        cells=(*state.cells[:at], place, *state.cells[at:]),
        colours=state.colours[:at] + colour + state.colours[at:],
        held="",
        laid=place,
    )


def with_tile_moved(state: State, tile: Cell, place: Cell) -> State:
    """A tile goes elsewhere; whatever stands on it rides along."""
    cells, colours = list(state.cells), list(state.colours)
    at = cells.index(tile)
    del cells[at]
    colour = colours.pop(at)
    to = bisect(cells, place)
    cells.insert(to, place)
    colours.insert(to, colour)
    return state._replace(
        cells=tuple(cells),
        colours="".join(colours),
        rescuers=tuple([_moved(own, tile, place) for own in state.rescuers]),
        inspectors=_moved(state.inspectors, tile, place),
        laid=place,
    )


def with_rescuers(state: State, seat: Seat, cells: Cells) -> State:
    rescuers = state.rescuers
    return state._replace(rescuers=(*rescuers[:seat], cells, *rescuers[seat + 1 :]))


def with_rescuer(state: State, seat: Seat, tile: Cell) -> State:
    """From the supply onto a tile."""
    return with_rescuers(state, seat, tuple(sorted((*state.rescuers[seat], tile))))


def with_rescuer_moved(state: State, seat: Seat, tile: Cell, to: Cell) -> State:
    return with_rescuers(state, seat, _moved(state.rescuers[seat], tile, to))


def with_rescuers_home(state: State, seat: Seat, tiles: Cells) -> State:
    """From these tiles back to the supply."""
    return with_rescuers(state, seat, tuple([cell for cell in state.rescuers[seat] if cell not in tiles]))


def with_exchange(state: State, seat: Seat, tile: Cell, other: Seat, there: Cell) -> State:
    return with_rescuer_moved(with_rescuer_moved(state, seat, tile, there), other, there, tile)


def with_inspector(state: State, source: Cell | None, tile: Cell) -> State:
    """From beside the board, or from another tile."""
    stay = (cell for cell in state.inspectors if cell != source)
    return state._replace(inspectors=tuple(sorted((*stay, tile))))


def with_points(state: State, seat: Seat, points: int) -> State:
    scores = state.scores
    return state._replace(scores=(*scores[:seat], scores[seat] + points, *scores[seat + 1 :]))


def _moved(cells: Cells, tile: Cell, to: Cell) -> Cells:
    if tile not in cells:
        return cells
    return tuple(sorted([to if cell == tile else cell for cell in cells]))
