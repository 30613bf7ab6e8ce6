"""Set-up and turn: whose decision it is, and which kind of action is due."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, rule
from catgames.core.rulebook import Nature
from catgames.games.cleocatra.language.moves import TILE_ACTIONS, Draw, Lay, Move, Post
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import open_places
from catgames.games.cleocatra.position.state import BONUS, FIRST, SECOND, SETUP, State, actor, to_move


def due(state: State, move: Move) -> str:
    """What the game waits for, or what there is no occasion for."""
    if state.posting:
        return "post"
    if state.held:
        return "lay"
    if isinstance(move, Lay):
        return "no-tile"
    if isinstance(move, Post):
        return "no-inspector"
    return {SETUP: "setup", FIRST: "first", SECOND: "second", BONUS: "bonus"}[state.step]


def _due_keys(state: State) -> Keys:
    if state.posting:
        return keys.inspector_keys(state.inspectors)
    return (keys.HELD,) if state.held else (keys.SUPPLY(actor(state)),)


def _what_is_due(state: State, move: Move) -> Evidence:
    return Evidence(values(who=actor(state), mover=move.seat, due=due(state, move)), _due_keys(state))


def _setting_up(state: State) -> bool:
    return state.step == SETUP


@rule(
    "setup.first-tiles",
    "setup",
    rank=Rank.TURN,
    nature=Nature.SETUP,
    applies=_setting_up,
    evidence=_what_is_due,
)
def the_first_tiles_are_laid_in_turn(state: State, move: Move) -> bool:
    """Draw, then lay: the first tile in the middle, every other beside the pyramids."""
    if move.seat != actor(state):
        return False
    if not state.held:
        return isinstance(move, Draw)
    return isinstance(move, Lay) and move.place in open_places(state)


def _playing(state: State) -> bool:
    return state.step != SETUP


@rule("turn.two-actions", "turn", rank=Rank.TURN, applies=_playing, evidence=_what_is_due)
def this_player_is_due_to_do_this(state: State, move: Move) -> bool:
    """In turn; what has begun is finished first; a tile action comes first or not at all."""
    if to_move(state) is None:
        return True  # then it is the end of the game that forbids, not the turn
    if move.seat != actor(state):
        return False
    if state.posting or isinstance(move, Post):
        return bool(state.posting) and isinstance(move, Post)
    if state.held or isinstance(move, Lay):
        return bool(state.held) and isinstance(move, Lay)
    return state.step != SECOND or not isinstance(move, TILE_ACTIONS)
