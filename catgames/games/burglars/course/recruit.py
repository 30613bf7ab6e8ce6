"""Action 1: recruit two cats."""

from __future__ import annotations

from catgames.games.burglars.language.moves import Take
from catgames.games.burglars.position.cards import GAP
from catgames.teach import (
    Claim,
    Decide,
    Judge,
    Read,
    Tempt,
    Try,
    Unit,
    Watch,
    all_of,
    happened,
    legal,
    not_,
    played,
    state_is,
    verdict_on,
)

MARKET = "turn 1; 1 hand bgy crews o; 2 hand *6; 3 hand *6; market rbmogy; seed 103"
BEGUN = "turn 1 second; 1 hand bgym crews o; 2 hand *6; 3 hand *6; market rb.ogy; seed 103"
RICH = "turn 1; 1 hand bbbggooopyy crews o; 2 hand *6; 3 hand *6; market rbmogy; seed 103"
WANTS = "turn 1; 1 hand yp crews bg o; 2 hand *6 crews r/r y; 3 hand *6 crews p; market rbmpgy; seed 4"
# Late in a long game for four: the deck has one card left, the discard pile what was paid.
OTHERS_LATE = (
    "2 hand *7 crews rb/g yo p g scored bbrgy; 3 hand *8 crews go by/y r scored rpggyr; "
    "4 hand *7 crews pr gb y o/o scored oobyp; market rbmogy"
)
LAST = f"turn 1; 1 hand bgyr crews og yb r p/p scored gyrpoo; {OTHERS_LATE}; deck p; discard *; seed 3"
# It takes players who hoard for cards to run out altogether.
NOTHING = (
    "turn 1; 1 hand - crews og yb r p scored gyrpoo; 2 hand *16 crews rbp yog yo p g scored bbrgyrb; "
    "3 hand *16 crews gob byr by r o scored rpggyrg; 4 hand * crews pr gb y o scored oobypyy; "
    "market ......; deck -; discard -; seed 3"
)

UNIT = Unit(
    "action-1",
    (
        Read(
            id="recruit",
            at=MARKET,
            rules=("recruit.two", "recruit.any-card", "ruling.pick-order", "recruit.refill-late", "hand.no-limit"),
            lit=("deck", *(f"market:{k}" for k in range(6))),
        ),
        Try(
            id="two",
            at=MARKET,
            goal=all_of(played(Take, 2), happened("take-deck"), happened("take-market")),
            solution=("take deck", "take mirror"),
            rule="recruit.two",
        ),
        Tempt(id="take-gap", at=BEGUN, move="take gap", rule="recruit.refill-late"),
        Judge(
            id="second-mirror",
            at=BEGUN,
            move="take mirror",
            rule="recruit.two",
            others=("recruit.any-card", "hand.no-limit"),
        ),
        Claim(
            id="blind-mirrors",
            at=MARKET,
            fact=not_(legal("take mirror")),
            rule="recruit.any-card",
            why=verdict_on("take mirror", "recruit.two"),
        ),
        Claim(
            id="after-a-look",
            at=MARKET,
            fact=lambda a: a.state.picked and len(a.state.hands[0]) == 4,
            rule="ruling.pick-order",
            moves="take deck",
        ),
        Claim(id="full", at=RICH, fact=not_(legal("take deck")), rule="hand.no-limit"),
        Watch(
            id="reshuffle",
            at=LAST,
            moves=("take deck", "take deck"),
            rules=("deck.reshuffle", "ruling.reshuffle-when"),
            frm="second-due",
        ),
        Claim(
            id="gap-for-good",
            at=LAST,
            fact=state_is(lambda s: GAP in s.market),
            rule="deck.reshuffle",
            moves=("take deck", "take red"),
        ),
        Claim(id="at-once", at=LAST, fact=happened("reshuffled"), rule="ruling.reshuffle-when", moves="take deck"),
        Watch(id="nothing", at=NOTHING, moves="pass", rules=("ruling.nothing-left",)),
        Tempt(id="dry", at=NOTHING, move="take deck", rule="ruling.nothing-left"),
        Decide(
            id="which-two",
            at=WANTS,
            good={
                "take blue, take green": "decide-action-1-crew",
                "take green, take blue": "decide-action-1-crew",
                "take red, take mirror": "decide-action-1-rob",
                "take mirror, take red": "decide-action-1-rob",
                "take blue, take deck": "decide-action-1-half-secret",
                "take deck, take blue": "decide-action-1-half-secret",
            },
            poor={
                "take deck, take deck": "decide-action-1-blind",
                "take yellow, take purple": "decide-action-1-strangers",
                "take purple, take yellow": "decide-action-1-strangers",
            },
        ),
    ),
    need="first",
    proof=("second-mirror", "blind-mirrors", "after-a-look", "gap-for-good"),
)
