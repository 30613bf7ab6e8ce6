"""A first action that leaves no second; being stuck."""

from __future__ import annotations

from catgames.teach import LEARNER, Attempt, Claim, Judge, Read, Tempt, Try, Unit, Watch, happened, legal

# One rescuer left, two under inspection: on the third inspected tile nothing could follow.
TRAP = "turn 1; tiles o0.0:1i b1.0:1i g2.0:i p-1.0:2 y0.1:3; scores 6 4 5; seed 4"
ALONE = "turn 1; tiles o0.0:1i b1.0:1i g2.0:1i p-1.0:2 y0.1:3; scores 6 4 5; pile *+o; seed 4"
ABLE = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 0 0 0; seed 2"
# No tile left to draw, somebody on both ends of the chain, and no rescuer of the learner's on it.
STUCK = "turn 1; tiles o0.0:2 b1.0 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -"


def _turn_is_over(attempt: Attempt) -> bool:
    return bool(attempt.state.turn != LEARNER)


UNIT = Unit(
    "stuck",
    (
        Read(
            id="follow",
            at=TRAP,
            rules=("turn.second-possible",),
            lit=("inspector:0.0", "inspector:1.0", "inspector:2.0"),
        ),
        Tempt(id="last-one", at=TRAP, move="team 2.0", rule="turn.second-possible"),
        Try(
            id="otherwise",
            at=TRAP,
            goal=happened("teamed-up"),
            solution="team -1.0",
            rule="turn.second-possible",
            mistakes={"team 2.0": "turn.second-possible"},
        ),
        Judge(
            id="free-tile",
            at=TRAP,
            move="team 0.1",
            rule="turn.second-possible",
            others=("tile.capacity", "turn.stuck"),
            fixed=True,
        ),
        Judge(
            id="inspected-tile",
            at=TRAP,
            move="team 2.0",
            rule="turn.second-possible",
            others=("tile.capacity", "rescuer.team-up"),
            fixed=True,
        ),
        Claim(id="draw-first", at=TRAP, fact=legal("draw"), rule="turn.second-possible"),
        Read(
            id="alone", at=ALONE, rules=("ruling.no-second",), lit=("inspector:0.0", "inspector:1.0", "inspector:2.0")
        ),
        Watch(id="alone-done", at=ALONE, moves=("draw", "lay 3.0"), rules=("ruling.no-second",)),
        Judge(
            id="draw-alone", at=ALONE, move="draw", rule="ruling.no-second", others=("turn.stuck", "ruling.empty-pile")
        ),
        Tempt(id="pass", at=ALONE, move="pass", rule="ruling.no-second"),
        Claim(id="ends", at=ALONE, fact=_turn_is_over, rule="ruling.no-second", moves=("draw", "lay 3.0")),
        Read(id="stuck", at=STUCK, rules=("turn.stuck",), lit=("supply:0", "pile", "tile:0.0", "tile:8.1")),
        Watch(id="stuck-done", at=STUCK, moves=("settle 4.0", "rescue 4.0", "post 6.1 to 4.0"), rules=("turn.stuck",)),
        Try(
            id="settle",
            at=STUCK,
            goal=happened("settled"),
            solution="settle 4.1",
            rule="turn.stuck",
            mistakes={"pass": "ruling.no-second"},
        ),
        Judge(
            id="not-stuck",
            at=ABLE,
            move="settle 2.0",
            rule="turn.stuck",
            others=("rescuer.team-up", "tile.capacity"),
            fixed=True,
        ),
        Claim(
            id="then-tile", at=STUCK, fact=legal("search 1.0 to 9.1"), rule="turn.stuck", moves="settle 4.0", fixed=True
        ),
        Claim(id="then-rescuer", at=STUCK, fact=legal("team 3.0"), rule="turn.stuck", moves="settle 4.0", fixed=True),
    ),
)
