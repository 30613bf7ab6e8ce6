"""Action 1: recruit two cats."""

from __future__ import annotations

from catgames.games.burglars.language.moves import Take
from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal, not_, over, played, state_is

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
            id="recruit",
            at=MARKET,
            rules=("recruit.two", "recruit.any-card", "ruling.pick-order"),
            lit=("deck", *(f"market:{k}" for k in range(6))),
        ),
        Watch(id="both", at=MARKET, moves=("take blue", "take deck")),
        Try(
            id="two",
            at=MARKET,
            goal=played(Take, 2),
            solution=("take mirror", "take deck"),
            rule="recruit.two",
        ),
        Claim(id="mirrors-too", at=MARKET, fact=legal("take mirror"), rule="recruit.any-card"),
        Claim(
            id="together",
            at=MARKET,
            fact=not_(lambda a: a.state.picked and len(a.state.hands[0]) == 4),
            rule="ruling.pick-order",
            moves="take deck",
        ),
        Read(id="gap", at=BEGUN, rules=("recruit.refill-late", "hand.no-limit"), lit=("market:2",)),
        Tempt(id="take-gap", at=BEGUN, move="take gap", rule="recruit.refill-late"),
        Judge(
            id="not-there",
            at=MARKET,
            move="take purple",
            rule="recruit.two",
            others=("recruit.refill-late", "turn.one-action"),
        ),
        Claim(id="full", at=RICH, fact=not_(legal("take deck")), rule="hand.no-limit"),
        Claim(
            id="thirteen",
            at=RICH,
            fact=lambda a: len(a.state.hands[0]) == 13,
            rule="hand.no-limit",
            moves=("take red", "take deck"),
        ),
        Watch(id="reshuffle", at=EMPTY, moves="take deck", rules=("deck.reshuffle", "ruling.reshuffle-when")),
        Claim(id="deck-ends", at=EMPTY, fact=over, rule="deck.reshuffle"),
        Claim(
            id="at-once",
            at=LAST,
            fact=state_is(lambda s: bool(s.deck)),
            rule="ruling.reshuffle-when",
            moves="take deck",
        ),
        Claim(
            id="when-needed",
            at=LAST,
            fact=happened("reshuffled"),
            rule="ruling.reshuffle-when",
            moves=("take deck", "take deck"),
        ),
        Read(id="nothing", at=NOTHING, rules=("ruling.nothing-left",), lit=("deck", "discard")),
        Tempt(id="dry", at=NOTHING, move="take deck", rule="ruling.nothing-left"),
        Judge(
            id="pass",
            at=NOTHING,
            move="pass",
            rule="ruling.nothing-left",
            others=("turn.one-action", "recruit.two"),
        ),
    ),
)
