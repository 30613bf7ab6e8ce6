"""The names of the things on the table."""

from __future__ import annotations

from catgames.core.key import Family, Key, Keys
from catgames.core.message import Seat
from catgames.core.seats import seat_of
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import names
from catgames.games.cloaked.position.state import State

STAGE_KEY = "stage"
PILE_KEY = "pile"
PASS_KEY = "pass"

HAND: Family[int] = Family("hand", int)
"""A cat card of the hand of whoever looks."""
CAT: Family[str] = Family("cat", str)
"""A cat on stage, by its name."""
MASK: Family[str, Seat] = Family("mask", str, seat_of)
"""The place of a player's mask on a cat, with a mask in it or without."""
SPOT: Family[Seat, int] = Family("spot", seat_of, int)
"""Where a mask can be put by hand on the newest cat: the first one, or a second beside it."""
FAN: Family[Seat] = Family("fan", seat_of)
CARD: Family[Seat, str] = Family("card", seat_of, str)
"""An attribute card that the onlooker can read: shown, or one's own."""
DENIED: Family[Seat, str] = Family("no", seat_of, str)
"""The memory of a question answered with no."""
ATTRIBUTE: Family[str] = Family("attribute", str)
"""An attribute on the invitation."""
GRID: Family[Seat, str] = Family("grid", seat_of, str)
"""A cell of the deduction board."""
SUPPLY: Family[Seat] = Family("supply", seat_of)
WON: Family[Seat] = Family("won", seat_of)
BACKS: Family[Seat] = Family("backs", seat_of)
"""Another player's hand of cat cards, from behind."""


def cat_key(cat: int) -> Key:
    return CAT(cats.NAMES[cat])


def mask_key(cat: int, seat: Seat) -> Key:
    return MASK(cats.NAMES[cat], seat)


def card_keys(seat: Seat, attributes: int) -> Keys:
    return tuple(CARD(seat, name) for name in names(attributes))


def where_is(state: State, seat: Seat, cat: int) -> Keys:
    """A cat in that hand, or else on stage; elsewhere it has no key."""
    if cat in state.hands[seat]:
        return (HAND(state.hands[seat].index(cat)),)
    return (cat_key(cat),) if any(staged.cat == cat for staged in state.stage) else ()


def cat_of(state: State, seat: Seat, key: Key) -> int | None:
    """The cat that a key names, in that hand or on stage; nothing for any other key."""
    if held := HAND.parts(key):
        return state.hands[seat][held[0]]
    staged = CAT.parts(key)
    return cats.NUMBERS[staged[0]] if staged else None


def player_of(key: Key) -> Seat | None:
    """The player for whom a card stands: any of a player's cards does."""
    if card := CARD.parts(key):
        return card[0]
    whose = FAN.parts(key) or BACKS.parts(key)
    return whose[0] if whose else None
