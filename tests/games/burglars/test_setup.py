"""Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from catgames.core.chance import HIDDEN
from catgames.core.errors import Unreadable
from catgames.core.message import Seat
from catgames.games.burglars.law.game import GAME
from tests.games.burglars import decided_by

# The ids of the rule sheet: a rule may be split, none may be dropped.
SHEET = """
setup.deck setup.hands setup.market setup.starter hand.secret turn.one-action hand.no-limit recruit.two
recruit.any-card recruit.refill-late deck.reshuffle form.one-cat form.new-crew form.same-size form.no-mirror
form.same-colour form.over-hidden activate.own-crew activate.one-hidden activate.no-mirror activate.secret
activate.not-counted hidden.yarn hidden.trap hidden.live secure.own-yarns secure.no-trap secure.face
infiltrate.target infiltrate.price infiltrate.mirror infiltrate.reveal infiltrate.yarn infiltrate.trap
infiltrate.paid two.market end.eight fame.six-colours ruling.pick-order ruling.reshuffle-when
ruling.nothing-left ruling.two-refill ruling.two-alone ruling.empty-crew-target ruling.market-mirror
ruling.mirror-by-choice ruling.crew-stays ruling.trap-target
"""


def test_the_register_holds_every_rule_of_the_sheet() -> None:
    assert {clause.id for clause in GAME.rulebook.clauses} == set(SHEET.split())


def test_90_cats_in_six_colours_and_20_mirrors_make_one_deck() -> None:
    with decided_by("setup.deck"):
        state = GAME.start(3, seed=1)
        dealt = "".join([*state.hands, state.market, state.deck])
        assert Counter(dealt) == {"b": 15, "o": 15, "g": 15, "p": 15, "r": 15, "y": 15, "m": 20}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_six(players: int) -> None:
    with decided_by("setup.hands"):
        assert [len(hand) for hand in GAME.start(players).hands] == [6] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_market_shows_six(players: int) -> None:
    with decided_by("setup.market"):
        assert len(GAME.start(players).market) == 6


def test_any_seat_may_start() -> None:
    with decided_by("setup.starter"):
        assert {GAME.start(4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = GAME.start(3, seed=2)
    with decided_by("hand.secret"):
        seen = GAME.seen_by(state, Seat(1))
        assert seen.hands == ("??????", state.hands[1], "??????")
    assert set(seen.deck) == {"?"}
    assert seen.market == state.market
    assert seen.seed is HIDDEN


def test_a_position_with_more_of_a_colour_than_the_box_holds_is_told_how_many() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.read(f"1 hand {'b' * 9}; 2 hand {'b' * 8}")
    assert caught.value.message.args == {"text": "b", "count": 17, "most": 15}
