"""Advanced rules: herd, Mafdat, Bastet, the bonus action."""

from __future__ import annotations

from catgames.core.message import Message, Seat, values
from catgames.core.rule import Evidence, Rank, permission, rule
from catgames.games.cleocatra.language.moves import TILE_ACTIONS, Exchange, Herd, Move, Scout, Search, Settle
from catgames.games.cleocatra.law.rules.lookups import once_moved, yes_no
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import colour_or_none, is_free, is_tile, rides, say_tile
from catgames.games.cleocatra.position.grid import Cell, neighbours, parts
from catgames.games.cleocatra.position.state import BONUS, BONUS_ACTION, MAFDAT_LIMITS, State, actor, standing_on
from catgames.games.cleocatra.position.tiles import BASTET


def _hinders_herding(state: State, move: Herd) -> str:
    if not state.variants.advanced:
        return "basic"
    if move.tile not in state.rescuers[move.seat]:
        return "nobody"
    if not is_tile(state, move.to):
        return "absent"
    return "" if move.to in neighbours(move.tile) else "far"


def _herded(state: State, move: Herd) -> Evidence:
    shown = (keys.RESCUER(move.seat, move.tile), keys.TILE(move.to))
    return Evidence(values(wrong=_hinders_herding(state, move), tile=say_tile(state, move.to)), shown)


@rule("adv.herd", "herd", Herd, needs=("turn.two-actions",), evidence=_herded)
def ones_rescuer_goes_to_an_adjacent_tile(state: State, move: Herd) -> bool:
    return not _hinders_herding(state, move)


def _riders(state: State, move: Search) -> Evidence:
    inspector = move.tile in state.inspectors
    said = values(rescuers=standing_on(state, move.tile), inspector=yes_no(inspector))
    return Evidence(said, (keys.TILE(move.tile),))


@permission("adv.mafdat", "abilities", Search, needs=("tile.search",), evidence=_riders)
def a_mafdat_tile_moves_with_its_pieces(state: State, move: Search) -> bool:
    return rides(state, move.tile)


def _mafdat_decides(state: State, move: Search) -> bool:
    return rides(state, move.tile) or is_free(state, move.tile)


def _pieces(state: State, move: Search) -> Evidence:
    free = is_free(state, move.tile)
    found = parts(once_moved(state, move)) if free else ()
    sizes = tuple(Message("number", {"count": len(part)}) for part in found)
    return Evidence(values(free=yes_no(free), sizes=sizes), keys.tile_keys(cell for part in found[1:] for cell in part))


@rule(
    "ruling.mafdat-limits",
    "abilities",
    Search,
    option=MAFDAT_LIMITS,
    applies=_mafdat_decides,
    needs=("tile.search",),
    evidence=_pieces,
)
def mafdat_obeys_the_limits_of_a_search_or_leaves_one_piece(state: State, move: Search) -> bool:
    """As a search, unless the table frees her: then the pyramids must be in one piece once she is laid."""
    return not is_free(state, move.tile) or len(parts(once_moved(state, move))) == 1


def _stands(state: State, seat: Seat, tile: Cell) -> bool:
    return seat < state.players and tile in state.rescuers[seat]


def _hinders_exchange(state: State, move: Exchange) -> str:
    if not state.variants.advanced:
        return "basic"
    if not _stands(state, move.seat, move.tile):
        return "absent"
    if colour_or_none(state, move.tile) != BASTET:
        return "colour"
    if move.other == move.seat:
        return "self"
    if move.there == move.tile:
        return "same"
    return "" if _stands(state, move.other, move.there) else "nobody"


def _bastet(state: State, move: Exchange) -> Evidence:
    shown = (keys.RESCUER(move.seat, move.tile), keys.RESCUER(move.other, move.there))
    said = values(wrong=_hinders_exchange(state, move), tile=say_tile(state, move.tile), other=move.other)
    return Evidence(said, shown)


@rule("adv.bastet", "abilities", Exchange, needs=("turn.two-actions",), evidence=_bastet)
def a_rescuer_on_bastet_changes_places_with_another_players(state: State, move: Exchange) -> bool:
    return not _hinders_exchange(state, move)


def _doubled(state: State, move: Exchange) -> Evidence:
    mine = move.there in state.rescuers[move.seat]
    tile = move.there if mine else move.tile
    who = move.seat if mine else move.other
    shown = (keys.RESCUER(who, tile), keys.TILE(tile))
    return Evidence(values(who=who, tile=say_tile(state, tile)), shown)


@rule("ruling.bastet-capacity", "abilities", Exchange, needs=("adv.bastet",), evidence=_doubled)
def no_tile_gets_two_of_one_player(state: State, move: Exchange) -> bool:
    return move.there not in state.rescuers[move.seat] and move.tile not in state.rescuers[move.other]


def _as_bonus(state: State) -> bool:
    return state.step == BONUS and not state.held and not state.posting


def _bonus(state: State, move: Move) -> Evidence:
    wrong = "scout" if isinstance(move, Scout) else "stuck" if isinstance(move, Settle) else "tile"
    return Evidence(values(wrong=wrong), (keys.SUPPLY(actor(state)),))


@rule(
    "ruling.bonus-action",
    "abilities",
    rank=Rank.TURN,
    option=BONUS_ACTION,
    applies=_as_bonus,
    needs=("turn.two-actions",),
    evidence=_bonus,
)
def it_may_be_a_bonus_action(state: State, move: Move) -> bool:
    """A tile action, unless the table says otherwise, or a rescuer action that needs no new tile; or none."""
    if isinstance(move, TILE_ACTIONS):
        return state.variants.any_bonus
    return not isinstance(move, Scout | Settle)
