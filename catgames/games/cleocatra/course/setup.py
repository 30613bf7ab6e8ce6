"""Set-up."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.cleocatra.position.state import (
    ADVANCED,
    BONUS_ACTION,
    MAFDAT_LIMITS,
    State,
    deal,
    inspectors_left,
    seen_by,
)
from catgames.games.cleocatra.position.tiles import COLOURS, COPIES, INSPECTORS, UNKNOWN, box
from catgames.teach import LEARNER, Attempt, Claim, Count, Decide, Judge, Read, Try, Unit, happened, state_is

# Sami began, Inès went on; the learner is the third to lay a tile.
HALF = "turn 1 setup; first 2; tiles b0.0:2 g1.0:3; scores 0 0 0; pile *+o; seed 1"
HELD = "turn 1 setup; first 2; tiles b0.0:2 g1.0:3; held b; scores 0 0 0; seed 1"
LAID = "turn 2; first 2; tiles b0.0:2 g1.0:3 o2.0:1; scores 0 0 0; seed 1"
DUEL = "turn 1 setup; tiles -; scores 0 0; seed 1"
PLAIN = {ADVANCED: "no", MAFDAT_LIMITS: "as-search", BONUS_ACTION: "any"}
FIRST_TILES = 2


def _new_games(players: int) -> list[State]:
    return [deal(players, seed, PLAIN) for seed in range(20)]


def _left_for_two(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    everything, played = sum(COPIES.values()), len(box(2))
    return (
        (everything, Message("part-box")),
        (played - everything, Message("part-taken-out")),
        (-FIRST_TILES, Message("part-first-tiles")),
    )


UNIT = Unit(
    "setup",
    (
        Read(
            id="table",
            at=HALF,
            rules=("setup.two-players", "setup.pile", "setup.pieces", "setup.starter", "setup.first-tiles"),
            lit=("pile", "supply:0", "inspectors", "tile:0.0"),
        ),
        Try(
            id="own",
            at=HALF,
            goal=happened("first-rescuer"),
            solution=("draw", "lay -1.0"),
            rule="setup.first-tiles",
            mistakes={"team 1.0": "setup.first-tiles"},
        ),
        Judge(
            id="redraw",
            at=HELD,
            move="draw",
            rule="setup.first-tiles",
            others=("tile.expedition", "setup.pile"),
        ),
        Claim(
            id="look",
            at=HALF,
            fact=lambda a: UNKNOWN not in seen_by(a.state, LEARNER).pile,
            rule="setup.pile",
        ),
        Claim(
            id="guards",
            at=LAID,
            fact=state_is(lambda s: inspectors_left(s) == INSPECTORS),
            rule="setup.pieces",
        ),
        Claim(
            id="tomorrow",
            at=LAID,
            fact=lambda a: len({game.turn for game in _new_games(3)}) > 1,
            rule="setup.starter",
        ),
        Count(
            id="two-left",
            at=DUEL,
            amount=lambda a: len(a.state.pile) - FIRST_TILES,
            choices=(8, 10, 11, 13),
            parts=_left_for_two,
            rule="setup.two-players",
        ),
        Claim(
            id="fewer",
            at=DUEL,
            fact=lambda a: all(box(2).count(colour) < COPIES[colour] for colour in COLOURS),
            rule="setup.two-players",
            why=lambda a: Message("why-two", {"count": len(box(2)) // len(COLOURS)}),
        ),
        Decide(
            id="where",
            at=HELD,
            good={
                "lay 2.0": "decide-setup-green",
                "lay 1.-1": "decide-setup-green",
            },
            poor={"lay -1.0": "decide-setup-blue", "lay 0.1": "decide-setup-blue"},
        ),
    ),
    need="first",
    proof=("redraw", "guards", "two-left", "fewer"),
)
