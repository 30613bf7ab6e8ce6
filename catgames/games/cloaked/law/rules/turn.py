"""Course of play: whose turn it is, and the four steps in their order."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, rule
from catgames.core.rulebook import Nature
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass, Play
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.facts import can_draw, is_ending
from catgames.games.cloaked.position.state import ASK, DRAW, PLAY, State


def _whose_turn(state: State, move: Move) -> Evidence:
    return Evidence(values(who=state.turn, mover=move.seat), (keys.FAN(state.turn),))


@rule("turn.order", "turn", rank=Rank.TURN, nature=Nature.EFFECT, evidence=_whose_turn)
def it_is_this_players_turn(state: State, move: Move) -> bool:
    return bool(state.ended) or move.seat == state.turn


def _before_the_end(state: State) -> bool:
    """In the last round there is one step only, and another rule says so."""
    return not state.ended and not is_ending(state)


def _what_is_due(state: State, move: Move) -> Evidence:
    tried = type(move).__name__.lower()
    return Evidence(values(due=state.due, tried=tried, cats=len(state.hands[state.turn])), _due_keys(state))


def _due_keys(state: State) -> Keys:
    if state.due == PLAY:
        return tuple(map(keys.HAND, range(len(state.hands[state.turn]))))
    return (keys.PILE_KEY,)


@rule("turn.steps", "turn", rank=Rank.TURN, applies=_before_the_end, needs=("turn.order",), evidence=_what_is_due)
def it_is_time_for_this_step(state: State, move: Move) -> bool:
    """Cat, masks, question, draw. That a second question is one too many is for unmask.one to say."""
    match move:
        case Play():
            return state.due == PLAY
        case Ask() | Draw():
            return state.due in (ASK, DRAW)
        case Pass():
            return state.due == ASK and not can_draw(state)
