"""Action 4: secure the loot."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, rule
from catgames.games.burglars.language.moves import Secure, say_spot
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import say_card, say_cards
from catgames.games.burglars.position.facts import crew_at, the_crew
from catgames.games.burglars.position.state import NEW, Spot, State


def _chosen(state: State, move: Secure) -> Evidence:
    strangers = [spot for spot in move.spots if spot.owner != move.seat]
    bare = [s for s in move.spots if s.owner == move.seat and not _hidden_at(state, s)]
    wrong = "none" if not move.spots else "other" if strangers else "bare" if bare else "no"
    spot = (strangers or bare or list(move.spots) or [Spot(move.seat, NEW)])[0]
    return Evidence(
        values(wrong=wrong, count=len(move.spots), owner=spot.owner, spot=say_spot(spot)),
        tuple(keys.slot_key(spot) for spot in (strangers or bare or move.spots)),
    )


def _hidden_at(state: State, spot: Spot) -> str:
    crew = crew_at(state, spot)
    return crew.hidden if crew else ""


@rule("secure.own-yarns", "action-4", Secure, evidence=_chosen)
def one_or_more_of_ones_own_cards_are_chosen(state: State, move: Secure) -> bool:
    own = all(spot.owner == move.seat and _hidden_at(state, spot) for spot in move.spots)
    return own and bool(move.spots) and len(set(move.spots)) == len(move.spots)


def _traps(state: State, move: Secure) -> Evidence:
    traps = [spot for spot in move.spots if the_crew(state, spot).holds_trap]
    spot = (traps or list(move.spots))[0]
    crew = the_crew(state, spot)
    return Evidence(
        values(
            card=say_card(crew.hidden),
            spot=say_spot(spot),
            cats=say_cards(crew.cats),
            count=len(move.spots),
        ),
        tuple(key for s in (traps or move.spots) for key in (keys.slot_key(s), keys.spot_key(s))),
    )


@rule("secure.no-trap", "action-4", Secure, needs=("secure.own-yarns",), evidence=_traps)
def only_yarns_are_revealed(state: State, move: Secure) -> bool:
    return all(the_crew(state, spot).holds_yarn for spot in move.spots)
