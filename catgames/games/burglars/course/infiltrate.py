"""Action 5: infiltrate."""

from __future__ import annotations

from catgames.teach import Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, any_of, happened, legal, state_is

TARGET = "turn 1; 1 hand bgorm crews y/y; 2 hand *6 crews bg/b r/y p; 3 hand *6 crews o; seed 12"
# The book's example: a crew of three is paid with two colours and a mirror for green; it was a trap.
THREE = "turn 1; 1 hand bomyy crews r; 2 hand *5 crews bog/r yp r; 3 hand *6; seed 12"
SPRUNG = "turn 2 trap 1.2 g; 1 hand by crews bo r y; 2 hand *4 crews p; 3 hand *6; seed 12"
SPRUNG_ALONE = "turn 2 trap 1.1 g; 1 hand by crews bo r; 2 hand *4 crews p; 3 hand *6; seed 12"

UNIT = Unit(
    "action-5",
    (
        Read(
            id="aim",
            at=TARGET,
            rules=("infiltrate.target", "infiltrate.price", "ruling.empty-crew-target"),
            lit=("slot:1:0", "crew:1:0"),
        ),
        Watch(
            id="loot",
            at=TARGET,
            moves="infiltrate 2.1 blue green",
            rules=("infiltrate.reveal", "infiltrate.yarn", "infiltrate.paid"),
        ),
        Try(
            id="rob",
            at=TARGET,
            goal=happened("looted"),
            solution="infiltrate 2.1 blue green",
            rule="infiltrate.price",
            mistakes={
                "infiltrate 2.1 blue": "infiltrate.price",
                "infiltrate 2.1 blue orange": "infiltrate.price",
                "infiltrate 2.1 blue green mirror": "infiltrate.price",
                "infiltrate 2.3 mirror": "ruling.empty-crew-target",
                "infiltrate 1.1 mirror": "infiltrate.target",
            },
        ),
        Tempt(id="wrong-colour", at=TARGET, move="infiltrate 2.2 green", rule="infiltrate.price"),
        Tempt(id="myself", at=TARGET, move="infiltrate 1.1 mirror", rule="infiltrate.target"),
        Tempt(id="bare", at=TARGET, move="infiltrate 3.1 orange", rule="ruling.empty-crew-target"),
        Count(
            id="price",
            at=THREE,
            amount=lambda a: len(a.state.crews[1][0].cats),
            choices=(2, 3, 4),
            rule="infiltrate.price",
        ),
        Watch(
            id="sprung",
            at=THREE,
            moves=("infiltrate 2.1 blue orange mirror", "place new"),
            rules=("infiltrate.trap", "ruling.trap-target", "infiltrate.paid"),
        ),
        Claim(
            id="refund",
            at=THREE,
            fact=state_is(lambda s: len(s.hands[0]) == 5),
            rule="infiltrate.paid",
            moves="infiltrate 2.1 blue orange mirror",
        ),
        Try(
            id="place",
            at=SPRUNG,
            goal=any_of(happened("grown"), happened("new-crew")),
            solution="place 2",
            rule="infiltrate.trap",
            mistakes={"place 1": "form.same-size", "place 2.1": "infiltrate.trap"},
        ),
        Judge(
            id="back-home",
            at=SPRUNG,
            move="place 2",
            rule="ruling.trap-target",
            others=("infiltrate.paid", "form.over-hidden"),
        ),
        Judge(
            id="no-equal",
            at=SPRUNG_ALONE,
            move="place 1",
            rule="form.same-size",
            others=("infiltrate.trap", "ruling.trap-target"),
        ),
        Claim(id="may-go-back", at=SPRUNG, fact=legal("place 2"), rule="ruling.trap-target"),
        Claim(
            id="all-see",
            at=TARGET,
            fact=lambda a: any(e.id == "revealed" and e.only is None for e in a.events),
            rule="infiltrate.reveal",
            moves="infiltrate 2.1 blue green",
        ),
        Claim(
            id="owner-keeps",
            at=TARGET,
            fact=state_is(lambda s: len(s.scored[1]) == 1),
            rule="infiltrate.yarn",
            moves="infiltrate 2.1 blue green",
        ),
    ),
)
