"""Step 2: masks, placed by hand for once."""

from __future__ import annotations

from catgames.games.cloaked.board.draw import BY_HAND
from catgames.games.cloaked.course.marks import hand, hand_owing, places, places_due, why_hand, why_place
from catgames.games.cloaked.position.state import MASKS
from catgames.teach.goals import Goal, all_of, happened, not_, state_is
from catgames.teach.lesson import Claim, Count, Read, Select, Try, Unit, Watch

BOARD = (
    "turn 1; 1 fan striped blue hat hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow cocktail hand *3; seed 31"
)
OPEN = (
    "turn 1; 1 fan striped blue hat hand strutting-red seated-yellow on-its-back-blue; "
    "2 fan spotted mouse red shown mouse hand *3 won 3; 3 fan leaping yarn cocktail shown yarn hand *3 won 2; seed 32"
)


def placed_by(seat: int) -> Goal:
    """This player's mask lies on the newest cat."""
    return state_is(lambda s: bool(s.stage) and bool(s.stage[-1].masks >> seat & 1))


UNIT = Unit(
    "step-2",
    (
        Read("match", BOARD, ("masks.match", "masks.one"), ("card:0:striped", "card:0:blue", "card:0:hat", "hand:0")),
        Watch("twice", BOARD, ("play resting-blue",), ("masks.match", "masks.one")),
        Select("which", BOARD, hand, hand_owing, "masks.match", why=why_hand),
        Select("own-two", BOARD, places, places_due, "masks.one", ("play resting-blue",), why_place, BY_HAND),
        Claim("two-masks", BOARD, state_is(lambda s: s.supply[0] == MASKS - 2), "masks.one", ("play resting-blue",)),
        Claim("own-cat", BOARD, not_(placed_by(0)), "masks.match", ("play seated-green",)),
        Read("truth", BOARD, ("masks.truth",), ("hand:1",)),
        Watch("none", BOARD, ("play strutting-white",), ("masks.truth",)),
        Claim("bluff", BOARD, placed_by(0), "masks.truth", ("play strutting-white",)),
        Read("open", OPEN, ("masks.unmasked-count",), ("card:1:mouse", "card:2:yarn")),
        Select(
            "open-counts",
            OPEN,
            places,
            places_due,
            "masks.unmasked-count",
            ("play on-its-back-blue",),
            why_place,
            BY_HAND,
        ),
        Select(
            "own-none", OPEN, places, places_due, "masks.unmasked-count", ("play seated-yellow",), why_place, BY_HAND
        ),
        Claim("still", OPEN, placed_by(1), "masks.unmasked-count", ("play strutting-red",)),
        Try(
            "hide",
            BOARD,
            all_of(happened("cat-played"), not_(placed_by(0))),
            ("play strutting-white",),
            "masks.match",
        ),
        Count(
            "how-many",
            OPEN,
            lambda a: len(places_due(a)),
            (1, 2, 3),
            "masks.match",
            ("play seated-yellow",),
        ),
    ),
)
