"""Everything that can be said in a position, sensible or not; and what is impossible about one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from catgames.core.message import Message
from catgames.games.pocket.cells import CELLS, CENTRE
from catgames.games.pocket.ending import dogs_beside_royal_chief
from catgames.games.pocket.moves import Again, Choose, Keep, Move, Reveal, Rotate, Swap
from catgames.games.pocket.state import CHOOSE, DOWN, ROTATE, SEATS, State
from catgames.games.pocket.tiles import CLANS, UNKNOWN, box, identity

QUARTERS_SAID = range(5)
"""Also no turn at all, and a full one."""


def expressible(state: State) -> Iterator[Move]:
    """Every move of both players; the other's swaps only with the revealed tile's neighbours."""
    for seat in SEATS:
        yield from (Choose(seat, clan) for clan in CLANS)
        yield from (Reveal(seat, cell) for cell in CELLS)
        moved = CELLS if seat == state.turn else (state.lifted % len(CELLS), CENTRE)
        yield from (Swap(seat, cell, other) for cell in dict.fromkeys(moved) for other in CELLS)
        yield from (Rotate(seat, cell, quarters) for cell in CELLS for quarters in QUARTERS_SAID)
        yield Keep(seat)
        yield Again(seat)


def faults(state: State) -> tuple[Message, ...]:
    """What no real game can show: a tile lost or doubled, a decision with nothing to decide."""
    if state.stage == CHOOSE:
        return ()
    return (*_tile_faults(state), *_stage_faults(state))


def _tile_faults(state: State) -> Iterator[Message]:
    seen = Counter(identity(tile) for tile in state.tiles if tile != UNKNOWN)
    for tile, count in (seen - box(state.setup.clans)).items():
        yield Message("fault-tile", {"text": tile, "count": count})
    if len(state.tiles) != len(CELLS):
        yield Message("fault-count", {"count": len(state.tiles)})


def _stage_faults(state: State) -> Iterator[Message]:
    if state.faces.count(DOWN) == len(CELLS):
        yield Message("fault-centre")
    if state.stage == ROTATE and not dogs_beside_royal_chief(state):
        yield Message("fault-rotate")
