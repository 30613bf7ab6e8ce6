"""Step 3: unmask an attribute, or leave it."""

from __future__ import annotations

from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.law.scoring import points
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.games.cloaked.position.state import State
from catgames.teach import LEARNER, Attempt, Claim, Decide, Judge, Read, Unit, all_of, ended

BOARD = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red shown spotted hand *3; 3 fan leaping yellow cocktail hand *3 won 2; "
    "stage seated-green resting-yellow on-its-back-black strutting-brown; seed 41"
)
ASKED = (
    "turn 1 draw; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red shown spotted hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 2; "
    "stage seated-green resting-yellow on-its-back-black strutting-brown; denied 2 strutting; seed 41"
)
HEARD = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red hand *3 won 3; 3 fan leaping yellow cocktail hand *3; "
    "stage seated-green resting-yellow on-its-back-black strutting-brown; denied 2 strutting; seed 41"
)
# Striped, spotted and top hat are on most cats: the masks are gone after a dozen of them.
BROKE = (
    "turn 1 ask; 1 fan striped spotted hat hand resting-purple strutting-white; "
    "2 fan mouse red leaping hand *3 won 11; 3 fan seated yellow cocktail hand *3 won 11; "
    "stage leaping-white leaping-brown strutting-green strutting-yellow seated-white seated-brown seated-purple "
    "seated-red resting-blue resting-green on-its-back-green strutting-black on-its-back-yellow; "
    "denied 2 white brown, 3 white black; seed 43"
)
WEIGHED = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue strutting-brown; 2 fan spotted mouse red hand *3; "
    "stage leaping-blue leaping-black seated-white seated-purple on-its-back-yellow; seed 42"
)
SAMI = Seat(1)


def ahead_of_sami(state: State) -> int:
    return points(state, LEARNER) - points(state, SAMI)


def _points_told(attempt: Attempt) -> Message:
    """Both players' points, before and after."""
    before, after = attempt.start, attempt.state
    return Message(
        "why-swing",
        values(
            before=points(before, LEARNER),
            after=points(after, LEARNER),
            theirs=points(before, SAMI),
            then=points(after, SAMI),
        ),
    )


UNIT = Unit(
    "step-3",
    (
        Read(
            id="ask",
            at=BOARD,
            rules=("unmask.one", "unmask.optional", "unmask.truth"),
            lit=("fan:1", "fan:2", "attribute:mouse"),
        ),
        Read(
            id="price",
            at=BOARD,
            rules=("unmask.right", "unmask.wrong", "masks.received-apart"),
            lit=("supply:0", "won:0", "supply:1", "won:1"),
        ),
        Claim(
            id="two-points",
            at=BOARD,
            fact=lambda a: ahead_of_sami(a.state) - ahead_of_sami(a.start) == 2,
            rule="unmask.right",
            moves="ask 2 mouse",
            why=_points_told,
            fixed=True,
        ),
        Claim(
            id="lost-point",
            at=BOARD,
            fact=lambda a: points(a.state, LEARNER) < points(a.start, LEARNER),
            rule="unmask.wrong",
            moves="ask 2 strutting",
            why=_points_told,
            fixed=True,
        ),
        Claim(
            id="to-place",
            at=BOARD,
            fact=lambda a: a.state.supply[LEARNER] > a.start.supply[LEARNER],
            rule="masks.received-apart",
            moves="ask 2 mouse",
            fixed=True,
        ),
        Claim(
            id="a-lie",
            at=ASKED,
            fact=lambda a: deduce(a.state, LEARNER).standing(SAMI, "strutting") is not Standing.IMPOSSIBLE,
            rule="unmask.truth",
            fixed=True,
        ),
        Claim(
            id="for-nothing",
            at=BOARD,
            fact=all_of(ended, lambda a: a.state.supply == a.start.supply),
            rule="unmask.optional",
            moves="draw",
        ),
        Read(id="where", at=BOARD, rules=("unmask.on-the-fan", "ruling.ask-known"), lit=("card:1:spotted", "fan:1")),
        Judge(
            id="shown",
            at=BOARD,
            move="ask 2 spotted",
            rule="unmask.on-the-fan",
            others=("unmask.one", "unmask.truth"),
        ),
        Judge(
            id="bluff",
            at=BOARD,
            move="ask 3 striped",
            rule="ruling.ask-known",
            also=("unmask.on-the-fan",),
            others=("unmask.truth", "masks.truth"),
            fixed=True,
        ),
        Judge(
            id="elsewhere",
            at=BOARD,
            move="ask 3 spotted",
            rule="ruling.ask-known",
            others=("unmask.one", "unmask.truth"),
            fixed=True,
        ),
        Judge(
            id="heard",
            at=HEARD,
            move="ask 2 strutting",
            rule="ruling.ask-known",
            also=("unmask.on-the-fan",),
            others=("unmask.truth", "masks.truth"),
            fixed=True,
        ),
        Judge(
            id="twice",
            at=ASKED,
            move="ask 3 yellow",
            rule="unmask.one",
            others=("unmask.on-the-fan", "ruling.ask-known"),
            fixed=True,
        ),
        Read(id="broke", at=BROKE, rules=("ruling.ask-broke",), lit=("supply:0",)),
        Decide(
            id="weigh",
            at=WEIGHED,
            good={
                "ask 2 spotted": "leads-step-3-spotted",
                "ask 2 mouse": "leads-step-3-mouse",
                "ask 2 white": "leads-step-3-white",
            },
            poor={"ask 2 red": "leads-step-3-red", "draw": "leads-step-3-draw"},
        ),
    ),
    need="first",
    proof=("two-points", "lost-point", "a-lie", "bluff", "twice"),
)
