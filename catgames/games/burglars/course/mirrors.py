"""Mirror cards."""

from __future__ import annotations

from catgames.teach import Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal

HAND = "turn 1; 1 hand bmmy crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"
RICH = "turn 1; 1 hand bgmy crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"
LONE = "turn 1; 1 hand my crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"

UNIT = Unit(
    "mirrors",
    (
        Read(id="joker", at=HAND, rules=("infiltrate.mirror", "ruling.mirror-by-choice"), lit=("hand:2", "hand:3")),
        Watch(id="replace", at=HAND, moves="infiltrate 2.1 blue mirror"),
        Try(
            id="pay",
            at=HAND,
            goal=happened("looted"),
            solution="infiltrate 2.1 blue mirror",
            rule="infiltrate.mirror",
            mistakes={"infiltrate 2.1 mirror": "infiltrate.price", "infiltrate 2.1 blue yellow": "infiltrate.price"},
            fixed=True,
        ),
        Judge(
            id="two-mirrors",
            at=HAND,
            move="infiltrate 2.1 mirror mirror",
            rule="ruling.mirror-by-choice",
            others=("infiltrate.target", "form.no-mirror"),
            fixed=True,
        ),
        Judge(
            id="no-colour",
            at=LONE,
            move="infiltrate 2.1 yellow mirror",
            rule="infiltrate.price",
            others=("infiltrate.mirror", "infiltrate.target"),
            fixed=True,
        ),
        Claim(id="worth-two", at=LONE, fact=legal("infiltrate 2.1 mirror"), rule="infiltrate.mirror"),
        Claim(
            id="by-choice",
            at=RICH,
            fact=legal("infiltrate 2.1 blue mirror"),
            rule="ruling.mirror-by-choice",
            fixed=True,
        ),
        Tempt(id="in-crew", at=HAND, move="form mirror new", rule="form.no-mirror"),
        Tempt(id="hidden", at=HAND, move="activate mirror 1", rule="activate.no-mirror"),
    ),
)
