"""Two players."""

from __future__ import annotations

from catgames.games.burglars.position.cards import GAP
from catgames.teach.goals import all_of, happened, legal, state_is
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

DUEL = "turn 1; 1 hand bbyr crews o; 2 hand *5 crews bg/b r/o; market gmryop; seed 16"
DUEL_TRAP = "turn 1; 1 hand byr crews o; 2 hand *5 crews bg/y r/o; market gmryop; seed 16"
STRICT = DUEL + "; market_mirror forbidden"
TRIO = "turn 1; 1 hand bbyr crews o; 2 hand *5 crews bg/b r/o; 3 hand *6; market gmryop; seed 16"

UNIT = Unit(
    "two",
    (
        Read(
            "help",
            DUEL,
            ("two.market", "ruling.two-alone", "ruling.market-mirror"),
            tuple(f"market:{k}" for k in range(6)),
        ),
        Watch("green", DUEL, ("infiltrate 2.1 blue + market green",), ("two.market", "ruling.two-refill")),
        Try(
            "loot",
            DUEL,
            all_of(happened("looted"), happened("market-paid")),
            ("infiltrate 2.1 blue + market green",),
            "two.market",
            (
                Mistake("infiltrate 2.1 + market green mirror", "two.market"),
                Mistake("infiltrate 2.1 blue + market purple", "infiltrate.price"),
            ),
        ),
        Tempt("two-from-market", DUEL, Mistake("infiltrate 2.1 + market green mirror", "two.market")),
        Judge(
            "three-players",
            TRIO,
            "infiltrate 2.1 blue + market green",
            "two.market",
            ("infiltrate.price", "infiltrate.target"),
        ),
        Judge("alone", DUEL, "infiltrate 2.2 + market red", "ruling.two-alone", ("infiltrate.price", "recruit.two")),
        Judge(
            "mirror-allowed",
            DUEL,
            "infiltrate 2.1 blue + market mirror",
            "ruling.market-mirror",
            ("infiltrate.target", "form.no-mirror"),
        ),
        Judge(
            "mirror-forbidden",
            STRICT,
            "infiltrate 2.1 blue + market mirror",
            "ruling.market-mirror",
            ("two.market", "infiltrate.price"),
        ),
        Claim("market-alone", DUEL, legal("infiltrate 2.2 + market red"), "ruling.two-alone"),
        Claim(
            "refill-first",
            DUEL_TRAP,
            state_is(lambda s: GAP not in s.market),
            "ruling.two-refill",
            ("infiltrate 2.1 blue + market green",),
        ),
        Claim(
            "refill-after",
            DUEL_TRAP,
            state_is(lambda s: GAP not in s.market),
            "ruling.two-refill",
            ("infiltrate 2.1 blue + market green", "place new"),
        ),
    ),
)
