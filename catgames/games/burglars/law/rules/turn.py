"""Player's turn: one action, by the player whose turn it is."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, reason, rule_of
from catgames.games.burglars.language.moves import Move, Pass, Place, Take
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.facts import can_act
from catgames.games.burglars.position.state import State, is_over, to_move, visible_market


def _is_on(state: State) -> bool:
    return not is_over(state)


def _who_is_to_move(state: State) -> Evidence:
    who = to_move(state)
    assert who is not None, "nobody is asked about turns after the end"
    return Evidence(values(who=who), _due_keys(state))


def _what_is_due(state: State) -> Evidence:
    return Evidence(shown=_due_keys(state))


def _due_keys(state: State) -> Keys:
    if state.trap:
        return (keys.TRAP_KEY,)
    if state.picked:
        return (keys.DECK_KEY, *keys.market_keys(state, visible_market(state)))
    return (keys.FAN(state.turn),)


@reason("their-trap", _who_is_to_move)
def another_player_has_a_trap_to_place(state: State, move: Move) -> bool:
    return state.trap is not None and state.trap.owner != move.seat


@reason("their-second", _who_is_to_move)
def another_player_has_a_second_card_to_take(state: State, move: Move) -> bool:
    return not state.trap and state.picked and state.turn != move.seat


@reason("their-turn", _who_is_to_move)
def it_is_another_players_turn(state: State, move: Move) -> bool:
    return not state.trap and state.turn != move.seat


@reason("trap-first", _what_is_due)
def ones_trap_is_to_be_placed_first(state: State, move: Move) -> bool:
    return state.trap is not None and not isinstance(move, Place)


@reason("no-trap")
def there_is_no_trap_to_place(state: State, move: Move) -> bool:
    return state.trap is None and isinstance(move, Place)


@reason("second-first", _what_is_due)
def ones_second_card_is_to_be_taken_first(state: State, move: Move) -> bool:
    return state.picked and not state.trap and not isinstance(move, Take)


@reason("can-act")
def there_is_something_to_do(state: State, move: Move) -> bool:
    return isinstance(move, Pass) and can_act(state)


@rule_of(
    "turn.one-action",
    "turn",
    rank=Rank.TURN,
    applies=_is_on,
    reasons=(
        another_player_has_a_trap_to_place,
        another_player_has_a_second_card_to_take,
        it_is_another_players_turn,
        ones_trap_is_to_be_placed_first,
        there_is_no_trap_to_place,
        ones_second_card_is_to_be_taken_first,
        there_is_something_to_do,
    ),
)
def it_is_this_players_decision(state: State, move: Move) -> Evidence:
    """One action a turn, in turn, and it must be taken; a begun recruit is finished first, and a
    sprung trap placed by its owner.
    """
    due = "trap" if state.trap else "second" if state.picked else "pass" if isinstance(move, Pass) else "action"
    return Evidence(values(due=due), _due_keys(state))
