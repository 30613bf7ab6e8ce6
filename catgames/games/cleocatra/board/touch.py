"""What touching the table means: pieces in, a move out."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import TypeAlias

from catgames.core.key import Key, Keys, word_of
from catgames.core.message import Message, Seat, Values, values
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
from catgames.games.cleocatra.law.legal import legal_moves
from catgames.games.cleocatra.law.possible import may_settle
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import rides
from catgames.games.cleocatra.position.grid import Cell, neighbours, parts_without
from catgames.games.cleocatra.position.keys import INSPECTOR, PLACE, RESCUER, SUPPLY, TILE
from catgames.games.cleocatra.position.scoring import choices, doubles, singles
from catgames.games.cleocatra.position.state import (
    BONUS,
    FIRST,
    SECOND,
    SETUP,
    State,
    actor,
    free_rescuers,
    inspectors_left,
    is_occupied,
    supply,
    to_move,
)
from catgames.games.kit import Touch

OnTable: TypeAlias = Touch[Move]

WAYS = {
    Draw: "way-draw",
    Search: "way-search",
    Exchange: "way-exchange",
    Scout: "way-scout",
    TeamUp: "way-team",
    Rescue: "way-rescue",
    Herd: "way-herd",
}
"""What is touched first, by what is meant, in the order of the book."""
RESCUER_WAYS = {Rescue: "way-rescuer-scores", Herd: "way-rescuer-goes", Exchange: "way-rescuer-changes"}
"""What is touched next, by what a rescuer is to do."""
PLACINGS: Mapping[Key, type[Scout | TeamUp]] = {keys.SCOUT: Scout, keys.TEAM_UP: TeamUp}


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds.

    Anything may be tried at any time; but who is not to decide, or has a first tile to draw, is told just that.
    """
    found = _touched(state, seat, picked) if picked else Touch(said=prompt(state, seat))
    if found.move is None and (to_move(state) != seat or state.step == SETUP):
        return replace(found, said=prompt(state, seat))
    return found


def _touched(state: State, seat: Seat, picked: Keys) -> OnTable:
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
    if held[:1] == (keys.RESCUE,) and new not in PLACINGS:
        return _touch_rescue(state, seat, held, new)
    if new in held or new == keys.HELD:
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
    if state.step == SETUP:
        return Message("touch-setup")
    possible = {type(move) for move in legal_moves(state)}
    if Settle in possible:
        return Message("touch-stuck")
    if possible == {Pass}:
        return Message("touch-nothing")
    line = {FIRST: "touch-first", BONUS: "touch-bonus"}.get(state.step, "touch-second")
    return Message(line, values(ways=_named(WAYS, possible)))


def _named(words: Mapping[type, str], possible: Container[type]) -> tuple[Message, ...]:
    return tuple(Message(word) for kind, word in words.items() if kind in possible)


def _told_apart(state: State, seat: Seat) -> Values:
    """What makes a difference to what can be done."""
    rescuers_only = state.step == SECOND or (state.step == BONUS and not state.variants.any_bonus)
    return values(
        laid="no" if state.laid is None else "yes",
        tiles="no" if rescuers_only else "yes",
        pile=len(state.pile),
        supply=supply(state, seat),
        standing=len(state.rescuers[seat]),
        free=len(free_rescuers(state, seat)),
        waiting=inspectors_left(state),
        goes="yes" if any(isinstance(move, Scout | TeamUp | Settle) for move in legal_moves(state)) else "no",
    )


def _touch_posting(held: Keys, new: Key, seat: Seat) -> OnTable:
    """An inspector first, then the tile it goes to."""
    cell = keys.cell_of(new)
    if new == keys.INSPECTORS_KEY or new in INSPECTOR:
        return Touch((new,), said=Message("touch-post-where"))
    if held and cell:
        return Touch(move=Post(seat, keys.cell_of(held[0]), cell))
    return Touch(held, said=Message("touch-post"))


def _touch_first(state: State, seat: Seat, held: Keys, new: Key) -> OnTable:
    """Something to begin with, or something that is only looked at."""
    word = word_of(new)
    if new == keys.RESCUE and held and _is_own(held[0], seat):
        return _touch_rescue(state, seat, (keys.RESCUE,), held[0])
    if new in PLACINGS and held and (lying := TILE.parts(held[0])):
        placing = PLACINGS[new](seat, *lying)
        if placing in legal_moves(state):
            return Touch(move=placing)  # the tile was touched before the word
    if _is_own(new, seat):
        return _touch_rescuer(state, new)
    if new in TILE:
        return _touch_tile(state, seat, new)
    if new in (keys.SCOUT, keys.TEAM_UP, keys.RESCUE, SUPPLY(seat)):
        return Touch((new,), said=Message(f"touch-{word}", _told_apart(state, seat)))
    others = "-other" if new in RESCUER or new in SUPPLY else ""
    return Touch(held, said=Message(f"touch-{word}{others}", _told_apart(state, seat)))


