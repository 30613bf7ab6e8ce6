"""Tile actions: expedition and search."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import parts_without, survey, tiles_beside
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import is_occupied
from catgames.teach import Attempt, Claim, Judge, Read, Select, Tempt, Try, Unit, Watch, happened, legal

BOARD = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 0 0 0; pile *+g; seed 2"
HELD = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; held g; scores 0 0 0; seed 2"
# A row with a spur: ends can be taken, what lies between holds the rest together.
ROW = "turn 1; tiles o-1.0:i o0.0:1 b1.0 g2.0 y3.0:2 p4.0 b2.1:3; scores 4 0 0; seed 3"
# Two rings of six that share two tiles: the one in the middle of the upper row is shut in.
RINGS = "turn 1; tiles o0.0:1 b1.0 g2.0 y3.0 p4.0 b0.1 o1.1:2 y2.1 g3.1:3 b4.1; scores 0 0 0; seed 3"
GAP = "turn 1; tiles o0.0:1 y3.0 p4.0 b0.1 o1.1:2 y2.1 g3.1:3 b4.1; held b; scores 0 0 0; seed 3"
NO_PILE = "turn 1; tiles o0.0:1 b1.0 g2.0 y3.0 p4.0 b0.1 o1.1:2 y2.1 g3.1 p4.1; scores 0 0; pile -"


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
        Read(id="expedition", at=BOARD, rules=("tile.expedition",), lit=("pile",)),
        Watch(id="expedition-done", at=BOARD, moves=("draw", "lay 3.0"), rules=("tile.expedition",)),
        Try(
            id="lay",
            at=HELD,
            goal=happened("laid"),
            solution="lay 3.0",
            rule="tile.expedition",
            mistakes={"lay 1.0": "tile.expedition"},
        ),
        Judge(id="apart", at=HELD, move="lay 6.0", rule="tile.expedition", others=("turn.two-actions", "tile.search")),
        Read(
            id="search",
            at=ROW,
            rules=("tile.search", "tile.search-connected", "tile.search-surrounded"),
            lit=("tile:4.0",),
        ),
        Watch(id="search-done", at=ROW, moves="search 4.0 to 1.-1", rules=("tile.search",)),
        Select(id="which", at=ROW, choices=_tiles, right=_can_be_taken, rule="tile.search-connected", why=_why),
        Try(
            id="move",
            at=ROW,
            goal=happened("searched"),
            solution="search 4.0 to 1.-1",
            rule="tile.search",
            mistakes={
                "search 1.0 to 5.0": "tile.search-connected",
                "search 2.1 to 5.0": "tile.search",
                "search 4.0 to 5.0": "tile.search",
            },
        ),
        Tempt(id="occupied", at=ROW, move="search 2.1 to -2.0", rule="tile.search"),
        Tempt(id="inspected", at=ROW, move="search -1.0 to 5.0", rule="tile.search"),
        Tempt(id="splits", at=ROW, move="search 1.0 to 5.0", rule="tile.search-connected"),
        Tempt(id="shut-in", at=RINGS, move="search 2.0 to 5.0", rule="tile.search-surrounded"),
        Select(id="which-ring", at=RINGS, choices=_tiles, right=_can_be_taken, rule="tile.search-surrounded", why=_why),
        Judge(
            id="in-a-ring",
            at=RINGS,
            move="search 1.0 to 5.0",
            rule="tile.search-connected",
            others=("tile.expedition", "turn.two-actions"),
            fixed=True,
        ),
        Judge(
            id="in-a-row",
            at=ROW,
            move="search 1.0 to 5.0",
            rule="tile.search-connected",
            others=("tile.search", "tile.search-surrounded"),
            fixed=True,
        ),
        Claim(id="beside-itself", at=ROW, fact=legal("search 4.0 to 5.0"), rule="tile.search", fixed=True),
        Read(id="silent", at=GAP, rules=("ruling.empty-pile", "ruling.enclosed-gap"), lit=("place:1.0", "pile")),
        Judge(
            id="gap",
            at=GAP,
            move="lay 1.0",
            rule="ruling.enclosed-gap",
            others=("tile.search-surrounded", "ruling.empty-pile"),
            fixed=True,
        ),
        Claim(id="gap-forbidden", at=GAP, fact=lambda a: not legal("lay 1.0")(a), rule="ruling.enclosed-gap"),
        Tempt(id="no-pile", at=NO_PILE, move="draw", rule="ruling.empty-pile"),
        Claim(id="pile-ends", at=NO_PILE, fact=lambda a: not a.game.legal_moves(a.state), rule="ruling.empty-pile"),
    ),
)
