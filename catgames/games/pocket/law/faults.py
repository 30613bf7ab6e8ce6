"""What is impossible about a position: nothing, for any position of a real game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations

from catgames.core.message import Message
from catgames.games.pocket.law.scoring import points_of
from catgames.games.pocket.position.cells import CELLS, CENTRE
from catgames.games.pocket.position.ending import dogs_beside_royal_chief
from catgames.games.pocket.position.state import CHOOSE, DOWN, ROTATE, UP, Setup, State
from catgames.games.pocket.position.tiles import (
    CLANS,
    CROOKS,
    GOURMETS,
    POINTS,
    POLTERKITTIES,
    POWER,
    PREY_TILES,
    ROYAL,
    UNKNOWN,
    box,
    identity,
)

MISPLAYS = frozenset({"fault-centre"})
"""Faults with all the tiles there: who plays against the rules at a table can bring them about."""


def faults(state: State) -> tuple[Message, ...]:
    """What no real game can show: tiles lost or doubled, a decision with nothing to decide."""
    of_the_square = () if state.stage == CHOOSE else (*_engine_faults(state), *_centre_faults(state))
    return (*of_the_square, *_first_game_faults(state.setup))


def _engine_faults(state: State) -> Iterator[Message]:
    """No text and no touch can bring these about, so there is nothing to explain: only a wrong engine could."""
    seen = Counter(identity(tile) for tile in state.tiles if tile != UNKNOWN)
    surplus = seen - box(state.setup.clans)
    nothing_to_turn = state.stage == ROTATE and not dogs_beside_royal_chief(state)
    if surplus or len(state.tiles) != len(CELLS) or nothing_to_turn:
        yield Message("bug")


def _centre_faults(state: State) -> Iterator[Message]:
    was_down = DOWN if state.lifted == CENTRE else state.faces[CENTRE]
    if was_down == DOWN and not _centre_was_haunted(state):
        yield Message("fault-centre")


def _centre_was_haunted(state: State) -> bool:
    """Only Polterkitties move a prey away from the centre for a face-down tile, when they reveal another prey."""
    setup = state.setup
    seat = setup.seat_of(POLTERKITTIES)
    if seat is None or not setup.effects:
        return False
    revealed = [cell for cell in CELLS if state.faces[cell] == UP and cell != state.lifted]
    prey = sum(state.tiles[cell] in POINTS for cell in revealed)
    return prey >= 2 and (len(revealed) > 2 or state.turn != seat)


def _first_game_faults(setup: Setup) -> Iterator[Message]:
    if any((*setup.points, *setup.prey)) and not _a_game_could_end(setup.points, setup.prey, setup.effects):
        yield Message("fault-first-game")


@cache
def _a_game_could_end(points: tuple[int, int], prey: tuple[int, int], effects: bool) -> bool:
    """Whether two players can share the prey so: this many each, for these points with what their clans add."""
    clans = permutations((ROYAL, POWER, GOURMETS, CROOKS) if effects else (ROYAL, POWER), 2)
    return any(
        not mine & theirs
        for pair in clans
        for one in _bonuses(pair[0], prey[0])
        for two in _bonuses(pair[1], prey[1])
        for mine in _catches().get((prey[0], points[0] - one), ())
        for theirs in _catches().get((prey[1], points[1] - two), ())
    )


def _bonuses(clan: str, prey: int) -> Sequence[int]:
    """What a clan's effect can add at the end: two add something, and the others are all alike in this."""
    return {GOURMETS: (prey,), CROOKS: range(len(CLANS[CROOKS].cats) + 1)}.get(clan, (0,))


@cache
def _catches() -> dict[tuple[int, int], list[int]]:
    """Every set of prey, a bit for each, by how many they are and by their points."""
    found: dict[tuple[int, int], list[int]] = {}
    for bits in range(1 << len(PREY_TILES)):
        prey = [tile for number, tile in enumerate(PREY_TILES) if bits >> number & 1]
        found.setdefault((len(prey), points_of(prey)), []).append(bits)
    return found
