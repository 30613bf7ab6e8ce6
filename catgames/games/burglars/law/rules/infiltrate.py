"""Action 5: infiltrate, the mirror cards, and what becomes of a sprung trap."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import values
from catgames.core.rule import Evidence, permission, reason, rule, rule_of
from catgames.games.burglars.language.moves import Infiltrate, Place, say_spot
from catgames.games.burglars.law.rules.lookups import (
    it_is_another_players,
    it_would_be_a_new_crew,
    there_is_no_such_crew,
)
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import MIRROR, say_card, say_cards, without
from catgames.games.burglars.position.facts import crew_at, replaced, the_crew
from catgames.games.burglars.position.state import Spot, State


def _where_it_would_lie(state: State, move: Infiltrate) -> Evidence:
    crew = (keys.spot_key(move.spot),) if there_is_a_crew(state, move) else ()
    return Evidence(shown=crew, wrong=crew)


@reason("own", _where_it_would_lie)
def it_is_ones_own_side(state: State, move: Infiltrate) -> bool:
    return move.spot.owner == move.seat


@rule_of(
    "infiltrate.target",
    "action-5",
    Infiltrate,
    reasons=(it_is_ones_own_side, it_would_be_a_new_crew, there_is_no_such_crew),
)
def the_crew_is_another_players(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(owner=move.spot.owner), (keys.spot_key(move.spot),))


def there_is_a_crew(state: State, move: Infiltrate) -> bool:
    return crew_at(state, move.spot) is not None


def _slot_aimed_at(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(spot=say_spot(move.spot)), (keys.slot_key(move.spot),))


@rule(
    "ruling.empty-crew-target",
    "action-5",
    Infiltrate,
    applies=there_is_a_crew,
    needs=("infiltrate.target",),
    evidence=_slot_aimed_at,
)
def there_is_a_face_down_card_to_reveal(state: State, move: Infiltrate) -> bool:
    return bool(the_crew(state, move.spot).hidden)


def where_paid(state: State, move: Infiltrate, card: str) -> Keys:
    """Where the cards of that kind lie with which it is paid."""
    own = keys.hand_keys(state, move.seat, card * move.price.count(card))
    return (*own, *keys.market_keys(state, card * move.market.count(card)))


def _mirrors_stand_for(state: State, move: Infiltrate) -> Evidence:
    cats = replaced(the_crew(state, move.spot).cats, move.price + move.market)
    return Evidence(values(count=len(cats), cats=say_cards(cats)), where_paid(state, move, MIRROR))


PAID = ("infiltrate.target", "infiltrate.price", "two.market", "ruling.market-mirror")


@permission("infiltrate.mirror", "mirrors", Infiltrate, needs=PAID, evidence=_mirrors_stand_for)
def a_mirror_pays_for_any_one_colour(state: State, move: Infiltrate) -> bool:
    return MIRROR in move.price + move.market


def _kept_back(state: State, move: Infiltrate) -> str:
    """Cats of the crew for which a mirror pays although the colour is held."""
    crew = crew_at(state, move.spot)
    if crew is None or MIRROR not in move.price + move.market:
        return ""
    kept = without(state.hands[move.seat], move.price)
    return "".join(card for card in replaced(crew.cats, move.price + move.market) if card in kept)


def _held_back(state: State, move: Infiltrate) -> Evidence:
    colour = _kept_back(state, move)[0]
    return Evidence(values(card=say_card(colour)), keys.hand_keys(state, move.seat, colour))


@permission("ruling.mirror-by-choice", "mirrors", Infiltrate, needs=PAID, evidence=_held_back)
def a_mirror_may_pay_although_the_colour_is_held(state: State, move: Infiltrate) -> bool:
    return bool(_kept_back(state, move))


@rule_of(
    "infiltrate.trap",
    "action-5",
    Place,
    needs=("turn.one-action",),
    reasons=(there_is_no_such_crew, it_is_another_players),
)
def the_trap_goes_among_its_owners_crews(state: State, move: Place) -> Evidence:
    return Evidence(shown=(keys.TRAP_KEY, keys.spot_key(move.spot)))


def _spot(state: State, move: Place) -> Evidence:
    return Evidence(values(spot=say_spot(move.spot)), (keys.spot_key(move.spot),))


@permission("ruling.trap-target", "action-5", Place, needs=("form.same-size",), evidence=_spot)
def a_trap_may_join_the_crew_it_lay_beneath(state: State, move: Place) -> bool:
    return state.trap is not None and move.spot == Spot(state.trap.owner, state.trap.crew)
