"""The table of Cleocatra looked at by hand: who stands where, what can be done. Slow, plain, and nobody's engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

Cell: TypeAlias = tuple[int, int]
PLAYERS = ("Nora", "Sami", "Inès", "Théo")
COLOURS = {"o": "orange", "b": "blue", "g": "green", "p": "purple", "y": "yellow"}
SETUP, FIRST, SECOND, BONUS = range(4)
THREE = 3
"""Rescuers of each player, inspectors, sides of a tile."""


def near(cell: Any) -> list[Cell]:
    column, row = cell
    points_up = (column + row) % 2 == 0
    return [(column - 1, row), (column + 1, row), (column, row + 1 if points_up else row - 1)]


def touching(cells: Any, cell: Any) -> list[Cell]:
    return [other for other in near(cell) if other in cells]


def heaps(cells: Any) -> list[int]:
    """How many tiles lie in each part of the pyramids, most first."""
    left, found = {tuple(cell) for cell in cells}, []
    while left:
        heap, edge = 0, {left.pop()}
        while edge:
            heap += len(edge)
            edge = {other for cell in edge for other in near(cell) if other in left}
            left -= edge
        found.append(heap)
    return sorted(found, reverse=True)


def shut_in(cells: Any) -> set[Cell]:
    """The empty cells from which nobody gets out of the frame around all tiles."""
    columns, rows = [c for c, _ in cells], [r for _, r in cells]
    frame = {(c, r) for c in range(min(columns) - 2, max(columns) + 3) for r in range(min(rows) - 2, max(rows) + 3)} - {
        tuple(cell) for cell in cells
    }
    free, edge = set[Cell](), {(min(columns) - 2, min(rows) - 2)}
    while edge:
        free |= edge
        edge = {other for cell in edge for other in near(cell) if other in frame} - free
    return frame - free


class Table(NamedTuple):
    """A position by hand."""

    tiles: dict[Cell, str]
    rescuers: list[set[Cell]]
    inspectors: set[Cell]
    laid: Cell | None

    def supply(self, seat: int) -> int:
        return THREE - len(self.rescuers[seat])

    def standing(self, cell: Any) -> int:
        return sum(cell in own for own in self.rescuers)

    def has_room(self, seat: int, cell: Any) -> bool:
        return cell in self.tiles and cell not in self.rescuers[seat] and self.standing(cell) < 2

    def open_places(self) -> set[Cell]:
        return {place for tile in self.tiles for place in near(tile) if place not in self.tiles}

    def beside(self, seat: int) -> set[Cell]:
        """Where there is room beside one's rescuers."""
        return {cell for own in self.rescuers[seat] for cell in near(own) if self.has_room(seat, cell)}

    # --- what it looks like then ----------------------------------------------------------------------

    def with_tile(self, place: Any) -> Table:
        return self._replace(tiles={**self.tiles, place: "?"}, laid=place)

    def with_tile_moved(self, tile: Any, place: Any) -> Table:
        def moved(cells: set[Cell]) -> set[Cell]:
            return {place if cell == tile else cell for cell in cells}

        tiles = {place if cell == tile else cell: colour for cell, colour in self.tiles.items()}
        return Table(tiles, [moved(own) for own in self.rescuers], moved(self.inspectors), place)

    def with_rescuer(self, seat: int, tile: Any) -> Table:
        return self._replace(rescuers=[own | {tile} if k == seat else own for k, own in enumerate(self.rescuers)])

    def with_rescuer_gone(self, seat: int, tile: Any) -> Table:
        return self._replace(rescuers=[own - {tile} if k == seat else own for k, own in enumerate(self.rescuers)])


def table(state: Any) -> Table:
    tiles = {tuple(cell): colour for cell, colour in zip(state.cells, state.colours, strict=True)}
    return Table(tiles, [set(own) for own in state.rescuers], set(state.inspectors), state.laid)


def kind(move: Any) -> str:
    return str(type(move).__name__)


def decider(state: Any) -> int:
    return int(state.bonus if state.step == BONUS else state.turn)


# --- what can be done -----------------------------------------------------------------------------------

DEEDS = {
    "Draw": "draw a tile",
    "Search": "move a tile",
    "Exchange": "exchange rescuers",
    "Scout": "scout",
    "TeamUp": "team up",
    "Rescue": "rescue",
    "Herd": "herd",
    "Settle": "put a rescuer on any tile with room",
}


def rescuer_deeds(on: Table, seat: int, advanced: bool) -> list[str]:
    """What rescuer actions there are, the likeliest first."""
    found = []
    if on.laid is not None and on.supply(seat) and on.has_room(seat, on.laid):
        found.append("Scout")
    if on.rescuers[seat] - on.inspectors:
        found.append("Rescue")
    if on.supply(seat) and on.beside(seat):
        found.append("TeamUp")
    if advanced and on.beside(seat):
        found.append("Herd")
    return found


