"""Set-up."""

from __future__ import annotations

from random import Random

import pytest

from catgames.core.message import Message, Seat
from catgames.games.cloaked.course.families import FAMILIES
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.attributes import ALL, COLOURS, as_set, names, say_attribute
from catgames.games.cloaked.position.cats import CATS, UNKNOWN, count_with
from tests.games.cloaked import decided_by

# The ids of the rule sheet: a rule may be split, none may be dropped.
SHEET = """
setup.invitations setup.masks setup.attributes setup.same-category setup.hands setup.leftovers attributes.secret
hand.secret turn.order turn.steps play.one-cat masks.match masks.one masks.truth masks.unmasked-count
unmask.optional unmask.one unmask.on-the-fan unmask.truth unmask.right unmask.wrong masks.received-apart draw.one
table.public end.trigger end.finish-round end.score end.winner end.no-masks ruling.ask-known ruling.empty-pile
ruling.out-of-masks ruling.ask-broke ruling.trigger-asker
"""


def test_the_register_holds_every_rule_of_the_sheet() -> None:
    assert {clause.id for clause in GAME.rulebook.clauses} == set(SHEET.split())


def test_the_seal_may_be_dealt_to_anybody_and_the_invitation_counts_the_cats() -> None:
    with decided_by("setup.invitations"):
        starts = [GAME.start(4, seed=seed) for seed in range(40)]
        assert {state.first for state in starts} == {0, 1, 2, 3}
    assert all(state.turn == state.first for state in starts)
    assert (count_with("striped"), count_with("mouse"), count_with("blue")) == (12, 8, 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_sixteen_masks(players: int) -> None:
    with decided_by("setup.masks"):
        assert GAME.start(players).supply == (16,) * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_three_attributes_and_nobody_the_same(players: int) -> None:
    with decided_by("setup.attributes"):
        fans = GAME.start(players, seed=3).fans
        assert [fan.bit_count() for fan in fans] == [3] * players
        assert sum(fans).bit_count() == 3 * players


def test_several_of_one_category_are_possible() -> None:
    colours = as_set(COLOURS)
    with decided_by("setup.same-category"):
        fans = [fan for seed in range(20) for fan in GAME.start(4, seed=seed).fans]
        assert any((fan & colours).bit_count() >= 2 for fan in fans)


@pytest.mark.parametrize("number", range(8))
def test_what_is_said_of_one_kind_is_decided_by_its_kind_alone(number: int) -> None:
    """Of an attribute that is one's own, another rule decides that nobody else has it."""
    family = next(family for family in FAMILIES if family.rule == "setup.same-category")
    state = GAME.read(family.position(GAME, number))
    said = family.says(state, Random(number))
    own = {say_attribute(name).id for name in names(state.fans[0])}
    named = [value.id for one in (*said.true, *said.false) for value in one.args.values() if isinstance(value, Message)]
    assert named
    assert own.isdisjoint(named)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_three_cats_and_the_rest_is_the_pile(players: int) -> None:
    with decided_by("setup.hands"):
        state = GAME.start(players, seed=4)
        assert [len(hand) for hand in state.hands] == [3] * players
    assert sorted([*state.pile, *(cat for hand in state.hands for cat in hand)]) == list(CATS)


def test_what_is_not_dealt_is_at_nobodys() -> None:
    with decided_by("setup.leftovers"):
        state = GAME.start(4, seed=5)
        assert (ALL & ~sum(state.fans)).bit_count() == 7


def test_attributes_are_seen_by_their_owner_alone_until_unmasked() -> None:
    state = GAME.read(
        "turn 1; 1 fan striped blue hat hand *3; 2 fan spotted mouse red shown mouse hand *3 won 1; seed 1"
    )
    with decided_by("attributes.secret"):
        assert GAME.seen_by(state, Seat(0)).fans == (state.fans[0], state.shown[1])
        assert GAME.seen_by(state, Seat(1)).fans == (0, state.fans[1])


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = GAME.start(3, seed=2)
    with decided_by("hand.secret"):
        seen = GAME.seen_by(state, Seat(1))
        assert seen.hands == ((UNKNOWN,) * 3, state.hands[1], (UNKNOWN,) * 3)
        assert set(seen.pile) == {UNKNOWN}
