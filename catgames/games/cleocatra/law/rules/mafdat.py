"""Mafdat: her tile moves with all that is on it."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, rule
from catgames.games.cleocatra.language.moves import Search
from catgames.games.cleocatra.law.rules.lookups import IN_TURN, once_moved, yes_no
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_free, rides
from catgames.games.cleocatra.position.grid import parts
from catgames.games.cleocatra.position.state import MAFDAT_LIMITS, State, standing_on

SEARCHED = (*IN_TURN, "tile.search", "tile.search-connected", "tile.search-surrounded")


def _mafdat_decides(state: State, move: Search) -> bool:
    return rides(state, move.tile) or is_free(state, move.tile)


def _pieces(state: State, move: Search) -> Evidence:
    free = is_free(state, move.tile)
    found = parts(once_moved(state, move))
    sizes = tuple(Message("tiles-counted", {"count": len(part)}) for part in found)
    return Evidence(values(free=yes_no(free), sizes=sizes), keys.tile_keys(cell for part in found[1:] for cell in part))


@rule(
    "ruling.mafdat-limits",
    "abilities",
    Search,
    option=MAFDAT_LIMITS,
    applies=_mafdat_decides,
    needs=SEARCHED,
    evidence=_pieces,
)
def mafdat_obeys_the_limits_of_a_search_or_leaves_one_piece(state: State, move: Search) -> bool:
    """As a search, unless house rules free her: then the pyramids must be in one piece once she is laid."""
    return not is_free(state, move.tile) or len(parts(once_moved(state, move))) == 1


def _riders(state: State, move: Search) -> Evidence:
    inspector = move.tile in state.inspectors
    said = values(rescuers=standing_on(state, move.tile), inspector=yes_no(inspector))
    return Evidence(said, (keys.TILE(move.tile),))


@permission(
    "adv.mafdat",
    "abilities",
    Search,
    needs=(*SEARCHED, "ruling.mafdat-limits", "turn.second-possible"),
    evidence=_riders,
)
def a_mafdat_tile_moves_with_its_pieces(state: State, move: Search) -> bool:
    return rides(state, move.tile)
