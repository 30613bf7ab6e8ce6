"""The triangular grid, against what it says it is."""

from __future__ import annotations

import random

import pytest

from catgames.core.errors import Unreadable
from catgames.games.cleocatra.board.field import lay_out
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.position.grid import (
    MIDDLE,
    Cell,
    Cells,
    destinations,
    enclosed,
    neighbours,
    parts,
    parts_without,
    survey,
    tiles_beside,
)
from catgames.scene.shapes import Box


def _grown(seed: int) -> Cells:
    """A heap of tiles, each laid beside another."""
    chance = random.Random(seed)
    cells: Cells = (MIDDLE,)
    for _ in range(chance.randrange(2, 13)):
        cells = tuple(sorted((*cells, chance.choice(survey(cells).places))))
    return cells


def test_to_be_a_neighbour_is_mutual_and_turns_the_triangle() -> None:
    for column in range(-4, 5):
        for row in range(-4, 5):
            cell = Cell(column, row)
            assert len(set(neighbours(cell))) == 3
            for other in neighbours(cell):
                assert cell in neighbours(other)
                assert other.points_up != cell.points_up


def test_the_survey_finds_what_plain_looking_finds() -> None:
    for seed in range(150):
        cells = _grown(seed)
        found = survey(cells)
        around = {near for cell in cells for near in neighbours(cell)} - set(cells)
        assert set(found.places) == around
        loose = [c for c in cells if len(tiles_beside(cells, c)) < 3 and len(parts_without(cells, c)) == 1]
        assert found.loose == tuple(loose)
        for tile in cells:
            rest = tuple(cell for cell in cells if cell != tile)
            assert set(destinations(cells, tile)) == {place for place in around if tiles_beside(rest, place)}


def test_of_pyramids_in_parts_only_a_tile_that_lies_alone_can_be_taken() -> None:
    pair = (Cell(0, 0), Cell(1, 0))
    assert survey((*pair, Cell(6, 0))).loose == (Cell(6, 0),)
    assert survey((*pair, Cell(6, 0), Cell(7, 0))).loose == ()


def test_a_tile_may_lie_as_far_away_as_can_be_written() -> None:
    far = GAME.read("turn 1; tiles o998.0:1 b999.0:2; scores 0 0; seed 1")
    assert far.cells[-1] == Cell(999, 0)
    with pytest.raises(Unreadable):
        GAME.read("turn 1; tiles o999.0:1 b1000.0:2; scores 0 0; seed 1")


def _walled(cells: Cells) -> set[Cell]:
    """Every empty cell from which no walk leads far away."""
    far = 40
    open_air, walk = set(cells), [Cell(far, far)]
    for cell in walk:
        for other in neighbours(cell):
            if other not in open_air and max(map(abs, other)) <= far:
                open_air.add(other)
                walk.append(other)
    field = {Cell(column, row) for column in range(-far, far) for row in range(-far, far)}
    return field - open_air


def test_what_is_enclosed_cannot_be_walked_out_of_wherever_the_pyramids_lie() -> None:
    rings = 0
    for seed in range(60):
        chance = random.Random(seed)
        corner = Cell(*chance.choices((-9, -2, 3, 8), k=2))
        heap = [Cell(corner.column + chance.randrange(7), corner.row + chance.randrange(3)) for _ in range(16)]
        cells = tuple(sorted(set(heap)))
        rings += bool(enclosed(cells))
        assert enclosed(cells) == _walled(cells)
    assert rings > 20


def test_a_gap_is_enclosed_only_by_tiles_all_around() -> None:
    ring = tuple(Cell(c, r) for c in range(5) for r in range(2) if Cell(c, r) != Cell(2, 0))
    assert enclosed(ring)
    assert not enclosed(tuple(cell for cell in ring if cell != Cell(1, 0)))
    assert not enclosed((*ring, Cell(2, 0)))


def test_parts_are_told_apart_and_the_largest_comes_first() -> None:
    assert [len(part) for part in parts((Cell(0, 0), Cell(4, 0), Cell(5, 0)))] == [2, 1]


def test_the_field_shows_every_tile_and_place_wherever_the_pyramids_have_gone() -> None:
    for shift in (-40, 0, 40):
        tiles = " ".join(f"{colour}{column + shift}.{shift}" for column, colour in enumerate("obgpy"))
        state = GAME.read(f"turn 1; tiles {tiles}; scores 0 0 0; seed 1")
        field = lay_out(state, Box(10, 10, 600, 400))
        for cell in (*state.cells, *survey(state.cells).places):
            box = field.box(cell)
            assert 9 < box.x < box.x + box.width < 611
            assert 9 < box.y < box.y + box.height < 411
