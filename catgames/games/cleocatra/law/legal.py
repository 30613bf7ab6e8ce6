"""Every legal move, found quickly: no explanation is built, and moves are made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial

from catgames.core.message import Seat
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Pass,
    Post,
    Rescue,
    RescuerAction,
    Scout,
    Search,
    Settle,
    TeamUp,
    TileAction,
)
from catgames.games.cleocatra.law.following import full_tiles, herd_places, leaves_second, team_places
from catgames.games.cleocatra.position.grid import MIDDLE, Cell, Cells, destinations, neighbours, parts, survey
from catgames.games.cleocatra.position.scoring import is_princess, uninspected, ways
from catgames.games.cleocatra.position.state import (
    BONUS,
    FIRST,
    SEATS,
    SETUP,
    State,
    actor,
    free_rescuers,
    has_room,
    inspectors_left,
    is_over,
    standing_on,
    supply,
)
from catgames.games.cleocatra.position.tiles import BASTET, MAFDAT

CACHE = 1 << 16
NOTHING = "."
"""At the side of a tile: no other."""


def legal_moves(state: State) -> Sequence[Move]:
    if is_over(state):
        return ()
    seat = actor(state)
    if state.posting:
        return _posts(state, seat)
    if state.held:
        return _lays(state, seat)
    if state.step == FIRST:
        return _first_moves(state, seat)
    if state.step == SETUP:
        return (_draw(seat),)
    if state.step == BONUS:
        tile_moves = tile_actions(state, seat) if state.variants.any_bonus else []
        return [*tile_moves, *rescuer_actions(state, seat), Pass(seat)]
    return rescuer_actions(state, seat) or (Pass(seat),)


def _first_moves(state: State, seat: Seat) -> Sequence[Move]:
    """First actions that leave a second; if none does, any; without any, the stuck player's placement."""
    rides = _mafdat_rides(state, seat) if state.variants.advanced else []
    exchanges = _exchanges(state, seat) if state.variants.advanced else []
    tiles: list[Move] = [*_draws(state, seat), *_plain_searches(state, seat)]
    others: list[Move] = [*rides, *exchanges, *rescuer_actions(state, seat)]
    if not tiles and not others:
        places = _settlings(state, seat)
        return [move for move in places if leaves_second(state, move)] or places or (Pass(seat),)
    free = free_rescuers(state, seat)
    if len(free) > 1:
        return tiles + others  # whatever is done first, somebody can be rescued next
    # With one to be rescued only an exchange or a herding could spoil it; with none, but a rescuer
    # in supply, a tile just laid or moved can be scouted. Only what is left is looked at closely.
    doubtful = (Exchange, Herd) if free else (Search, Exchange, TeamUp, Herd)
    sure = tiles if free or supply(state, seat) else [move for move in tiles if leaves_second(state, move)]
    good = sure + [move for move in others if not isinstance(move, doubtful) or leaves_second(state, move)]
    return good or tiles + others


def first_actions(state: State, seat: Seat) -> list[Move]:
    """Everything that could be the first action, whatever follows."""
    return [*tile_actions(state, seat), *rescuer_actions(state, seat)]


def may_settle(state: State, seat: Seat) -> bool:
    """Stuck: no action is possible at the start of the turn, but a rescuer is left and there is room."""
    return not first_actions(state, seat) and bool(_settlings(state, seat))


def tile_actions(state: State, seat: Seat) -> list[TileAction]:
    moves: list[TileAction] = [*_draws(state, seat), *_plain_searches(state, seat)]
    if state.variants.advanced:
        moves += _mafdat_rides(state, seat)
        moves += _exchanges(state, seat)
    return moves


def rescuer_actions(state: State, seat: Seat) -> list[RescuerAction]:
    moves: list[RescuerAction] = []
    if supply(state, seat):
        if state.laid is not None and has_room(state, seat, state.laid):
            moves.append(_scout(seat, state.laid))
        moves += [_team_up(seat, tile) for tile in team_places(state, seat)]
    free = free_rescuers(state, seat)
    if free:
        colours = dict(zip(state.cells, state.colours, strict=True))
        for tile in free:
            moves += _rescues(seat, tile, "".join([colours.get(cell, NOTHING) for cell in (tile, *neighbours(tile))]))
    if state.variants.advanced:
        moves += [_herd(seat, tile, to) for tile, to in herd_places(state, seat)]
    return moves


def _draws(state: State, seat: Seat) -> list[Draw]:
    return [_draw(seat)] if state.pile else []


