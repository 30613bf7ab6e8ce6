"""Action 5: infiltrate."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.teach import (
    Attempt,
    Claim,
    Count,
    Decide,
    Judge,
    Read,
    Try,
    Unit,
    Watch,
    happened,
    legal,
    not_,
    state_is,
    verdict_on,
)

TARGET = "turn 1; 1 hand bgoryy crews y/y; 2 hand *6 crews bg/b r/y p; 3 hand *6 crews o; seed 12"
PAIR = "turn 1; 1 hand bbgoy crews r; 2 hand *6 crews bb/b g/y; 3 hand *6 crews o; seed 12"
DOUBLE = "turn 1; 1 hand rryyb crews g; 2 hand *5 crews ryr/y go p; 3 hand *6 crews o; seed 12"
# The book's example, without its mirror: a crew of three is paid, and it was a trap.
THREE = "turn 1; 1 hand bogyy crews r; 2 hand *5 crews bog/r yp r; 3 hand *6; seed 12"
GOLD = "turn 1; 1 hand rpyoo crews r; 2 hand *5 crews bo rpy/y bg r; 3 hand *6; seed 12"
SPRUNG = "turn 2 trap 1.2 g; 1 hand by crews bo r y; 2 hand *4 crews p; 3 hand *6; discard r; seed 12"
SPRUNG_ALONE = "turn 2 trap 1.1 g; 1 hand by crews bo r; 2 hand *4 crews p; 3 hand *6; discard bo; seed 12"
HOME = "turn 2 trap 1.1 y; 1 hand by crews bo rg p; 2 hand *4 crews p; 3 hand *6; discard bo; seed 12"
SUSPECT = "turn 1; 1 hand bgryo crews o/o; 2 hand *4 crews r/p bg/b; 3 hand *6 crews p; discard y; seed 12"


def _hand_left(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    held, left = len(attempt.start.hands[0]), len(attempt.state.hands[0])
    return ((held, Message("part-held")), (left - held, Message("part-price")))


UNIT = Unit(
    "action-5",
    (
        Read(
            id="aim",
            at=TARGET,
            rules=("infiltrate.target", "infiltrate.price", "ruling.empty-crew-target"),
            lit=("slot:1:0", "crew:1:0"),
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
                "infiltrate 3.1 orange": "ruling.empty-crew-target",
                "infiltrate 1.1 yellow": "infiltrate.target",
            },
        ),
        Judge(
            id="twice",
            at=DOUBLE,
            move="infiltrate 2.1 red red yellow",
            rule="infiltrate.price",
            others=("form.same-colour", "activate.one-hidden"),
        ),
        Watch(
            id="sprung",
            at=THREE,
            moves=("infiltrate 2.1 blue orange green", "place new"),
            rules=("infiltrate.reveal", "infiltrate.yarn", "infiltrate.trap", "infiltrate.paid", "ruling.trap-target"),
            frm="paid",
        ),
        Count(
            id="left",
            at=GOLD,
            amount=lambda a: len(a.state.hands[0]),
            choices=(1, 2, 3, 5),
            parts=_hand_left,
            rule="infiltrate.price",
            moves="infiltrate 2.2 purple red yellow",
        ),
        Claim(
            id="refund",
            at=SPRUNG_ALONE,
            fact=state_is(lambda s: not s.discard),
            rule="infiltrate.paid",
            moves="place new",
        ),
        Claim(
            id="third-sees",
            at=TARGET,
            fact=lambda a: any(e.id == "revealed" and e.only is None for e in a.events),
            rule="infiltrate.reveal",
            moves="infiltrate 2.2 red",
        ),
        Claim(
            id="consolation",
            at=PAIR,
            fact=state_is(lambda s: s.trap is not None),
            rule="infiltrate.yarn",
            moves="infiltrate 2.1 blue blue",
        ),
        Try(
            id="place",
            at=SPRUNG,
            goal=happened("grown"),
            solution="place 3",
            rule="infiltrate.trap",
            mistakes={"place 1": "form.same-size", "place 2.1": "infiltrate.trap"},
        ),
        Claim(
            id="never-home",
            at=HOME,
            fact=not_(legal("place 1")),
            rule="ruling.trap-target",
            why=verdict_on("place 1", "form.same-size"),
        ),
        Judge(
            id="no-equal",
            at=SPRUNG_ALONE,
            move="place 2",
            rule="form.same-size",
            others=("infiltrate.paid", "turn.one-action"),
        ),
        Decide(
            id="whom",
            at=SUSPECT,
            good={
                "infiltrate 2.2 blue green": "decide-action-5-big",
                "secure 1": "decide-action-5-secure",
            },
            poor={"infiltrate 2.1 red": "decide-action-5-bait"},
        ),
    ),
    need="first",
    proof=("twice", "left", "consolation", "never-home", "no-equal"),
)
