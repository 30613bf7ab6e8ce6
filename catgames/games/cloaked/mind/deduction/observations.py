"""What a seat has seen: own cards, every mask placed and not placed, shown cards, answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from catgames.core.key import Key
from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import bit, names, say_attribute
from catgames.games.cloaked.position.facts import others
from catgames.games.cloaked.position.state import State


class Sight(StrEnum):
    OWN = "own"
    SHOWN = "shown"
    DENIED = "denied"
    MASK = "mask"
    NO_MASK = "no-mask"


@dataclass(frozen=True, slots=True)
class Observation:
    """One fact about one player's three attributes: they share something with a set, or nothing."""

    seat: Seat
    sight: Sight
    attributes: int
    key: Key
    cat: int = cats.UNKNOWN

    @property
    def shares(self) -> bool:
        return self.sight in (Sight.OWN, Sight.SHOWN, Sight.MASK)

    def fits(self, triple: int) -> bool:
        return bool(triple & self.attributes) == self.shares

    @property
    def said(self) -> Message:
        if self.sight in (Sight.MASK, Sight.NO_MASK):
            args = values(who=self.seat, cat=cats.say_cat(self.cat))
        else:
            args = values(who=self.seat, attribute=say_attribute(names(self.attributes)[0]))
        return Message(f"seen-{self.sight}", args)


def observe(state: State, seat: Seat) -> tuple[Observation, ...]:
    """Everything that this seat has seen, single cards first: they are the easiest to explain."""
    return (*_own_cards(state, seat), *_open_cards(state, seat), *_answers(state, seat), *_masks(state, seat))


def _own_cards(state: State, seat: Seat) -> Iterator[Observation]:
    for name in names(state.fans[seat]):
        yield Observation(seat, Sight.OWN, bit(name), keys.CARD(seat, name))


def _open_cards(state: State, seat: Seat) -> Iterator[Observation]:
    for other in others(state, seat):
        for name in names(state.shown[other]):
            yield Observation(other, Sight.SHOWN, bit(name), keys.CARD(other, name))


def _answers(state: State, seat: Seat) -> Iterator[Observation]:
    for other in others(state, seat):
        for name in names(state.denied[other]):
            yield Observation(other, Sight.DENIED, bit(name), keys.DENIED(other, name))


def _masks(state: State, seat: Seat) -> Iterator[Observation]:
    """A mask that was owed and missing tells as much as one that was placed."""
    for number, staged in enumerate(state.stage):
        last = number == len(state.stage) - 1
        owing = staged.masks | (state.short if last else 0)
        for other in others(state, seat):
            sight = Sight.MASK if owing >> other & 1 else Sight.NO_MASK
            attributes = cats.ATTRIBUTES_OF[staged.cat]
            yield Observation(other, sight, attributes, keys.mask_key(staged.cat, other), staged.cat)
