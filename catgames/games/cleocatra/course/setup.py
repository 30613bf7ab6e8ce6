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
from catgames.teach import LEARNER, Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, happened, state_is

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
        Read(id="pile", at=EMPTY, rules=("setup.pile", "setup.pieces"), lit=("pile", "supply:0", "inspectors")),
        Read(id="first", at=HALF, rules=("setup.starter", "setup.first-tiles"), lit=("rescuer:1:0.0", "rescuer:2:1.0")),
        Watch(id="third", at=HALF, moves=("draw", "lay 2.0"), rules=("setup.first-tiles",)),
        Try(
            id="own",
            at=HALF,
            goal=happened("first-rescuer"),
            solution=("draw", "lay -1.0"),
            rule="setup.first-tiles",
            mistakes={"pass": "setup.first-tiles"},
        ),
        Tempt(id="on-top", at=HELD, move="lay 0.0", rule="setup.first-tiles"),
        Judge(
            id="far-away", at=HELD, move="lay 4.0", rule="setup.first-tiles", others=("setup.pile", "turn.two-actions")
        ),
        Count(id="rescuers", at=EMPTY, amount=lambda a: 3 * a.state.players, choices=(3, 6, 9), rule="setup.pieces"),
        Claim(id="inspectors", at=EMPTY, fact=state_is(lambda s: inspectors_left(s) == 0), rule="setup.pieces"),
        Claim(id="face-up", at=EMPTY, fact=lambda a: UNKNOWN not in seen_by(a.state, LEARNER).pile, rule="setup.pile"),
        Read(id="two", at=DUEL, rules=("setup.two-players",), lit=("pile",)),
        Count(id="ten", at=DUEL, amount=lambda a: len(a.state.pile), choices=(10, 11, 13), rule="setup.two-players"),
        Claim(
            id="blue", at=DUEL, fact=state_is(lambda s: s.pile.count(BASTET) == 2), rule="setup.two-players", fixed=True
        ),
        Claim(
            id="youngest",
            at=EMPTY,
            fact=lambda a: {game.turn for game in _new_games(3)} == {LEARNER},
            rule="setup.starter",
        ),
    ),
)
