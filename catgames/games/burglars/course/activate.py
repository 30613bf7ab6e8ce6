"""Action 3: activate a crew: golden yarns and traps."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.games.burglars.position.cards import UNKNOWN, say_card
from catgames.games.burglars.position.keys import SLOT
from catgames.games.burglars.position.state import Crew, seen_by
from catgames.teach import (
    LEARNER,
    Attempt,
    Claim,
    Decide,
    Read,
    Select,
    Try,
    Unit,
    happened,
    legal,
    state_is,
    verdict_on,
)

# The book's example: one crew, blue among its cats; blue beneath it, or orange.
CREW = "turn 1; 1 hand bomy crews bg r; 2 hand *6 crews p; 3 hand *6; seed 9"
TAKEN = "turn 1; 1 hand gpm crews bg/o r; 2 hand *6 crews p; 3 hand *6; seed 9"
# Later in the same example: the crew has an equal, and an orange cat joins it.
RIPE = "turn 1; 1 hand opm crews bg/o ry p; 2 hand *6 crews p; 3 hand *6; seed 9"
GOLD = "turn 1; 1 hand opm crews bg/b ry p; 2 hand *6 crews p; 3 hand *6; seed 9"
BESIDE = "turn 1; 1 hand py crews bg o/b; 2 hand *6 crews p; 3 hand *6; seed 9"
NEIGHBOUR = "turn 1; 1 hand pym crews ro/p gb y; 2 hand *6 crews p; 3 hand *6; seed 9"
FIVE = "turn 1; 1 hand pm crews bg/g r/b yo/r o/o gp; 2 hand *6 crews p; 3 hand *6; seed 9"
THEIRS = "turn 2; 1 hand py crews bg/o r; 2 hand *6 crews p; 3 hand *6; seed 9"


def _crew(attempt: Attempt, key: Key) -> Crew:
    _, number = SLOT.parts(key) or (LEARNER, 0)
    crew: Crew = attempt.state.crews[LEARNER][number]
    return crew


def _hidden(attempt: Attempt) -> Keys:
    crews = attempt.state.crews[LEARNER]
    return tuple(SLOT(LEARNER, number) for number, crew in enumerate(crews) if crew.hidden)


def _traps(attempt: Attempt) -> Keys:
    return tuple(key for key in _hidden(attempt) if _crew(attempt, key).holds_trap)


def _what_it_is(attempt: Attempt, key: Key) -> Message:
    crew = _crew(attempt, key)
    return Message("why-yarn" if crew.holds_yarn else "why-trap", {"card": say_card(crew.hidden)})


UNIT = Unit(
    "action-3",
    (
        Read(
            id="beneath",
            at=CREW,
            rules=(
                "activate.own-crew",
                "activate.no-mirror",
                "activate.one-hidden",
                "activate.not-counted",
                "activate.secret",
            ),
            lit=("slot:0:0", "slot:0:1"),
        ),
        Read(id="two-kinds", at=CREW, rules=("hidden.yarn", "hidden.trap"), lit=("crew:0:0",)),
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
            at=TAKEN,
            goal=happened("is-trap"),
            solution="activate green 2",
            rule="hidden.trap",
            mistakes={"activate purple 1": "activate.one-hidden", "activate mirror 2": "activate.no-mirror"},
        ),
        Claim(
            id="counts",
            at=BESIDE,
            fact=legal("form purple 2"),
            rule="activate.not-counted",
            why=verdict_on("form purple 2", "form.same-size"),
        ),
        Claim(
            id="look-again",
            at=THEIRS,
            fact=lambda a: seen_by(a.state, LEARNER).crews[LEARNER][0].hidden != UNKNOWN,
            rule="activate.secret",
        ),
        Select(id="traps", at=FIVE, choices=_hidden, right=_traps, rule="hidden.trap", why=_what_it_is),
        Read(id="live", at=RIPE, rules=("hidden.live",), lit=("slot:0:0", "crew:0:0")),
        Try(id="gild", at=RIPE, goal=happened("became-yarn"), solution="form orange 1", rule="hidden.live"),
        Claim(
            id="stays-gold",
            at=GOLD,
            fact=state_is(lambda s: s.crews[0][0].holds_yarn),
            rule="hidden.yarn",
            moves="form orange 1",
            why=lambda a: _what_it_is(a, SLOT(LEARNER, 0)),
        ),
        Claim(
            id="elsewhere",
            at=NEIGHBOUR,
            fact=state_is(lambda s: s.crews[0][0].holds_yarn),
            rule="hidden.live",
            moves="form purple 2",
            why=lambda a: _what_it_is(a, SLOT(LEARNER, 0)),
        ),
        Decide(
            id="yarn-or-trap",
            at=CREW,
            good={"activate blue 1": "decide-action-3-yarn", "activate orange 1": "decide-action-3-trap"},
            poor={"activate blue 2": "decide-action-3-waste", "form blue new": "decide-action-3-form"},
        ),
    ),
    need="first",
    proof=("counts", "traps", "stays-gold", "elsewhere"),
)
