"""How a tile is named: for itself alone, and the same wherever the pyramids have gone."""

from __future__ import annotations

import random

from catgames.core.message import Seat
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.position.grid import MIDDLE, Cells, survey
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.tiles import box
from catgames.text.words import LANGUAGES, Words
from tests.games.cleocatra.table import say

SHIFTS = ((0, 0), (5, 1), (-8, -4), (-3, 9))
"""By columns and rows; triangles keep pointing the way they point."""


def _names(cells: Cells, colours: str, shift: tuple[int, int], language: str) -> list[str]:
    placed = zip(colours, cells, strict=False)
    tiles = " ".join(f"{colour}{cell.column + shift[0]}.{cell.row + shift[1]}" for colour, cell in placed)
    state = GAME.read(f"turn 1; tiles {tiles}; scores 0 0 0; seed 1")
    words = Words("cleocatra", language, Seat(0))
    names = [words(say_tile(state, cell)) for cell in state.cells]
    if language == "en":
        assert names == [say(state, cell) for cell in state.cells]
    return names


def test_no_two_tiles_have_one_name_and_none_hangs_on_where_the_pyramids_lie() -> None:
    for seed in range(80):
        chance = random.Random(seed)
        cells: Cells = (MIDDLE,)
        for _ in range(12):
            cells = tuple(sorted((*cells, chance.choice(survey(cells).places))))
        colours = "".join(chance.sample(box(3), len(cells)))
        for language in LANGUAGES:
            names = _names(cells, colours, SHIFTS[0], language)
            assert len(set(names)) == len(names)
            assert all(_names(cells, colours, shift, language) == names for shift in SHIFTS[1:])
