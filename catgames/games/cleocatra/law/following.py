"""Whether a second action follows: a first action that leaves none may not be chosen (Rescuer actions)."""

from __future__ import annotations

from collections.abc import Iterator

from catgames.core.message import Message, Seat
from catgames.games.cleocatra.language.moves import Draw, Exchange, Herd, Lay, Move, Rescue, Search, Settle, TeamUp
from catgames.games.cleocatra.position.changes import (
    with_exchange,
    with_rescuer,
    with_rescuer_moved,
    with_tile,
    with_tile_moved,
)
from catgames.games.cleocatra.position.grid import Cell, neighbours, survey
from catgames.games.cleocatra.position.state import State, free_rescuers, has_room, supply


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


def can_follow(state: State) -> bool:
    """Whether the player whose turn it is, one action done, can do a rescuer action."""
    seat = state.turn
    if free_rescuers(state, seat):
        return True
    if supply(state, seat):
        laid = state.laid
        if (laid is not None and has_room(state, seat, laid)) or team_places(state, seat):
            return True
    return state.variants.advanced and any(herd_places(state, seat))


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
            places = survey(state.cells).places if state.variants.advanced else ()
            return any(leaves_second(state, Lay(seat, place)) for place in places)
    return can_follow(after(state, first))


def after(state: State, first: Move) -> State:
    """The pieces as they would stand; a drawn tile not laid yet stands nowhere."""
    match first:
        case Lay(place=place):
            return with_tile(state, place, state.held or "?")
        case Search(tile=tile, place=place):
            return with_tile_moved(state, tile, place)
        case Exchange(seat=seat, tile=tile, other=other, there=there):
            return with_exchange(state, seat, tile, other, there)
        case TeamUp(seat=seat, tile=tile) | Settle(seat=seat, tile=tile):
            return with_rescuer(state, seat, tile)
        case Herd(seat=seat, tile=tile, to=to):
            return with_rescuer_moved(state, seat, tile, to)
    return state


def why_nothing_follows(state: State) -> tuple[Message, ...]:
    """The search told: each second action tried, and why it fails."""
    seat = state.turn
    none_left = not supply(state, seat)
    scout = "supply" if none_left else "nothing" if state.laid is None else "room"
    tried = (
        Message("second-scout", {"why": scout}),
        Message("second-team", {"why": "supply" if none_left else "room"}),
        Message("second-rescue", {"count": len(state.rescuers[seat])}),
    )
    return (*tried, Message("second-herd")) if state.variants.advanced else tried
