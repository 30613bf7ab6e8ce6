"""Action 3: activate a crew: golden yarns and traps."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.burglars.position.cards import UNKNOWN
from catgames.games.burglars.position.state import seen_by
from catgames.teach.goals import Attempt, happened, legal
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Tempt, Try, Unit, Watch

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
            "beneath",
            CREW,
            ("activate.own-crew", "activate.no-mirror", "activate.secret"),
            ("slot:0:0", "slot:0:1"),
        ),
        Read("two-kinds", CREW, ("hidden.yarn", "hidden.trap"), ("crew:0:0",)),
        Watch("yarn", CREW, ("activate blue 1",), ("hidden.yarn", "activate.not-counted")),
        Watch("trap", CREW, ("activate orange 1",), ("hidden.trap",)),
        Try(
            "make-yarn",
            CREW,
            happened("is-yarn"),
            ("activate blue 1",),
            "hidden.yarn",
            (Mistake("activate mirror 1", "activate.no-mirror"), Mistake("activate blue 2.1", "activate.own-crew")),
        ),
        Try(
            "make-trap",
            CREW,
            happened("is-trap"),
            ("activate yellow 1",),
            "hidden.trap",
            (Mistake("activate mirror 2", "activate.no-mirror"),),
        ),
        Tempt("mirror", CREW, Mistake("activate mirror 1", "activate.no-mirror")),
        Tempt("second", TAKEN, Mistake("activate green 1", "activate.one-hidden")),
        Tempt("stranger", CREW, Mistake("activate blue 2.1", "activate.own-crew")),
        Judge("free-crew", TAKEN, "activate green 2", "activate.one-hidden", ("activate.no-mirror", "form.same-size")),
        Judge("taken-crew", TAKEN, "activate green 1", "activate.one-hidden", ("activate.own-crew", "hidden.yarn")),
        Read("live", RIPE, ("hidden.live", "activate.one-hidden"), ("slot:0:0", "crew:0:0")),
        Watch("turns-to-gold", RIPE, ("form orange 1",), ("hidden.live",)),
        Try("gild", RIPE, happened("became-yarn"), ("form orange 1",), "hidden.live"),
        Claim("sami-looks", TAKEN, _sami_sees_it, "activate.secret"),
        Claim("counts", BESIDE, legal("form purple 2"), "activate.not-counted"),
        Claim("one-is-enough", CREW, _first_is_yarn, "hidden.yarn", ("activate blue 1",)),
        Claim("any-card", TAKEN, _first_is_yarn, "hidden.trap"),
        Claim("at-once", RIPE, _first_is_yarn, "hidden.live", ("form orange 1",)),
    ),
)
