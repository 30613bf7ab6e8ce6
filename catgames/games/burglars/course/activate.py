"""Action 3: activate a crew: golden yarns and traps."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.burglars.position.cards import UNKNOWN
from catgames.games.burglars.position.state import seen_by
from catgames.teach import Attempt, Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal

# The book's example: one crew, blue among its cats; blue beneath it, or orange.
CREW = "turn 1; 1 hand bomy crews bg r; 2 hand *6 crews p; 3 hand *6; seed 9"
TAKEN = "turn 1; 1 hand gpm crews bg/o r; 2 hand *6 crews p; 3 hand *6; seed 9"
# Later in the same example: the crew has an equal, and an orange cat joins it.
RIPE = "turn 1; 1 hand opm crews bg/o ry p; 2 hand *6 crews p; 3 hand *6; seed 9"
BESIDE = "turn 1; 1 hand py crews bg o/b; 2 hand *6 crews p; 3 hand *6; seed 9"


def _sami_sees_it(attempt: Attempt) -> bool:
    return seen_by(attempt.state, Seat(1)).crews[0][0].hidden != UNKNOWN


def _first_is_trap(attempt: Attempt) -> bool:
    return bool(attempt.state.crews[0][0].holds_trap)


def _first_is_yarn(attempt: Attempt) -> bool:
    return bool(attempt.state.crews[0][0].holds_yarn)


UNIT = Unit(
    "action-3",
    (
        Read(
            id="beneath",
            at=CREW,
            rules=("activate.own-crew", "activate.no-mirror", "activate.secret"),
            lit=("slot:0:0", "slot:0:1"),
        ),
        Read(id="two-kinds", at=CREW, rules=("hidden.yarn", "hidden.trap"), lit=("crew:0:0",)),
        Watch(id="yarn", at=CREW, moves="activate blue 1", rules=("hidden.yarn", "activate.not-counted")),
        Watch(id="trap", at=CREW, moves="activate orange 1", rules=("hidden.trap",)),
        Try(
            id="make-yarn",
            at=CREW,
            goal=happened("is-yarn"),
            solution="activate blue 1",
            rule="hidden.yarn",
            mistakes={"activate mirror 1": "activate.no-mirror", "activate blue 2.1": "activate.own-crew"},
        ),
        Try(
            id="make-trap",
            at=CREW,
            goal=happened("is-trap"),
            solution="activate yellow 1",
            rule="hidden.trap",
            mistakes={"activate mirror 2": "activate.no-mirror"},
        ),
        Tempt(id="mirror", at=CREW, move="activate mirror 1", rule="activate.no-mirror"),
        Tempt(id="second", at=TAKEN, move="activate green 1", rule="activate.one-hidden"),
        Tempt(id="stranger", at=CREW, move="activate blue 2.1", rule="activate.own-crew"),
        Judge(
            id="free-crew",
            at=TAKEN,
            move="activate green 2",
            rule="activate.one-hidden",
            others=("activate.no-mirror", "form.same-size"),
        ),
        Judge(
            id="taken-crew",
            at=TAKEN,
            move="activate green 1",
            rule="activate.one-hidden",
            others=("activate.own-crew", "hidden.yarn"),
        ),
        Read(id="live", at=RIPE, rules=("hidden.live", "activate.one-hidden"), lit=("slot:0:0", "crew:0:0")),
        Watch(id="turns-to-gold", at=RIPE, moves="form orange 1", rules=("hidden.live",)),
        Try(id="gild", at=RIPE, goal=happened("became-yarn"), solution="form orange 1", rule="hidden.live"),
        Claim(id="sami-looks", at=TAKEN, fact=_sami_sees_it, rule="activate.secret"),
        Claim(id="counts", at=BESIDE, fact=legal("form purple 2"), rule="activate.not-counted"),
        Claim(
            id="one-is-enough", at=CREW, fact=_first_is_yarn, rule="hidden.yarn", moves="activate blue 1", fixed=True
        ),
        Claim(id="any-card", at=TAKEN, fact=_first_is_yarn, rule="hidden.trap", fixed=True),
        Claim(id="at-once", at=RIPE, fact=_first_is_yarn, rule="hidden.live", moves="form orange 1", fixed=True),
    ),
)
