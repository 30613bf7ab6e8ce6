"""The book's last page, tile by tile: a square found by search that gives exactly what the page tells."""

from __future__ import annotations

from catgames.games.pocket.course.last_page import BOARD, mismatches
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import SEATS, State
from tests.games.pocket import after, at, tile
from workshop.pocket_last_page import search

PLAIN = "turn 1; lifted d3; board m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av f4 R2 / D< G2 R5* m4 m6 / m3 G5 R3 m5 f3"
POWERS = f"turn 1; effects yes; stage rotate; board {BOARD}"


def _with_face(state: State, face: str) -> list[str]:
    return sorted(tile for tile, side in zip(state.tiles, state.faces, strict=True) if side == face)


def test_without_powers_it_is_13_to_15() -> None:
    state = after(PLAIN, "swap d3 d4")
    assert _with_face(state, "b") == ["G2", "G4", "R4", "R5*"]
    assert _with_face(state, "1") == ["m4", "m5", "m6"]
    assert _with_face(state, "2") == ["m3", "p2", "p5"]
    royal, gourmets = (score(state, seat) for seat in SEATS)
    assert royal.total == 4 + 5 + 6 == 15
    assert (gourmets.plain, gourmets.pigeons, gourmets.total) == (3, 5 * 2, 13)
    outcome = result(state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_with_powers_on_the_same_square_it_is_21_to_15() -> None:
    state = after(POWERS, "rotate c3 right")
    assert _with_face(state, "b") == ["G1", "G2", "G4", "R4"]
    assert _with_face(state, "1") == ["f4", "m5", "m6"]
    assert _with_face(state, "2") == ["m3", "m4", "p2", "p5"]
    assert tile(state, "d3") == "m4", "the mouse 4 of the centre row"
    assert state.faces[NUMBERS["d3"]] == "2"
    royal, gourmets = (score(state, seat) for seat in SEATS)
    assert royal.total == 4 + 5 + 6 == 15
    assert (gourmets.plain, gourmets.pigeons, gourmets.bonus) == (3 + 4, 5 * 2, 4)
    assert gourmets.total == 21
    outcome = result(state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_both_positions_show_the_same_square() -> None:
    assert after(PLAIN, "swap d3 d4").tiles == at(POWERS).tiles


def test_the_stored_square_is_what_the_search_finds() -> None:
    found = search(4)
    assert found == at(POWERS).tiles
    assert mismatches(found) == 0
