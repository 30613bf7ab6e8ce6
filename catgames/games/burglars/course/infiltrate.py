"""Action 5: infiltrate."""

from __future__ import annotations

from catgames.teach.goals import any_of, happened, legal, state_is
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

TARGET = "turn 1; 1 hand bgorm crews y/y; 2 hand *6 crews bg/b r/y p; 3 hand *6 crews o; seed 12"
# The book's example: a crew of three is paid with two colours and a mirror for green; it was a trap.
THREE = "turn 1; 1 hand bomyy crews r; 2 hand *5 crews bog/r yp r; 3 hand *6; seed 12"
SPRUNG = "turn 2 trap 1.2 g; 1 hand by crews bo r y; 2 hand *4 crews p; 3 hand *6; seed 12"
SPRUNG_ALONE = "turn 2 trap 1.1 g; 1 hand by crews bo r; 2 hand *4 crews p; 3 hand *6; seed 12"

UNIT = Unit(
    "action-5",
    (
        Read(
            "aim",
            TARGET,
            ("infiltrate.target", "infiltrate.price", "ruling.empty-crew-target"),
            ("slot:1:0", "crew:1:0"),
        ),
        Watch(
            "loot", TARGET, ("infiltrate 2.1 blue green",), ("infiltrate.reveal", "infiltrate.yarn", "infiltrate.paid")
        ),
        Try(
            "rob",
            TARGET,
            happened("looted"),
            ("infiltrate 2.1 blue green",),
            "infiltrate.price",
            (
                Mistake("infiltrate 2.1 blue", "infiltrate.price"),
                Mistake("infiltrate 2.1 blue orange", "infiltrate.price"),
                Mistake("infiltrate 2.1 blue green mirror", "infiltrate.price"),
                Mistake("infiltrate 2.3 mirror", "ruling.empty-crew-target"),
                Mistake("infiltrate 1.1 mirror", "infiltrate.target"),
            ),
        ),
        Tempt("wrong-colour", TARGET, Mistake("infiltrate 2.2 green", "infiltrate.price")),
        Tempt("myself", TARGET, Mistake("infiltrate 1.1 mirror", "infiltrate.target")),
        Tempt("bare", TARGET, Mistake("infiltrate 3.1 orange", "ruling.empty-crew-target")),
        Count("price", THREE, lambda a: len(a.state.crews[1][0].cats), (2, 3, 4), "infiltrate.price"),
        Watch(
            "sprung",
            THREE,
            ("infiltrate 2.1 blue orange mirror", "place new"),
            ("infiltrate.trap", "ruling.trap-target", "infiltrate.paid"),
        ),
        Claim(
            "refund",
            THREE,
            state_is(lambda s: len(s.hands[0]) == 5),
            "infiltrate.paid",
            ("infiltrate 2.1 blue orange mirror",),
        ),
        Try(
            "place",
            SPRUNG,
            any_of(happened("grown"), happened("new-crew")),
            ("place 2",),
            "infiltrate.trap",
            (Mistake("place 1", "form.same-size"), Mistake("place 2.1", "infiltrate.trap")),
        ),
        Judge("back-home", SPRUNG, "place 2", "ruling.trap-target", ("infiltrate.paid", "form.over-hidden")),
        Judge("no-equal", SPRUNG_ALONE, "place 1", "form.same-size", ("infiltrate.trap", "ruling.trap-target")),
        Claim("may-go-back", SPRUNG, legal("place 2"), "ruling.trap-target"),
        Claim(
            "all-see",
            TARGET,
            lambda a: any(e.id == "revealed" and e.only is None for e in a.events),
            "infiltrate.reveal",
            ("infiltrate 2.1 blue green",),
        ),
        Claim(
            "owner-keeps",
            TARGET,
            state_is(lambda s: len(s.scored[1]) == 1),
            "infiltrate.yarn",
            ("infiltrate 2.1 blue green",),
        ),
    ),
)
