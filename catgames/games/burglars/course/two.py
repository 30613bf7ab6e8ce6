"""Two players."""

from __future__ import annotations

from catgames.games.burglars.position.cards import GAP
from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, all_of, happened, legal, state_is

DUEL = "turn 1; 1 hand bbyr crews o; 2 hand *5 crews bg/b r/o; market gmryop; seed 16"
DUEL_TRAP = "turn 1; 1 hand byr crews o; 2 hand *5 crews bg/y r/o; market gmryop; seed 16"
STRICT = DUEL + "; market_mirror forbidden"
TRIO = "turn 1; 1 hand bbyr crews o; 2 hand *5 crews bg/b r/o; 3 hand *6; market gmryop; seed 16"

UNIT = Unit(
    "two",
    (
        Read(
            id="help",
            at=DUEL,
            rules=("two.market", "ruling.two-alone", "ruling.market-mirror"),
            lit=tuple(f"market:{k}" for k in range(6)),
        ),
        Watch(
            id="green", at=DUEL, moves="infiltrate 2.1 blue + market green", rules=("two.market", "ruling.two-refill")
        ),
        Try(
            id="loot",
            at=DUEL,
            goal=all_of(happened("looted"), happened("market-paid")),
            solution="infiltrate 2.1 blue + market green",
            rule="two.market",
            mistakes={
                "infiltrate 2.1 + market green mirror": "two.market",
                "infiltrate 2.1 blue + market purple": "infiltrate.price",
            },
        ),
        Tempt(id="two-from-market", at=DUEL, move="infiltrate 2.1 + market green mirror", rule="two.market"),
        Judge(
            id="three-players",
            at=TRIO,
            move="infiltrate 2.1 blue + market green",
            rule="two.market",
            others=("infiltrate.price", "infiltrate.target"),
        ),
        Judge(
            id="alone",
            at=DUEL,
            move="infiltrate 2.2 + market red",
            rule="ruling.two-alone",
            others=("infiltrate.price", "recruit.two"),
            fixed=True,
        ),
        Judge(
            id="mirror-allowed",
            at=DUEL,
            move="infiltrate 2.1 blue + market mirror",
            rule="ruling.market-mirror",
            others=("infiltrate.target", "form.no-mirror"),
        ),
        Judge(
            id="mirror-forbidden",
            at=STRICT,
            move="infiltrate 2.1 blue + market mirror",
            rule="ruling.market-mirror",
            others=("two.market", "infiltrate.price"),
        ),
        Claim(id="market-alone", at=DUEL, fact=legal("infiltrate 2.2 + market red"), rule="ruling.two-alone"),
        Claim(
            id="refill-first",
            at=DUEL_TRAP,
            fact=state_is(lambda s: GAP not in s.market),
            rule="ruling.two-refill",
            moves="infiltrate 2.1 blue + market green",
        ),
        Claim(
            id="refill-after",
            at=DUEL_TRAP,
            fact=state_is(lambda s: GAP not in s.market),
            rule="ruling.two-refill",
            moves=("infiltrate 2.1 blue + market green", "place new"),
        ),
    ),
)
