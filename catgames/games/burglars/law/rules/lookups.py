"""What several rules look up, and how they speak of it."""

from __future__ import annotations

from catgames.core.message import Seat, values
from catgames.core.rule import Evidence
from catgames.games.burglars.language.moves import Activate, Form, say_spot
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import say_card
from catgames.games.burglars.position.facts import crew_at
from catgames.games.burglars.position.state import NEW, Spot, State


def yes_no(fact: bool) -> str:
    return "yes" if fact else "no"


def is_own_spot(state: State, seat: Seat, spot: Spot) -> bool:
    return spot.owner == seat and (spot.crew == NEW or crew_at(state, spot) is not None)


def from_hand(state: State, move: Form | Activate) -> Evidence:
    crew = crew_at(state, move.spot)
    return Evidence(
        values(
            card=say_card(move.card),
            held=yes_no(move.card in state.hands[move.seat]),
            owner=move.spot.owner,
            spot=say_spot(move.spot),
            exists=yes_no(crew is not None or move.spot.crew == NEW),
            mine=yes_no(move.spot.owner == move.seat),
        ),
        (*keys.hand_keys(state, move.seat, move.card), keys.spot_key(move.spot)),
    )


def the_card(state: State, move: Form | Activate) -> Evidence:
    return Evidence(values(card=say_card(move.card)), keys.hand_keys(state, move.seat, move.card))
