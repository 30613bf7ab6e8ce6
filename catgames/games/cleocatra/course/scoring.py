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
    Decide,
    Judge,
    Read,
    Select,
    Try,
    Unit,
    all_of,
    happened,
    legal,
    not_,
    verdict_on,
)

FOUR = "turn 1; tiles o0.0:1 b1.0:2 g-1.0 p0.1:3 y2.0:2i; scores 0 5 0; seed 5"
AREA = "turn 1; tiles o0.0:1 b1.0 g-1.0 y-2.0:2 p1.-1:3i b0.-1:2; scores 0 0 4; seed 5"
TWO_BLUE = "turn 1; tiles o0.0:1 b1.0:2 b-1.0 g0.1:3 p2.0:2i; scores 0 5 0; seed 5"
# The book's example 4b: two orange tiles beside the rescuer, an assistant on each.
EXAMPLE_4B = "turn 1; tiles b0.0:1 o-1.0:1 o1.0:1 g2.0:2 y-2.0:3; scores 0 0 0; seed 5"
FAR = "turn 1; tiles g0.0:1 o-1.0:1 b1.0 p2.0:1 y0.1:2i o-2.0:3; scores 0 4 0; seed 5"
UNEVEN = "turn 1 second; tiles b0.0:1 o-1.0 o1.0:1 g2.0:2 y-2.0:3i; scores 0 0 4; seed 5"
OWN_COLOUR = "turn 1; tiles o0.0:1 o1.0:1 g-1.0 p2.0:2 y-2.0:3i; scores 0 0 4; seed 5"
WATCHED = "turn 1; tiles o0.0:1i b1.0:1 g-1.0 p2.0:2 y-2.0:3; scores 0 4 0; seed 5"
SHARED = "turn 1; tiles o0.0:12 b1.0:3 g-1.0 p2.0:2i; scores 0 4 0; seed 5"
WATCHED_ASSISTANT = "turn 1; tiles o0.0:1 b1.0:1i g-1.0 p2.0:2 y-2.0:3; scores 0 4 0; seed 5"
WHO = "turn 1 second; tiles o0.0:1 b1.0:1 g-1.0 p0.1:2 y2.0:3i; scores 0 0 4; seed 5"


def _points(attempt: Attempt) -> int:
    return int(attempt.state.scores[0])


def _scored(points: int) -> Callable[[Attempt], bool]:
    return lambda attempt: _points(attempt) == points


def _parts(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    """What the rescue brought: its colours, then its assistants."""
    colours = sum(event.id == "colour-point" for event in attempt.events)
    assistants = sum(event.id == "assistant-point" for event in attempt.events)
    return ((colours, Message("part-colours")), (assistants, Message("part-assistants")))


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
            at=FOUR,
            rules=("score.colours", "score.choose", "score.no-inspector"),
            lit=("tile:0.0", "tile:1.0", "tile:-1.0", "tile:0.1"),
        ),
        Select(id="which", at=AREA, choices=_tiles, right=_area, rule="score.colours", why=_why),
        Claim(
            id="blue-twice",
            at=TWO_BLUE,
            fact=_scored(4),
            rule="score.colours",
            moves="rescue 0.0 with -1.0",
            why=lambda a: Message("why-colours", {"tiles": len(_area(a)), "count": _points(a)}),
        ),
        Read(
            id="assistants",
            at=EXAMPLE_4B,
            rules=("score.assistants", "ruling.inspected-assistant", "ruling.own-colour"),
            lit=("rescuer:0:1.0", "rescuer:0:-1.0"),
        ),
        Claim(
            id="both-help",
            at=EXAMPLE_4B,
            fact=_scored(4),
            rule="score.assistants",
            moves="rescue 0.0 with -1.0",
            why=lambda a: Message("why-one-helps", {"count": _points(a)}),
        ),
        Count(
            id="who-helps",
            at=FAR,
            amount=_points,
            choices=(3, 4, 5, 6),
            parts=_parts,
            rule="score.assistants",
            moves="rescue 0.0",
        ),
        Try(
            id="most",
            at=UNEVEN,
            goal=all_of(happened("rescues"), not_(happened("better-choice")), _scored(4)),
            solution="rescue 1.0",
            rule="score.colours",
            mistakes={"rescue 0.0 with -1.0 1.0": "score.choose"},
        ),
        Claim(
            id="own-or-neighbour",
            at=OWN_COLOUR,
            fact=legal("rescue 0.0 with 1.0"),
            rule="ruling.own-colour",
            why=verdict_on("rescue 0.0 with 1.0", "ruling.own-colour"),
            fixed=True,
        ),
        Judge(
            id="watched",
            at=WATCHED,
            move="rescue 0.0",
            rule="score.no-inspector",
            others=("rescuer.rescue", "ruling.inspected-assistant"),
        ),
        Judge(
            id="shared",
            at=SHARED,
            move="rescue 0.0",
            rule="rescuer.rescue",
            also=("score.no-inspector",),
            others=("tile.capacity", "score.assistants"),
        ),
        Claim(
            id="helper-counts",
            at=WATCHED_ASSISTANT,
            fact=_scored(4),
            rule="ruling.inspected-assistant",
            moves="rescue 0.0",
        ),
        Decide(
            id="who",
            at=WHO,
            good={"rescue 0.0": "decide-scoring-five", "team -1.0": "decide-scoring-six"},
            poor={"rescue 1.0": "decide-scoring-four"},
        ),
    ),
    need="first",
    proof=("which", "both-help", "who-helps", "own-or-neighbour", "helper-counts"),
)