def may_be_moved(state: Any, tile: Any, place: Any) -> bool:
    on = table(state)
    rest = [cell for cell in on.tiles if cell != tile]
    mafdat = state.variants.advanced and on.tiles[tile] == "g"
    if (on.standing(tile) or tile in on.inspectors) and not mafdat:
        return False
    if place in on.tiles or not touching(rest, place):
        return False
    if mafdat and state.variants.mafdat_free:
        return len(heaps([*rest, place])) == 1
    return len(heaps(rest)) == 1 and len(touching(on.tiles, tile)) < THREE


def first_actions(state: Any, seat: int) -> Iterator[tuple[str, list[Table]]]:
    """Every first action, with the tables it can lead to; a rescue ends the turn and leads nowhere."""
    on = table(state)
    if state.pile:
        yield "Draw", [on.with_tile(place) for place in on.open_places()]
    for tile in on.tiles:
        for place in on.open_places():
            if may_be_moved(state, tile, place):
                yield "Search", [on.with_tile_moved(tile, place)]
    if state.variants.advanced:
        yield from (("Exchange", [after]) for after in _exchanges(on, seat))
        yield from (("Herd", [after]) for after in _herdings(on, seat))
    if on.supply(seat):
        if on.laid is not None and on.has_room(seat, on.laid):
            yield "Scout", [on.with_rescuer(seat, on.laid)]
        yield from (("TeamUp", [on.with_rescuer(seat, tile)]) for tile in on.beside(seat))
    yield from (("Rescue", []) for _ in on.rescuers[seat] - on.inspectors)


def _exchanges(on: Table, seat: int) -> Iterator[Table]:
    for tile in on.rescuers[seat]:
        for other, theirs in enumerate(on.rescuers):
            for there in theirs - on.rescuers[seat] if on.tiles[tile] == "b" and tile not in theirs else ():
                gone = on.with_rescuer_gone(seat, tile).with_rescuer_gone(other, there)
                yield gone.with_rescuer(seat, there).with_rescuer(other, tile)


def _herdings(on: Table, seat: int) -> Iterator[Table]:
    for tile in on.rescuers[seat]:
        for to in near(tile):
            if on.has_room(seat, to):
                yield on.with_rescuer_gone(seat, tile).with_rescuer(seat, to)


def is_followed(state: Any, seat: int, deed: str, tables: list[Table]) -> bool:
    return deed == "Rescue" or any(rescuer_deeds(after, seat, state.variants.advanced) for after in tables)


def placements(state: Any, seat: int) -> list[tuple[str, list[Table]]]:
    on = table(state)
    cells = [cell for cell in on.tiles if on.supply(seat) and on.has_room(seat, cell)]
    return [("Settle", [on.with_rescuer(seat, cell)]) for cell in cells]


def beginnings(state: Any, seat: int) -> list[str]:
    """How a turn may begin: what leaves a second action, else anything; a placement for who is stuck."""
    possible = list(first_actions(state, seat)) or placements(state, seat)
    good = [deed for deed, tables in possible if is_followed(state, seat, deed, tables)]
    return good or [deed for deed, _ in possible]


def named(deeds: list[str]) -> list[str]:
    return [words for deed, words in DEEDS.items() if deed in deeds]


# --- words ------------------------------------------------------------------------------------------------


def say(state: Any, cell: Any) -> str:
    """'the orange tile'; 'the left orange tile' where there are several."""
    tiles = table(state).tiles
    if cell not in tiles:
        return "an empty place"
    colour = tiles[cell]
    alike = [other for other in tiles if tiles[other] == colour]
    where = f"{_where(alike, tuple(cell))} ".lstrip()
    return f"the {where}{COLOURS[colour]} tile"


def _where(alike: list[Cell], cell: Cell) -> str:
    across, down = ("left", "middle", "right"), ("upper", "middle", "lower")
    if len(alike) == 1:
        return ""
    if len(alike) == 2:
        [(column, row)] = [other for other in alike if other != cell]
        flat = abs(cell[0] - column) >= 2 * abs(cell[1] - row)
        return ("left" if cell[0] < column else "right") if flat else ("upper" if cell[1] < row else "lower")
    if len({c for c, _ in alike}) == len(alike):
        return _ranked([c for c, _ in alike], cell[0], across)
    if len({r for _, r in alike}) == len(alike):
        return _ranked([r for _, r in alike], cell[1], down)
    side = _ranked(sorted({c for c, _ in alike}), cell[0], across)
    above = [other for other in alike if other[0] == cell[0] and other[1] < cell[1]]
    below = [other for other in alike if other[0] == cell[0] and other[1] > cell[1]]
    return f"lower {side}" if above else f"upper {side}" if below else side


def _ranked(values: list[int], value: int, words: tuple[str, str, str]) -> str:
    return words[0] if value == min(values) else words[2] if value == max(values) else words[1]
