"""The moves, each described once: what a player can say, right or wrong. None says whether it is allowed.

`lay 1.0`, `search 0.0 to 2.1`, `rescue 1.0 with 0.0`. Tiles and places are named by column and row. `rescue 1.0`
scores every colour of the area once; where tiles have the same colour, `with` names the ones chosen. `scoring` names
every tile scored, right or wrong. A move of somebody who is not to move begins with the player: `2: draw`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Any, TypeAlias

from catgames.core.key import Key, Keys
from catgames.core.kind import Kind
from catgames.core.message import Message, Seat
from catgames.core.moves import Moves
from catgames.games.cleocatra.language.parts import (
    AIM,
    PLACE,
    PLAYER,
    SCORED,
    SOURCE,
    STANDING,
    THEIRS,
    TILE,
    read_cell,
    say_place,
    tiles,
)
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import Cell, Cells, neighbours
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import area, best_choice, choices, doubles, score, singles
from catgames.games.cleocatra.position.state import BONUS, State, actor, to_move


@dataclass(frozen=True, slots=True)
class Draw:
    """Expedition, its first half: draw a tile and look at it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Lay:
    """Expedition, its second half: lay the drawn tile face up."""

    seat: Seat
    place: Annotated[Cell, PLACE]


@dataclass(frozen=True, slots=True)
class Search:
    """Move a tile to another place; a Mafdat tile may carry its pieces along."""

    seat: Seat
    tile: Annotated[Cell, TILE]
    place: Annotated[Cell, PLACE]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Bastet: one's rescuer on this tile and another player's on another tile change places."""

    seat: Seat
    tile: Annotated[Cell, STANDING]
    other: Annotated[Seat, PLAYER]
    there: Annotated[Cell, THEIRS]


@dataclass(frozen=True, slots=True)
class Scout:
    """Put a rescuer on the tile just laid or moved."""

    seat: Seat
    tile: Annotated[Cell, AIM]


@dataclass(frozen=True, slots=True)
class TeamUp:
    """Put a rescuer on a tile beside one that one occupies."""

    seat: Seat
    tile: Annotated[Cell, AIM]


@dataclass(frozen=True, slots=True)
class Rescue:
    """Score with the rescuer on this tile; `scored` are the tiles that give their colours, in order."""

    seat: Seat
    tile: Annotated[Cell, STANDING]
    scored: Annotated[Cells, SCORED]


@dataclass(frozen=True, slots=True)
class Herd:
    """Move a rescuer to an adjacent tile."""

    seat: Seat
    tile: Annotated[Cell, STANDING]
    to: Annotated[Cell, TILE]


@dataclass(frozen=True, slots=True)
class Post:
    """Put an inspector on a tile: from beside the board (no source), or from another tile."""

    seat: Seat
    source: Annotated[Cell | None, SOURCE]
    tile: Annotated[Cell, TILE]


@dataclass(frozen=True, slots=True)
class Settle:
    """Being stuck: put a rescuer on any tile with room."""

    seat: Seat
    tile: Annotated[Cell, AIM]


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: the turn, or a bonus action."""

    seat: Seat


TileAction: TypeAlias = Draw | Search | Exchange
Placing: TypeAlias = Scout | TeamUp | Settle
RescuerAction: TypeAlias = Scout | TeamUp | Rescue | Herd
Move: TypeAlias = TileAction | Lay | RescuerAction | Post | Settle | Pass

TILE_ACTIONS = (Draw, Search, Exchange)


# --- what is odd about them -----------------------------------------------------------------------


def _say_search(state: State, move: Search) -> Message:
    place = say_place(state, move.place, move.tile)
    if move.tile not in state.cells:
        return Message("move-search-nothing", {"place": place})
    return Message("move-search", {"tile": say_tile(state, move.tile), "place": place})


def _touch_exchange(state: State, move: Exchange) -> Keys:
    return (keys.RESCUER(move.seat, move.tile), keys.RESCUER(move.other, move.there))


def _write_rescue(state: State, move: Rescue) -> str:
    """As short as it can be said."""
    tile, scored = move.tile, move.scored
    if tile in state.cells and scored in choices(state, tile):
        chosen = [cell for cell in doubles(state, tile) if cell in scored]
        return " ".join([f"rescue {tile}", *(["with"] if chosen else []), *map(str, chosen)])
    return " ".join([f"rescue {tile} scoring", *map(str, scored)])


