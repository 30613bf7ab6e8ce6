"""What touching the table means: pieces in, a move out."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Pass,
    Post,
    Rescue,
    Scout,
    Search,
    Settle,
    TeamUp,
)
from catgames.games.cleocatra.law.legal import legal_moves, may_settle
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.grid import Cell
from catgames.games.cleocatra.position.scoring import choices, doubles, singles
from catgames.games.cleocatra.position.state import BONUS, FIRST, SEATS, SETUP, State, actor, to_move
from catgames.games.kit import Touch

OnTable: TypeAlias = Touch[Move]


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds."""
    if not picked:
        return Touch(said=prompt(state, seat))
    held, new = picked[:-1], picked[-1]
    if new == keys.PASS_KEY:
        return Touch(move=Pass(seat))
    if new == keys.PILE:
        return Touch(move=Draw(seat))
    if state.posting and actor(state) == seat:
        return _touch_posting(held, new, seat)
    cell = keys.cell_of(new)
    if state.held and actor(state) == seat:
        return Touch(move=Lay(seat, cell)) if cell else Touch(said=Message("touch-lay"))
    if held[:1] == (keys.RESCUE,):
        return _touch_rescue(state, seat, held, new)
    if new in held:
        return Touch(said=prompt(state, seat))
    if cell and held:
        return _touch_cell(state, seat, held[0], new, cell)
    return _touch_first(state, seat, held, new)


def prompt(state: State, seat: Seat) -> Message:
    """What could be touched first."""
    who = to_move(state)
    if who is None:
        return Message("touch-over")
    if who != seat:
        return Message("touch-other", {"who": who})
    if state.posting:
        return Message("touch-post")
    if state.held:
        return Message("touch-lay")
    if state.step == FIRST and may_settle(state, seat):
        return Message("touch-stuck")
    return Message({SETUP: "touch-setup", FIRST: "touch-first", BONUS: "touch-bonus"}.get(state.step, "touch-second"))


def _touch_posting(held: Keys, new: Key, seat: Seat) -> OnTable:
    """An inspector first, then the tile it goes to."""
    cell = keys.cell_of(new)
    if new == keys.INSPECTORS_KEY or new.startswith("inspector:"):
        return Touch((new,), said=Message("touch-post-where"))
    if held and cell:
        return Touch(move=Post(seat, keys.cell_of(held[0]), cell))
    return Touch(held, said=Message("touch-post"))


def _touch_first(state: State, seat: Seat, held: Keys, new: Key) -> OnTable:
    """Something to begin with, or something that is only looked at."""
    kind = new.split(":")[0]
    if new == keys.RESCUE and held and held[0].startswith(f"rescuer:{seat}:"):
        return _touch_rescue(state, seat, (keys.RESCUE,), held[0])
    if kind in (keys.SCOUT, keys.TEAM_UP, keys.RESCUE, "tile") or new == keys.supply_key(seat):
        return Touch((new,), said=Message(f"touch-{kind}"))
    if kind == "rescuer":
        own = new.startswith(f"rescuer:{seat}:")
        return Touch((new,) if own else held, said=Message("touch-rescuer" if own else "touch-rescuer-other"))
    if kind == "supply":
        return Touch(held, said=Message("touch-supply-other"))
    return Touch(held, said=Message(f"touch-{kind}"))


def _touch_cell(state: State, seat: Seat, first: Key, new: Key, cell: Cell) -> OnTable:
    """Something is in hand, and a tile, a place or a piece on a tile is touched."""
    match first.split(":"):
        case [keys.SCOUT]:
            return Touch(move=Scout(seat, cell))
        case [keys.TEAM_UP]:
            return Touch(move=TeamUp(seat, cell))
        case ["supply", _]:
            if state.step == FIRST and actor(state) == seat and may_settle(state, seat):
                return Touch(move=Settle(seat, cell))
            return Touch(move=Scout(seat, cell) if cell == state.laid else TeamUp(seat, cell))
        case ["rescuer", _, _]:
            return _touch_from_rescuer(seat, first, new, cell)
        case ["tile", _] if new.startswith("place"):
            tile = keys.cell_of(first)
            assert tile is not None
            return Touch(move=Search(seat, tile, cell))
    return _touch_first(state, seat, (), new)


