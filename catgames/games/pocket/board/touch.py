"""What touching the table means: places in, a move out."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.games.kit import Touch
from catgames.games.pocket.board.phases import choices_of_the_revealed
from catgames.games.pocket.language.moves import MOVES, SAID, Move, Reveal, Rotate, Swap
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.facts import haunts, is_other_prey, say_there
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, NOWHERE, ROTATE, State, to_move

OnTable: TypeAlias = Touch[Move]
PROMPTS = {CHOOSE: "touch-clan", ROTATE: "touch-dog", BETWEEN: "touch-again"}


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds."""
    *held, new = picked or ("",)
    if not new or new in held:
        return Touch(said=prompt(state, seat))
    first = keys.cell_of(held[0]) if held else None
    if (cell := keys.cell_of(new)) is not None:
        return _touch_cell(state, seat, first, cell)
    if quarters := keys.TURN.parts(new):
        return Touch(said=Message("touch-dog")) if first is None else Touch(move=Rotate(seat, first, *quarters))
    if move := MOVES.meant(state, seat, (new,), SAID):
        return Touch(move=move)
    return Touch(tuple(held), said=Message("touch-player"))


def prompt(state: State, seat: Seat) -> Message:
    """What could be touched first."""
    who = to_move(state)
    if who is None:
        return Message("touch-over")
    if who != seat:
        return Message("touch-other", {"who": who})
    if state.lifted != NOWHERE:
        tile = say_there(state, state.lifted)
        return Message("touch-revealed", {"tile": tile, "what": choices_of_the_revealed(state)})
    return Message(PROMPTS.get(state.stage, "touch-reveal"))


def _touch_cell(state: State, seat: Seat, first: int | None, cell: int) -> OnTable:
    """A face-down tile is turned up; once one is, the next touch says with what it swaps."""
    held = (keys.cell_key(cell),)
    if state.stage == ROTATE:
        return Touch(held, said=Message("touch-turn"))
    if state.lifted == NOWHERE:
        return Touch(move=Reveal(seat, cell))
    if first is not None:
        return Touch(move=Swap(seat, first, cell))
    if cell == state.lifted or (haunts(state, seat) and is_other_prey(state, cell)):
        return Touch(held, said=Message("touch-swap", {"tile": say_there(state, cell)}))
    return Touch(move=Swap(seat, state.lifted, cell))
