"""The sill and the cats on it: nine places in a row, two of them taken by flower pots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from catgames.core.chance import HIDDEN, chance
from catgames.core.key import Family
from catgames.core.message import Message, Seat
from catgames.core.notation import parts_of, read_seed, unreadable, write_seed
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS, after

PLACES = range(9)
POTS = 2
FREE, POT = ".", "x"
CATS = "12"
"""A cat of each player, as the sill shows it."""

PLACE: Family[int] = Family("place", int)


class State(NamedTuple):
    sill: str
    """A sign for each place, from left to right."""
    turn: Seat
    seed: int | None = 0

    @property
    def players(self) -> int:
        return len(CATS)


@decides("setup.pots", "setup", Nature.SETUP)
def deal(players: int, seed: int, choices: Mapping[str, str]) -> State:
    pots = chance("pots", seed).sample(PLACES, POTS)
    return State("".join(POT if place in pots else FREE for place in PLACES), SEATS[seed % 2], seed)


def own_neighbours(state: State, seat: Seat, place: int) -> list[int]:
    """The places beside this one where a cat of the same player lies."""
    return [other for other in (place - 1, place + 1) if other in PLACES and state.sill[other] == CATS[seat]]


def places_for(state: State, seat: Seat) -> list[int]:
    return [place for place in PLACES if state.sill[place] == FREE and not own_neighbours(state, seat, place)]


def to_move(state: State) -> Seat | None:
    return state.turn if places_for(state, state.turn) else None


def seen_by(state: State, seat: Seat) -> State:
    """Everything lies open, but for the chance behind it."""
    return state._replace(seed=HIDDEN)


def lie_down(state: State, seat: Seat, place: int) -> State:
    sill = state.sill[:place] + CATS[seat] + state.sill[place + 1 :]
    return state._replace(sill=sill, turn=after(state.turn, state.players))


def twin(state: State) -> State:
    """The same sill from the other side of the window."""
    return state._replace(sill=state.sill[::-1])


def faults(state: State) -> tuple[Message, ...]:
    """Cats come in turns, and never lie beside one of their own."""
    first, second = (state.sill.count(cat) for cat in CATS)
    uneven = abs(first - second) > 1 or (first != second and state.turn != (0 if first < second else 1))
    quarrel = any(cat * 2 in state.sill for cat in CATS)
    pots = state.sill.count(POT) != POTS
    said = {"fault-turns": uneven, "fault-quarrel": quarrel, "fault-pots": pots}
    return tuple(Message(fault) for fault, found in said.items() if found)


def write(state: State) -> str:
    return f"turn {state.turn + 1}; sill {state.sill}; seed {write_seed(state.seed)}"


def read(text: str) -> State:
    """`turn 1; sill .1x...2x.`: a dot for a free place, x for a flower pot, 1 and 2 for cats."""
    parts = parts_of(text, ("turn", "sill", "seed"))
    turn, sill = parts.get("turn", ""), parts.get("sill", "")
    if turn not in tuple(CATS):
        raise unreadable("part", f"turn {turn}")
    if len(sill) != len(PLACES) or not set(sill) <= {FREE, POT, *CATS}:
        raise unreadable("part", f"sill {sill}")
    return State(sill, SEATS[int(turn) - 1], read_seed(parts.get("seed", "0")))
