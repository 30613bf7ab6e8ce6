"""Goal and overview: what one wants, a yarn from hand to score, a thief, a trap, and how to read the table."""

from __future__ import annotations

from catgames.teach import OVERVIEW, Read, Try, Unit, Watch, all_of, happened, state_is

MIDDLE = (
    "turn 1; 1 hand bgoym crews bo/b y scored gr; 2 hand *5 crews r/r g scored b; 3 hand *6 crews p scored oo; seed 7"
)
BEGIN = "turn 1; 1 hand bbgoym; 2 hand rrgpyo; market gbmopy; seed 7"
# The same two, a few turns later.
THIEF = "turn 1; 1 hand gormy crews b scored b; 2 hand gpyo crews r/r; market gbmopy; seed 7"
TRAP = "turn 2; 1 hand gom crews b/y scored br; 2 hand bgpyo crews r; market gbmopy; discard r; seed 7"

UNIT = Unit(
    OVERVIEW,
    (
        Read(id="goal", at=MIDDLE, lit=("scored:0", "scored:1", "scored:2")),
        Watch(id="yarn", at=BEGIN, moves="form blue new, form red new, activate blue 1, activate red 1, secure 1"),
        Watch(id="thief", at=THIEF, moves="infiltrate 2.1 red"),
        Watch(id="trap", at=TRAP, moves="infiltrate 1.1 blue, place new"),
        Read(id="signs", at=MIDDLE, lit=("slot:0:0", "slot:0:1", "slot:1:0", "new:0")),
        Try(
            id="start",
            at=BEGIN,
            goal=all_of(happened("new-crew"), state_is(lambda s: s.crews[0][0].cats in s.hands[0])),
            solution="form blue new",
            rule="form.new-crew",
        ),
    ),
    need="first",
)
