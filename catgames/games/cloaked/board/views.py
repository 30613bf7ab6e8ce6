"""The deduction board and the notes, beside the table while a game is played."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.board.draw import DEDUCTION, PAPER
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.games.cloaked.mind.deduction.proofs import proof_keys, say_proof
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import say_attribute
from catgames.games.cloaked.position.state import State
from catgames.games.kit import View


def why(state: State, seat: Seat, key: Key) -> tuple[Message, Keys]:
    """A smallest proof; or, where nothing is settled, the exact chance."""
    cell = keys.GRID.parts(key)
    assert cell is not None, "only cells of the board are told of"
    board = deduce(state, seat)
    if board.standing(*cell) is not Standing.POSSIBLE:
        return say_proof(state, seat, *cell), proof_keys(state, seat, *cell)
    said = values(who=cell[0], attribute=say_attribute(cell[1]), worlds=board.holding[cell], count=board.worlds)
    return Message("proof-possible", said), ()


VIEWS: tuple[View[State], ...] = (View(DEDUCTION, keys.GRID.word, why), View(PAPER, keys.GRID.word))
