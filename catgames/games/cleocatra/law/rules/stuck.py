"""Being stuck, and a first action that leaves no second."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, rule
from catgames.games.cleocatra.language.moves import Draw, Lay, Move, Pass, Rescue, Settle
from catgames.games.cleocatra.law.following import after, leaves_second, why_nothing_follows
from catgames.games.cleocatra.law.legal import first_actions, legal_moves, may_settle
from catgames.games.cleocatra.law.rules.lookups import is_tile, say_tile
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import survey
from catgames.games.cleocatra.position.state import BONUS, FIRST, SETUP, State, actor, free_rescuers, has_room, supply

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
    return Evidence(values(wrong=wrong, count=possible, tile=say_tile(state, move.tile)), (keys.tile_key(move.tile),))


@rule("turn.stuck", needs=("turn.two-actions", "ruling.bonus-action"), evidence=_stuck)
def no_action_was_possible_when_the_turn_began(state: State, move: Settle) -> bool:
    if state.step != FIRST or not is_tile(state, move.tile) or not supply(state, move.seat):
        return False
    return not first_actions(state, move.seat)


def _opens_a_turn(state: State, move: Move) -> bool:
    return state.step == FIRST and not isinstance(move, Rescue)


def _any_leaves_second(state: State, move: Move) -> bool:
    """Whether the player could have chosen otherwise: another place, another action."""
    seat = actor(state)
    if isinstance(move, Lay):
        others: list[Move] = [Lay(seat, place) for place in survey(state.cells).places]
    elif isinstance(move, Settle):
        others = [Settle(seat, tile) for tile in state.cells if has_room(state, seat, tile)]
    else:
        others = first_actions(state, seat)
    return any(leaves_second(state, other) for other in others)


def _followed(state: State, move: Move) -> Evidence:
    reached = _laid_somewhere(state, move)
    if leaves_second(state, move):
        return Evidence(values(tried=(), follows=_what_follows(reached)), ())
    own = keys.rescuer_keys(move.seat, state.rescuers[move.seat])
    said = values(tried=why_nothing_follows(reached), follows=Message("follows-nothing"))
    return Evidence(said, (*own, keys.supply_key(move.seat)))


def _laid_somewhere(state: State, move: Move) -> State:
    """Where no place is chosen yet, the search looks at the first that would do, or else at any."""
    if not isinstance(move, Draw):
        return after(state, move)
    lays = [Lay(move.seat, place) for place in survey(state.cells).places]
    return after(state, next((lay for lay in lays if leaves_second(state, lay)), lays[0]))


def _what_follows(state: State) -> Message:
    seat = state.turn
    if supply(state, seat) and state.laid is not None and has_room(state, seat, state.laid):
        return Message("follows-scout")
    return Message("follows-rescue" if free_rescuers(state, seat) else "follows-other")


@rule("turn.second-possible", applies=_opens_a_turn, needs=EARLIER, evidence=_followed)
def a_second_action_follows(state: State, move: Move) -> bool:
    """Judged among the others: if no first action leaves a second, it is ruling.no-second that speaks."""
    return leaves_second(state, move) or not _any_leaves_second(state, move)


def _alone(state: State, move: Move) -> bool:
    if isinstance(move, Pass):
        return state.step not in (SETUP, BONUS)
    return _opens_a_turn(state, move) and not leaves_second(state, move) and not _any_leaves_second(state, move)


def _nothing_else(state: State, move: Move) -> Evidence:
    possible = [other for other in legal_moves(state) if not isinstance(other, Pass)]
    kind = "pass" if isinstance(move, Pass) else "alone"
    return Evidence(values(kind=kind, count=len(possible)), (keys.supply_key(move.seat),))


@rule("ruling.no-second", applies=_alone, needs=(*EARLIER, "turn.second-possible"), evidence=_nothing_else)
def nothing_better_is_possible(state: State, move: Move) -> bool:
    """A first action is taken alone if none leaves a second; only who can do nothing at all passes."""
    if not isinstance(move, Pass):
        return True
    if state.step != FIRST:
        return all(isinstance(other, Pass) for other in legal_moves(state))
    return not first_actions(state, move.seat) and not may_settle(state, move.seat)
