"""What touching the table means: places in, a move out."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat, values
from catgames.games.kit import Touch
from catgames.games.pocket.language.moves import Again, Choose, Keep, Move, Reveal, Rotate, Swap
from catgames.games.pocket.law.legal import legal_moves
from catgames.games.pocket.law.rules.lookups import say_there
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.powers import haunts, is_other_prey
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, NOWHERE, ROTATE, State, to_move
from catgames.games.pocket.position.tiles import say_clan

OnTable: TypeAlias = Touch[Move]


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds."""
    if not picked:
        return Touch(said=prompt(state, seat))
    *held, new = picked
    if new in held:
        return Touch(said=prompt(state, seat))
    kind, _, name = new.partition(":")
    match kind:
        case "cell":
            return _touch_cell(state, seat, held, new)
        case "clan":
            return Touch(move=Choose(seat, name))
        case "turn":
            return _touch_turn(seat, held, int(name))
        case "keep":
            return Touch(move=Keep(seat))
        case "again":
            return Touch(move=Again(seat))
    return Touch(tuple(held), said=Message("touch-player"))


def prompt(state: State, seat: Seat) -> Message:
    """What could be touched first."""
    who = to_move(state)
    if who is None:
        return Message("touch-over")
    if who != seat:
        return Message("touch-other", {"who": who})
    if state.lifted != NOWHERE:
        return Message("touch-swap", {"tile": say_there(state, state.lifted)})
    return Message({CHOOSE: "touch-clan", ROTATE: "touch-dog", BETWEEN: "touch-again"}.get(state.stage, "touch-reveal"))


def _touch_cell(state: State, seat: Seat, held: list[Key], new: Key) -> OnTable:
    """A face-down tile is turned up; once one is, the next touch says with what it swaps."""
    cell = keys.cell_of(new)
    assert cell is not None
    if state.stage == ROTATE:
        return Touch((new,), said=Message("touch-turn"))
    if state.lifted == NOWHERE:
        return Touch(move=Reveal(seat, cell))
    moved = keys.cell_of(held[0]) if held else None
    if moved is not None:
        return Touch(move=Swap(seat, moved, cell))
    if cell == state.lifted or (haunts(state, seat) and is_other_prey(state, cell)):
        return Touch((new,), said=Message("touch-swap", {"tile": say_there(state, cell)}))
    return Touch(move=Swap(seat, state.lifted, cell))


def _touch_turn(seat: Seat, held: list[Key], quarters: int) -> OnTable:
    dog = keys.cell_of(held[0]) if held else None
    if dog is None:
        return Touch(said=Message("touch-dog"))
    return Touch(move=Rotate(seat, dog, quarters))


# --- the other way: what to touch for a move -----------------------------------------------------


def keys_of(state: State, move: Move) -> Keys:
    match move:
        case Choose(clan=clan):
            return (keys.clan_key(clan),)
        case Reveal(cell=cell):
            return (keys.cell_key(cell),)
        case Swap(cell=cell, other=other):
            return keys.cell_keys((cell, other))
        case Rotate(cell=cell, quarters=quarters):
            return (keys.cell_key(cell), keys.turn_key(quarters))
        case Keep():
            return (keys.KEEP_KEY,)
        case Again():
            return (keys.AGAIN_KEY,)


def next_keys(state: State, seat: Seat, picked: Keys) -> Keys:
    """Where a legal move that begins with what is picked would go on."""
    if to_move(state) != seat:
        return ()
    ways = (keys_of(state, move) for move in legal_moves(state))
    count = len(picked)
    return tuple(dict.fromkeys(way[count] for way in ways if way[:count] == picked and len(way) > count))


def say_move(state: State, move: Move) -> Message:
    match move:
        case Choose(clan=clan):
            return Message("move-choose", {"clan": say_clan(clan)})
        case Reveal(cell=cell):
            return Message("move-reveal", {"cell": NAMES[cell]})
        case Swap(cell=cell, other=other):
            tile, partner = (
                say_there(state, place) if state.tiles else Message("tile-unknown") for place in (cell, other)
            )
            return Message("move-swap", values(tile=tile, cell=NAMES[cell], partner=partner, other=NAMES[other]))
        case Keep():
            return Message("move-keep-dogs" if state.stage == ROTATE else "move-keep")
        case Rotate(cell=cell, quarters=quarters):
            return Message("move-rotate", {"cell": NAMES[cell], "quarters": quarters})
        case Again():
            return Message("move-again")
