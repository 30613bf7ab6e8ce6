"""Where the inspectors of a rescue come from, and where they go."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, reason, rule_of
from catgames.core.rulebook import Nature
from catgames.games.cleocatra.language.moves import Post
from catgames.games.cleocatra.law.rules.lookups import IN_TURN
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile
from catgames.games.cleocatra.position.grid import Cell
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import is_princess
from catgames.games.cleocatra.position.state import Posting, State, inspectors_left


def _posting(state: State) -> Posting:
    assert state.posting is not None, "an inspector is due"
    return state.posting


def _source(move: Post) -> Cell:
    assert move.source is not None, "from a tile"
    return move.source


# --- where from ---------------------------------------------------------------------------------------


def _waiting(state: State, move: Post) -> Evidence:
    said = values(count=inspectors_left(state))
    return Evidence(said, (keys.INSPECTORS_KEY,), wrong=(keys.INSPECTOR(_source(move)),))


@reason("waiting", _waiting)
def one_waits_beside_the_board(state: State, move: Post) -> bool:
    return move.source is not None and inspectors_left(state) > 0


@reason("none-waits", lambda state: Evidence(shown=(keys.INSPECTORS_KEY,)))
def none_waits_beside_the_board(state: State, move: Post) -> bool:
    return move.source is None and not inspectors_left(state)


def _left_from(state: State, move: Post) -> Evidence:
    tile = (keys.TILE(_source(move)),)
    return Evidence(values(tile=say_tile(state, _source(move))), tile, wrong=tile)


@reason("none-there", _left_from)
def there_is_none_on_that_tile(state: State, move: Post) -> bool:
    return move.source is not None and move.source not in state.inspectors


@reason("just-put", _left_from)
def it_has_just_been_put_there(state: State, move: Post) -> bool:
    return move.source is not None and move.source not in _posting(state).before


SOURCES = (
    one_waits_beside_the_board,
    none_waits_beside_the_board,
    there_is_none_on_that_tile,
    it_has_just_been_put_there,
)


# --- to the rescuer's tile ----------------------------------------------------------------------------


def _for_the_scoring_tile(state: State) -> bool:
    return state.posting is not None and not is_princess(state, state.posting.tile)


def _due(state: State, move: Post) -> Evidence:
    shown = keys.TILE(move.tile) if is_tile(state, move.tile) else keys.PLACE(move.tile)
    due = _posting(state).tile
    return Evidence(values(due=say_tile(state, due)), (shown, keys.TILE(due)), wrong=(shown,))


@reason("elsewhere", _due)
def it_would_go_to_another_tile(state: State, move: Post) -> bool:
    return move.tile != _posting(state).tile


@rule_of(
    "score.inspector",
    "inspectors",
    Post,
    nature=Nature.EFFECT,
    applies=_for_the_scoring_tile,
    needs=IN_TURN,
    reasons=(it_would_go_to_another_tile, *SOURCES),
)
def an_inspector_of_another_tile_comes_to_the_rescuers(state: State, move: Post) -> Evidence:
    """From beside the board only where the position is odd: in a game such an inspector comes by itself."""
    source = Message("inspector-supply") if move.source is None else say_tile(state, move.source)
    said = values(source=source, due=say_tile(state, move.tile), count=inspectors_left(state))
    return Evidence(said, (keys.TILE(move.tile), *((keys.INSPECTOR(move.source),) if move.source else ())))


# --- Princess -----------------------------------------------------------------------------------------


def _for_princess(state: State) -> bool:
    return state.posting is not None and is_princess(state, state.posting.tile)


@reason("no-tile", lambda state, move: Evidence(shown=(keys.PLACE(move.tile),)))
def no_tile_lies_there_for_it(state: State, move: Post) -> bool:
    return not is_tile(state, move.tile)


def _aimed_at(state: State, move: Post) -> Evidence:
    tile = (keys.TILE(move.tile),)
    return Evidence(values(tile=say_tile(state, move.tile)), tile, wrong=tile)


@reason("scored", _aimed_at)
def one_scored_on_that_very_tile(state: State, move: Post) -> bool:
    return move.tile == _posting(state).tile


@reason("had-one", _aimed_at)
def one_was_there_before(state: State, move: Post) -> bool:
    return move.tile in _posting(state).before


@reason("same", _aimed_at)
def the_first_of_the_two_is_there(state: State, move: Post) -> bool:
    return move.tile in state.inspectors


@rule_of(
    "ruling.princess-where",
    "abilities",
    Post,
    applies=_for_princess,
    needs=IN_TURN,
    reasons=(
        no_tile_lies_there_for_it,
        one_scored_on_that_very_tile,
        one_was_there_before,
        the_first_of_the_two_is_there,
        *SOURCES,
    ),
)
def princess_sends_inspectors_where_there_was_none(state: State, move: Post) -> Evidence:
    return _aimed_at(state, move)
