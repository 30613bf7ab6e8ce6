"""What a cat knows, and what it makes of it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from catgames.conformance.given import some
from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.players.cats import LEVELS, THOUGHTFUL, decide
from catgames.players.lookahead import SURVEYED

FEW = SURVEYED + 30
LONG = 400


def _seats(state: Any) -> list[Seat]:
    return [Seat(number) for number in range(state.players)]


def test_an_imagined_position_looks_like_the_real_one(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    chance = random.Random(2)
    for state in positions:
        for seat in _seats(state):
            seen = kit.game.seen_by(state, seat)
            world = kit.mind.imagine(seen, seat, chance)
            assert kit.game.seen_by(world, seat) == seen, kit.game.write(state)
            assert not kit.game.faults(world), kit.game.write(world)


def test_an_imagined_position_can_be_played_on(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    chance = random.Random(3)
    for state in some(random.Random(4), positions, 8):
        seat = chance.choice(_seats(state))
        world = kit.mind.imagine(kit.game.seen_by(state, seat), seat, chance)
        for _ in range(LONG):
            moves = kit.game.legal_moves(world)
            if not moves:
                break
            world = kit.game.simulate(world, chance.choice(moves))


def test_worth_is_shared_out_and_the_winners_get_all_of_it(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions:
        shares = kit.mind.worth(state)
        assert len(shares) == state.players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        outcome = kit.game.outcome(state)
        if outcome:
            winners = outcome.winners or tuple(_seats(state))
            assert [shares[w] for w in winners] == pytest.approx([1 / len(winners)] * len(winners))


@pytest.mark.parametrize("level", LEVELS)
def test_a_cat_of_any_level_plays_by_the_rules(kit: AnyKit, positions: tuple[Any, ...], level: str) -> None:
    for state in some(random.Random(6), positions, 12):
        seat = kit.game.to_move(state)
        if seat is not None:
            seen = kit.game.seen_by(state, seat)
            assert decide(kit, level, seen, seat, random.Random(1), FEW) in kit.game.legal_moves(state)


def test_the_same_chance_gives_the_same_thought(kit: AnyKit) -> None:
    state = kit.game.start(2, 4)
    seat = kit.game.to_move(state)
    assert seat is not None
    seen = kit.game.seen_by(state, seat)
    assert len({decide(kit, THOUGHTFUL, seen, seat, random.Random(5), FEW) for _ in range(2)}) == 1


def test_a_thoughtful_cat_expects_the_others_to_decide_from_what_they_see(kit: AnyKit) -> None:
    """Else they would see through its secrets, and nobody would ever fall for a trap."""
    state = kit.game.start(2, 4)
    while len(kit.game.legal_moves(state)) == 1:  # nothing to think about
        state = kit.game.simulate(state, kit.game.legal_moves(state)[0])
    seat = kit.game.to_move(state)
    assert seat is not None
    deciding = set()

    def watched(seen: Any, who: Seat, chance: random.Random) -> Any:
        assert kit.game.seen_by(seen, who) == seen, "somebody was shown more than they may see"
        deciding.add(who)
        return kit.mind.imagine(seen, who, chance)

    watched_kit = replace(kit, mind=replace(kit.mind, imagine=watched))
    decide(watched_kit, THOUGHTFUL, kit.game.seen_by(state, seat), seat, random.Random(5), FEW)
    assert deciding == set(_seats(state))
