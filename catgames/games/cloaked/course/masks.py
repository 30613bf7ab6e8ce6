"""Step 2: masks, placed by hand for once."""

from __future__ import annotations

from catgames.games.cloaked.board.draw import BY_HAND
from catgames.games.cloaked.course.marks import hand, hand_owing, places, places_due, why_hand, why_place
from catgames.games.cloaked.position.state import MASKS
from catgames.teach import Claim, Count, Goal, Read, Select, Try, Unit, Watch, all_of, happened, not_, state_is

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
        Read(
            id="match",
            at=BOARD,
            rules=("masks.match", "masks.one"),
            lit=("card:0:striped", "card:0:blue", "card:0:hat", "hand:0"),
        ),
        Watch(id="twice", at=BOARD, moves="play resting-blue", rules=("masks.match", "masks.one")),
        Select(id="which", at=BOARD, choices=hand, right=hand_owing, rule="masks.match", why=why_hand),
        Select(
            id="own-two",
            at=BOARD,
            choices=places,
            right=places_due,
            rule="masks.one",
            moves="play resting-blue",
            why=why_place,
            view=BY_HAND,
            fixed=True,
        ),
        Claim(
            id="two-masks",
            at=BOARD,
            fact=state_is(lambda s: s.supply[0] == MASKS - 2),
            rule="masks.one",
            moves="play resting-blue",
            fixed=True,
        ),
        Claim(
            id="own-cat", at=BOARD, fact=not_(placed_by(0)), rule="masks.match", moves="play seated-green", fixed=True
        ),
        Read(id="truth", at=BOARD, rules=("masks.truth",), lit=("hand:1",)),
        Watch(id="none", at=BOARD, moves="play strutting-white", rules=("masks.truth",)),
        Claim(id="bluff", at=BOARD, fact=placed_by(0), rule="masks.truth", moves="play strutting-white", fixed=True),
        Read(id="open", at=OPEN, rules=("masks.unmasked-count",), lit=("card:1:mouse", "card:2:yarn")),
        Select(
            id="open-counts",
            at=OPEN,
            choices=places,
            right=places_due,
            rule="masks.unmasked-count",
            moves="play on-its-back-blue",
            why=why_place,
            view=BY_HAND,
            fixed=True,
        ),
        Select(
            id="own-none",
            at=OPEN,
            choices=places,
            right=places_due,
            rule="masks.unmasked-count",
            moves="play seated-yellow",
            why=why_place,
            view=BY_HAND,
            fixed=True,
        ),
        Claim(
            id="still", at=OPEN, fact=placed_by(1), rule="masks.unmasked-count", moves="play strutting-red", fixed=True
        ),
        Try(
            id="hide",
            at=BOARD,
            goal=all_of(happened("cat-played"), not_(placed_by(0))),
            solution="play strutting-white",
            rule="masks.match",
        ),
        Count(
            id="how-many",
            at=OPEN,
            amount=lambda a: len(places_due(a)),
            choices=(1, 2, 3),
            rule="masks.match",
            moves="play seated-yellow",
            fixed=True,
        ),
    ),
)
