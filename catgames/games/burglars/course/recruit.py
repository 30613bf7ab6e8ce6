"""Action 1: recruit two cats."""

from __future__ import annotations

from catgames.games.burglars.language.moves import Take
from catgames.teach.goals import happened, legal, not_, over, played, state_is
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

MARKET = "turn 1; 1 hand bgy crews o; 2 hand *6; 3 hand *6; market rbmogy; seed 2"
BEGUN = "turn 1 second; 1 hand bgym crews o; 2 hand *6; 3 hand *6; market rb.ogy; seed 2"
RICH = "turn 1; 1 hand bbbggooopyy crews o; 2 hand *6; 3 hand *6; market rbmogy; seed 2"
EMPTY = "turn 1; 1 hand bgy crews o; 2 hand *6; market rbmogy; deck -; discard *; seed 3"
LAST = "turn 1; 1 hand bgy crews o; 2 hand *6; market rbmogy; deck p; discard *; seed 3"
NOTHING = "turn 1; 1 hand -; 2 hand *; market ......; deck -; discard -; seed 3"

UNIT = Unit(
    "action-1",
    (
        Read(
            "recruit",
            MARKET,
            ("recruit.two", "recruit.any-card", "ruling.pick-order"),
            ("deck", *(f"market:{k}" for k in range(6))),
        ),
        Watch("both", MARKET, ("take blue", "take deck")),
        Try(
            "two",
            MARKET,
            played(Take, 2),
            ("take mirror", "take deck"),
            "recruit.two",
        ),
        Claim("mirrors-too", MARKET, legal("take mirror"), "recruit.any-card"),
        Claim(
            "together",
            MARKET,
            not_(lambda a: a.state.picked and len(a.state.hands[0]) == 4),
            "ruling.pick-order",
            ("take deck",),
        ),
        Read("gap", BEGUN, ("recruit.refill-late", "hand.no-limit"), ("market:2",)),
        Tempt("take-gap", BEGUN, Mistake("take gap", "recruit.refill-late")),
        Judge(
            "not-there",
            MARKET,
            "take purple",
            "recruit.two",
            ("recruit.refill-late", "turn.one-action"),
        ),
        Claim("full", RICH, not_(legal("take deck")), "hand.no-limit"),
        Claim("thirteen", RICH, lambda a: len(a.state.hands[0]) == 13, "hand.no-limit", ("take red", "take deck")),
        Watch("reshuffle", EMPTY, ("take deck",), ("deck.reshuffle", "ruling.reshuffle-when")),
        Claim("deck-ends", EMPTY, over, "deck.reshuffle"),
        Claim("at-once", LAST, state_is(lambda s: bool(s.deck)), "ruling.reshuffle-when", ("take deck",)),
        Claim("when-needed", LAST, happened("reshuffled"), "ruling.reshuffle-when", ("take deck", "take deck")),
        Read("nothing", NOTHING, ("ruling.nothing-left",), ("deck", "discard")),
        Tempt("dry", NOTHING, Mistake("take deck", "ruling.nothing-left")),
        Judge(
            "pass",
            NOTHING,
            "pass",
            "ruling.nothing-left",
            ("turn.one-action", "recruit.two"),
        ),
    ),
)