def _plain_searches(state: State, seat: Seat) -> list[Search]:
    """Tiles with nobody on them, to every place beside another tile; Mafdat's liberties come apart."""
    cells, inspectors = state.cells, state.inspectors
    free_cats = state.variants.advanced and state.variants.mafdat_free
    moves: list[Search] = []
    places, leaning, loose = survey(cells)
    for tile in loose:
        if tile in inspectors or standing_on(state, tile):
            continue
        if free_cats and state.colours[cells.index(tile)] == MAFDAT:
            continue
        moves += map(_searcher(seat, tile), [place for place in places if leaning.get(place) != tile])
    return moves


def _mafdat_rides(state: State, seat: Seat) -> list[Search]:
    """Mafdat tiles that a plain search could not take: with pieces on them or, if so agreed, any."""
    free, cells = state.variants.mafdat_free, state.cells
    moves: list[Search] = []
    for tile, colour in zip(cells, state.colours, strict=True):
        if colour != MAFDAT:
            continue
        if free:
            rest = tuple([cell for cell in cells if cell != tile])
            whole = (place for place in destinations(cells, tile) if len(parts((*rest, place))) == 1)
            moves += map(_searcher(seat, tile), whole)
        elif tile in survey(cells).loose and (tile in state.inspectors or standing_on(state, tile)):
            moves += map(_searcher(seat, tile), destinations(cells, tile))
    return moves


def _exchanges(state: State, seat: Seat) -> list[Exchange]:
    own = state.rescuers[seat]
    return [
        _exchange(seat, tile, other, there)
        for tile in own
        if state.colours[state.cells.index(tile)] == BASTET
        for other in SEATS[: state.players]
        if other != seat and tile not in state.rescuers[other]
        for there in state.rescuers[other]
        if there not in own
    ]


def _settlings(state: State, seat: Seat) -> list[Settle]:
    if not supply(state, seat):
        return []
    full = full_tiles(state, seat)
    return [Settle(seat, tile) for tile in state.cells if tile not in full]


def _lays(state: State, seat: Seat) -> Sequence[Move]:
    places: Cells = survey(state.cells).places if state.cells else (MIDDLE,)
    lays = [_lay(seat, place) for place in places]
    if state.step != FIRST or supply(state, seat):
        return lays
    return [lay for lay in lays if leaves_second(state, lay)] or lays


def _posts(state: State, seat: Seat) -> list[Post]:
    posting = state.posting
    assert posting is not None
    tiles: Iterator[Cell] = iter((posting.tile,))
    if is_princess(state, posting.tile):
        tiles = uninspected(state, posting.tile, posting.before)
    sources = [None] if inspectors_left(state) else [cell for cell in posting.before if cell in state.inspectors]
    return [Post(seat, source, tile) for tile in tiles for source in sources]


@cache
def _draw(seat: Seat) -> Draw:
    return Draw(seat)


@lru_cache(maxsize=CACHE)
def _lay(seat: Seat, place: Cell) -> Lay:
    return Lay(seat, place)


@lru_cache(maxsize=CACHE)
def _searcher(seat: Seat, tile: Cell) -> Callable[[Cell], Search]:
    """Makes the moves of one tile, each once: there are more of these than of all the others."""
    return cache(partial(Search, seat, tile))


@lru_cache(maxsize=CACHE)
def _exchange(seat: Seat, tile: Cell, other: Seat, there: Cell) -> Exchange:
    return Exchange(seat, tile, other, there)


@lru_cache(maxsize=CACHE)
def _scout(seat: Seat, tile: Cell) -> Scout:
    return Scout(seat, tile)


@lru_cache(maxsize=CACHE)
def _team_up(seat: Seat, tile: Cell) -> TeamUp:
    return TeamUp(seat, tile)


@lru_cache(maxsize=CACHE)
def _rescues(seat: Seat, tile: Cell, colours: str) -> tuple[Rescue, ...]:
    """Every rescue on a tile, known by its colour and by what lies at its three sides."""
    around = sorted(zip((tile, *neighbours(tile)), colours, strict=True))
    area = [cell for cell, colour in around if colour != NOTHING]
    chosen = ways("".join([colour for _, colour in around if colour != NOTHING]))
    return tuple(Rescue(seat, tile, tuple([area[k] for k in way])) for way in chosen)


@lru_cache(maxsize=CACHE)
def _herd(seat: Seat, tile: Cell, to: Cell) -> Herd:
    return Herd(seat, tile, to)
