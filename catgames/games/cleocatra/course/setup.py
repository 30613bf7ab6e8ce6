"""Set-up."""

from __future__ import annotations

from catgames.games.cleocatra.position.state import (
    ADVANCED,
    BONUS_ACTION,
    MAFDAT_LIMITS,
    State,
    deal,
    inspectors_left,
    seen_by,
)
from catgames.games.cleocatra.position.tiles import BASTET, UNKNOWN
from catgames.teach.goals import happened, state_is
from catgames.teach.lesson import LEARNER, Claim, Count, Judge, Mistake, Read, Tempt, Try, Unit, Watch

EMPTY = "turn 1 setup; tiles -; scores 0 0 0; seed 1"
DUEL = "turn 1 setup; tiles -; scores 0 0; seed 1"
# Sami began, Inès went on; the learner is the third to lay a tile.
HALF = "turn 1 setup; first 2; tiles b0.0:2 g1.0:3; scores 0 0 0; pile *+o; seed 1"
HELD = "turn 1 setup; first 2; tiles b0.0:2 g1.0:3; held o; scores 0 0 0; seed 1"
PLAIN = {ADVANCED: "no", MAFDAT_LIMITS: "as-search", BONUS_ACTION: "any"}


def _new_games(players: int) -> list[State]:
    return [deal(players, seed, PLAIN) for seed in range(20)]


UNIT = Unit(
    "setup",
    (
        Read("pile", EMPTY, ("setup.pile", "setup.pieces"), ("pile", "supply:0", "inspectors")),
        Read("first", HALF, ("setup.starter", "setup.first-tiles"), ("rescuer:1:0.0", "rescuer:2:1.0")),
        Watch("third", HALF, ("draw", "lay 2.0"), ("setup.first-tiles",)),
        Try(
            "own",
            HALF,
            happened("first-rescuer"),
            ("draw", "lay -1.0"),
            "setup.first-tiles",
            (Mistake("pass", "setup.first-tiles"),),
        ),
        Tempt("on-top", HELD, Mistake("lay 0.0", "setup.first-tiles")),
        Judge("far-away", HELD, "lay 4.0", "setup.first-tiles", ("setup.pile", "turn.two-actions")),
        Count("rescuers", EMPTY, lambda a: 3 * a.state.players, (3, 6, 9), "setup.pieces"),
        Claim("inspectors", EMPTY, state_is(lambda s: inspectors_left(s) == 0), "setup.pieces"),
        Claim("face-up", EMPTY, lambda a: UNKNOWN not in seen_by(a.state, LEARNER).pile, "setup.pile"),
        Read("two", DUEL, ("setup.two-players",), ("pile",)),
        Count("ten", DUEL, lambda a: len(a.state.pile), (10, 11, 13), "setup.two-players"),
        Claim("blue", DUEL, state_is(lambda s: s.pile.count(BASTET) == 2), "setup.two-players"),
        Claim("youngest", EMPTY, lambda a: {game.turn for game in _new_games(3)} == {LEARNER}, "setup.starter"),
    ),
)
