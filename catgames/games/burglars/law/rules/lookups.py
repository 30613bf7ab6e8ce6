"""What several rules look up, the reasons they share, and how they speak of it."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.message import values
from catgames.core.rule import Evidence, reason
from catgames.games.burglars.language.moves import Activate, Form, Infiltrate, Place
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import say_card
from catgames.games.burglars.position.facts import crew_at
from catgames.games.burglars.position.state import NEW, State

FromHand: TypeAlias = Form | Activate
AtACrew: TypeAlias = Form | Activate | Infiltrate | Place


def _hand(state: State, move: FromHand) -> Evidence:
    shown = keys.hand_keys(state, move.seat, state.hands[move.seat])
    return Evidence(values(card=say_card(move.card)), shown)


@reason("not-held", _hand)
def the_card_is_not_held(state: State, move: FromHand) -> bool:
    return move.card not in state.hands[move.seat]


def _owner_and_number(state: State, move: AtACrew) -> Evidence:
    owner, number = move.spot
    return Evidence(values(owner=owner, number=number + 1, count=len(state.crews[owner])), keys.crew_keys(state, owner))


@reason("no-such-crew", _owner_and_number)
def there_is_no_such_crew(state: State, move: AtACrew) -> bool:
    return move.spot.crew != NEW and crew_at(state, move.spot) is None


def _whose(state: State, move: AtACrew) -> Evidence:
    crew = (keys.spot_key(move.spot),)
    return Evidence(values(owner=move.spot.owner), crew, wrong=crew)


@reason("new")
def it_would_be_a_new_crew(state: State, move: Activate | Infiltrate) -> bool:
    return move.spot.crew == NEW


@reason("anothers", _whose)
def it_is_another_players(state: State, move: AtACrew) -> bool:
    return move.spot.owner != move.seat


def to_the_crew(state: State, move: FromHand) -> Evidence:
    """The card that is held, and where it goes."""
    shown = (*keys.hand_keys(state, move.seat, move.card), keys.spot_key(move.spot))
    return Evidence(values(card=say_card(move.card)), shown)


def the_card(state: State, move: FromHand) -> Evidence:
    return Evidence(values(card=say_card(move.card)), keys.hand_keys(state, move.seat, move.card))
