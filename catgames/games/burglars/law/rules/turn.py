"""Player's turn: one action, by the player whose turn it is."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, rule
from catgames.games.burglars.language.moves import Move, Pass, Place, Take
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.facts import can_act
from catgames.games.burglars.position.state import State, to_move, visible_market


def due(state: State, move: Move) -> str:
    """What the game waits for; who passes is told that they need not."""
    if state.trap:
        return "trap"
    if state.picked:
        return "second"
    return "pass" if isinstance(move, Pass) and move.seat == to_move(state) else "action"


def _what_is_due(state: State, move: Move) -> Evidence:
    who = to_move(state)
    return Evidence(
        values(who=move.seat if who is None else who, mover=move.seat, due=due(state, move)),
        _due_keys(state),
    )


def _due_keys(state: State) -> Keys:
    if state.trap:
        return (keys.TRAP_KEY,)
    if state.picked:
        return (keys.DECK_KEY, *keys.market_keys(state, visible_market(state)))
    return (keys.FAN(state.turn),)


@rule("turn.one-action", "turn", rank=Rank.TURN, evidence=_what_is_due)
def it_is_this_players_decision(state: State, move: Move) -> bool:
    """One action a turn, in turn, and it must be taken; a begun recruit is finished first, and a
    sprung trap placed by its owner.
    """
    if to_move(state) is None:
        return True  # then it is the end of the game that forbids, not the turn
    if move.seat != to_move(state):
        return False
    if state.trap or isinstance(move, Place):
        return bool(state.trap) and isinstance(move, Place)
    if state.picked:
        return isinstance(move, Take)
    return not isinstance(move, Pass) or not can_act(state)
