"""What a rescue is worth: the area, its colours, the choice among tiles alike, the assistants. And who has won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS
from catgames.games.cleocatra.position.grid import Cell, Cells, tiles_beside
from catgames.games.cleocatra.position.state import State, colour_at
from catgames.games.cleocatra.position.tiles import CLEOCATRA, PRINCESS

PRINCESS_INSPECTORS = 2


class Score(NamedTuple):
    """The points of a rescue, each by what earns it."""

    colours: Cells
    assistants: Cells
    extra: int

    @property
    def total(self) -> int:
        return len(self.colours) + len(self.assistants) + self.extra


def area(state: State, tile: Cell) -> Cells:
    """The rescuer's tile and the tiles adjacent to it (Scoring 1)."""
    return tuple(sorted((tile, *tiles_beside(state.cells, tile))))


def alike(state: State, tile: Cell) -> dict[str, Cells]:
    """The tiles of the area by colour, in the order in which they lie."""
    found: dict[str, Cells] = {}
    for cell in area(state, tile):
        colour = colour_at(state, cell)
        found[colour] = (*found.get(colour, ()), cell)
    return found


def doubles(state: State, tile: Cell) -> Cells:
    """The tiles of the area among which one must choose (Scoring 2b)."""
    return tuple(cell for cells in alike(state, tile).values() if len(cells) > 1 for cell in cells)


def singles(state: State, tile: Cell) -> Cells:
    """The tiles of the area that are scored whatever is chosen: the only ones of their colour."""
    chosen = doubles(state, tile)
    return tuple(cell for cell in area(state, tile) if cell not in chosen)


def choices(state: State, tile: Cell) -> tuple[Cells, ...]:
    """Every way to score each colour of the area once."""
    found = area(state, tile)
    chosen = ways("".join([colour_at(state, cell) for cell in found]))
    return tuple(tuple([found[k] for k in way]) for way in chosen)


@cache
def ways(colours: str) -> tuple[tuple[int, ...], ...]:
    """The same, by number, for an area whose tiles have these colours."""
    alike = [[k for k, other in enumerate(colours) if other == colour] for colour in dict.fromkeys(colours)]
    return tuple(tuple(sorted(chosen)) for chosen in product(*alike))


@decides("score.colours", "scoring", Nature.EFFECT)
def score(state: State, seat: Seat, tile: Cell, scored: Cells) -> Score:
    return Score(scored, assistants(state, seat, tile, scored), extra(state, tile))


@decides("score.assistants", "scoring", Nature.EFFECT)
def assistants(state: State, seat: Seat, tile: Cell, scored: Cells) -> Cells:
    """One's other rescuers on scored tiles (Scoring 2); who scores is never an assistant."""
    return tuple(cell for cell in state.rescuers[seat] if cell in scored and cell != tile)


@decides("adv.cleocatra-point", "abilities", Nature.EFFECT)
def extra(state: State, tile: Cell) -> int:
    """Cleocatra's point."""
    return 1 if power(state, tile) == CLEOCATRA else 0


@decides("ruling.power-tile", "abilities", Nature.RULING)
def power(state: State, tile: Cell) -> str:
    """The tile whose ability counts is the one the scoring rescuer stands on; none in the basic game."""
    return colour_at(state, tile) if state.variants.advanced else ""


def best_choice(state: State, seat: Seat, tile: Cell) -> Cells:
    """The choice that scores most; the first of them if several do."""
    return max(choices(state, tile), key=lambda scored: score(state, seat, tile, scored).total)


def fewest(state: State) -> Seat | None:
    """Who alone has the fewest points; nobody on a tie (Cleocatra)."""
    least = min(state.scores)
    return Seat(state.scores.index(least)) if state.scores.count(least) == 1 else None


def is_princess(state: State, tile: Cell) -> bool:
    return power(state, tile) == PRINCESS


def uninspected(state: State, tile: Cell, before: Cells) -> Iterator[Cell]:
    """Where Princess's inspectors may go: tiles that had none, and not the tile that scored."""
    return (cell for cell in state.cells if cell not in before and cell != tile and cell not in state.inspectors)


@decides("adv.princess", "abilities", Nature.EFFECT)
def inspectors_due(state: State, tile: Cell) -> int:
    """One inspector for the rescuer's tile; for Princess two elsewhere, or as many as there is room for."""
    if not is_princess(state, tile):
        return 1
    return min(PRINCESS_INSPECTORS, len(list(uninspected(state, tile, state.inspectors))))


@decides("end.winner", "end", Nature.END)
def winners(state: State) -> tuple[Seat, ...]:
    """Most points; a tie is shared (End)."""
    most = max(state.scores)
    return tuple(seat for seat, points in zip(SEATS, state.scores, strict=False) if points == most)
