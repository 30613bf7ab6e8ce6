"""The moves, each described once: what a player can say, right or wrong. None says whether it is allowed.

`reveal c3`, `swap c3 c5`, `keep`, `rotate c3 right`. The revealed tile need not be named: `swap c5` swaps it
with the tile at c5. A move of somebody who is not to move begins with the player: `2: reveal a1`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, TypeAlias

from catgames.core.kind import Kind
from catgames.core.message import Message, Seat, values
from catgames.core.moves import Moves
from catgames.core.part import Part
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import CELLS, CENTRE, NAMES, NUMBERS, offset
from catgames.games.pocket.position.facts import say_there
from catgames.games.pocket.position.state import NOWHERE, ROTATE, State, to_move
from catgames.games.pocket.position.tiles import CLANS, say_clan
from catgames.games.pocket.position.twin import turned_place

TURNS = ("right", "half", "left", "full")
"""How far a dog is turned, by one quarter more each; the last can be said, but turns nothing."""
ANOTHER_TILE, ANOTHER_DOG = 20, 4
"""What weighs more than another place: another tile to move, and each step to another dog."""


# --- the parts ------------------------------------------------------------------------------------


def _steps(cell: int, other: int) -> int:
    return sum(offset(cell, other))


PLACE: Part[State, int] = Part(
    "CELL",
    every=lambda state, seat: CELLS,
    write=lambda state, seat, cell: NAMES[cell],
    read=lambda state, seat, word: [NUMBERS[word]] if word in NUMBERS else (),
    keys=lambda state, seat, cell: (keys.cell_key(cell),),
    say=lambda state, cell: NAMES[cell],
    mirror=turned_place,
    apart=_steps,
)
MOVED = replace(
    PLACE,
    apart=lambda cell, other: 0 if cell == other else ANOTHER_TILE,
    understood=lambda state, seat: CELLS if state.lifted == NOWHERE else (state.lifted,),
)
DOG = replace(PLACE, apart=lambda cell, other: ANOTHER_DOG * _steps(cell, other))
QUARTERS: Part[State, int] = Part(
    "right|half|left",
    every=lambda state, seat: range(1, len(TURNS) + 1),
    write=lambda state, seat, quarters: TURNS[quarters - 1],
    keys=lambda state, seat, quarters: (keys.TURN(quarters),),
    say=lambda state, quarters: quarters,
    apart=lambda one, other: abs(one - other),
)
CLAN: Part[State, str] = Part(
    "CLAN",
    every=lambda state, seat: CLANS,
    write=lambda state, seat, clan: clan,
    keys=lambda state, seat, clan: (keys.CLAN(clan),),
    say=lambda state, clan: say_clan(clan),
)


# --- the records ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose:
    """Take a clan, in the modes where clans are chosen."""

    seat: Seat
    clan: Annotated[str, CLAN]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn a tile face up."""

    seat: Seat
    cell: Annotated[int, PLACE]


@dataclass(frozen=True, slots=True)
class Swap:
    """The tile of one place and the tile of another change places."""

    seat: Seat
    cell: Annotated[int, MOVED]
    other: Annotated[int, PLACE]


@dataclass(frozen=True, slots=True)
class Keep:
    """Leave things as they are: the revealed tile in its place, or at the end every dog as it faces."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turn a dog by so many quarter turns to the right."""

    seat: Seat
    cell: Annotated[int, DOG]
    quarters: Annotated[int, QUARTERS]


@dataclass(frozen=True, slots=True)
class Again:
    """Begin the second game of two (expert)."""

    seat: Seat


Move: TypeAlias = Choose | Reveal | Swap | Keep | Rotate | Again


# --- what is odd about them -----------------------------------------------------------------------


def _swaps(state: State, seat: Seat) -> Iterator[Swap]:
    """Of any two tiles; by who is not to move only with the revealed tile or the centre: there are many."""
    moved = CELLS if seat == state.turn else {state.lifted % len(CELLS), CENTRE}
    return (Swap(seat, cell, other) for cell in moved for other in CELLS if other != cell)


def _say_swap(state: State, move: Swap) -> Message:
    tile, partner = (
        say_there(state, cell) if state.tiles else Message("tile-unknown") for cell in (move.cell, move.other)
    )
    return Message("move-swap", values(tile=tile, cell=NAMES[move.cell], partner=partner, other=NAMES[move.other]))


CHOOSE: Kind[State, Choose] = Kind(Choose, "choose {clan}")
KEEP: Kind[State, Keep] = Kind(
    Keep, "keep", begins=(keys.KEEP_KEY,), variant=lambda state, move: "dogs" if state.stage == ROTATE else ""
)
AGAIN: Kind[State, Again] = Kind(Again, "again", begins=(keys.AGAIN_KEY,))
SAID = (CHOOSE, KEEP, AGAIN)
"""What one touch says, of something that is no tile."""
MOVES: Moves[State, Move] = Moves(
    (
        Kind(Reveal, "reveal {cell}"),
        Kind(Swap, "swap {cell} {other}", aim="other", in_order=True, said=_say_swap, every=_swaps),
        KEEP,
        Kind(Rotate, "rotate {cell} {quarters}", in_order=True),
        CHOOSE,
        AGAIN,
    ),
    to_move=to_move,
    # After the end nobody is to move; what is said then is said by whoever would have been next.
    speaker=lambda state: state.turn,
    buttons=(keys.KEEP_KEY, keys.AGAIN_KEY, *map(keys.TURN, range(1, len(TURNS) + 1))),
)
