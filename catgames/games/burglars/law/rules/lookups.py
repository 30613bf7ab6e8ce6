"""What several rules look up, and how they speak of it."""

from __future__ import annotations

from catgames.core.message import Message, Seat, values
from catgames.core.rule import Evidence
from catgames.games.burglars.language.moves import NEW, Activate, Form, Spot
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import say_card
from catgames.games.burglars.position.state import Crew, State


def crew_at(state: State, spot: Spot) -> Crew | None:
    """The crew a move speaks of, if there is such a crew."""
    if not 0 <= spot.owner < state.players or not 0 <= spot.crew < len(state.crews[spot.owner]):
        return None
    return state.crews[spot.owner][spot.crew]


def the_crew(state: State, spot: Spot) -> Crew:
    crew = crew_at(state, spot)
    assert crew is not None, "rules that need a crew come after the rule that there is one"
    return crew


def say_spot(spot: Spot) -> Message:
    if spot.crew == NEW:
        return Message("spot-new")
    return Message("spot-crew", {"owner": spot.owner, "number": spot.crew + 1})


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
