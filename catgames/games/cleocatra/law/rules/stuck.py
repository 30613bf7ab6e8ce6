"""Being stuck, and a first action that leaves no second."""

from __future__ import annotations

from collections.abc import Iterable

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, reason, rule_of
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Pass,
    Rescue,
    Scout,
    Search,
    Settle,
    TeamUp,
)
from catgames.games.cleocatra.law.effects.actions import done
from catgames.games.cleocatra.law.following import beginnings, could_be_followed, leaves_second
from catgames.games.cleocatra.law.possible import first_actions, lays, rescuer_actions
from catgames.games.cleocatra.law.rules.lookups import IN_TURN, no_rescuer_is_left_in_supply, no_tile_lies_there
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import can_scout, team_places, why_nothing_follows
from catgames.games.cleocatra.position.state import BONUS, FIRST, SETUP, State, free_rescuers, supply

EARLIER = (
    *IN_TURN,
    "tile.expedition",
    "ruling.empty-pile",
    "tile.search",
    "tile.search-connected",
    "tile.search-surrounded",
    "ruling.mafdat-limits",
    "adv.bastet",
    "ruling.bastet-capacity",
    "rescuer.team-up",
    "adv.herd",
    "turn.stuck",
    "tile.capacity",
)
"""What must hold before it makes sense to look for a second action."""

DEEDS = {
    Draw: "deed-draw",
    Search: "deed-search",
    Exchange: "deed-exchange",
    Scout: "deed-scout",
    TeamUp: "deed-team",
    Rescue: "deed-rescue",
    Herd: "deed-herd",
    Settle: "deed-settle",
}
"""What one can do, in the order of the book."""


def _deeds(moves: Iterable[Move]) -> Evidence:
    """The kinds of these moves, each named once."""
    possible = {type(move) for move in moves}
    return Evidence(values(deeds=tuple(Message(word) for kind, word in DEEDS.items() if kind in possible)))


# --- stuck --------------------------------------------------------------------------------------------


@reason("later", lambda state, move: Evidence(shown=(keys.SUPPLY(move.seat),)))
def the_turn_has_begun(state: State, move: Settle) -> bool:
    return state.step != FIRST


@reason("able", lambda state, move: _deeds(beginnings(state, move.seat)))
def an_action_is_possible(state: State, move: Settle) -> bool:
    return bool(first_actions(state, move.seat))


@rule_of(
    "turn.stuck",
    "stuck",
    Settle,
    needs=IN_TURN,
    reasons=(the_turn_has_begun, an_action_is_possible, no_rescuer_is_left_in_supply, no_tile_lies_there),
)
def no_action_was_possible_when_the_turn_began(state: State, move: Settle) -> Evidence:
    return Evidence(shown=(keys.SUPPLY(move.seat),))


# --- a second action ----------------------------------------------------------------------------------


def _a_second_is_to_be_had(state: State, move: Move) -> bool:
    """Judged among the others: if no first action leaves a second, it is ruling.no-second that speaks."""
    return state.step == FIRST and could_be_followed(state, move)


def _tried(state: State, move: Move) -> Evidence:
    own = keys.rescuer_keys(move.seat, state.rescuers[move.seat])
    return Evidence(values(tried=why_nothing_follows(_laid_somewhere(state, move))), (*own, keys.SUPPLY(move.seat)))


def _laid_somewhere(state: State, move: Move) -> State:
    """Where no place is chosen yet, the search looks at the first that would do, or else at any."""
    if not isinstance(move, Draw):
        return done(state, move)
    possible = lays(state, move.seat)
    return done(state, next((lay for lay in possible if leaves_second(state, lay)), possible[0]))


@reason("nothing", _tried)
def nothing_could_follow(state: State, move: Move) -> bool:
    return not leaves_second(state, move)


OPENING = (Draw, Lay, Search, Exchange, TeamUp, Herd, Settle)
"""What a turn may begin with and go on; a rescue ends it."""


@rule_of(
    "turn.second-possible",
    "stuck",
    *OPENING,
    applies=_a_second_is_to_be_had,
    needs=EARLIER,
    reasons=(nothing_could_follow,),
)
def a_second_action_follows(state: State, move: Move) -> Evidence:
    return Evidence(values(follows=Message(_what_follows(_laid_somewhere(state, move)))))


def _what_follows(state: State) -> str:
    seat = state.turn
    if can_scout(state, seat):
        return DEEDS[Scout]
    if free_rescuers(state, seat):
        return DEEDS[Rescue]
    return DEEDS[TeamUp if supply(state, seat) and team_places(state, seat) else Herd]


# --- where none can be had ----------------------------------------------------------------------------


def _alone(state: State, move: Move) -> bool:
    if isinstance(move, Pass):
        return state.step not in (SETUP, BONUS)
    return state.step == FIRST and not could_be_followed(state, move)


def _what_can_be_done(state: State, move: Move) -> Iterable[Move]:
    return beginnings(state, move.seat) if state.step == FIRST else rescuer_actions(state, move.seat)


@reason("able", lambda state, move: _deeds(_what_can_be_done(state, move)))
def something_can_be_done(state: State, move: Move) -> bool:
    return isinstance(move, Pass) and bool(_what_can_be_done(state, move))


@rule_of(
    "ruling.no-second",
    "stuck",
    *OPENING,
    Pass,
    applies=_alone,
    needs=(*EARLIER, "turn.second-possible"),
    reasons=(something_can_be_done,),
)
def nothing_better_is_possible(state: State, move: Move) -> Evidence:
    """A first action is taken alone if none leaves a second; only who can do nothing at all passes."""
    kinds = {Pass: "pass", Lay: "lay", Settle: "stuck"}
    return Evidence(values(kind=kinds.get(type(move), "action")), (keys.SUPPLY(move.seat),))
