"""Advanced: herd."""

from __future__ import annotations

from catgames.games.cleocatra.course.putting import whichever_is_put
from catgames.games.cleocatra.position.state import State, colour_at
from catgames.games.cleocatra.position.tiles import PRINCESS
from catgames.teach import (
    LEARNER,
    Claim,
    Decide,
    Judge,
    Read,
    Try,
    Unit,
    all_of,
    happened,
    legal,
    state_is,
    verdict_on,
)

BASIC = "turn 1; tiles o0.0:1 b1.0 g-1.0:23 p0.1:3i y2.0; scores 0 0 5; seed 9"
FIELD = f"{BASIC}; advanced yes"
# All three under inspection: in the basic game none of them could do anything.
WATCHED = "turn 1; tiles o0.0:1i b1.0 y2.0:2 g-1.0:1i p-2.0:1i; scores 6 4 5; seed 9; advanced yes"


def _on_yellow(state: State) -> bool:
    return any(colour_at(state, tile) == PRINCESS for tile in state.rescuers[LEARNER])


UNIT = Unit(
    "herd",
    (
        Read(id="herd", at=FIELD, rules=("adv.herd",), lit=("rescuer:0:0.0", "tile:1.0", "tile:0.1")),
        Try(
            id="two-steps",
            at=FIELD,
            goal=all_of(happened("herded", 2), state_is(_on_yellow)),
            solution=("herd 0.0 to 1.0", "herd 1.0 to 2.0"),
            rule="adv.herd",
            mistakes={"herd 0.0 to 2.0": "adv.herd", "herd 0.0 to -1.0": "tile.capacity"},
        ),
        Judge(
            id="to-inspector",
            at=FIELD,
            move="herd 0.0 to 0.1",
            rule="ruling.inspected-place",
            also=("adv.herd", "tile.capacity"),
            others=("score.no-inspector", "rescuer.team-up"),
        ),
        Judge(
            id="basic",
            at=BASIC,
            move="herd 0.0 to 1.0",
            rule="adv.herd",
            others=("rescuer.team-up", "turn.two-actions"),
        ),
        Claim(
            id="counts-as-tile",
            at=FIELD,
            fact=legal("draw"),
            rule="adv.herd",
            moves="herd 0.0 to 1.0",
            why=verdict_on("draw"),
        ),
        Decide(
            id="escape",
            at=WATCHED,
            good={
                **whichever_is_put({"herd 0.0 to 1.0, rescue 1.0": "decide-herd-score"}, "1.0", "0.0", "-1.0", "-2.0"),
                "herd 0.0 to 1.0, herd -1.0 to 0.0": "decide-herd-follow",
            },
            poor={"herd 0.0 to 1.0, herd 1.0 to 2.0": "decide-herd-end"},
        ),
    ),
    need="variant",
    proof=("to-inspector", "basic", "counts-as-tile"),
)
