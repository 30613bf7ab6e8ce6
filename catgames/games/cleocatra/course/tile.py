"""Tile actions: expedition and search."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import parts_without, survey, tiles_beside
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import alike
from catgames.games.cleocatra.position.state import is_occupied
from catgames.teach import (
    LEARNER,
    Attempt,
    Claim,
    Decide,
    Judge,
    Read,
    Select,
    Try,
    Unit,
    all_of,
    happened,
    legal,
    verdict_on,
)

HELD = "turn 1; tiles o0.0:1 b1.0:2 g2.0:3 p1.-1:2; held y; scores 0 0 0; seed 2"
# A row with a spur: ends can be taken, what lies between holds the rest together.
ROW = "turn 1; tiles o-1.0:i o0.0:1 b1.0 g2.0:i y3.0:2 p4.0 b2.1:3; scores 4 3 0; seed 3"
BENT = "turn 1; tiles b0.0:i g1.0:2 o2.0:1 y2.1 p3.1:3 b4.1; scores 0 5 0; seed 3"
# Two rings of six that share two tiles: those two are shut in.
RINGS = "turn 1; tiles o0.0:1 b1.0 g2.0 y3.0 p4.0:i b0.1 o1.1:2 y2.1:i g3.1:3 b4.1; scores 6 5 0; seed 3"
OTHER_RINGS = "turn 1; tiles p0.0:i b1.0:2 g2.0 y3.0:3 o4.0 b0.1:1 o1.1 y2.1 g3.1 b4.1:i; scores 6 5 0; seed 3"
GAP = "turn 1; tiles o0.0:1 y3.0 p4.0:i b0.1 o1.1:2 y2.1:i g3.1:3 b4.1; held b; scores 0 5 4; seed 3"
NO_PILE = "turn 1; tiles o0.0:1 b1.0 g2.0 y3.0:i p4.0 b0.1:i o1.1:2 y2.1 g3.1 p4.1:i; scores 9 11; pile -"
# The learner on the green tile, Sami on the blue one, the orange tile between them.
RIVALS = "turn 1; tiles g0.0:1 o1.0:i b2.0:2 p3.0 y1.-1; scores 0 5; seed 3"


def _colours(attempt: Attempt) -> int:
    """How many lie around the learner's one rescuer."""
    (own,) = attempt.state.rescuers[LEARNER]
    return len(alike(attempt.state, own))


def _three_colours(attempt: Attempt) -> bool:
    return _colours(attempt) == 3


def _tiles(attempt: Attempt) -> Keys:
    return keys.tile_keys(attempt.state.cells)


def _can_be_taken(attempt: Attempt) -> Keys:
    state = attempt.state
    return keys.tile_keys(tile for tile in survey(state.cells).loose if not is_occupied(state, tile))


def _why(attempt: Attempt, key: Key) -> Message:
    """Why this tile can be taken, or cannot."""
    state, tile = attempt.state, keys.cell_of(key)
    assert tile is not None
    reason = "free"
    if is_occupied(state, tile):
        reason = "occupied"
    elif len(tiles_beside(state.cells, tile)) == 3:
        reason = "surrounded"
    elif len(parts_without(state.cells, tile)) > 1:
        reason = "splits"
    return Message("why-taken", {"reason": reason, "tile": say_tile(state, tile)})


UNIT = Unit(
    "tile",
    (
        Read(
            id="expedition",
            at=HELD,
            rules=("tile.expedition", "ruling.enclosed-gap", "ruling.empty-pile"),
            lit=("pile", "held"),
        ),
        Try(
            id="lay",
            at=HELD,
            goal=all_of(happened("laid"), _three_colours),
            solution="lay -1.0",
            rule="tile.expedition",
            mistakes={"lay 1.0": "tile.expedition"},
        ),
        Read(
            id="search",
            at=ROW,
            rules=("tile.search", "tile.search-connected", "tile.search-surrounded"),
            lit=("tile:4.0",),
        ),
        Try(
            id="move",
            at=ROW,
            goal=all_of(happened("searched"), _three_colours),
            solution="search 4.0 to 0.1",
            rule="tile.search",
            mistakes={
                "search 1.0 to 0.1": "tile.search-connected",
                "search 2.1 to 0.1": "tile.search",
                "search 4.0 to 5.0": "tile.search",
            },
        ),
        Judge(
            id="bent",
            at=BENT,
            move="search 2.1 to 3.0",
            rule="tile.search-connected",
            others=("tile.search", "tile.search-surrounded"),
        ),
        Select(id="which-ring", at=RINGS, choices=_tiles, right=_can_be_taken, rule="tile.search-surrounded", why=_why),
        Judge(
            id="shut-in",
            at=OTHER_RINGS,
            move="search 2.1 to 5.0",
            rule="tile.search-surrounded",
            others=("tile.search-connected", "tile.search"),
        ),
        Judge(
            id="in-a-ring",
            at=OTHER_RINGS,
            move="search 1.1 to 5.0",
            rule="tile.search-connected",
            also=("tile.search-surrounded", "tile.search"),
            others=("ruling.enclosed-gap", "tile.expedition"),
        ),
        Claim(
            id="beside-itself",
            at=RIVALS,
            fact=legal("search 3.0 to 4.0"),
            rule="tile.search",
            why=verdict_on("search 3.0 to 4.0"),
            fixed=True,
        ),
        Claim(
            id="gap",
            at=GAP,
            fact=legal("lay 1.0"),
            rule="ruling.enclosed-gap",
            why=verdict_on("lay 1.0", "ruling.enclosed-gap"),
            fixed=True,
        ),
        Try(
            id="no-pile",
            at=NO_PILE,
            goal=happened("searched"),
            solution="search 4.0 to 1.2",
            rule="ruling.empty-pile",
            mistakes={"draw": "ruling.empty-pile"},
        ),
        Decide(
            id="whose",
            at=RIVALS,
            good={
                "search 3.0 to -1.0": "decide-tile-purple",
                "search 3.0 to 0.1": "decide-tile-purple",
                "search 1.-1 to -1.0": "decide-tile-yellow",
                "search 1.-1 to 0.1": "decide-tile-yellow",
            },
            poor={"search 1.-1 to 2.1": "decide-tile-gift"},
        ),
    ),
    need="first",
    proof=("bent", "shut-in", "in-a-ring", "beside-itself", "gap"),
)
