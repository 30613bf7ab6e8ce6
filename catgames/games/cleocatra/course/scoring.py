"""Scoring: colours, the choice among tiles alike, assistants."""

from __future__ import annotations

from collections.abc import Callable

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import Cell
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import area
from catgames.teach import (
    Attempt,
    Claim,
    Count,
    Judge,
    Read,
    Select,
    Tempt,
    Try,
    Unit,
    Watch,
    all_of,
    happened,
    legal,
    not_,
)

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
            id="area",
            at=EXAMPLE_3C,
            rules=("score.colours", "score.no-inspector"),
            lit=("tile:0.0", "tile:1.0", "tile:-1.0", "tile:0.1"),
        ),
        Select(id="which", at=EXAMPLE_3C, choices=_tiles, right=_area, rule="score.colours", why=_why),
        Watch(id="four", at=EXAMPLE_3C, moves="rescue 0.0", rules=("score.colours",)),
        Try(
            id="rescue",
            at=EXAMPLE_3A,
            goal=happened("rescues"),
            solution="rescue 0.0",
            rule="score.colours",
            mistakes={"rescue 2.0": "rescuer.rescue"},
            fixed=True,
        ),
        Count(
            id="example-3a", at=EXAMPLE_3A, amount=_points, choices=(1, 2, 3), rule="score.colours", moves="rescue 0.0"
        ),
        Read(id="choose", at=EXAMPLE_3B, rules=("score.choose", "ruling.own-colour"), lit=("tile:-1.0", "tile:1.0")),
        Count(
            id="example-3b",
            at=EXAMPLE_3B,
            amount=_points,
            choices=(2, 3, 4),
            rule="score.choose",
            moves="rescue 0.0 with 1.0",
            fixed=True,
        ),
        Count(
            id="example-3c", at=EXAMPLE_3C, amount=_points, choices=(3, 4, 6), rule="score.colours", moves="rescue 0.0"
        ),
        Tempt(id="twice", at=EXAMPLE_3B, move="rescue 0.0 with -1.0 1.0", rule="score.choose"),
        Tempt(id="inspected", at=WATCHED, move="rescue 0.0", rule="score.no-inspector"),
        Read(
            id="assistants",
            at=EXAMPLE_4A,
            rules=("score.assistants", "ruling.inspected-assistant"),
            lit=("rescuer:0:1.0", "rescuer:0:-1.0"),
        ),
        Watch(id="helped", at=EXAMPLE_4A, moves="rescue 0.0", rules=("score.assistants",)),
        Count(
            id="example-4a",
            at=EXAMPLE_4A,
            amount=_points,
            choices=(3, 4, 5),
            rule="score.assistants",
            moves="rescue 0.0",
        ),
        Count(
            id="example-4b",
            at=EXAMPLE_4B,
            amount=_points,
            choices=(2, 3, 4),
            rule="score.choose",
            moves="rescue 0.0 with -1.0",
            fixed=True,
        ),
        Claim(id="both-help", at=EXAMPLE_4B, fact=_scored(4), rule="score.assistants", moves="rescue 0.0 with -1.0"),
        Try(
            id="most",
            at=UNEVEN,
            goal=all_of(happened("rescues"), not_(happened("better-choice")), _scored(3)),
            solution="rescue 0.0 with 1.0",
            rule="score.assistants",
            mistakes={"rescue 0.0 with -1.0 1.0": "score.choose"},
            fixed=True,
        ),
        Watch(id="less", at=UNEVEN, moves="rescue 0.0 with -1.0", rules=("score.choose",)),
        Judge(
            id="own-or-not",
            at=OWN_COLOUR,
            move="rescue 0.0 with 1.0",
            rule="ruling.own-colour",
            others=("score.no-inspector", "rescuer.rescue"),
            fixed=True,
        ),
        Claim(
            id="own-first", at=OWN_COLOUR, fact=not_(legal("rescue 0.0 with 1.0")), rule="ruling.own-colour", fixed=True
        ),
        Count(
            id="own-points",
            at=OWN_COLOUR,
            amount=_points,
            choices=(2, 3, 4),
            rule="ruling.own-colour",
            moves="rescue 0.0 with 1.0",
            fixed=True,
        ),
        Judge(
            id="watched",
            at=WATCHED,
            move="rescue 0.0",
            rule="score.no-inspector",
            others=("score.choose", "ruling.inspected-assistant"),
        ),
        Judge(
            id="watched-helper",
            at=WATCHED_ASSISTANT,
            move="rescue 0.0",
            rule="ruling.inspected-assistant",
            others=("rescuer.scout", "tile.capacity"),
        ),
        Claim(
            id="helper-counts",
            at=WATCHED_ASSISTANT,
            fact=_scored(4),
            rule="ruling.inspected-assistant",
            moves="rescue 0.0",
        ),
    ),
)
