"""Set-up."""

from __future__ import annotations

from catgames.core.message import Message, Seat
from catgames.games.burglars.position.cards import BOX, HAND, MARKET, MIRROR, UNKNOWN
from catgames.games.burglars.position.state import FAME, MARKET_MIRROR, State, all_cards, deal, seen_by
from catgames.teach import Attempt, Claim, Count, Decide, Read, Unit, state_is

THREE = "turn 1; 1 hand bogmry; 2 hand *6; 3 hand *6; market gbmopy; seed 4"
OPENING = "turn 1; 1 hand bbogmr; 2 hand *6; 3 hand *6; market oymgpy; seed 24"
PLAIN = {FAME: "no", MARKET_MIRROR: "allowed"}


def _new_games(players: int) -> list[State]:
    return [deal(players, seed, PLAIN) for seed in range(20)]


def _sum_for_four(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    return (
        (BOX.total(), Message("part-box")),
        (-4 * HAND, Message("part-hands", {"players": 4, "count": HAND})),
        (-MARKET, Message("part-market")),
    )


UNIT = Unit(
    "setup",
    (
        Read(
            id="table",
            at=THREE,
            rules=("setup.deck", "setup.market", "setup.hands", "hand.secret", "setup.starter"),
            lit=("deck", *(f"market:{k}" for k in range(6)), "fan:1", "fan:2"),
        ),
        Count(
            id="deck-left",
            at=THREE,
            amount=lambda a: len(_new_games(4)[0].deck),
            choices=(60, 80, 86),
            parts=_sum_for_four,
            rule="setup.deck",
        ),
        Claim(
            id="luck",
            at=THREE,
            fact=state_is(lambda s: all_cards(s).count(MIRROR) >= HAND),
            rule="setup.deck",
            why=lambda a: Message("why-mirrors", {"count": BOX[MIRROR]}),
        ),
        Claim(
            id="more-for-two",
            at=THREE,
            fact=lambda a: {len(hand) for hand in _new_games(2)[0].hands} != {HAND},
            rule="setup.hands",
        ),
        Claim(id="same-market", at=THREE, fact=lambda a: len(_new_games(4)[0].market) == MARKET, rule="setup.market"),
        Claim(
            id="backs",
            at=THREE,
            fact=lambda a: set(seen_by(a.state, Seat(1)).hands[0]) == {UNKNOWN},
            rule="hand.secret",
        ),
        Claim(
            id="shuffler-begins",
            at=THREE,
            fact=lambda a: len({game.turn for game in _new_games(4)}) == 1,
            rule="setup.starter",
        ),
        Decide(
            id="opening",
            at=OPENING,
            good={
                "form blue new": "decide-setup-blue",
                "take mirror, take orange": "decide-setup-collect",
                "take orange, take mirror": "decide-setup-collect",
            },
            poor={"form red new": "decide-setup-red"},
        ),
    ),
    need="first",
    proof=("deck-left", "luck", "same-market"),
)
