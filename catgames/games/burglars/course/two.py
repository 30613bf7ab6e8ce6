"""Two players."""

from __future__ import annotations

from catgames.games.burglars.position.cards import GAP
from catgames.teach import Claim, Decide, Judge, Read, Try, Unit, all_of, happened, legal, state_is, verdict_on

DUEL = "turn 1; 1 hand bbyr crews o; 2 hand *5 crews bg/b r/o; market gmryop; seed 16"
TRIO = "turn 1; 1 hand bbyr crews o; 2 hand *5 crews bg/b r/o; 3 hand *6; market gmryop; seed 16"
GLASS = "turn 1; 1 hand gpyr crews o; 2 hand *5 crews p yg/y; market mrrbop; seed 16"
STRICT = GLASS + "; market_mirror forbidden"
LONE = "turn 1; 1 hand bbo crews o; 2 hand *5 crews y/y g; market gmryop; seed 16"
TRAP = "turn 1; 1 hand byr crews o; 2 hand *5 crews bg/y r/o; market gmryop; seed 16"
OPEN = "turn 1; 1 hand oybr crews o p; 2 hand *5 crews bg/b r/r; market gmryop; seed 36"

UNIT = Unit(
    "two",
    (
        Read(
            id="help",
            at=DUEL,
            rules=("two.market", "ruling.two-alone", "ruling.market-mirror", "ruling.two-refill"),
            lit=tuple(f"market:{k}" for k in range(6)),
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
        Judge(
            id="three-players",
            at=TRIO,
            move="infiltrate 2.1 blue + market green",
            rule="two.market",
            others=("infiltrate.price", "ruling.market-mirror"),
        ),
        Judge(
            id="mirror-allowed",
            at=GLASS,
            move="infiltrate 2.2 green + market mirror",
            rule="ruling.market-mirror",
            also=("two.market", "infiltrate.price"),
            others=("form.no-mirror", "recruit.any-card"),
        ),
        Judge(
            id="mirror-forbidden",
            at=STRICT,
            move="infiltrate 2.2 green + market mirror",
            rule="ruling.market-mirror",
            others=("two.market", "infiltrate.price"),
        ),
        Claim(
            id="market-alone",
            at=LONE,
            fact=legal("infiltrate 2.1 + market yellow"),
            rule="ruling.two-alone",
            why=verdict_on("infiltrate 2.1 + market yellow", "ruling.two-alone"),
        ),
        Claim(
            id="refill-first",
            at=TRAP,
            fact=state_is(lambda s: GAP not in s.market),
            rule="ruling.two-refill",
            moves="infiltrate 2.1 blue + market green",
        ),
        Decide(
            id="open-market",
            at=OPEN,
            good={
                "infiltrate 2.2 + market red": "decide-two-free",
                "infiltrate 2.1 blue + market green": "decide-two-share",
            },
            poor={"infiltrate 2.2 red": "decide-two-own", "activate orange 1": "decide-two-exposed"},
        ),
    ),
    need="first",
    proof=("three-players", "market-alone", "mirror-allowed", "refill-first"),
)