def _read_rescue(state: State, seat: Seat, said: str) -> tuple[Rescue, ...]:
    tile_word, *rest = said.split() or [""]
    found = [cell for word in (tile_word, *rest[1:]) for cell in read_cell(state, seat, word)]
    if len(found) < len(rest[1:]) + 1:
        return ()
    tile, *named = found
    match rest[:1]:
        case ["scoring"]:
            return (Rescue(seat, tile, tuple(sorted(set(named)))),)
        case ["with"] if named and tile in state.cells:
            return (Rescue(seat, tile, tuple(sorted({*singles(state, tile), *named}))),)
        case []:
            ways = choices(state, tile) if tile in state.cells else ((),)
            return tuple(Rescue(seat, tile, scored) for scored in ways)
    return ()


def _touch_rescue(state: State, move: Rescue) -> Keys:
    """With the empty places it names: they cannot be touched, so that nobody takes such a move for a temptation."""
    tile, nothing = move.tile, keys.tile_keys(cell for cell in move.scored if cell not in state.cells)
    if tile not in state.rescuers[move.seat]:
        return (keys.RESCUE, keys.TILE(tile), *nothing)
    begin = (keys.RESCUE, keys.RESCUER(move.seat, tile))
    if not doubles(state, tile):
        return (*begin, *nothing)
    single = singles(state, tile)
    return (*begin, *keys.tile_keys(cell for cell in move.scored if cell not in single), keys.COUNT)


def _say_rescue(state: State, move: Rescue) -> Message:
    """With the tiles chosen where there is a choice, and with all that are named where the choice is wrong."""
    tile, scored = move.tile, move.scored
    said = {"tile": say_tile(state, tile)}
    if tile not in state.cells:
        return Message("move-rescue", said)
    if not scored:
        return Message("move-rescue-nothing", said)
    if scored not in choices(state, tile):
        return Message("move-rescue-scoring", said | {"tiles": tuple(say_tile(state, cell) for cell in scored)})
    chosen = tuple(say_tile(state, cell) for cell in doubles(state, tile) if cell in scored)
    return Message("move-rescue-choosing", said | {"tiles": chosen}) if chosen else Message("move-rescue", said)


def _rescues(state: State, seat: Seat) -> Iterator[Rescue]:
    """Every handful of the area's tiles, one with a tile from elsewhere, and one with every place beside."""
    for tile in tiles(state, seat):
        near = area(state, tile) if tile in state.cells else (tile,)
        for count in range(len(near) + 1):
            yield from (Rescue(seat, tile, scored) for scored in combinations(near, count))
        elsewhere = [cell for cell in state.cells if cell not in near][:1]
        yield Rescue(seat, tile, tuple(sorted({*near, *elsewhere})))
        yield Rescue(seat, tile, tuple(sorted({*near, *neighbours(tile)})))


def _placing(record: type[Scout | TeamUp], form: str, word: Key) -> Kind[State, Any]:
    """A rescuer from the supply to a tile; touching the supply says which by itself."""
    return Kind(
        record,
        form,
        begins=(word,),
        shortcut=keys.SUPPLY,
        in_order=True,
        aim="tile",
        origin=keys.SUPPLY,
        family="placing",
    )


def _scores_less_than_it_could(state: State, move: Rescue) -> bool:
    best = best_choice(state, move.seat, move.tile)
    return score(state, move.seat, move.tile, move.scored).total < score(state, move.seat, move.tile, best).total


MOVES: Moves[State, Move] = Moves(
    (
        Kind(Draw, "draw", begins=(keys.PILE,)),
        Kind(Lay, "lay {place}", aim="place", origin=lambda seat: keys.HELD),
        Kind(Search, "search {tile} to {place}", aim="place", in_order=True, said=_say_search),
        Kind(Exchange, "exchange {tile} with {other} at {there}", in_order=True, touched=_touch_exchange),
        _placing(Scout, "scout {tile}", keys.SCOUT),
        _placing(TeamUp, "team {tile}", keys.TEAM_UP),
        Kind(
            Rescue,
            "rescue {tile} with {scored}",
            in_order=True,
            written=_write_rescue,
            readings=_read_rescue,
            touched=_touch_rescue,
            said=_say_rescue,
            every=_rescues,
            vain=_scores_less_than_it_could,
        ),
        Kind(Herd, "herd {tile} to {to}", aim="to", in_order=True),
        Kind(
            Post,
            "post {source} to {tile}",
            aim="tile",
            in_order=True,
            variant=lambda state, move: "" if move.source else "supply",
        ),
        Kind(
            Settle,
            "settle {tile}",
            aim="tile",
            in_order=True,
            family="placing",
            touched=lambda state, move: (keys.SUPPLY(move.seat), *AIM.keys(state, move.seat, move.tile)),
        ),
        Kind(
            Pass,
            "pass",
            begins=(keys.PASS_KEY,),
            variant=lambda state, move: "bonus" if state.step == BONUS else "",
        ),
    ),
    to_move=to_move,
    # After the end nobody is to move; what is said then is said by whoever would be next.
    speaker=actor,
    buttons=keys.PILLS,
)
