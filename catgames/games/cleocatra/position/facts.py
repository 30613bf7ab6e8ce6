"""What is so on this table: where a rescuer may go, what may be moved, what follows. Rules ask, the generator walks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catgames.core.message import Message, Seat
from catgames.core.seats import everybody
from catgames.games.cleocatra.position.grid import MIDDLE, Cell, Cells, neighbours, survey
from catgames.games.cleocatra.position.scoring import is_princess, uninspected
from catgames.games.cleocatra.position.state import (
    BONUS,
    SETUP,
    Posting,
    State,
    colour_at,
    free_rescuers,
    has_room,
    inspectors_left,
    is_occupied,
    standing_on,
    supply,
)
from catgames.games.cleocatra.position.tiles import BASTET, INSPECTORS, MAFDAT, RESCUERS, ROOM, UNKNOWN


def is_tile(state: State, cell: Cell) -> bool:
    return cell in state.cells


def colour_or_none(state: State, cell: Cell) -> str:
    return colour_at(state, cell) if is_tile(state, cell) else UNKNOWN


def pieces_fit(state: State) -> bool:
    """On tiles, at most two rescuers to each, no more of any than there are; and no step without its pieces."""
    cells = set(state.cells)
    marked = {state.laid, state.posting and state.posting.tile} - {None}
    enough = state.held or state.pile if state.step == SETUP else len(cells) >= state.players
    if not enough or not cells.issuperset(marked):
        return False
    if (state.held and state.posting) or (state.step == BONUS and state.bonus is None):
        return False
    if state.posting and len(state.posting.before) > INSPECTORS:
        return False
    limits = [(state.cells, len(cells)), (state.inspectors, INSPECTORS), *((own, RESCUERS) for own in state.rescuers)]
    for pieces, most in limits:
        if len(pieces) > most or len(set(pieces)) < len(pieces) or not cells.issuperset(pieces):
            return False
    return all(standing_on(state, cell) <= ROOM for cell in cells)


def open_places(state: State) -> Cells:
    """Where a tile may be laid: beside the pyramids or, before there are any, in the middle."""
    return survey(state.cells).places if state.cells else (MIDDLE,)


# --- where a rescuer may go -------------------------------------------------------------------------


def full_tiles(state: State, seat: Seat) -> set[Cell]:
    """Where this player may put no rescuer: one of theirs is there, or two of others."""
    full = set(state.rescuers[seat])
    once: set[Cell] = set()
    for other, cells in enumerate(state.rescuers):
        if other != seat:
            for cell in cells:
                (full if cell in once else once).add(cell)
    return full


def team_places(state: State, seat: Seat) -> list[Cell]:
    """Tiles with room beside one's rescuers."""
    room = set(state.cells) - full_tiles(state, seat)
    return sorted({tile for cell in state.rescuers[seat] for tile in neighbours(cell) if tile in room})


def herd_places(state: State, seat: Seat) -> Iterator[tuple[Cell, Cell]]:
    """One's rescuers, each with the adjacent tiles that have room."""
    room = set(state.cells) - full_tiles(state, seat)
    return ((cell, tile) for cell in state.rescuers[seat] for tile in neighbours(cell) if tile in room)


def settle_places(state: State, seat: Seat) -> list[Cell]:
    """Any tile with room, for a rescuer in supply: where a stuck player may go."""
    if not supply(state, seat):
        return []
    full = full_tiles(state, seat)
    return [tile for tile in state.cells if tile not in full]


def can_scout(state: State, seat: Seat) -> bool:
    """Whether a rescuer in supply may go to the tile just laid or moved; never as a bonus (ruling.bonus-action)."""
    laid = state.laid
    return laid is not None and state.step != BONUS and supply(state, seat) > 0 and has_room(state, seat, laid)


def can_follow(state: State) -> bool:
    """Whether the player whose turn it is, one action done, can do a rescuer action."""
    seat = state.turn
    if free_rescuers(state, seat) or can_scout(state, seat):
        return True
    if supply(state, seat) and team_places(state, seat):
        return True
    return state.variants.advanced and any(herd_places(state, seat))


def why_nothing_follows(state: State) -> tuple[Message, ...]:
    """The search told: each second action tried, and why it fails."""
    seat = state.turn
    none_left, standing = not supply(state, seat), len(state.rescuers[seat])
    beside = "room" if standing else "nobody"
    tried = (
        Message("second-scout", {"why": "supply" if none_left else "nothing" if state.laid is None else "room"}),
        Message("second-team", {"who": seat, "why": "supply" if none_left else beside}),
        Message("second-rescue", {"who": seat, "count": standing}),
    )
    return (*tried, Message("second-herd", {"who": seat, "why": beside})) if state.variants.advanced else tried


# --- what the abilities allow ------------------------------------------------------------------------


def is_mafdat(state: State, tile: Cell) -> bool:
    """Whether Mafdat's ability could speak: an advanced game, and a tile of hers."""
    return state.variants.advanced and colour_or_none(state, tile) == MAFDAT


def rides(state: State, tile: Cell) -> bool:
    """A Mafdat tile with pieces on it."""
    return is_mafdat(state, tile) and is_occupied(state, tile)


def is_free(state: State, tile: Cell) -> bool:
    """Whether this table frees the tile from the limits of a search."""
    return state.variants.mafdat_free and is_mafdat(state, tile)


def exchanges(state: State, seat: Seat) -> Iterator[tuple[Cell, Seat, Cell]]:
    """Bastet: one's rescuers on her tiles, each with those who may come in their place."""
    own = state.rescuers[seat]
    return (
        (tile, other, there)
        for tile in own
        if state.colours[state.cells.index(tile)] == BASTET
        for other in everybody(state)
        if other != seat and tile not in state.rescuers[other]
        for there in state.rescuers[other]
        if there not in own
    )


# --- inspectors that are to be put --------------------------------------------------------------------


def inspector_sources(state: State, posting: Posting) -> Sequence[Cell | None]:
    """Those beside the board come first; then any that stood on a tile when the rescue was made."""
    if inspectors_left(state):
        return (None,)
    return [cell for cell in posting.before if cell in state.inspectors]


def inspector_places(state: State, posting: Posting) -> Cells:
    if is_princess(state, posting.tile):
        return tuple(uninspected(state, posting.tile, posting.before))
    return (posting.tile,)
