"""Set-up."""

from __future__ import annotations

from catgames.games.burglars.position.cards import MIRROR, UNKNOWN
from catgames.games.burglars.position.state import FAME, MARKET_MIRROR, State, deal, seen_by
from catgames.teach import LEARNER, Claim, Count, Read, Try, Unit, happened, state_is

THREE = "turn 1; 1 hand bogmry; 2 hand *6; 3 hand *6; market gbmopy; seed 4"
FOUR = "turn 1; 1 hand bbgomy; 2 hand *6; 3 hand *6; 4 hand *6; seed 5"
PLAIN = {FAME: "no", MARKET_MIRROR: "allowed"}


def _new_games(players: int) -> list[State]:
    return [deal(players, seed, PLAIN) for seed in range(20)]


UNIT = Unit(
    "setup",
    (
        Read(
            id="table",
            at=THREE,
            rules=("setup.deck", "setup.market"),
            lit=("deck", *(f"market:{k}" for k in range(6))),
        ),
        Read(
            id="hands", at=THREE, rules=("setup.hands", "hand.secret", "setup.starter"), lit=("fan:0", "fan:1", "fan:2")
        ),
        Try(id="first-card", at=THREE, goal=happened("take-deck"), solution="take deck", rule="recruit.two"),
        Count(id="deck-left", at=THREE, amount=lambda a: len(a.state.deck), choices=(80, 86, 92), rule="setup.deck"),
        Claim(id="mirrors-apart", at=THREE, fact=state_is(lambda s: MIRROR not in s.deck), rule="setup.deck"),
        Count(
            id="dealt", at=FOUR, amount=lambda a: sum(map(len, a.state.hands)), choices=(18, 24, 30), rule="setup.hands"
        ),
        Claim(
            id="six-for-two",
            at=FOUR,
            fact=lambda a: {len(h) for h in _new_games(2)[0].hands} == {6},
            rule="setup.hands",
        ),
        Claim(id="bigger-market", at=FOUR, fact=lambda a: len(_new_games(4)[0].market) == 8, rule="setup.market"),
        Claim(
            id="see-hand",
            at=THREE,
            fact=lambda a: UNKNOWN not in seen_by(a.state, LEARNER).hands[1],
            rule="hand.secret",
        ),
        Claim(
            id="always-first",
            at=FOUR,
            fact=lambda a: {g.turn for g in _new_games(4)} == {LEARNER},
            rule="setup.starter",
        ),
    ),
)