def _touch_tile(state: State, seat: Seat, tile: Key) -> OnTable:
    """One that cannot be taken says why at once, rather than ask for a place."""
    cell = keys.cell_of(tile)
    assert cell is not None
    free = any(isinstance(move, Search) and move.tile == cell for move in legal_moves(state))
    stays = "no" if free else _why_it_stays(state, cell)
    return Touch((tile,), said=Message("touch-tile", {**_told_apart(state, seat), "stays": stays}))


def _why_it_stays(state: State, tile: Cell) -> str:
    if is_occupied(state, tile) and not rides(state, tile):
        return "occupied"
    if set(neighbours(tile)) <= set(state.cells):
        return "surrounded"
    return "splits" if len(parts_without(state.cells, tile)) > 1 else "now"


def _touch_rescuer(state: State, rescuer: Key) -> OnTable:
    """One's own, on a tile: what can be done with this one."""
    tile = keys.cell_of(rescuer)
    possible = {
        type(move) for move in legal_moves(state) if isinstance(move, Rescue | Herd | Exchange) and move.tile == tile
    }
    ways = _named(RESCUER_WAYS, possible)
    said = Message("touch-rescuer", values(ways=ways)) if ways else Message("touch-rescuer-inspected")
    return Touch((rescuer,), said=said)


def _is_own(key: Key, seat: Seat) -> bool:
    """Whether it is one of this player's rescuers on a tile."""
    standing = RESCUER.parts(key)
    return standing is not None and standing[0] == seat


def _touch_cell(state: State, seat: Seat, first: Key, new: Key, cell: Cell) -> OnTable:
    """Something is in hand, and a tile, a place or a piece on a tile is touched."""
    if first == keys.SCOUT:
        return Touch(move=Scout(seat, cell))
    if first == keys.TEAM_UP:
        return Touch(move=TeamUp(seat, cell))
    if first in SUPPLY:
        if state.step == FIRST and actor(state) == seat and may_settle(state, seat):
            return Touch(move=Settle(seat, cell))
        return Touch(move=Scout(seat, cell) if cell == state.laid else TeamUp(seat, cell))
    if standing := RESCUER.parts(first):
        return _touch_from_rescuer(state, seat, standing[1], new, cell)
    if new in PLACE and (lying := TILE.parts(first)):
        return Touch(move=Search(seat, *lying, cell))
    return _touch_first(state, seat, (), new)


def _touch_from_rescuer(state: State, seat: Seat, tile: Cell, new: Key, cell: Cell) -> OnTable:
    """One's rescuer, then another player's: an exchange. Then a tile: herding."""
    if _is_own(new, seat):
        return _touch_rescuer(state, new)
    if standing := RESCUER.parts(new):
        return Touch(move=Exchange(seat, tile, *standing))
    return Touch(move=Herd(seat, tile, cell))


def _touch_rescue(state: State, seat: Seat, held: Keys, new: Key) -> OnTable:
    """The rescuer, then the tiles chosen among those of one colour, then “Count”."""
    cell = keys.cell_of(new)
    if len(held) == 1:
        if cell is None:
            if new == keys.RESCUE:
                return Touch(said=prompt(state, seat))
            return Touch(held, said=Message("touch-rescue", _told_apart(state, seat)))
        if cell not in state.cells:
            return Touch(move=Rescue(seat, cell, ()))
        # Where nothing can be scored there is nothing to choose: the answer comes at once.
        scores = cell in state.rescuers[seat] and cell not in state.inspectors
        if not scores or not doubles(state, cell):
            return Touch(move=Rescue(seat, cell, choices(state, cell)[0]))
        return Touch((*held, RESCUER(seat, cell)), said=Message("touch-choose"))
    tile = keys.cell_of(held[1])
    assert tile is not None
    chosen = held[2:]
    if new == keys.COUNT:
        cells = {found for key in chosen if (found := keys.cell_of(key))}
        return Touch(move=Rescue(seat, tile, tuple(sorted({*singles(state, tile), *cells}))))
    if new in held[:2]:
        return Touch(said=prompt(state, seat))
    if cell is None:
        return Touch(held, said=Message("touch-choose"))
    marked = TILE(cell)
    kept = tuple(key for key in chosen if key != marked)
    return Touch((*held[:2], *kept, *(() if marked in chosen else (marked,))), said=Message("touch-choose"))
