"""The price of an infiltration (Action 5): card for card the crew's cats, a mirror for any of them."""

from __future__ import annotations

from collections import Counter

from catgames.core.message import values
from catgames.core.rule import Evidence, reason, rule_of
from catgames.games.burglars.language.moves import Infiltrate
from catgames.games.burglars.law.rules.infiltrate import there_is_a_crew, where_paid
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import MIRROR, say_card, say_cards, sort_cards, without
from catgames.games.burglars.position.facts import market_helpers, the_crew
from catgames.games.burglars.position.state import State


def _paid(move: Infiltrate) -> str:
    return move.price + move.market


def _cats(state: State, move: Infiltrate) -> str:
    return the_crew(state, move.spot).cats


def _more_than(cards: str, others: str) -> str:
    """Those cards that are left when each of the others has taken away one of its kind."""
    return sort_cards("".join((Counter(cards) - Counter(others)).elements()))


def _named_and_held(state: State, move: Infiltrate) -> Evidence:
    hand = state.hands[move.seat]
    card = _more_than(move.price, hand)[0]
    said = values(named=say_cards(card * move.price.count(card)), held=hand.count(card))
    return Evidence(said, keys.hand_keys(state, move.seat, hand))


@reason("not-held", _named_and_held)
def the_price_names_a_card_that_is_not_held(state: State, move: Infiltrate) -> bool:
    return bool(_more_than(move.price, state.hands[move.seat]))


def _strange(state: State, move: Infiltrate) -> str:
    return "".join(card for card in _paid(move) if card != MIRROR and card not in _cats(state, move))


def _matching_none(state: State, move: Infiltrate) -> Evidence:
    card, cats = _strange(state, move)[0], _cats(state, move)
    strange = where_paid(state, move, card)
    said = values(card=say_card(card), cats=say_cards(cats))
    return Evidence(said, (*strange, keys.spot_key(move.spot)), wrong=strange)


@reason("wrong-colour", _matching_none)
def a_card_matches_no_cat_of_the_crew(state: State, move: Infiltrate) -> bool:
    return bool(_strange(state, move))


def _too_many(state: State, move: Infiltrate) -> str:
    return _more_than(_paid(move).replace(MIRROR, ""), _cats(state, move))


def _paid_and_shown(state: State, move: Infiltrate) -> Evidence:
    card, cats = _too_many(state, move)[0], _cats(state, move)
    paid = where_paid(state, move, card)
    said = values(paid=say_cards(card * _paid(move).count(card)), shown=cats.count(card))
    return Evidence(said, (*paid, keys.spot_key(move.spot)), wrong=paid)


@reason("one-colour-too-often", _paid_and_shown)
def a_colour_is_paid_more_often_than_the_crew_shows_it(state: State, move: Infiltrate) -> bool:
    return bool(_too_many(state, move))


def _missing(state: State, move: Infiltrate) -> Evidence:
    """What this player could add, or else what is missing.

    The mirrors that are paid stand first for those cats whose colour is not held.
    """
    paid, cats, rest = _paid(move), _cats(state, move), without(state.hands[move.seat], move.price)
    unpaid = _more_than(cats, paid)
    lacking = _more_than(unpaid, rest)
    held, mirrors = _more_than(unpaid, lacking), paid.count(MIRROR)
    helped = not move.market and any(card in lacking + MIRROR for card in market_helpers(state))
    lacking, held = lacking[mirrors:], held[max(0, mirrors - len(lacking)) :]
    short = len(lacking) - rest.count(MIRROR)
    missing = held + (lacking if short > 0 else MIRROR * len(lacking))
    reach = "held" if short <= 0 else "market" if helped and short == 1 else "lacking"
    said = values(size=len(cats), paid=len(paid), reach=reach, missing=say_cards(missing))
    return Evidence(said, (keys.spot_key(move.spot),), wrong=(keys.slot_key(move.spot),))


@reason("too-little", _missing)
def a_cat_is_not_paid_for(state: State, move: Infiltrate) -> bool:
    return len(_paid(move)) < len(_cats(state, move))


def _counted(state: State, move: Infiltrate) -> Evidence:
    paid, cats = _paid(move), _cats(state, move)
    mirrors = where_paid(state, move, MIRROR)
    said = values(size=len(cats), paid=len(paid), count=len(paid) - len(cats))
    return Evidence(said, (*mirrors, keys.spot_key(move.spot)), wrong=mirrors)


@reason("too-much", _counted)
def mirrors_pay_for_more_cats_than_there_are(state: State, move: Infiltrate) -> bool:
    return len(_paid(move)) > len(_cats(state, move))


@rule_of(
    "infiltrate.price",
    "action-5",
    Infiltrate,
    applies=there_is_a_crew,
    # With a card of the market that may not pay, no price can be called right, or mended by one card more.
    needs=("infiltrate.target", "two.market", "ruling.market-mirror"),
    reasons=(
        the_price_names_a_card_that_is_not_held,
        a_card_matches_no_cat_of_the_crew,
        a_colour_is_paid_more_often_than_the_crew_shows_it,
        a_cat_is_not_paid_for,
        mirrors_pay_for_more_cats_than_there_are,
    ),
)
def the_price_matches_the_crew_card_for_card(state: State, move: Infiltrate) -> Evidence:
    cats = _cats(state, move)
    return Evidence(values(size=len(cats), cats=say_cards(cats)), (keys.spot_key(move.spot),))
