"""Action 3: activate a crew."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, rule
from catgames.games.burglars.language.moves import Activate, say_spot
from catgames.games.burglars.law.rules.lookups import from_hand, the_card
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import is_cat
from catgames.games.burglars.position.facts import crew_at, the_crew
from catgames.games.burglars.position.state import State


@rule("activate.own-crew", "action-3", Activate, evidence=from_hand)
def a_card_of_ones_hand_goes_beneath_ones_own_crew(state: State, move: Activate) -> bool:
    own = move.spot.owner == move.seat and crew_at(state, move.spot) is not None
    return own and move.card in state.hands[move.seat]


def _slot(state: State, move: Activate) -> Evidence:
    count = 1 if the_crew(state, move.spot).hidden else 0
    return Evidence(values(count=count, spot=say_spot(move.spot)), (keys.slot_key(move.spot),))


@rule("activate.one-hidden", "action-3", Activate, needs=("activate.own-crew",), evidence=_slot)
def nothing_lies_beneath_it_yet(state: State, move: Activate) -> bool:
    return not the_crew(state, move.spot).hidden


@rule("activate.no-mirror", "action-3", Activate, evidence=the_card)
def a_cat_goes_beneath_the_crew(state: State, move: Activate) -> bool:
    return is_cat(move.card)