def _touch_from_rescuer(seat: Seat, first: Key, new: Key, cell: Cell) -> OnTable:
    """One's rescuer, then another player's: an exchange. Then a tile: herding."""
    tile = keys.cell_of(first)
    assert tile is not None
    if new.startswith(f"rescuer:{seat}:"):
        return Touch((new,), said=Message("touch-rescuer"))
    if new.startswith("rescuer:"):
        return Touch(move=Exchange(seat, tile, SEATS[int(new.split(":")[1])], cell))
    return Touch(move=Herd(seat, tile, cell))


def _touch_rescue(state: State, seat: Seat, held: Keys, new: Key) -> OnTable:
    """The rescuer, then the tiles chosen among those of one colour, then “Count”."""
    cell = keys.cell_of(new)
    if len(held) == 1:
        if cell is None:
            return Touch(() if new == keys.RESCUE else held, said=Message("touch-rescue"))
        if cell not in state.cells:
            return Touch(move=Rescue(seat, cell, ()))
        if cell not in state.rescuers[seat] or not doubles(state, cell):
            return Touch(move=Rescue(seat, cell, choices(state, cell)[0]))
        return Touch((*held, keys.rescuer_key(seat, cell)), said=Message("touch-choose"))
    tile = keys.cell_of(held[1])
    assert tile is not None
    chosen = held[2:]
    if new == keys.COUNT:
        cells = {found for key in chosen if (found := keys.cell_of(key))}
        return Touch(move=Rescue(seat, tile, tuple(sorted({*singles(state, tile), *cells}))))
    if new in held[:2] or cell is None:
        return Touch(held if cell is None and new != keys.RESCUE else (), said=Message("touch-choose"))
    marked = keys.tile_key(cell)
    kept = tuple(key for key in chosen if key != marked)
    return Touch((*held[:2], *kept, *(() if marked in chosen else (marked,))), said=Message("touch-choose"))


# --- the other way: what to touch for a move ---------------------------------------------------------


def keys_of(state: State, move: Move) -> Keys:
    def at(cell: Cell) -> Key:
        return keys.tile_key(cell) if cell in state.cells else keys.place_key(cell)

    match move:
        case Draw():
            return (keys.PILE,)
        case Lay(place=place):
            return (at(place),)
        case Search(tile=tile, place=place):
            return (at(tile), at(place))
        case Exchange(seat=seat, tile=tile, other=other, there=there):
            return (keys.rescuer_key(seat, tile), keys.rescuer_key(other, there))
        case Scout(tile=tile):
            return (keys.SCOUT, at(tile))
        case TeamUp(tile=tile):
            return (keys.TEAM_UP, at(tile))
        case Rescue():
            return _keys_of_rescue(state, move)
        case Herd(seat=seat, tile=tile, to=to):
            return (keys.rescuer_key(seat, tile), at(to))
        case Post(source=source, tile=tile):
            return (keys.inspector_key(source) if source else keys.INSPECTORS_KEY, at(tile))
        case Settle(seat=seat, tile=tile):
            return (keys.supply_key(seat), at(tile))
        case Pass():
            return (keys.PASS_KEY,)


def _keys_of_rescue(state: State, move: Rescue) -> Keys:
    tile = move.tile
    if tile not in state.rescuers[move.seat]:
        return (keys.RESCUE, keys.tile_key(tile))
    begin = (keys.RESCUE, keys.rescuer_key(move.seat, tile))
    if not doubles(state, tile):
        return begin
    single = singles(state, tile)
    return (*begin, *keys.tile_keys(cell for cell in move.scored if cell not in single), keys.COUNT)


def next_keys(state: State, seat: Seat, picked: Keys) -> Keys:
    """What comes next in every legal move that has all that is picked."""
    if to_move(state) != seat:
        return ()
    found: dict[Key, None] = {}
    for move in legal_moves(state):
        wanted = keys_of(state, move)
        if picked[:1] == (keys.supply_key(seat),) and isinstance(move, Scout | TeamUp):
            wanted = (picked[0], *wanted[1:])
        if all(key in wanted for key in picked):
            found.update(dict.fromkeys([key for key in wanted if key not in picked][:1]))
    return tuple(found)
