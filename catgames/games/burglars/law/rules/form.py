"""Action 2: form a crew; a sprung trap obeys the same rules."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, rule
from catgames.games.burglars.language.moves import NEW, Form, Place, Spot
from catgames.games.burglars.law.rules.lookups import crew_at, from_hand, is_own_spot, say_spot, the_card, the_crew
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import is_cat, say_card
from catgames.games.burglars.position.state import State


@rule("form.one-cat", evidence=from_hand)
def a_card_of_ones_hand_goes_to_ones_own_crews(state: State, move: Form) -> bool:
    return move.card in state.hands[move.seat] and is_own_spot(state, move.seat, move.spot)


def _new(state: State, move: Form | Place) -> bool:
    return move.spot.crew == NEW


def _crews_counted(state: State, move: Form | Place) -> Evidence:
    return Evidence(values(count=len(state.crews[move.seat])), (keys.spot_key(move.spot),))


@rule("form.new-crew", applies=_new, evidence=_crews_counted)
def a_new_crew_may_always_be_started(state: State, move: Form | Place) -> bool:
    return True


def _onto_a_crew(state: State, move: Form | Place) -> bool:
    return move.spot.crew != NEW


def equals(state: State, spot: Spot) -> tuple[Spot, ...]:
    """The owner's other crews that show exactly as many cats."""
    size = len(the_crew(state, spot).cats)
    crews = state.crews[spot.owner]
    return tuple(Spot(spot.owner, k) for k, c in enumerate(crews) if k != spot.crew and len(c.cats) == size)


def _sizes(state: State, move: Form | Place) -> Evidence:
    spot = move.spot
    twins = equals(state, spot)
    strangers = [Spot(spot.owner, k) for k in range(len(state.crews[spot.owner])) if k != spot.crew]
    others = [len(the_crew(state, other).cats) for other in strangers]
    return Evidence(
        values(
            size=len(the_crew(state, spot).cats),
            spot=say_spot(spot),
            others=len(others),
            sizes=tuple(Message("number", {"count": size}) for size in sorted(others)),
            twin=say_spot(twins[0]) if twins else Message("spot-none"),
        ),
        (keys.spot_key(spot), *(keys.spot_key(other) for other in twins[:1] or strangers)),
    )


@rule("form.same-size", applies=_onto_a_crew, needs=("form.one-cat", "infiltrate.trap"), evidence=_sizes)
def another_crew_shows_exactly_as_many_cats(state: State, move: Form | Place) -> bool:
    return bool(equals(state, move.spot))


@rule("form.no-mirror", evidence=the_card)
def a_cat_joins_the_crew(state: State, move: Form) -> bool:
    return is_cat(move.card)


def _colour_there_already(state: State, move: Form) -> bool:
    crew = crew_at(state, move.spot)
    return crew is not None and move.card in crew.cats


def _alike(state: State, move: Form) -> Evidence:
    count = the_crew(state, move.spot).cats.count(move.card)
    return Evidence(values(card=say_card(move.card), count=count), (keys.spot_key(move.spot),))


@rule("form.same-colour", applies=_colour_there_already, evidence=_alike)
def a_crew_may_hold_several_of_one_colour(state: State, move: Form) -> bool:
    return True


def _something_beneath(state: State, move: Form) -> bool:
    crew = crew_at(state, move.spot)
    return crew is not None and bool(crew.hidden)


def _beneath(state: State, move: Form) -> Evidence:
    return Evidence(values(spot=say_spot(move.spot)), (keys.slot_key(move.spot),))


@rule("form.over-hidden", applies=_something_beneath, evidence=_beneath)
def a_crew_may_grow_over_a_face_down_card(state: State, move: Form) -> bool:
    return True
