"""Action 3: activate a crew."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, rule, rule_of
from catgames.games.burglars.language.moves import Activate, say_spot
from catgames.games.burglars.law.rules.lookups import (
    it_is_another_players,
    it_would_be_a_new_crew,
    the_card,
    the_card_is_not_held,
    there_is_no_such_crew,
    to_the_crew,
)
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import is_cat
from catgames.games.burglars.position.facts import crew_at, the_crew
from catgames.games.burglars.position.state import State


@rule_of(
    "activate.own-crew",
    "action-3",
    Activate,
    reasons=(the_card_is_not_held, it_would_be_a_new_crew, there_is_no_such_crew, it_is_another_players),
)
def a_card_of_ones_hand_goes_beneath_ones_own_crew(state: State, move: Activate) -> Evidence:
    return to_the_crew(state, move)


def _beneath_a_crew(state: State, move: Activate) -> bool:
    return crew_at(state, move.spot) is not None


def _slot(state: State, move: Activate) -> Evidence:
    return Evidence(values(spot=say_spot(move.spot)), (keys.slot_key(move.spot),))


@rule(
    "activate.one-hidden",
    "action-3",
    Activate,
    applies=_beneath_a_crew,
    # What may never be hidden is told before that there is no room for it here.
    needs=("activate.own-crew", "activate.no-mirror"),
    evidence=_slot,
)
def nothing_lies_beneath_it_yet(state: State, move: Activate) -> bool:
    return not the_crew(state, move.spot).hidden


@rule("activate.no-mirror", "action-3", Activate, evidence=the_card)
def a_cat_goes_beneath_the_crew(state: State, move: Activate) -> bool:
    return is_cat(move.card)
