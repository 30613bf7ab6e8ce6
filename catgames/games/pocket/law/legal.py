"""Every legal move, found quickly: every move there is was made once, and is looked up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from catgames.core.message import Seat
from catgames.games.pocket.language.moves import Again, Choose, Keep, Move, Reveal, Rotate, Swap
from catgames.games.pocket.position.cells import CELLS, NEAR_ALL_ROUND
from catgames.games.pocket.position.ending import dogs_beside_royal_chief
from catgames.games.pocket.position.facts import QUARTERS, REACH, is_other_prey, serves
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, DOWN, NOWHERE, PLAY, ROTATE, SEATS, UP, State
from catgames.games.pocket.position.tiles import CAT, DEFENDERS, DOG, KIND, POLTERKITTIES, POWER, PREY, ROYAL

REVEALS = tuple(tuple(Reveal(seat, cell) for cell in CELLS) for seat in SEATS)
SWAPS = tuple(tuple(tuple(Swap(seat, cell, other) for other in CELLS) for cell in CELLS) for seat in SEATS)
IS_DOWN = bytes(letter == ord(DOWN) for letter in range(256))
"""Picks the face-down tiles without a loop in Python: half of all decisions are made among them."""
KEEPS = tuple(Keep(seat) for seat in SEATS)

Moves = tuple[tuple[tuple[Move, ...], ...], ...]
"""By seat, then by cell."""


def _within(reach: tuple[tuple[int, ...], ...]) -> Moves:
    return tuple(tuple(tuple(SWAPS[seat][cell][other] for other in reach[cell]) for cell in CELLS) for seat in SEATS)


BY_KIND = {kind: _within(reach) for kind, reach in REACH.items()}
BY_TILE = {tile: BY_KIND[kind] for tile, kind in KIND.items()}
ALL_ROUND = _within(NEAR_ALL_ROUND)


def legal_moves(state: State) -> Sequence[Move]:
    tiles, faces, seat, lifted, stage, setup = state
    if lifted != NOWHERE:
        moves = BY_TILE[tiles[lifted]][seat][lifted]
        return _with_powers(state, moves) if setup.effects else moves
    if stage == PLAY:
        return list(compress(REVEALS[seat], faces.encode().translate(IS_DOWN)))
    return _between_turns(state, seat)


def _with_powers(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """The swaps of the revealed tile, and what the clan card adds."""
    seat, lifted = state.turn, state.lifted
    kind, clan = KIND[state.tiles[lifted]], state.setup.clans[seat]
    if kind == PREY and clan == POLTERKITTIES:
        others = [cell for cell in CELLS if is_other_prey(state, cell)]
        return [*moves, *(move for cell in others for move in BY_KIND[PREY][seat][cell])]
    if kind != CAT or not serves(state, seat):
        return moves
    if clan == DEFENDERS:
        return ALL_ROUND[seat][lifted]
    if clan == POWER:
        return (*moves, KEEPS[seat])
    if clan == ROYAL:
        near = REACH[CAT][lifted]
        swaps = SWAPS[seat][lifted]
        seen = zip(CELLS, state.tiles, state.faces, strict=True)
        dogs = [cell for cell, tile, face in seen if face == UP and KIND[tile] == DOG and cell not in near]
        return [*moves, *(swaps[cell] for cell in dogs)]
    return moves


def _between_turns(state: State, seat: Seat) -> Sequence[Move]:
    setup = state.setup
    if state.stage == CHOOSE:
        return [Choose(seat, clan) for clan in setup.offers[seat] if clan not in setup.clans]
    if state.stage == ROTATE:
        dogs = dogs_beside_royal_chief(state)
        return [KEEPS[seat], *(Rotate(seat, dog, quarters) for dog in dogs for quarters in QUARTERS)]
    return (Again(seat),) if state.stage == BETWEEN else ()
