"""Set-up and turn: whose decision it is, and which kind of action is due."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, reason, rule_of
from catgames.core.rulebook import Nature
from catgames.games.cleocatra.language.moves import TILE_ACTIONS, Draw, Lay, Move, Post
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile, open_places
from catgames.games.cleocatra.position.state import BONUS, SECOND, SETUP, State, actor, inspectors_left, is_over

DRAWN = Evidence(shown=(keys.HELD,))


def _who(state: State) -> Evidence:
    return Evidence(values(who=actor(state)))


# --- the first tiles ----------------------------------------------------------------------------------


@reason("their-draw", _who)
def another_player_draws_a_first_tile(state: State, move: Move) -> bool:
    return move.seat != actor(state) and not state.held


@reason("their-tile", _who)
def another_player_lays_a_first_tile(state: State, move: Move) -> bool:
    return move.seat != actor(state)


@reason("draw-first", lambda state: Evidence(shown=(keys.PILE,)))
def a_first_tile_is_to_be_drawn(state: State, move: Move) -> bool:
    return not state.held and not isinstance(move, Draw)


@reason("tile-first", lambda state: DRAWN)
def the_first_tile_is_to_be_laid(state: State, move: Move) -> bool:
    return bool(state.held) and not isinstance(move, Lay)


@reason("middle", lambda state: Evidence(shown=(*map(keys.PLACE, open_places(state)),)))
def the_very_first_tile_is_not_in_the_middle(state: State, move: Move) -> bool:
    return isinstance(move, Lay) and not state.cells and move.place not in open_places(state)


@reason("taken", lambda state, move: Evidence(shown=(keys.TILE(move.place),)))
def a_tile_lies_there(state: State, move: Move) -> bool:
    return isinstance(move, Lay) and is_tile(state, move.place)


@reason("apart", lambda state, move: Evidence(shown=(keys.PLACE(move.place),)))
def no_tile_lies_beside(state: State, move: Move) -> bool:
    return isinstance(move, Lay) and move.place not in open_places(state)


def _setting_up(state: State) -> bool:
    return state.step == SETUP and not is_over(state)


@rule_of(
    "setup.first-tiles",
    "setup",
    rank=Rank.TURN,
    nature=Nature.SETUP,
    applies=_setting_up,
    reasons=(
        another_player_draws_a_first_tile,
        another_player_lays_a_first_tile,
        a_first_tile_is_to_be_drawn,
        the_first_tile_is_to_be_laid,
        the_very_first_tile_is_not_in_the_middle,
        a_tile_lies_there,
        no_tile_lies_beside,
    ),
)
def the_first_tiles_are_laid_in_turn(state: State) -> Evidence:
    """Draw, then lay: the first tile in the middle, every other beside the pyramids."""
    if not state.held:
        return Evidence(values(due="draw", tiles=len(state.cells)), (keys.PILE,))
    return Evidence(values(due="lay", tiles=len(state.cells)), (keys.HELD,))


# --- a turn -------------------------------------------------------------------------------------------


@reason("their-inspector", _who)
def another_player_puts_an_inspector(state: State, move: Move) -> bool:
    return move.seat != actor(state) and state.posting is not None


@reason("their-tile", _who)
def another_player_lays_a_tile(state: State, move: Move) -> bool:
    return move.seat != actor(state) and bool(state.held)


@reason("their-bonus", _who)
def another_player_takes_a_bonus_action(state: State, move: Move) -> bool:
    return move.seat != actor(state) and state.step == BONUS


@reason("their-turn", _who)
def it_is_another_players_turn(state: State, move: Move) -> bool:
    return move.seat != actor(state)


def _inspectors_due(state: State) -> Evidence:
    assert state.posting is not None, "an inspector is due"
    return Evidence(values(count=state.posting.left), _inspector_keys(state))


def _inspector_keys(state: State) -> Keys:
    return (keys.INSPECTORS_KEY,) if inspectors_left(state) else keys.inspector_keys(state.inspectors)


@reason("inspector-first", _inspectors_due)
def an_inspector_is_to_be_put_first(state: State, move: Move) -> bool:
    return state.posting is not None and not isinstance(move, Post)


@reason("tile-first", lambda state: DRAWN)
def the_drawn_tile_is_to_be_laid_first(state: State, move: Move) -> bool:
    return not state.posting and bool(state.held) and not isinstance(move, Lay)


@reason("tile-second")
def a_tile_action_would_come_second(state: State, move: Move) -> bool:
    return state.step == SECOND and not state.held and isinstance(move, (*TILE_ACTIONS, Lay))


@reason("no-tile", lambda state: Evidence(shown=(keys.PILE,)))
def no_drawn_tile_is_in_hand(state: State, move: Move) -> bool:
    return isinstance(move, Lay) and not state.held


@reason("no-inspector", lambda state, move: Evidence(shown=(keys.TILE(move.tile),)))
def no_inspector_is_to_be_put(state: State, move: Move) -> bool:
    return isinstance(move, Post) and not state.posting


def _playing(state: State) -> bool:
    return state.step != SETUP and not is_over(state)


@rule_of(
    "turn.two-actions",
    "turn",
    rank=Rank.TURN,
    applies=_playing,
    reasons=(
        another_player_puts_an_inspector,
        another_player_lays_a_tile,
        another_player_takes_a_bonus_action,
        it_is_another_players_turn,
        an_inspector_is_to_be_put_first,
        the_drawn_tile_is_to_be_laid_first,
        a_tile_action_would_come_second,
        no_drawn_tile_is_in_hand,
        no_inspector_is_to_be_put,
    ),
)
def this_player_is_due_to_do_this(state: State) -> Evidence:
    """In turn; what has begun is finished first; a tile action comes first or not at all."""
    if state.posting:
        return Evidence(values(due="inspector"), _inspector_keys(state))
    if state.held:
        return Evidence(values(due="tile"), (keys.HELD,))
    due = {BONUS: "bonus", SECOND: "second"}.get(state.step, "first")
    return Evidence(values(due=due), (keys.SUPPLY(actor(state)),))
