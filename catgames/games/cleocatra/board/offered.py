"""What the board offers to who is to decide: the words that can be said, and where one begins."""

from __future__ import annotations

from collections.abc import Sequence

from catgames.core.key import Keys
from catgames.games.cleocatra.language.moves import MOVES, Move
from catgames.games.cleocatra.law.legal import legal_moves
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.state import State, to_move
from catgames.scene.look import Look

WORDS, PILE, TILES = "words", "pile", "tiles"


def own_moves(state: State, look: Look) -> Sequence[Move]:
    return legal_moves(state) if to_move(state) == look.seat else ()


def sayable(state: State, look: Look, legal: Sequence[Move]) -> Keys:
    """The word that was said, those that lead on from what is picked, and those that begin something else."""
    if look.asking is not None:
        return ()  # what could be done may be the question
    begun = (look.picked, ())
    led = (key for picked in begun for key in MOVES.next_keys(state, look.seat, picked, legal))
    return (*look.picked, *led)


def begins_with(state: State, look: Look) -> str:
    """What one who plays must find in sight: a word, or where none can be said the pile; else the tiles."""
    if not look.touched or look.asking is not None:
        return TILES
    first = MOVES.next_keys(state, look.seat, (), own_moves(state, look))
    return WORDS if any(key in keys.PILLS for key in first) else PILE if keys.PILE in first else TILES
