"""Action 5: infiltrate, the mirror cards, and what becomes of a sprung trap."""

from __future__ import annotations

from collections import Counter

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, rule
from catgames.games.burglars.language.moves import Infiltrate, Place, say_spot
from catgames.games.burglars.law.rules.lookups import is_own_spot, yes_no
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import MIRROR, contains, say_card, say_cards, sort_cards, without
from catgames.games.burglars.position.facts import crew_at, pays, replaced, the_crew
from catgames.games.burglars.position.state import NEW, Spot, State


def _target(state: State, move: Infiltrate) -> Evidence:
    exists = yes_no(crew_at(state, move.spot) is not None)
    said = values(owner=move.spot.owner, spot=say_spot(move.spot), exists=exists)
    return Evidence(said, (keys.spot_key(move.spot),))


@rule("infiltrate.target", "action-5", Infiltrate, evidence=_target)
def the_crew_is_another_players(state: State, move: Infiltrate) -> bool:
    return move.spot.owner != move.seat and crew_at(state, move.spot) is not None


def _slot_aimed_at(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(owner=move.spot.owner, spot=say_spot(move.spot)), (keys.slot_key(move.spot),))


@rule("ruling.empty-crew-target", "action-5", Infiltrate, needs=("infiltrate.target",), evidence=_slot_aimed_at)
def there_is_a_face_down_card_to_reveal(state: State, move: Infiltrate) -> bool:
    return bool(the_crew(state, move.spot).hidden)


def _price(state: State, move: Infiltrate) -> Evidence:
    cats = the_crew(state, move.spot).cats
    paid = move.price + move.market
    colours = paid.replace(MIRROR, "")
    surplus = "".join((Counter(colours) - Counter(cats)).elements())
    unpaid = "".join((Counter(cats) - Counter(colours)).elements())
    missing = sort_cards(unpaid)[: max(0, len(unpaid) - paid.count(MIRROR))]
    absent = "".join((Counter(move.price) - Counter(state.hands[move.seat])).elements())
    wrong = "absent" if absent else "surplus" if surplus else "missing" if missing else "mirrors"
    return Evidence(
        values(
            wrong=wrong if len(paid) != len(cats) or surplus or absent else "no",
            size=len(cats),
            paid=len(paid),
            cats=say_cards(cats),
            surplus=say_cards(surplus),
            missing=say_cards(missing),
            absent=say_cards(absent),
        ),
        (keys.spot_key(move.spot), *keys.hand_keys(state, move.seat, surplus)),
    )


@rule("infiltrate.price", "action-5", Infiltrate, needs=("infiltrate.target",), evidence=_price)
def the_price_matches_the_crew_card_for_card(state: State, move: Infiltrate) -> bool:
    paid = move.price + move.market
    return pays(the_crew(state, move.spot).cats, paid) and contains(state.hands[move.seat], move.price)


def _stands_for(state: State, move: Infiltrate) -> Evidence:
    cats = replaced(the_crew(state, move.spot).cats, move.price + move.market)
    shown = keys.hand_keys(state, move.seat, MIRROR * move.price.count(MIRROR))
    return Evidence(values(count=len(cats), cats=say_cards(cats)), shown)


PAID = ("infiltrate.target", "infiltrate.price")


@permission("infiltrate.mirror", "mirrors", Infiltrate, needs=PAID, evidence=_stands_for)
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


def _trap(state: State, move: Place) -> Evidence:
    card = say_card(state.trap.card) if state.trap else Message("card-unknown")
    return Evidence(
        values(
            card=card,
            owner=move.spot.owner,
            spot=say_spot(move.spot),
            exists=yes_no(move.spot.crew == NEW or crew_at(state, move.spot) is not None),
        ),
        (keys.TRAP_KEY, keys.spot_key(move.spot)),
    )


@rule("infiltrate.trap", "action-5", Place, needs=("turn.one-action",), evidence=_trap)
def the_trap_goes_among_its_owners_crews(state: State, move: Place) -> bool:
    return is_own_spot(state, move.seat, move.spot)


def _spot(state: State, move: Place) -> Evidence:
    return Evidence(values(spot=say_spot(move.spot)), (keys.spot_key(move.spot),))


@permission("ruling.trap-target", "action-5", Place, needs=("form.same-size",), evidence=_spot)
def a_trap_may_join_the_crew_it_lay_beneath(state: State, move: Place) -> bool:
    return state.trap is not None and move.spot == Spot(state.trap.owner, state.trap.crew)
