"""The sill and the cats on it: nine places in a row, two of them taken by flower pots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from catgames.core.chance import chance
from catgames.core.key import Family
from catgames.core.message import Message, Seat
from catgames.core.notation import parts_like
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS

PLACES, POTS = range(9), 2
FREE, POT, CATS = ".", "x", "12"
"""What lies on a place; a cat of each player."""
PLACE: Family[int] = Family("place", int)
"""What can be touched: `place:0` is the first."""


class State(NamedTuple):
    sill: str
    """A sign for each place, from left to right."""
    turn: Seat
    players: int = len(CATS)


@decides("setup.pots", "setup", Nature.SETUP)
def deal(players: int, seed: int, choices: Mapping[str, str]) -> State:
    """All chance comes from the seed: here, where the pots stand."""
    pots = chance("pots", seed).sample(PLACES, POTS)
    return State("".join(POT if place in pots else FREE for place in PLACES), SEATS[0])


def own_neighbours(state: State, seat: Seat, place: int) -> list[int]:
    """The places beside this one where a cat of the same player lies."""
    return [other for other in (place - 1, place + 1) if other in PLACES and state.sill[other] == CATS[seat]]


def places_for(state: State, seat: Seat) -> list[int]:
    return [place for place in PLACES if state.sill[place] == FREE and not own_neighbours(state, seat, place)]


def to_move(state: State) -> Seat | None:
    return state.turn if places_for(state, state.turn) else None


def twin(state: State) -> State:
    """The same sill from the other side of the window."""
    return state._replace(sill=state.sill[::-1])


def faults(state: State) -> tuple[Message, ...]:
    """What no game could look like: each a line of the word files."""
    first, second = (state.sill.count(cat) for cat in CATS)
    wrong = {
        "fault-turns": first - second != state.turn,
        "fault-quarrel": any(cat + cat in state.sill for cat in CATS),
        "fault-pots": state.sill.count(POT) != POTS,
    }
    return tuple(Message(fault) for fault in wrong if wrong[fault])


def write(state: State) -> str:
    return f"turn {state.turn + 1}; sill {state.sill}"


def read(text: str) -> State:
    """`turn 1; sill .1x...2x.`: a dot for a free place, x for a flower pot, 1 and 2 for cats."""
    parts = parts_like(text, turn="[12]", sill="[.x12]{9}")
    return State(parts["sill"], SEATS[int(parts["turn"]) - 1])
