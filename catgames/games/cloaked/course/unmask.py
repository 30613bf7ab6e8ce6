"""Step 3: unmask an attribute, or leave it."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Ask, Draw
from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal, not_, played, state_is

BOARD = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red shown spotted hand *3; "
    "3 fan leaping yellow cocktail hand *3 won 2; stage seated-green resting-yellow; seed 41"
)
ASKED = (
    "turn 1 draw; 1 fan striped blue hat hand resting-blue strutting-white; 2 fan spotted mouse red shown spotted "
    "hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 2; stage seated-green resting-yellow; "
    "denied 2 green; seed 41"
)
BROKE = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red hand *3 won 1111111; "
    "3 fan leaping yellow cocktail hand *3 won 11111111; stage seated-green; seed 41"
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
        Watch(id="right", at=BOARD, moves="ask 2 mouse", rules=("unmask.right", "masks.received-apart")),
        Watch(id="wrong", at=BOARD, moves="ask 2 green", rules=("unmask.wrong", "unmask.truth")),
        Try(
            id="yours",
            at=BOARD,
            goal=played(Ask),
            solution="ask 3 yellow",
            rule="unmask.one",
            mistakes={"ask 2 spotted": "unmask.on-the-fan", "ask 1 striped": "unmask.one"},
        ),
        Claim(id="lie", at=BOARD, fact=happened("answer-no"), rule="unmask.truth", moves="ask 2 mouse", fixed=True),
        Claim(
            id="who-gets",
            at=BOARD,
            fact=state_is(lambda s: len(s.won[1]) == 1),
            rule="unmask.wrong",
            moves="ask 2 green",
            fixed=True,
        ),
        Claim(
            id="who-pays",
            at=BOARD,
            fact=state_is(lambda s: s.won[0] == "0"),
            rule="unmask.right",
            moves="ask 2 mouse",
            fixed=True,
        ),
        Claim(
            id="apart",
            at=BOARD,
            fact=state_is(lambda s: s.supply[0] > 15),
            rule="masks.received-apart",
            moves="ask 2 mouse",
        ),
        Read(id="where", at=BOARD, rules=("unmask.on-the-fan", "ruling.ask-known"), lit=("card:1:spotted", "fan:1")),
        Tempt(id="shown", at=BOARD, move="ask 2 spotted", rule="unmask.on-the-fan"),
        Tempt(id="elsewhere", at=BOARD, move="ask 3 spotted", rule="ruling.ask-known"),
        Judge(
            id="bluff",
            at=BOARD,
            move="ask 2 striped",
            rule="ruling.ask-known",
            others=("unmask.on-the-fan", "unmask.truth"),
            fixed=True,
        ),
        Tempt(id="twice", at=ASKED, move="ask 3 yellow", rule="unmask.one"),
        Tempt(id="yourself", at=BOARD, move="ask 1 hat", rule="unmask.one"),
        Try(id="skip", at=BOARD, goal=played(Draw), solution="draw", rule="unmask.optional"),
        Claim(id="must", at=BOARD, fact=not_(legal("draw")), rule="unmask.optional"),
        Read(id="broke", at=BROKE, rules=("ruling.ask-broke",), lit=("supply:0",)),
        Judge(
            id="broke-ask",
            at=BROKE,
            move="ask 3 leaping",
            rule="ruling.ask-broke",
            others=("unmask.one", "end.no-masks"),
        ),
        Claim(id="broke-may", at=BROKE, fact=not_(legal("ask 3 leaping")), rule="ruling.ask-broke"),
    ),
)
