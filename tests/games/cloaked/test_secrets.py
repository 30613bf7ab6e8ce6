"""What a player's browser receives holds nothing that the player may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from catgames.core.message import Seat
from catgames.core.playout import walk
from catgames.games.cloaked import KIT
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.attributes import bit, names
from catgames.games.cloaked.position.state import State
from catgames.scene.look import Look
from catgames.scene.svg import render_svg
from catgames.text.words import Words

VIEWS = ("", "masks", "paper", "deduction")


def _games() -> Iterator[State]:
    for players in (2, 3, 4):
        yield from list(walk(GAME, players, players, {}))[::12]


def _otherwise(state: State, seat: Seat) -> State:
    """The same to this seat's eyes: the others' hands and the pile are dealt anew."""
    hidden = [cat for s, hand in enumerate(state.hands) if s != seat for cat in hand] + list(state.pile)
    random.Random(1).shuffle(hidden)
    hands = []
    for s, hand in enumerate(state.hands):
        hands.append(hand if s == seat else tuple(hidden.pop() for _ in hand))
    return state._replace(hands=tuple(hands), pile=tuple(hidden))


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_sent_is_the_same_whatever_the_others_hold(view: str) -> None:
    seat = Seat(0)
    look = Look(seat, Words("cloaked", "en", seat), view=view)
    for state in _games():
        other = _otherwise(state, seat)
        assert GAME.seen_by(state, seat) == GAME.seen_by(other, seat)
        sent = render_svg(KIT.draw(GAME.seen_by(state, seat), look))
        assert sent == render_svg(KIT.draw(GAME.seen_by(other, seat), look))


@pytest.mark.parametrize("view", VIEWS)
def test_no_masked_card_of_another_player_is_on_the_scene(view: str) -> None:
    seat = Seat(0)
    look = Look(seat, Words("cloaked", "en", seat), view=view)
    for state in _games():
        keys = KIT.draw(GAME.seen_by(state, seat), look).keys
        for other in range(1, state.players):
            for name in names(state.fans[other]):
                assert (f"card:{other}:{name}" in keys) == bool(state.shown[other] & bit(name))


def test_events_for_one_pair_of_ears_are_the_only_ones_that_name_secrets() -> None:
    for state in _games():
        for move in GAME.legal_moves(state)[:3]:
            for event in GAME.play(state, move).events:
                if event.id in ("matched", "one-mask", "drawn-cat"):
                    assert event.only is not None
