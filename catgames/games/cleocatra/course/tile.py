"""Tile actions: expedition and search."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import parts_without, survey, tiles_beside
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import is_occupied
from catgames.teach.goals import Attempt, happened, legal
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

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
        Read("expedition", BOARD, ("tile.expedition",), ("pile",)),
        Watch("expedition-done", BOARD, ("draw", "lay 3.0"), ("tile.expedition",)),
        Try(
            "lay",
            HELD,
            happened("laid"),
            ("lay 3.0",),
            "tile.expedition",
            (Mistake("lay 1.0", "tile.expedition"),),
        ),
        Judge("apart", HELD, "lay 6.0", "tile.expedition", ("turn.two-actions", "tile.search")),
        Read("search", ROW, ("tile.search", "tile.search-connected", "tile.search-surrounded"), ("tile:4.0",)),
        Watch("search-done", ROW, ("search 4.0 to 1.-1",), ("tile.search",)),
        Select("which", ROW, _tiles, _can_be_taken, "tile.search-connected", why=_why),
        Try(
            "move",
            ROW,
            happened("searched"),
            ("search 4.0 to 1.-1",),
            "tile.search",
            (
                Mistake("search 1.0 to 5.0", "tile.search-connected"),
                Mistake("search 2.1 to 5.0", "tile.search"),
                Mistake("search 4.0 to 5.0", "tile.search"),
            ),
        ),
        Tempt("occupied", ROW, Mistake("search 2.1 to -2.0", "tile.search")),
        Tempt("inspected", ROW, Mistake("search -1.0 to 5.0", "tile.search")),
        Tempt("splits", ROW, Mistake("search 1.0 to 5.0", "tile.search-connected")),
        Tempt("shut-in", RINGS, Mistake("search 2.0 to 5.0", "tile.search-surrounded")),
        Select("which-ring", RINGS, _tiles, _can_be_taken, "tile.search-surrounded", why=_why),
        Judge(
            "in-a-ring", RINGS, "search 1.0 to 5.0", "tile.search-connected", ("tile.expedition", "turn.two-actions")
        ),
        Judge("in-a-row", ROW, "search 1.0 to 5.0", "tile.search-connected", ("tile.search", "tile.search-surrounded")),
        Claim("beside-itself", ROW, legal("search 4.0 to 5.0"), "tile.search"),
        Read("silent", GAP, ("ruling.empty-pile", "ruling.enclosed-gap"), ("place:1.0", "pile")),
        Judge("gap", GAP, "lay 1.0", "ruling.enclosed-gap", ("tile.search-surrounded", "ruling.empty-pile")),
        Claim("gap-forbidden", GAP, lambda a: not legal("lay 1.0")(a), "ruling.enclosed-gap"),
        Tempt("no-pile", NO_PILE, Mistake("draw", "ruling.empty-pile")),
        Claim("pile-ends", NO_PILE, lambda a: not a.game.legal_moves(a.state), "ruling.empty-pile"),
    ),
)
