"""Action 4: secure the loot."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, reason, rule_of
from catgames.games.burglars.language.moves import Secure, say_spot
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import UNKNOWN, say_card
from catgames.games.burglars.position.facts import crew_at, the_crew
from catgames.games.burglars.position.state import NEW, Spot, State


def _could_be_chosen(state: State, move: Secure) -> Evidence:
    hidden = [Spot(move.seat, k) for k, crew in enumerate(state.crews[move.seat]) if crew.hidden]
    return Evidence(values(count=len(hidden)), tuple(map(keys.slot_key, hidden)))


@reason("nothing", _could_be_chosen)
def nothing_is_chosen(state: State, move: Secure) -> bool:
    return not move.spots


@reason("new")
def one_would_be_a_new_crew(state: State, move: Secure) -> bool:
    return any(spot.crew == NEW for spot in move.spots)


def _twice(state: State, move: Secure) -> Evidence:
    spot = next(spot for spot in move.spots if move.spots.count(spot) > 1)
    return Evidence(values(spot=say_spot(spot), count=move.spots.count(spot)), (keys.slot_key(spot),))


@reason("twice", _twice)
def one_is_named_twice(state: State, move: Secure) -> bool:
    return len(set(move.spots)) < len(move.spots)


def _missing(state: State, move: Secure) -> Evidence:
    owner, number = next(spot for spot in move.spots if crew_at(state, spot) is None)
    return Evidence(values(owner=owner, number=number + 1, count=len(state.crews[owner])), keys.crew_keys(state, owner))


@reason("no-such-crew", _missing)
def there_is_no_such_crew(state: State, move: Secure) -> bool:
    return any(crew_at(state, spot) is None for spot in move.spots)


def _strangers(state: State, move: Secure) -> Evidence:
    spots = [spot for spot in move.spots if spot.owner != move.seat]
    shown, wrong = tuple(map(keys.spot_key, spots)), tuple(map(keys.slot_key, spots))
    return Evidence(values(owner=spots[0].owner), shown, wrong=wrong)


@reason("anothers", _strangers)
def a_crew_is_another_players(state: State, move: Secure) -> bool:
    return any(spot.owner != move.seat for spot in move.spots)


def _bare(state: State, move: Secure) -> Evidence:
    spots = [spot for spot in move.spots if not the_crew(state, spot).hidden]
    return Evidence(values(spot=say_spot(spots[0])), tuple(map(keys.slot_key, spots)))


@reason("bare", _bare)
def nothing_lies_beneath(state: State, move: Secure) -> bool:
    return any(not the_crew(state, spot).hidden for spot in move.spots)


@rule_of(
    "secure.own-yarns",
    "action-4",
    Secure,
    reasons=(
        nothing_is_chosen,
        one_would_be_a_new_crew,
        one_is_named_twice,
        there_is_no_such_crew,
        a_crew_is_another_players,
        nothing_lies_beneath,
    ),
)
def one_or_more_of_ones_own_cards_are_chosen(state: State, move: Secure) -> Evidence:
    return Evidence(values(count=len(move.spots)), tuple(map(keys.slot_key, move.spots)))


def _both(spots: list[Spot]) -> tuple[str, ...]:
    return tuple(key for spot in spots for key in keys.both(spot))


def _unknown(state: State, move: Secure) -> Evidence:
    spots = [spot for spot in move.spots if UNKNOWN in the_crew(state, spot).hidden]
    return Evidence(values(spot=say_spot(spots[0])), _both(spots))


@reason("unknown", _unknown)
def a_card_is_not_known(state: State, move: Secure) -> bool:
    """Only where a position is given with question marks: the owner may always look."""
    return any(UNKNOWN in the_crew(state, spot).hidden for spot in move.spots)


def _traps(state: State, move: Secure) -> Evidence:
    spots = [spot for spot in move.spots if the_crew(state, spot).holds_trap]
    return Evidence(values(card=say_card(the_crew(state, spots[0]).hidden), spot=say_spot(spots[0])), _both(spots))


@reason("trap", _traps)
def a_trap_would_be_revealed(state: State, move: Secure) -> bool:
    return any(the_crew(state, spot).holds_trap for spot in move.spots)


@rule_of(
    "secure.no-trap",
    "action-4",
    Secure,
    needs=("secure.own-yarns",),
    reasons=(a_card_is_not_known, a_trap_would_be_revealed),
)
def only_yarns_are_revealed(state: State, move: Secure) -> Evidence:
    spot = move.spots[0]
    said = values(count=len(move.spots), card=say_card(the_crew(state, spot).hidden), spot=say_spot(spot))
    return Evidence(said, _both(list(move.spots)))
