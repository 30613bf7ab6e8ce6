"""Action 2: form a crew; a sprung trap obeys the same rules."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, rule, rule_of
from catgames.games.burglars.language.moves import Form, Place, say_spot
from catgames.games.burglars.law.rules.lookups import (
    it_is_another_players,
    the_card,
    the_card_is_not_held,
    there_is_no_such_crew,
    to_the_crew,
)
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import is_cat
from catgames.games.burglars.position.facts import crew_at, equals, the_crew
from catgames.games.burglars.position.state import NEW, Spot, State


@rule_of(
    "form.one-cat",
    "action-2",
    Form,
    reasons=(the_card_is_not_held, there_is_no_such_crew, it_is_another_players),
)
def a_card_of_ones_hand_goes_to_ones_own_crews(state: State, move: Form) -> Evidence:
    return to_the_crew(state, move)


@rule("form.no-mirror", "action-2", Form, evidence=the_card)
def a_cat_joins_the_crew(state: State, move: Form) -> bool:
    return is_cat(move.card)


ALLOWED_THERE = ("form.one-cat", "form.no-mirror", "infiltrate.trap")


def _crews_counted(state: State, move: Form | Place) -> Evidence:
    return Evidence(values(count=len(state.crews[move.seat])), (keys.spot_key(move.spot),))


@permission("form.new-crew", "action-2", Form, Place, needs=ALLOWED_THERE, evidence=_crews_counted)
def a_new_crew_may_always_be_started(state: State, move: Form | Place) -> bool:
    return move.spot.crew == NEW


def _onto_a_crew(state: State, move: Form | Place) -> bool:
    return crew_at(state, move.spot) is not None


def _sizes(state: State, move: Form | Place) -> Evidence:
    owner, number = spot = move.spot
    crews = state.crews[owner]
    twins = [Spot(owner, k) for k in equals(crews, number)]
    strangers = [Spot(owner, k) for k in range(len(crews)) if k != number]
    others = [len(crews[other.crew].cats) for other in strangers]
    return Evidence(
        values(
            size=len(crews[number].cats),
            others=len(others),
            different=len(set(others)),
            sizes=tuple(Message("number", {"count": size}) for size in sorted(set(others))),
            twin=say_spot(twins[0]) if twins else Message("spot-none"),
        ),
        (keys.spot_key(spot), *(keys.spot_key(other) for other in twins[:1] or strangers)),
        wrong=(keys.spot_key(spot),),
    )


@rule(
    "form.same-size",
    "action-2",
    Form,
    Place,
    applies=_onto_a_crew,
    needs=("form.one-cat", "infiltrate.trap"),
    evidence=_sizes,
)
def another_crew_shows_exactly_as_many_cats(state: State, move: Form | Place) -> bool:
    return bool(equals(state.crews[move.spot.owner], move.spot.crew))


def _alike(state: State, move: Form) -> Evidence:
    count = the_crew(state, move.spot).cats.count(move.card)
    return Evidence(values(count=count), (keys.spot_key(move.spot),))


@permission("form.same-colour", "action-2", Form, needs=ALLOWED_THERE, evidence=_alike)
def a_crew_may_hold_several_of_one_colour(state: State, move: Form) -> bool:
    crew = crew_at(state, move.spot)
    return crew is not None and move.card in crew.cats


def _beneath(state: State, move: Form) -> Evidence:
    return Evidence(values(spot=say_spot(move.spot)), (keys.slot_key(move.spot),))


@permission("form.over-hidden", "action-2", Form, needs=ALLOWED_THERE, evidence=_beneath)
def a_crew_may_grow_over_a_face_down_card(state: State, move: Form) -> bool:
    crew = crew_at(state, move.spot)
    return crew is not None and bool(crew.hidden)
