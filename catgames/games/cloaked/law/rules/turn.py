"""Course of play: whose turn it is, and the four steps in their order."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, reason, rule, rule_of
from catgames.core.rulebook import Nature
from catgames.games.cloaked.language.moves import MOVES, Ask, Move, Pass, Play
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.facts import is_ending
from catgames.games.cloaked.position.state import ASK, DRAW, PLAY, State


def is_on(state: State) -> bool:
    return not state.ended


def what_was_tried(state: State, move: Move) -> Evidence:
    """What is lit is what the player reached for, never what may be done instead."""
    return Evidence(shown=MOVES.keys_of(state, move))


def _whose_turn(state: State) -> Evidence:
    return Evidence(values(who=state.turn), (keys.FAN(state.turn),))


@rule("turn.order", "turn", rank=Rank.TURN, nature=Nature.EFFECT, applies=is_on, evidence=_whose_turn)
def it_is_this_players_turn(state: State, move: Move) -> bool:
    return move.seat == state.turn


def _what_is_left(state: State, move: Move) -> Evidence:
    return Evidence(values(pile=len(state.pile)), MOVES.keys_of(state, move))


@reason("cat-first", what_was_tried)
def a_cat_is_to_be_played_first(state: State, move: Move) -> bool:
    return state.due == PLAY and not isinstance(move, Play)


@reason("draw-left", what_was_tried)
def only_drawing_is_left(state: State, move: Move) -> bool:
    return state.due == DRAW and isinstance(move, Play | Pass)


@reason("no-cat", _what_is_left)
def there_is_no_cat_to_play(state: State, move: Move) -> bool:
    """Who began the turn without a cat, or has just played the last one."""
    return state.due == ASK and isinstance(move, Play) and not state.hands[move.seat]


@reason("second-cat", _what_is_left)
def a_cat_has_been_played(state: State, move: Move) -> bool:
    return state.due == ASK and isinstance(move, Play)


@reason("can-draw", what_was_tried)
def a_cat_can_be_drawn(state: State, move: Move) -> bool:
    return state.due == ASK and isinstance(move, Pass)


def _a_step_of_a_turn(state: State, move: Move) -> bool:
    """In the last round, with an empty pile, and of a second question, another rule says what is due."""
    if state.ended or is_ending(state):
        return False
    if isinstance(move, Ask):
        return state.due != DRAW
    return state.due == PLAY or bool(state.pile) or isinstance(move, Play)


@rule_of(
    "turn.steps",
    "turn",
    rank=Rank.PHASE,
    applies=_a_step_of_a_turn,
    needs=("turn.order",),
    reasons=(
        a_cat_is_to_be_played_first,
        only_drawing_is_left,
        there_is_no_cat_to_play,
        a_cat_has_been_played,
        a_cat_can_be_drawn,
    ),
)
def it_is_time_for_this_step(state: State, move: Move) -> Evidence:
    """Cat, masks, question, draw."""
    step = "play" if isinstance(move, Play) else "ask" if isinstance(move, Ask) else "draw"
    return Evidence(values(step=step), MOVES.keys_of(state, move))
