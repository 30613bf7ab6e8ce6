"""Step 2: masks, placed by hand for once."""

from __future__ import annotations

from catgames.games.cloaked.board.draw import BY_HAND
from catgames.games.cloaked.course.marks import hand, hand_owing, places, places_due, why_hand, why_place
from catgames.teach import Claim, Decide, Goal, Read, Select, Unit, state_is

BOARD = (
    "turn 1; 1 fan striped blue hat hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow cocktail hand *3; "
    "stage leaping-green strutting-purple on-its-back-brown; seed 31"
)
HELD = BOARD.replace("resting-blue strutting-white seated-green", "leaping-red resting-purple strutting-blue")
OPEN = (
    "turn 1; 1 fan striped blue hat hand strutting-red seated-yellow on-its-back-blue; "
    "2 fan spotted mouse red shown mouse hand *3 won 3; 3 fan leaping yarn cocktail shown yarn hand *3 won 2; "
    "stage seated-purple resting-yellow on-its-back-white; seed 32"
)
SHOWN = (
    "turn 1; 1 fan striped blue hat shown hat hand on-its-back-red on-its-back-yellow strutting-white; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow cocktail hand *3 won 1; "
    "stage strutting-blue seated-red resting-black; seed 33"
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
        Select(id="which", at=HELD, choices=hand, right=hand_owing, rule="masks.match", why=why_hand),
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
        Read(id="truth", at=OPEN, rules=("masks.truth", "masks.unmasked-count"), lit=("card:1:mouse", "card:2:yarn")),
        Claim(id="bluff", at=BOARD, fact=placed_by(0), rule="masks.truth", moves="play strutting-white", fixed=True),
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
        Decide(
            id="hide",
            at=SHOWN,
            good={"play on-its-back-red": "leads-step-2-red", "play strutting-white": "leads-step-2-white"},
            poor={"play on-its-back-yellow": "leads-step-2-yellow"},
        ),
    ),
    need="first",
    proof=("which", "own-two", "bluff", "open-counts"),
)
