"""What is marked when a learner reads cats or places masks by hand, and why it is right or not."""

from __future__ import annotations

from collections.abc import Callable

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import say_attributes
from catgames.games.cloaked.position.masks import matches
from catgames.games.cloaked.position.state import State
from catgames.teach import LEARNER, Attempt


def the_cat(attempt: Attempt, key: Key) -> int:
    cat = keys.cat_of(attempt.state, LEARNER, key)
    assert cat is not None, "only cats are to be marked here"
    return cat


# --- reading cats --------------------------------------------------------------------------------


def staged(attempt: Attempt) -> Keys:
    return tuple(keys.cat_key(on.cat) for on in attempt.state.stage)


def staged_that(fact: Callable[[int], bool]) -> Callable[[Attempt], Keys]:
    """The cats on stage whose attributes are so."""
    return lambda attempt: tuple(keys.cat_key(on.cat) for on in attempt.state.stage if fact(cats.ATTRIBUTES_OF[on.cat]))


def akin_to_the_first(attempt: Attempt) -> Keys:
    """The cats on stage that share an attribute with the first cat of the learner's hand."""
    first = cats.ATTRIBUTES_OF[attempt.state.hands[LEARNER][0]]
    return staged_that(lambda attributes: bool(attributes & first))(attempt)


def describe(attempt: Attempt, key: Key) -> Message:
    cat = the_cat(attempt, key)
    attributes = cats.ATTRIBUTES_OF[cat]
    said = values(cat=cats.say_cat(cat), has=say_attributes(attributes), count=attributes.bit_count())
    return Message("why-cat", said)


def why_akin(attempt: Attempt, key: Key) -> Message:
    cat = the_cat(attempt, key)
    attributes = cats.ATTRIBUTES_OF[cat]
    shared = attributes & cats.ATTRIBUTES_OF[attempt.state.hands[LEARNER][0]]
    said = values(cat=cats.say_cat(cat), has=say_attributes(attributes), shared=say_attributes(shared))
    return Message("why-akin", {**said, "count": shared.bit_count()})


# --- cats of one's hand ----------------------------------------------------------------------------


def hand(attempt: Attempt) -> Keys:
    return tuple(keys.HAND(place) for place in range(len(attempt.state.hands[LEARNER])))


def hand_owing(attempt: Attempt) -> Keys:
    """The cats in hand that would get the learner's own mask."""
    held = attempt.state.hands[LEARNER]
    return tuple(keys.HAND(place) for place, cat in enumerate(held) if matches(attempt.state, LEARNER, cat))


def why_hand(attempt: Attempt, key: Key) -> Message:
    return _why(attempt.state, LEARNER, the_cat(attempt, key))


# --- masks by hand ---------------------------------------------------------------------------------


def _readable(state: State) -> list[Seat]:
    """Players of whom the learner can tell: oneself, and those with an open card that matches."""
    cat = state.stage[-1].cat
    shows = [seat for seat in state.seats if state.shown[seat] & cats.ATTRIBUTES_OF[cat]]
    return sorted({LEARNER, *shows})


def places(attempt: Attempt) -> Keys:
    return tuple(keys.SPOT(seat, number) for seat in attempt.state.seats for number in (1, 2))


def places_due(attempt: Attempt) -> Keys:
    masks = attempt.state.stage[-1].masks
    return tuple(keys.SPOT(seat, 1) for seat in _readable(attempt.state) if masks >> seat & 1)


def why_place(attempt: Attempt, key: Key) -> Message:
    """Which attribute matches; that one mask is enough; that open cards still count; of whom nobody can tell."""
    spot = keys.SPOT.parts(key)
    assert spot is not None, "only places for masks are to be marked here"
    who, number = spot
    state = attempt.state
    cat = state.stage[-1].cat
    if who not in _readable(state):
        return Message("why-not-known", values(who=who, cat=cats.say_cat(cat)))
    if number == 2 and (shared := matches(state, who, cat)):
        return Message("why-one-mask", values(who=who, shared=say_attributes(shared), count=shared.bit_count()))
    return _why(state, who, cat)


def _why(state: State, who: Seat, cat: int) -> Message:
    """Of another player only what lies open is told."""
    shared = matches(state, who, cat)
    lying = shared & state.shown[who]
    said = values(who=who, cat=cats.say_cat(cat), shared=say_attributes(lying or shared))
    if lying:
        return Message("why-open", said)
    if shared:
        return Message("why-match", said)
    has = say_attributes(cats.ATTRIBUTES_OF[cat])
    own = say_attributes(state.fans[who])
    return Message("why-no-match", values(who=who, cat=cats.say_cat(cat), has=has, own=own))
