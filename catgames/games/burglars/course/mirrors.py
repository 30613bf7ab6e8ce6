"""Mirror cards."""

from __future__ import annotations

from catgames.teach.goals import happened, legal
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

HAND = "turn 1; 1 hand bmmy crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"
RICH = "turn 1; 1 hand bgmy crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"
LONE = "turn 1; 1 hand my crews o; 2 hand *5 crews bg/b r; 3 hand *6; seed 13"

UNIT = Unit(
    "mirrors",
    (
        Read("joker", HAND, ("infiltrate.mirror", "ruling.mirror-by-choice"), ("hand:2", "hand:3")),
        Watch("replace", HAND, ("infiltrate 2.1 blue mirror",)),
        Try(
            "pay",
            HAND,
            happened("looted"),
            ("infiltrate 2.1 blue mirror",),
            "infiltrate.mirror",
            (
                Mistake("infiltrate 2.1 mirror", "infiltrate.price"),
                Mistake("infiltrate 2.1 blue yellow", "infiltrate.price"),
            ),
        ),
        Judge(
            "two-mirrors",
            HAND,
            "infiltrate 2.1 mirror mirror",
            "ruling.mirror-by-choice",
            ("infiltrate.target", "form.no-mirror"),
        ),
        Judge(
            "no-colour",
            LONE,
            "infiltrate 2.1 yellow mirror",
            "infiltrate.price",
            ("infiltrate.mirror", "infiltrate.target"),
        ),
        Claim("worth-two", LONE, legal("infiltrate 2.1 mirror"), "infiltrate.mirror"),
        Claim("by-choice", RICH, legal("infiltrate 2.1 blue mirror"), "ruling.mirror-by-choice"),
        Tempt("in-crew", HAND, Mistake("form mirror new", "form.no-mirror")),
        Tempt("hidden", HAND, Mistake("activate mirror 1", "activate.no-mirror")),
    ),
)
