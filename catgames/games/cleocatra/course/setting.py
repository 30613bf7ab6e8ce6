"""Setting up Cleocatra: the pile, the pieces, and everybody's first tile."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import Values
from catgames.core.seats import SEATS, everybody
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.state import SETUP, State, inspectors_left, supply
from catgames.games.cleocatra.position.tiles import COPIES
from catgames.teach.setting import Stage

TWO = 2


def _first_tiles(state: State) -> State:
    """Everybody's first tile is laid, each beside the one before it, with a rescuer on it."""
    while state.step == SETUP:
        state = GAME.simulate(state, GAME.legal_moves(state)[0])
    return state


def _pile(state: State) -> Keys:
    return (keys.PILE,)


def _pieces(state: State) -> Keys:
    seats = everybody(state)
    return (*map(keys.SUPPLY, seats), *map(keys.SCORE, seats))


def _tiles(state: State) -> Keys:
    return tuple(map(keys.TILE, _first_tiles(state).cells))


def _pile_numbers(state: State) -> Values:
    everything = sum(COPIES.values())
    return {"tiles": len(state.pile), "out": everything - len(state.pile), "all": everything}


def _piece_numbers(state: State) -> Values:
    return {
        "rescuers": supply(state, SEATS[0]),
        "points": state.scores[0],
        "inspectors": inspectors_left(state),
    }


def _first_numbers(state: State) -> Values:
    after = _first_tiles(state)
    return {"laid": len(after.cells), "left": len(after.pile)}


SETTING: tuple[Stage[State], ...] = (
    Stage("two", "setup.two-players", lit=_pile, counted=_pile_numbers, asked=lambda state: state.players == TWO),
    Stage("pile", "setup.pile", lit=_pile, counted=_pile_numbers),
    Stage("pieces", "setup.pieces", lit=_pieces, counted=_piece_numbers),
    Stage("inspectors", "setup.pieces", lit=lambda state: (keys.INSPECTORS_KEY,), counted=_piece_numbers),
    Stage("starter", "setup.starter"),
    Stage("tiles", "setup.first-tiles", shown=_first_tiles, lit=_tiles, counted=_first_numbers),
)
