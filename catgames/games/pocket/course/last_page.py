"""The book's last page: its picture is lost, so this is a square that gives exactly what the page tells."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from catgames.games.pocket.position.cells import BESIDE, CELLS, CENTRE, SIDE
from catgames.games.pocket.position.ending import resolved
from catgames.games.pocket.position.state import BITTEN, CAUGHT, OVER, UP, Setup, State
from catgames.games.pocket.position.tiles import turned

BOARD = "m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av m4 R2 / D< G2 R5* f4 m6 / m3 G5 R3 m5 f3"
"""Found by `workshop/pocket_last_page.py`, from seed 4."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the page tells of one end: who is bitten, and what each clan catches."""

    bitten: frozenset[str]
    royal: Counter[str]
    gourmets: Counter[str]


PLAIN = Told(frozenset({"G2", "G4", "R4", "R5*"}), Counter(("m4", "m5", "m6")), Counter(("m3", "p2", "p5")))
POWERS = Told(frozenset({"G1", "G2", "G4", "R4"}), Counter(("f4", "m5", "m6")), Counter(("m3", "p2", "p5", "m4")))
MIDDLE_ROW = range(2 * SIDE, 3 * SIDE)
BOTTOM_RIGHT = frozenset(cell for cell in CELLS if cell // SIDE >= 2 and cell % SIDE >= 2)


def ends(tiles: tuple[str, ...]) -> tuple[State, State]:
    """Both ends of one square: without powers, and with them once the centre dog is turned right."""
    plain = resolved(State(tiles, UP * len(CELLS), Setup().first, stage=OVER)).after
    after = list(tiles)
    after[CENTRE] = turned(tiles[CENTRE], 1)
    setup = Setup(effects=True)
    return plain, resolved(State(tuple(after), UP * len(CELLS), setup.first, stage=OVER, setup=setup)).after


def mismatches(tiles: tuple[str, ...]) -> int:
    """How much of the page a square gets wrong; none, and it is the square that was wanted."""
    plain, powers = ends(tiles)
    wrong = _wrong(plain, PLAIN) + _wrong(powers, POWERS)
    wrong += sum(cell not in BOTTOM_RIGHT for cell in _caught(plain, CAUGHT[0]))
    mouse = [cell for cell in _caught(powers, CAUGHT[1]) if tiles[cell] == "m4"]
    wrong += sum(cell not in MIDDLE_ROW for cell in mouse)
    # The centre dog is turned by the Royal Claws' chief, who lies beside it.
    return wrong + 2 * (tiles.index("R5*") not in BESIDE[CENTRE])


def _wrong(end: State, told: Told) -> int:
    bitten = {tile for tile, face in zip(end.tiles, end.faces, strict=True) if face == BITTEN}
    royal, gourmets = (Counter(end.tiles[cell] for cell in _caught(end, fate)) for fate in CAUGHT)
    return len(bitten ^ told.bitten) + _apart(royal, told.royal) + _apart(gourmets, told.gourmets)


def _apart(one: Counter[str], other: Counter[str]) -> int:
    return (one - other).total() + (other - one).total()


def _caught(end: State, fate: str) -> list[int]:
    return [cell for cell in CELLS if end.faces[cell] == fate]
