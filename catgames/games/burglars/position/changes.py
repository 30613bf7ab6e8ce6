"""What can change about the cards on the table, and nothing else: no rule, no word."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.message import Seat
from catgames.games.burglars.position.state import Crew, Spot, State

AllCrews: TypeAlias = tuple[tuple[Crew, ...], ...]
"""Every player's crews."""


def with_hand(state: State, seat: Seat, hand: str) -> tuple[str, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def with_crew(state: State, spot: Spot, crew: Crew) -> AllCrews:
    crews = state.crews[spot.owner]
    return with_crews(state, spot.owner, (*crews[: spot.crew], crew, *crews[spot.crew + 1 :]))


def with_crews(state: State, owner: Seat, crews: tuple[Crew, ...]) -> AllCrews:
    return (*state.crews[:owner], crews, *state.crews[owner + 1 :])
