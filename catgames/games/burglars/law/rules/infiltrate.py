"""Action 5: infiltrate, the mirror cards, and what becomes of a sprung trap."""

from __future__ import annotations

from collections import Counter

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, rule
from catgames.games.burglars.language.moves import NEW, Infiltrate, Place, Spot
from catgames.games.burglars.law.rules.lookups import crew_at, is_own_spot, say_spot, the_crew, yes_no
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import MIRROR, contains, say_card, say_cards, sort_cards, without
from catgames.games.burglars.position.state import Crew, State


def _target(state: State, move: Infiltrate) -> Evidence:
    exists = yes_no(crew_at(state, move.spot) is not None)
    said = values(owner=move.spot.owner, spot=say_spot(move.spot), exists=exists)
    return Evidence(said, (keys.spot_key(move.spot),))


@rule("infiltrate.target", evidence=_target)
def the_crew_is_another_players(state: State, move: Infiltrate) -> bool:
    return move.spot.owner != move.seat and crew_at(state, move.spot) is not None


def _slot_aimed_at(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(owner=move.spot.owner, spot=say_spot(move.spot)), (keys.slot_key(move.spot),))


@rule("ruling.empty-crew-target", needs=("infiltrate.target",), evidence=_slot_aimed_at)
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


@rule("infiltrate.price", needs=("infiltrate.target",), evidence=_price)
def the_price_matches_the_crew_card_for_card(state: State, move: Infiltrate) -> bool:
    cats = the_crew(state, move.spot).cats
    paid = move.price + move.market
    return (
        len(paid) == len(cats)
        and contains(cats, paid.replace(MIRROR, ""))
        and contains(state.hands[move.seat], move.price)
    )


def _mirrors_used(state: State, move: Infiltrate) -> bool:
    return MIRROR in move.price + move.market


def _stands_for(state: State, move: Infiltrate) -> Evidence:
    paid = (move.price + move.market).replace(MIRROR, "")
    replaced = "".join((Counter(the_crew(state, move.spot).cats) - Counter(paid)).elements())
    shown = keys.hand_keys(state, move.seat, MIRROR * move.price.count(MIRROR))
    return Evidence(values(count=len(replaced), cats=say_cards(replaced)), shown)


@rule("infiltrate.mirror", applies=_mirrors_used, needs=("infiltrate.target", "infiltrate.price"), evidence=_stands_for)
def a_mirror_pays_for_any_one_colour(state: State, move: Infiltrate) -> bool:
    return True


def _colour_held_back(state: State, move: Infiltrate) -> bool:
    crew = crew_at(state, move.spot)
    if crew is None or not _mirrors_used(state, move):
        return False
    kept = without(state.hands[move.seat], move.price)
    return any(card in kept for card in _replaced(crew, move))


def _replaced(crew: Crew, move: Infiltrate) -> str:
    paid = (move.price + move.market).replace(MIRROR, "")
    return "".join((Counter(crew.cats) - Counter(paid)).elements())


def _held_back(state: State, move: Infiltrate) -> Evidence:
    kept = without(state.hands[move.seat], move.price)
    colour = next(card for card in _replaced(the_crew(state, move.spot), move) if card in kept)
    return Evidence(values(card=say_card(colour)), keys.hand_keys(state, move.seat, colour))


@rule(
    "ruling.mirror-by-choice",
    applies=_colour_held_back,
    needs=("infiltrate.target", "infiltrate.price"),
    evidence=_held_back,
)
def a_mirror_may_pay_although_the_colour_is_held(state: State, move: Infiltrate) -> bool:
    return True


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


@rule("infiltrate.trap", needs=("turn.one-action",), evidence=_trap)
def the_trap_goes_among_its_owners_crews(state: State, move: Place) -> bool:
    return is_own_spot(state, move.seat, move.spot)


def _back_where_it_lay(state: State, move: Place) -> bool:
    return state.trap is not None and move.spot == Spot(state.trap.owner, state.trap.crew)


def _spot(state: State, move: Place) -> Evidence:
    return Evidence(values(spot=say_spot(move.spot)), (keys.spot_key(move.spot),))


@rule("ruling.trap-target", applies=_back_where_it_lay, needs=("form.same-size",), evidence=_spot)
def a_trap_may_join_the_crew_it_lay_beneath(state: State, move: Place) -> bool:
    return True
