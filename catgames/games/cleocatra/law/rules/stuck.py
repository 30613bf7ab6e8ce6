"""Being stuck, and a first action that leaves no second."""

from __future__ import annotations

from collections.abc import Sequence

from catgames.core.message import Message, Seat, values
from catgames.core.rule import Evidence, rule
from catgames.games.cleocatra.language.moves import Draw, Exchange, Herd, Lay, Move, Pass, Search, Settle, TeamUp
from catgames.games.cleocatra.law.effects.actions import done
from catgames.games.cleocatra.law.following import (
    beginnings,
    could_be_followed,
    leaves_second,
)
from catgames.games.cleocatra.law.possible import first_actions, lays, rescuer_actions
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import can_scout, is_tile, say_tile, why_nothing_follows
from catgames.games.cleocatra.position.state import BONUS, FIRST, SETUP, State, free_rescuers, supply

EARLIER = (
    "end.trigger",
    "ruling.frozen",
    "turn.two-actions",
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


def _stuck(state: State, move: Settle) -> Evidence:
    possible = len(first_actions(state, move.seat)) if state.step == FIRST else 0
    wrong = "later" if state.step != FIRST else "able" if possible else "supply"
    if wrong == "supply" and supply(state, move.seat):
        wrong = "absent"
    return Evidence(values(wrong=wrong, count=possible, tile=say_tile(state, move.tile)), (keys.TILE(move.tile),))


@rule("turn.stuck", "stuck", Settle, needs=("turn.two-actions", "ruling.bonus-action"), evidence=_stuck)
def no_action_was_possible_when_the_turn_began(state: State, move: Settle) -> bool:
    if state.step != FIRST or not is_tile(state, move.tile) or not supply(state, move.seat):
        return False
    return not first_actions(state, move.seat)


def _turn_begins(state: State) -> bool:
    return state.step == FIRST


def _followed(state: State, move: Move) -> Evidence:
    reached = _laid_somewhere(state, move)
    if leaves_second(state, move):
        return Evidence(values(tried=(), follows=_what_follows(reached)), ())
    own = keys.rescuer_keys(move.seat, state.rescuers[move.seat])
    said = values(tried=why_nothing_follows(reached), follows=Message("follows-nothing"))
    return Evidence(said, (*own, keys.SUPPLY(move.seat)))


def _laid_somewhere(state: State, move: Move) -> State:
    """Where no place is chosen yet, the search looks at the first that would do, or else at any."""
    if not isinstance(move, Draw):
        return done(state, move)
    possible = lays(state, move.seat)
    return done(state, next((lay for lay in possible if leaves_second(state, lay)), possible[0]))


def _what_follows(state: State) -> Message:
    seat = state.turn
    if can_scout(state, seat):
        return Message("follows-scout")
    return Message("follows-rescue" if free_rescuers(state, seat) else "follows-other")


OPENING = (Draw, Lay, Search, Exchange, TeamUp, Herd, Settle)
"""What a turn may begin with and go on; a rescue ends it."""


@rule("turn.second-possible", "stuck", *OPENING, applies=_turn_begins, needs=EARLIER, evidence=_followed)
def a_second_action_follows(state: State, move: Move) -> bool:
    """Judged among the others: if no first action leaves a second, it is ruling.no-second that speaks."""
    return leaves_second(state, move) or not could_be_followed(state, move)


def _alone(state: State, move: Move) -> bool:
    if isinstance(move, Pass):
        return state.step not in (SETUP, BONUS)
    return state.step == FIRST and not could_be_followed(state, move)


def _nothing_else(state: State, move: Move) -> Evidence:
    kind = "pass" if isinstance(move, Pass) else "alone"
    return Evidence(values(kind=kind, count=len(_possible(state, move.seat))), (keys.SUPPLY(move.seat),))


def _possible(state: State, seat: Seat) -> Sequence[Move]:
    return beginnings(state, seat) if state.step == FIRST else rescuer_actions(state, seat)


@rule(
    "ruling.no-second",
    "stuck",
    *OPENING,
    Pass,
    applies=_alone,
    needs=(*EARLIER, "turn.second-possible"),
    evidence=_nothing_else,
)
def nothing_better_is_possible(state: State, move: Move) -> bool:
    """A first action is taken alone if none leaves a second; only who can do nothing at all passes."""
    return not isinstance(move, Pass) or not _possible(state, move.seat)
