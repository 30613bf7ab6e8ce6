"""Scoring: colours, the choice among tiles alike, assistants."""

from __future__ import annotations

from collections.abc import Callable

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import Cell
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import area
from catgames.teach.goals import Attempt, all_of, happened, legal, not_
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

REST = "scores 0 0 0; seed 5"
# The book's examples: two colours (3a, 3b), four (3c), two assistants (4a), two orange tiles (4b).
EXAMPLE_3A = f"turn 1; tiles o0.0:1 b1.0 g2.0:2 p3.0:3; {REST}"
EXAMPLE_3B = f"turn 1; tiles o0.0:1 b1.0 b-1.0 g2.0:2 p3.0:3; {REST}"
EXAMPLE_3C = f"turn 1; tiles o0.0:1 b1.0 g-1.0 p0.1 y2.0:2 y1.1:3; {REST}"
EXAMPLE_4A = f"turn 1; tiles o0.0:1 b1.0:1 g-1.0:1 p2.0:2 y-2.0:3; {REST}"
EXAMPLE_4B = f"turn 1; tiles b0.0:1 o-1.0:1 o1.0:1 g2.0:2 y-2.0:3; {REST}"
UNEVEN = f"turn 1; tiles b0.0:1 o-1.0 o1.0:1 g2.0:2 y-2.0:3; {REST}"
OWN_COLOUR = f"turn 1; tiles o0.0:1 o1.0:1 g-1.0 p2.0:2 y-2.0:3; {REST}"
WATCHED = "turn 1; tiles o0.0:1i b1.0:1 g-1.0 p2.0:2 y-2.0:3; scores 0 4 0; seed 5"
WATCHED_ASSISTANT = "turn 1; tiles o0.0:1 b1.0:1i g-1.0 p2.0:2 y-2.0:3; scores 0 4 0; seed 5"


def _points(attempt: Attempt) -> int:
    return int(attempt.state.scores[0])


def _scored(points: int) -> Callable[[Attempt], bool]:
    return lambda attempt: _points(attempt) == points


def _tiles(attempt: Attempt) -> Keys:
    return keys.tile_keys(attempt.state.cells)


def _area(attempt: Attempt) -> Keys:
    return keys.tile_keys(area(attempt.state, Cell(0, 0)))


def _why(attempt: Attempt, key: Key) -> Message:
    tile = keys.cell_of(key)
    assert tile is not None
    reason = "own" if tile == Cell(0, 0) else "beside" if key in _area(attempt) else "far"
    return Message("why-area", {"reason": reason, "tile": say_tile(attempt.state, tile)})


UNIT = Unit(
    "scoring",
    (
        Read(
            "area",
            EXAMPLE_3C,
            ("score.colours", "score.no-inspector"),
            ("tile:0.0", "tile:1.0", "tile:-1.0", "tile:0.1"),
        ),
        Select("which", EXAMPLE_3C, _tiles, _area, "score.colours", why=_why),
        Watch("four", EXAMPLE_3C, ("rescue 0.0",), ("score.colours",)),
        Try(
            "rescue",
            EXAMPLE_3A,
            happened("rescues"),
            ("rescue 0.0",),
            "score.colours",
            (Mistake("rescue 2.0", "rescuer.rescue"),),
        ),
        Count("example-3a", EXAMPLE_3A, _points, (1, 2, 3), "score.colours", ("rescue 0.0",)),
        Read("choose", EXAMPLE_3B, ("score.choose", "ruling.own-colour"), ("tile:-1.0", "tile:1.0")),
        Count("example-3b", EXAMPLE_3B, _points, (2, 3, 4), "score.choose", ("rescue 0.0 with 1.0",)),
        Count("example-3c", EXAMPLE_3C, _points, (3, 4, 6), "score.colours", ("rescue 0.0",)),
        Tempt("twice", EXAMPLE_3B, Mistake("rescue 0.0 with -1.0 1.0", "score.choose")),
        Tempt("inspected", WATCHED, Mistake("rescue 0.0", "score.no-inspector")),
        Read(
            "assistants",
            EXAMPLE_4A,
            ("score.assistants", "ruling.inspected-assistant"),
            ("rescuer:0:1.0", "rescuer:0:-1.0"),
        ),
        Watch("helped", EXAMPLE_4A, ("rescue 0.0",), ("score.assistants",)),
        Count("example-4a", EXAMPLE_4A, _points, (3, 4, 5), "score.assistants", ("rescue 0.0",)),
        Count("example-4b", EXAMPLE_4B, _points, (2, 3, 4), "score.choose", ("rescue 0.0 with -1.0",)),
        Claim("both-help", EXAMPLE_4B, _scored(4), "score.assistants", ("rescue 0.0 with -1.0",)),
        Try(
            "most",
            UNEVEN,
            all_of(happened("rescues"), not_(happened("better-choice")), _scored(3)),
            ("rescue 0.0 with 1.0",),
            "score.assistants",
            (Mistake("rescue 0.0 with -1.0 1.0", "score.choose"),),
        ),
        Watch("less", UNEVEN, ("rescue 0.0 with -1.0",), ("score.choose",)),
        Judge(
            "own-or-not",
            OWN_COLOUR,
            "rescue 0.0 with 1.0",
            "ruling.own-colour",
            ("score.no-inspector", "rescuer.rescue"),
        ),
        Claim("own-first", OWN_COLOUR, not_(legal("rescue 0.0 with 1.0")), "ruling.own-colour"),
        Count("own-points", OWN_COLOUR, _points, (2, 3, 4), "ruling.own-colour", ("rescue 0.0 with 1.0",)),
        Judge("watched", WATCHED, "rescue 0.0", "score.no-inspector", ("score.choose", "ruling.inspected-assistant")),
        Judge(
            "watched-helper",
            WATCHED_ASSISTANT,
            "rescue 0.0",
            "ruling.inspected-assistant",
            ("rescuer.scout", "tile.capacity"),
        ),
        Claim("helper-counts", WATCHED_ASSISTANT, _scored(4), "ruling.inspected-assistant", ("rescue 0.0",)),
    ),
)
