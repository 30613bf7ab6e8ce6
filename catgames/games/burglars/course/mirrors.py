"""Mirror cards."""

from __future__ import annotations

from catgames.teach import Claim, Decide, Judge, Read, Try, Unit, happened, legal, verdict_on

HAND = "turn 1; 1 hand bmmy crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"
GLASS = "turn 1; 1 hand mmmo crews r; 2 hand *5 crews p yo/o; 3 hand *6; seed 13"
OFF = "turn 1; 1 hand gmp crews r; 2 hand *5 crews p yo/o; 3 hand *6; seed 13"
LONE = "turn 1; 1 hand my crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"
RICH = "turn 1; 1 hand bgmy crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"
SPARE = "turn 1; 1 hand bgmmy crews g o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"

UNIT = Unit(
    "mirrors",
    (
        Read(id="joker", at=HAND, rules=("infiltrate.mirror", "ruling.mirror-by-choice"), lit=("hand:2", "hand:3")),
        Try(
            id="pay",
            at=HAND,
            goal=happened("looted"),
            solution="infiltrate 2.1 blue mirror",
            rule="infiltrate.mirror",
            mistakes={"infiltrate 2.1 mirror": "infiltrate.price", "infiltrate 2.1 blue yellow": "infiltrate.price"},
        ),
        Judge(
            id="nothing-but-glass",
            at=GLASS,
            move="infiltrate 2.2 mirror mirror",
            rule="infiltrate.mirror",
            also=("ruling.mirror-by-choice", "infiltrate.price"),
            others=("form.no-mirror", "activate.no-mirror"),
        ),
        Judge(
            id="one-joker",
            at=OFF,
            move="infiltrate 2.2 purple mirror",
            rule="infiltrate.price",
            others=("ruling.mirror-by-choice", "infiltrate.target"),
        ),
        Claim(
            id="worth-two",
            at=LONE,
            fact=legal("infiltrate 2.1 mirror"),
            rule="infiltrate.mirror",
            why=verdict_on("infiltrate 2.1 mirror"),
        ),
        Claim(
            id="by-choice",
            at=RICH,
            fact=legal("infiltrate 2.1 blue mirror"),
            rule="ruling.mirror-by-choice",
            why=verdict_on("infiltrate 2.1 blue mirror", "ruling.mirror-by-choice"),
        ),
        Decide(
            id="which-price",
            at=SPARE,
            good={
                "infiltrate 2.1 blue green": "decide-mirrors-cats",
                "infiltrate 2.1 blue mirror": "decide-mirrors-one",
            },
            poor={"infiltrate 2.1 mirror mirror": "decide-mirrors-both"},
        ),
    ),
    need="full",
    proof=("nothing-but-glass", "one-joker", "by-choice"),
)
