"""Set-up."""

from __future__ import annotations

from catgames.games.burglars.position.cards import MIRROR, UNKNOWN
from catgames.games.burglars.position.state import FAME, MARKET_MIRROR, State, deal, seen_by
from catgames.teach.goals import happened, state_is
from catgames.teach.lesson import LEARNER, Claim, Count, Read, Try, Unit

THREE = "turn 1; 1 hand bogmry; 2 hand *6; 3 hand *6; market gbmopy; seed 4"
FOUR = "turn 1; 1 hand bbgomy; 2 hand *6; 3 hand *6; 4 hand *6; seed 5"
PLAIN = {FAME: "no", MARKET_MIRROR: "allowed"}


def _new_games(players: int) -> list[State]:
    return [deal(players, seed, PLAIN) for seed in range(20)]


UNIT = Unit(
    "setup",
    (
        Read(
            "table",
            THREE,
            ("setup.deck", "setup.market"),
            ("deck", *(f"market:{k}" for k in range(6))),
        ),
        Read("hands", THREE, ("setup.hands", "hand.secret", "setup.starter"), ("fan:0", "fan:1", "fan:2")),
        Try("first-card", THREE, happened("take-deck"), ("take deck",), "recruit.two"),
        Count("deck-left", THREE, lambda a: len(a.state.deck), (80, 86, 92), "setup.deck"),
        Claim("mirrors-apart", THREE, state_is(lambda s: MIRROR not in s.deck), "setup.deck"),
        Count("dealt", FOUR, lambda a: sum(map(len, a.state.hands)), (18, 24, 30), "setup.hands"),
        Claim("six-for-two", FOUR, lambda a: {len(h) for h in _new_games(2)[0].hands} == {6}, "setup.hands"),
        Claim("bigger-market", FOUR, lambda a: len(_new_games(4)[0].market) == 8, "setup.market"),
        Claim("see-hand", THREE, lambda a: UNKNOWN not in seen_by(a.state, LEARNER).hands[1], "hand.secret"),
        Claim("always-first", FOUR, lambda a: {g.turn for g in _new_games(4)} == {LEARNER}, "setup.starter"),
    ),
)
