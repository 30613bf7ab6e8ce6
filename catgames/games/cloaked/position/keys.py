"""The names of the things on the table."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import names
from catgames.games.cloaked.position.state import State

STAGE_KEY = "stage"
PILE_KEY = "pile"
PASS_KEY = "pass"


def hand_key(index: int) -> Key:
    """A cat card of the hand of whoever looks."""
    return f"hand:{index}"


def cat_key(cat: int) -> Key:
    """A cat on stage."""
    return f"cat:{cats.NAMES[cat]}"


def mask_key(cat: int, seat: int) -> Key:
    """The place of a player's mask on a cat, with a mask in it or without."""
    return f"mask:{cats.NAMES[cat]}:{seat}"


def spot_key(seat: int, number: int) -> Key:
    """Where a mask can be put by hand on the newest cat: the first one, or a second beside it."""
    return f"spot:{seat}:{number}"


def fan_key(seat: int) -> Key:
    return f"fan:{seat}"


def card_key(seat: int, attribute: str) -> Key:
    """An attribute card that the onlooker can read: shown, or one's own."""
    return f"card:{seat}:{attribute}"


def denied_key(seat: int, attribute: str) -> Key:
    """The memory of a question answered with no."""
    return f"no:{seat}:{attribute}"


def attribute_key(attribute: str) -> Key:
    """An attribute on the invitation."""
    return f"attribute:{attribute}"


def grid_key(seat: int, attribute: str) -> Key:
    """A cell of the deduction board."""
    return f"grid:{seat}:{attribute}"


def supply_key(seat: int) -> Key:
    return f"supply:{seat}"


def won_key(seat: int) -> Key:
    return f"won:{seat}"


def backs_key(seat: int) -> Key:
    """Another player's hand of cat cards, from behind."""
    return f"backs:{seat}"


def card_keys(seat: int, attributes: int) -> Keys:
    return tuple(card_key(seat, name) for name in names(attributes))


def where_is(state: State, seat: int, cat: int) -> Keys:
    """A cat in that hand, or else on stage; elsewhere it has no key."""
    if cat in state.hands[seat]:
        return (hand_key(state.hands[seat].index(cat)),)
    return (cat_key(cat),) if any(staged.cat == cat for staged in state.stage) else ()
