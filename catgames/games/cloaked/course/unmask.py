"""Step 3: unmask an attribute, or leave it."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Ask, Draw
from catgames.teach.goals import happened, legal, not_, played, state_is
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

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
        Read("ask", BOARD, ("unmask.one", "unmask.optional", "unmask.truth"), ("fan:1", "fan:2", "attribute:mouse")),
        Watch("right", BOARD, ("ask 2 mouse",), ("unmask.right", "masks.received-apart")),
        Watch("wrong", BOARD, ("ask 2 green",), ("unmask.wrong", "unmask.truth")),
        Try(
            "yours",
            BOARD,
            played(Ask),
            ("ask 3 yellow",),
            "unmask.one",
            (Mistake("ask 2 spotted", "unmask.on-the-fan"), Mistake("ask 1 striped", "unmask.one")),
        ),
        Claim("lie", BOARD, happened("answer-no"), "unmask.truth", ("ask 2 mouse",)),
        Claim("who-gets", BOARD, state_is(lambda s: len(s.won[1]) == 1), "unmask.wrong", ("ask 2 green",)),
        Claim("who-pays", BOARD, state_is(lambda s: s.won[0] == "0"), "unmask.right", ("ask 2 mouse",)),
        Claim("apart", BOARD, state_is(lambda s: s.supply[0] > 15), "masks.received-apart", ("ask 2 mouse",)),
        Read("where", BOARD, ("unmask.on-the-fan", "ruling.ask-known"), ("card:1:spotted", "fan:1")),
        Tempt("shown", BOARD, Mistake("ask 2 spotted", "unmask.on-the-fan")),
        Tempt("elsewhere", BOARD, Mistake("ask 3 spotted", "ruling.ask-known")),
        Judge("bluff", BOARD, "ask 2 striped", "ruling.ask-known", ("unmask.on-the-fan", "unmask.truth")),
        Tempt("twice", ASKED, Mistake("ask 3 yellow", "unmask.one")),
        Tempt("yourself", BOARD, Mistake("ask 1 hat", "unmask.one")),
        Try("skip", BOARD, played(Draw), ("draw",), "unmask.optional"),
        Claim("must", BOARD, not_(legal("draw")), "unmask.optional"),
        Read("broke", BROKE, ("ruling.ask-broke",), ("supply:0",)),
        Judge("broke-ask", BROKE, "ask 3 leaping", "ruling.ask-broke", ("unmask.one", "end.no-masks")),
        Claim("broke-may", BROKE, not_(legal("ask 3 leaping")), "ruling.ask-broke"),
    ),
)
